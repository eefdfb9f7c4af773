"""A visitor from a chosen loopback address: requests over persistent connections, counted by outcome."""

import asyncio
import json
from collections import Counter
from time import monotonic
from typing import Any

from load_sockets import Socket

HOST = "127.0.0.1"
TIMEOUT = 60.0
JSON, TEXT = "application/json", "text/plain"
RATE, BURST = 55.0, 500.0
"""A little more than one address may send: requests per second, and burst."""

Answer = tuple[int, bytes]
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Visitor:
    """`answers` counts outcomes: `answered`, `refused` by the server, `failed`, or `unanswered` until the end."""

    def __init__(self, port: int, source: str = HOST, seconds: float = 0.0) -> None:
        self.port = port
        self.source = source
        self.end = monotonic() + seconds
        self.answers: Counter[str] = Counter()
        self._free: list[Connection] = []
        self._purse = BURST
        self._at = monotonic()

    @property
    def left(self) -> float:
        """Seconds until it stops."""
        return max(0.0, self.end - monotonic())

    async def pace(self) -> None:
        """Wait until the token bucket allows another request."""
        while True:
            now = monotonic()
            self._purse = min(BURST, self._purse + (now - self._at) * RATE)
            self._at = now
            if self._purse >= 1:
                self._purse -= 1
                return
            await asyncio.sleep((1 - self._purse) / RATE)

    async def ask(
        self, method: str, path: str, body: bytes = b"", kind: str = JSON, cookie: str = "", patience: float = TIMEOUT
    ) -> Answer:
        """Return status and content; status 0 if no answer came."""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\n"
        if cookie:
            head += f"Cookie: {cookie}\r\n"
        if body:
            head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        status, _, content = await self.talk(head.encode() + b"\r\n" + body, patience)
        return status, content

    async def talk(self, sent: bytes, patience: float = TIMEOUT) -> tuple[int, bytes, bytes]:
        """Send these bytes. Return the status, headers and content of the response."""
        line: Connection | None = None
        try:
            async with asyncio.timeout(patience):
                line = self._free.pop() if self._free else await self.connect()
                line[1].write(sent)
                await line[1].drain()
                status, head, content = await _answer(line[0])
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            if line is not None:
                line[1].transport.abort()
            self.answers["failed"] += 1
            return 0, b"", b""
        except asyncio.CancelledError:
            self.answers["unanswered"] += 1
            raise
        if b"connection: close" in head.lower():
            line[1].close()
        else:
            self._free.append(line)
        self.answers["answered" if status < 400 else "refused"] += 1
        return status, head, content

    async def connect(self) -> Connection:
        return await asyncio.open_connection(HOST, self.port, local_addr=(self.source, 0))

    async def post(self, path: str, content: dict[str, Any], cookie: str = "") -> Answer:
        return await self.ask("POST", path, json.dumps(content).encode(), cookie=cookie)

    async def get(self, path: str, cookie: str = "") -> Answer:
        return await self.ask("GET", path, cookie=cookie)

    async def person(self, name: str) -> str:
        """Return the cookie of a new person; empty if the server refused."""
        body = json.dumps({"name": name}).encode()
        head = f"POST /api/me HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: {JSON}\r\nContent-Length: {len(body)}\r\n\r\n"
        _, answer, _ = await self.talk(head.encode() + body)
        lines = [line for line in answer.decode("latin-1").split("\r\n") if line.lower().startswith("set-cookie: ")]
        return lines[0][12:].partition(";")[0] if lines else ""

    async def table(self, cookie: str, game: str, chairs: list[str], **choices: Any) -> str:
        """Return the id of a new table; empty if the server refused."""
        wish = {"game": game, "chairs": chairs, "order": "seated", **choices}
        status, content = await self.post("/api/tables", wish, cookie)
        return str(json.loads(content)["id"]) if status == 201 else ""

    async def act(self, table: str, cookie: str, do: str, **fields: Any) -> Answer:
        return await self.post(f"/api/tables/{table}/actions", {"do": do, **fields}, cookie)

    async def bring(self, cookie: str, record: bytes) -> str:
        """Return the id of a table with an imported game; empty if the server refused."""
        status, content = await self.ask("POST", "/api/records", record, TEXT, cookie)
        return str(json.loads(content)["id"]) if status == 201 else ""

    async def watch(self, socket: Socket) -> bool:
        """Open a WebSocket from the visitor's address. Return whether it was accepted."""
        try:
            async with asyncio.timeout(TIMEOUT):
                await socket.connect(HOST, self.port, self.source)
        except (OSError, TimeoutError):
            self.answers["failed"] += 1
            return False
        self.answers["answered"] += 1
        return True

    def close(self) -> None:
        for _, writer in self._free:
            writer.transport.abort()
        self._free.clear()


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bytes, bytes]:
    head = await reader.readuntil(b"\r\n\r\n")
    length = 0
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return int(head.split(b" ", 2)[1]), head, await reader.readexactly(length)
