"""The traffic of `load.py`: pairs of clients that play random legal moves at a rate, with the latency of each move."""

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Protocol

from load_sockets import HttpClient, Socket

OPENING_AT_ONCE = 8
DRAIN_SECONDS = 10.0
"""Seconds for the last moves to arrive."""
RELAYED = b'{"do":"move","id":"1","number":1,"move":"1"}'


class Pair(Protocol):
    def move(self, due: float) -> None:
        """Make a move that was due at `due`."""


@dataclass
class Taken:
    """Seconds from a move to the other client's event, and to the acknowledgement that it is durable."""

    event: list[float] = field(default_factory=list)
    answer: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0
    lost: int = 0


class Traffic:
    """An open-loop load: moves start at random times, `rate` per second, independent of the server. 0: closed loop.

    A move that was late because no table was ready is timed from when it was due.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.taken = Taken()
        self.under_way = 0
        self.rate = 0.0
        self._ready: list[Pair] = []
        self._late: deque[float] = deque()
        self._is_on = False

    def offer(self, pair: Pair) -> None:
        """It is the turn of one of the pair's clients."""
        if self._is_on and not self.rate:
            pair.move(perf_counter())
        elif self._is_on and self._late:
            pair.move(self._late.popleft())
        else:
            self._ready.append(pair)

    async def run(self, rate: float, seconds: float) -> Taken:
        """Generate load for some seconds. Return the latencies."""
        self.rate = rate
        self.taken = taken = Taken()
        self._is_on = True
        begun = perf_counter()
        if rate:
            await self._at_random_times(begun, begun + seconds)
        else:
            ready, self._ready = self._ready, []
            for pair in ready:
                pair.move(perf_counter())
            await asyncio.sleep(seconds)
        self._is_on = False
        self._late.clear()
        end = perf_counter() + DRAIN_SECONDS
        while self.under_way and perf_counter() < end:
            await asyncio.sleep(0.01)
        return taken

    async def _at_random_times(self, due: float, end: float) -> None:
        while (due := due + self.random.expovariate(self.rate)) < end:
            begin, wait = due, due - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
                begin = perf_counter()  # a late timer is not the server's fault
            if self._ready:
                at = self.random.randrange(len(self._ready))
                self._ready[at], self._ready[-1] = self._ready[-1], self._ready[at]
                self._ready.pop().move(begin)
            else:
                self._late.append(begin)


class Table:
    """Two people at a table of Shima. When a game is over, they open the next."""

    def __init__(self, traffic: Traffic, http: HttpClient, game: str, name: str) -> None:
        self.traffic = traffic
        self.http = http
        self.game = game
        self.name = name
        self.cookies: list[str] = []
        self.seats: list[Seat] = []
        self.version = 0
        self.number = 0
        self.choices: list[dict[str, Any]] = []
        self.mover: Seat | None = None
        self._due: dict[int, float] = {}
        self._answers: deque[float] = deque()
        self._again: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if not self.cookies:
            for half in "ab":
                self.cookies.append((await self.http.post("/api/me", {"name": f"{self.name}{half}"}))[1])
        choice = {"game": self.game, "chairs": ["", ""], "order": "seated"}
        id = (await self.http.post("/api/tables", choice, self.cookies[0]))[0]["id"]
        await self.http.post(f"/api/tables/{id}/actions", {"do": "sit"}, self.cookies[1])
        self.seats = [Seat(self, id, cookie) for cookie in self.cookies]
        for seat in self.seats:
            await seat.connect(self.http.host, self.http.port)

    def move(self, due: float) -> None:
        assert self.mover is not None
        chosen = self.traffic.random.choice(self.choices)["move"]
        self._due[self.version + 1] = due
        self._answers.append(due)
        self.traffic.under_way += 1
        self.mover.say(b'{"do":"move","id":"%d","number":%d,"move":"%d"}' % (self.version, self.number, chosen))

    def missing(self, now: float) -> list[float]:
        """Return the ages in seconds of moves that the other client has not seen yet."""
        return [now - due for due in self._due.values()]

    def seen(self, seat: "Seat", text: bytes, now: float) -> None:
        """A seat has received an update. Only the client whose turn it is parses it."""
        version = int(text[(at := text.index(b'"version":') + 10) : text.index(b",", at)])
        if seat is not self.mover:
            for number in [number for number in self._due if number <= version]:
                self.traffic.taken.event.append(now - self._due.pop(number))
                self.traffic.under_way -= 1
        if not text.endswith(b'"labels":[]}}'):
            table = json.loads(text)["table"]
            if self.mover is not seat and self._due:
                raise AssertionError("the seat to move has changed before its move was seen")
            self.mover, self.version, self.number = seat, version, table["moves"] + 1
            self.choices = table["labels"]
            self.traffic.offer(self)
        elif b'"status":"over"' in text and self._again is None:
            self._again = asyncio.create_task(self._next_game())

    def answered(self, text: bytes, now: float) -> None:
        due = self._answers.popleft()
        if text.startswith(b'{"type":"done"'):
            self.traffic.taken.answer.append(now - due)
        else:
            self.traffic.taken.refused += 1

    async def _next_game(self) -> None:
        await asyncio.sleep(0.1)  # until all messages in flight have arrived
        self.traffic.taken.over += 1
        self.close()
        await self.open()
        self._again = None

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


class Seat(Socket):
    def __init__(self, table: Table, id: str, cookie: str) -> None:
        super().__init__(table.http.host, f"/api/tables/{id}/live", cookie)
        self.table = table

    def heard(self, text: bytes) -> None:
        now = perf_counter()
        if text.startswith((b'{"type":"update"', b'{"type":"fresh"')):
            self.table.seen(self, text, now)
        else:
            self.table.answered(text, now)

    def lost(self) -> None:
        self.table.traffic.taken.lost += 1


class RelayPair:
    """Two clients of the relay that send one message back and forth."""

    def __init__(self, traffic: Traffic, host: str, port: int, name: str) -> None:
        self.traffic = traffic
        self.host = host
        self.port = port
        self.ends = [End(self, f"/relay/{name}") for _ in range(2)]
        self._due = 0.0

    async def open(self) -> None:
        for end in self.ends:
            await end.connect(self.host, self.port)
        self.traffic.offer(self)

    def move(self, due: float) -> None:
        self._due = due
        self.traffic.under_way += 1
        self.ends[0].say(RELAYED)

    def arrived(self) -> None:
        self.traffic.taken.event.append(perf_counter() - self._due)
        self.traffic.under_way -= 1
        self.ends.reverse()
        self.traffic.offer(self)

    def close(self) -> None:
        for end in self.ends:
            end.close()


class End(Socket):
    def __init__(self, line: RelayPair, path: str) -> None:
        super().__init__(line.host, path)
        self.line = line

    def heard(self, text: bytes) -> None:
        self.line.arrived()


class Idle(Socket):
    """Watches a table at which nothing happens."""


async def open_all(openings: list[Any], at_once: int = OPENING_AT_ONCE) -> None:
    """Run all coroutines, `at_once` at a time."""
    left = iter(openings)

    async def some() -> None:
        for opening in left:
            await opening

    await asyncio.gather(*(some() for _ in range(at_once)))
