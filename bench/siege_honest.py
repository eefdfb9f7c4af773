"""The honest people whom an attack must not disturb: pairs, one who plays against a bot, one who asks for hints."""

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from load_sockets import HttpClient, Socket
from load_traffic import Table, Traffic, open_all
from siege_client import HOST, Visitor

GAMES = ("tokaido-duo", "yamatai")
BOT = "level3"
PAUSE = 0.25
"""Seconds that a person looks at the bot's move."""


class Pairs:
    """Two people each at a few tables, who move at random times, `rate` moves per second in all."""

    def __init__(self, port: int, tables: int, rate: float, seed: int) -> None:
        self.traffic = Traffic(seed)
        self.rate = rate
        self.tables = [Table(self.traffic, HttpClient(HOST, port), GAMES[n % 2], f"pair{n}") for n in range(tables)]

    async def open(self) -> None:
        await open_all([table.open() for table in self.tables], 2)

    async def play(self, seconds: float, patience: float = 0.0) -> "Played":
        """Return the latency of each move. One that has not arrived counts as if it did now."""
        taken = await self.traffic.run(self.rate, seconds)
        end = perf_counter() + patience
        while (now := perf_counter()) < end and any(table.missing(now) for table in self.tables):
            await asyncio.sleep(0.05)
        missing = [late for table in self.tables for late in table.missing(now)]
        return Played(taken.event + missing, len(missing), taken.refused, taken.lost)

    def close(self) -> None:
        for table in self.tables:
            table.close()


@dataclass
class Played:
    """Seconds for each move, and how many were lost, refused, or lost their connection."""

    seconds: list[float]
    missing: int
    refused: int
    lost: int


@dataclass
class Waits:
    """Seconds that people waited for the bot, for hints and for webhooks."""

    bot: list[float] = field(default_factory=list)
    hint: list[float] = field(default_factory=list)
    hook: list[float] = field(default_factory=list)
    unhinted: int = 0


class Soloist(Socket):
    """A person at a table with a bot, until the game is over."""

    def __init__(self, visitor: Visitor, table: str, cookie: str, waits: Waits, seed: int, asks: bool) -> None:
        super().__init__(HOST, f"/api/tables/{table}/live", cookie)
        self.over = asyncio.Event()
        self.waits = waits
        self.turn_at: float | None = None
        """Since when this person's webhook is pending."""
        self._visitor = visitor
        self._id = table
        self._cookie = cookie
        self._random = Random(seed)
        self._since: float | None = None
        self._is_theirs = False
        self._is_told = False
        self._asked: float | None = None
        self._asks = asks
        self._moving: asyncio.Task[None] | None = None

    def still_waiting(self, waits: Waits) -> None:
        """Count what this person waits for as if it arrived now."""
        now = perf_counter()
        if self._since is not None:
            waits.bot.append(now - self._since)
        if self._asked is not None:
            waits.hint.append(now - self._asked)

    def heard(self, text: bytes) -> None:
        if not text.startswith((b'{"type":"update"', b'{"type":"fresh"')):
            return
        now = perf_counter()
        if self._since is not None:
            self.waits.bot.append(now - self._since)
        table = json.loads(text)["table"]
        if table["status"] == "over":
            self._since = None
            self.over.set()
        elif table["labels"]:
            if self._is_theirs and not self._is_told and self.turn_at is None:
                self.turn_at = now
            self._since, self._is_theirs = None, False
            self._moving = asyncio.create_task(self._move(table))
        else:
            self._since, self._is_theirs, self._is_told = now, True, False

    def told(self) -> None:
        """The webhook arrived. It may come before the message on the WebSocket."""
        if self.turn_at is not None:
            self.waits.hook.append(perf_counter() - self.turn_at)
        self._is_told, self.turn_at = True, None

    def lost(self) -> None:
        self.over.set()

    async def _move(self, table: dict[str, Any]) -> None:
        if self._asks:
            await self._ask()
        await asyncio.sleep(PAUSE)
        move = self._random.choice(table["labels"])["move"]
        if self.is_open:
            self.say(json.dumps({"do": "move", "number": table["moves"] + 1, "move": str(move)}).encode())
            self._since = perf_counter()

    async def _ask(self) -> None:
        self._asked = begun = perf_counter()
        status, _ = await self._visitor.post(f"/api/tables/{self._id}/hint", {}, self._cookie)
        self._asked = None
        self.waits.hint.append(perf_counter() - begun)
        self.waits.unhinted += status != 200


class Solo:
    """Plays one game against a bot after the other, and may ask for a hint before each move."""

    def __init__(self, port: int, seed: int, asks: bool) -> None:
        self.waits = Waits()
        self._visitor = Visitor(port)
        self._seed = seed
        self._asks = asks
        self._now: Soloist | None = None
        self._receiver: asyncio.Server | None = None
        self._playing: asyncio.Task[None] | None = None

    async def open(self, hooks: bool) -> None:
        """Start to play. With `hooks`, a webhook announces this person's turns."""
        cookie = await self._visitor.person("Solo")
        if hooks:
            self._receiver = await asyncio.start_server(self._called, HOST, 0)
            url = f"http://{HOST}:{self._receiver.sockets[0].getsockname()[1]}/"
            await self._visitor.ask("PUT", "/api/me/hook", json.dumps({"url": url}).encode(), cookie=cookie)
        self._playing = asyncio.create_task(self._play(cookie))

    def take(self) -> Waits:
        """Return the waiting times since the last call. Pending ones count with their time so far."""
        waits, self.waits = self.waits, Waits()
        if self._now is not None:
            self._now.still_waiting(waits)
            if self._receiver is not None and self._now.turn_at is not None:
                waits.hook.append(perf_counter() - self._now.turn_at)
            self._now.waits = self.waits
        return waits

    async def close(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        if self._now is not None:
            self._now.close()
        if self._receiver is not None:
            self._receiver.close()
        self._visitor.close()

    async def _play(self, cookie: str) -> None:
        while True:
            table = await self._visitor.table(cookie, GAMES[self._seed % 2], ["", BOT], hints=True)
            self._now = Soloist(self._visitor, table, cookie, self.waits, self._seed, self._asks)
            if table and await self._visitor.watch(self._now):
                await self._now.over.wait()
            self._now.close()
            await asyncio.sleep(1.0)

    async def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(4096)
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        writer.close()
        if self._now is not None:
            self._now.told()
