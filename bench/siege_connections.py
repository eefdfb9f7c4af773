"""Attacks with connections and WebSockets: endless headers, floods of messages, malformed requests."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from time import perf_counter

from load_sockets import Socket
from load_traffic import Idle
from siege_attacker import AT_ONCE, Attack, Attacker
from siege_client import HOST

SOCKETS = 95
"""WebSockets of one address, a few less than allowed."""
HALF_OPEN = 1500
MESSAGES = 9.0
"""Messages per second on each WebSocket, a little less than allowed."""


async def headers(attacker: Attacker) -> None:
    """Requests with endless headers, and many that never end."""
    lines = await attacker.many(lambda _: _half_open(attacker), HALF_OPEN)

    async def endless(_n: int) -> None:
        try:
            async with asyncio.timeout(10):
                reader, writer = await attacker.connect()
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                for _ in range(200):
                    writer.write(b"X-Long: " + b"x" * 50_000 + b"\r\n")
                    await writer.drain()
                writer.write(b"\r\n")
                await reader.read(100)
                attacker.answers["answered"] += 1
                writer.transport.abort()
        except (OSError, TimeoutError):
            attacker.answers["refused"] += 1

    await attacker.flood(endless, 4)
    for writer in lines:
        if writer is not None:
            writer.transport.abort()


async def _half_open(attacker: Attacker) -> asyncio.StreamWriter | None:
    try:
        _, writer = await attacker.connect()
        writer.write(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
        await writer.drain()
    except OSError:
        attacker.answers["refused"] += 1
        return None
    attacker.answers["answered"] += 1
    return writer


async def sockets(attacker: Attacker) -> None:
    """As many WebSockets as allowed, opened repeatedly, with garbage and pings."""
    cookie = await attacker.person("Mallory")
    table = await attacker.table(cookie, "yamatai", ["", "random"])
    rubbish = (b'{"do":"ping"}', b"{", b'{"do":"move","number":1,"move":"x"}', b'{"do":"undo","number":1,"to":0}')

    async def come(_n: int) -> None:
        socket = Idle(HOST, f"/api/tables/{table}/live", cookie)
        if not await attacker.watch(socket):
            return
        for n in range(20):
            if socket.is_open:
                socket.say(rubbish[n % len(rubbish)])
            await asyncio.sleep(1 / MESSAGES)
        socket.close()

    await attacker.flood(come, SOCKETS)


async def chat(attacker: Attacker) -> None:
    """Long chat lines at a table that all connections of the address watch."""
    cookie = await attacker.person("Mallory")
    table = await attacker.table(cookie, "yamatai", ["", "random"])
    ends = [Idle(HOST, f"/api/tables/{table}/live", cookie) for _ in range(SOCKETS)]
    await attacker.many(lambda n: attacker.watch(ends[n]), SOCKETS)
    line = json.dumps({"do": "say", "text": "ha " * 66}).encode()
    while attacker.left:
        for end in ends:
            if end.is_open:
                end.say(line)
                attacker.answers["answered"] += 1
        await asyncio.sleep(1 / MESSAGES)
    for end in ends:
        end.close()


class Flipper(Socket):
    """Makes a move and takes it back, as fast as allowed."""

    def __init__(self, attacker: Attacker, table: str, cookie: str) -> None:
        super().__init__(HOST, f"/api/tables/{table}/live", cookie)
        self.attacker = attacker
        self._table: dict[str, list[dict[str, int]]] = {}

    def heard(self, text: bytes) -> None:
        if text.startswith((b'{"type":"update"', b'{"type":"fresh"')):
            self._table = json.loads(text)["table"]

    def flip(self) -> None:
        """Send the next action if it is this player's turn."""
        table = self._table
        if not self.is_open or not table.get("labels"):
            return
        number = int(str(table["moves"])) + 1
        if table["undo"]:
            action = {"do": "undo", "number": number, "to": table["undo"][0]}
        else:
            action = {"do": "move", "number": number, "move": str(table["labels"][0]["move"])}
        self.say(json.dumps(action).encode())
        self.attacker.answers["answered"] += 1


async def flips(attacker: Attacker) -> None:
    """Moves that are made and taken back at many tables at once."""
    people = await attacker.many(lambda n: attacker.person(f"Mallory {n}"), 5)

    async def sit(n: int) -> Flipper:
        cookie = people[n % len(people)]
        flipper = Flipper(attacker, await attacker.table(cookie, "yamatai", ["", "random"]), cookie)
        await attacker.watch(flipper)
        return flipper

    flippers = await attacker.many(sit, SOCKETS)
    while attacker.left:
        begun = perf_counter()
        for flipper in flippers:
            flipper.flip()
        await asyncio.sleep(max(0.0, 1 / MESSAGES - (perf_counter() - begun)))
    for flipper in flippers:
        flipper.close()


def rubbish(dice: Random) -> bytes:
    """Return an invalid or nearly valid request."""
    head = b"Host: 127.0.0.1\r\n"
    kinds: list[Callable[[], bytes]] = [
        lambda: dice.randbytes(200) + b"\r\n\r\n",
        lambda: b"POST /api/me HTTP/1.1\r\n" + head + b"Content-Type: application/json\r\nContent-Length: 3\r\n\r\n{{{",
        lambda: b"POST /api/tables HTTP/1.1\r\n" + head + b"Content-Length: 99999999999\r\n\r\n",
        lambda: b"GET /" + b"%ff" * 2000 + b" HTTP/1.1\r\n" + head + b"\r\n",
        lambda: b"BREW /api/me HTTP/1.1\r\n" + head + b"\r\n",
        lambda: b"GET /api/tables/../../etc/passwd HTTP/1.1\r\n" + head + b"\r\n",
        lambda: b"GET /api/me HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        lambda: b"GET /api/me HTTP/1.1\r\n" + head + b"Cookie: shima=" + b"%x" % dice.getrandbits(300) + b"\r\n\r\n",
        lambda: b"POST /api/me HTTP/1.1\r\n" + head + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    ]
    return dice.choice(kinds)()


async def malformed(attacker: Attacker) -> None:
    """Malformed requests, far more than allowed."""

    async def some() -> None:
        while attacker.left:
            await attacker.talk(rubbish(attacker.random), 2.0)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


KINDS: dict[str, Attack] = {
    "headers": headers,
    "sockets": sockets,
    "chat": chat,
    "flips": flips,
    "malformed": malformed,
}
