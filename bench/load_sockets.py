"""Minimal WebSocket and HTTP clients, so that on a shared machine the server is measured.

They only support our own servers on loopback: no TLS, no compression, no fragments, a mask of zeros.
"""

import asyncio
import base64
import json
import os
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One WebSocket. Subclasses handle messages in `heard`."""

    def __init__(self, host: str, path: str, cookie: str = "") -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False
        self.path = path
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"{'Cookie: ' + cookie if cookie else 'Accept: */*'}\r\n\r\n"
        )
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def heard(self, text: bytes) -> None:
        """Handle a message."""

    def lost(self) -> None:
        """Called when the connection ends other than by `close`."""

    async def connect(self, host: str, port: int, source: str = "") -> None:
        """Connect, from the local address `source` if given."""
        local = (source, 0) if source else None
        await asyncio.get_running_loop().create_connection(lambda: self, host, port, local_addr=local)
        await self.opened

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        self.is_open = False
        if self._transport is not None:
            self._transport.abort()

    def _send(self, kind: int, text: bytes) -> None:
        assert self._transport is not None
        if len(text) < 126:
            head = bytes((0x80 | kind, 0x80 | len(text), 0, 0, 0, 0))
        else:
            head = bytes((0x80 | kind, 0x80 | 126, len(text) >> 8, len(text) & 255, 0, 0, 0, 0))
        self._transport.write(head + text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop has its own class
        self._transport.write(self._head.encode())

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed a connection before it was open"))
        elif self.is_open:
            self.is_open = False
            self.lost()

    def data_received(self, data: bytes) -> None:
        self._buffer = data = self._buffer + data if self._buffer else data
        if not self.is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head[:100].decode()))
                return
            self.is_open = True
            self.opened.set_result(None)
        self._buffer = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Handle all complete frames. Return the rest of the data."""
        at = 0
        while len(data) - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < begin + length:
                break
            self._take(data[at] & 15, data[begin : begin + length])
            at = begin + length
        return data[at:]

    def _take(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self.heard(text)
        elif kind == PING:
            self._send(PONG, text)
        elif kind == CLOSE and self._transport is not None:
            self._transport.close()


class HttpClient:
    """Sends HTTP requests, one after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._turn = asyncio.Lock()

    async def post(self, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
        """Return the response, and the cookie it sets."""
        content = json.dumps(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Type: application/json\r\nConnection: close\r\n"
        more = f"Cookie: {cookie}\r\n" if cookie else ""
        async with self._turn:
            reader, writer = await asyncio.open_connection(self.host, self.port)
            writer.write(f"{head}{more}Content-Length: {len(content)}\r\n\r\n{content}".encode())
            heads, _, answer = (await reader.read()).decode().partition("\r\n\r\n")
            writer.close()
        if heads.split()[1:2] not in (["200"], ["201"]):
            raise ConnectionError(f"{path}: {heads[:30]} {answer[:300]}")
        cookies = [
            line[12:].partition(";")[0] for line in heads.splitlines() if line.lower().startswith("set-cookie: ")
        ]
        return json.loads(answer), "".join(cookies)
