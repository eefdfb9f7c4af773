"""Kills a server repeatedly while people play, and checks that it keeps everything it acknowledged."""

import asyncio
import json
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.waiting import TIMEOUT, eventually
from tests.web.client_history import Acknowledged, ClientHistory, View
from tests.web.restarting_server import RestartingServer
from tests.web.servers import NO_CERTIFICATES

FEWEST, MOST = 8, 40
"""A server is killed after a random number of answers in this range,"""
SHORTEST, LONGEST = 0.0, 0.1
"""plus a random number of seconds."""
LONG = 5
"""One in this number of servers lives until a bot has moved."""
EARLY = 0.2
"""The share of servers that are killed without waiting for answers."""
PAUSE = 0.2
TABLES = [
    (game, chairs)
    for game in ("tokaido-duo", "yamatai")
    for chairs in (["", ""], ["", ""], ["", ""], ["", ""], ["", "random"], ["", "greedy"])
]
RESIGNING, BY_HTTP, CHECKING = 0.05, 0.25, 0.2
"""How often a person resigns instead of moving, acts over HTTP, and checks everything after a restart."""
GONE = (OSError, EOFError, httpx.TransportError, websockets.ConnectionClosed, websockets.InvalidHandshake)


class DatabaseAway(Exception):
    """The server is running, but its database is not."""


@dataclass
class Person:
    """Plays random legal moves, and repeats unanswered requests with the same id."""

    name: str
    history: ClientHistory
    dice: random.Random
    cookies: dict[str, str] = field(default_factory=dict)
    table: str = ""
    view: View = field(default_factory=dict)
    pending: View | None = None
    answered: View | None = None
    made: int = 0
    """The version in the last answer. Until it is seen, there is nothing to decide."""
    under_way: bool = False
    since: int = 0
    """When the current server started, if the pending request was first sent to an earlier one."""
    rests: bool = False
    asked: int = 0
    reminded: float = 0.0

    def at(self, address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=address, cookies=self.cookies, timeout=TIMEOUT, trust_env=False, verify=NO_CERTIFICATES
        )

    async def live(self, address: str) -> None:
        """Play until the server is gone, or until the person rests and nothing is pending."""
        self.under_way = False
        self.since = now() if self.pending else 0
        with suppress(*GONE):
            while not await self._visit(address):
                self.under_way = False
                await asyncio.sleep(PAUSE)

    async def _visit(self, address: str) -> bool:
        """Return whether there is nothing more to do. While the database is away, there is."""
        try:
            async with self.at(address) as http:
                if self.dice.random() < CHECKING:
                    await self._check(http)
                while await self._play(http):
                    await self._next_table(http)
        except DatabaseAway:
            return False
        return True

    async def _play(self, http: httpx.AsyncClient) -> bool:
        """Play at one table. Return whether to go to another."""
        address = str(http.base_url).replace("http://", "ws://").rstrip("/")
        heads = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        since = 0 if self.rests else self.view.get("version", 0)
        url = f"{address}/api/tables/{self.table}/live?since={since}"
        async with connect(url, additional_headers=heads, compression=None, proxy=None) as socket:
            if self.rests:
                self._hear(json.loads(await socket.recv()))
            while True:
                if self.pending is None and self.view and (self.rests or self.view["status"] == "over"):
                    return not self.rests
                if self.pending is None and not self.rests:
                    self._decide()
                if self.pending is not None and not self.under_way:
                    await self._ask(socket, http)
                with suppress(TimeoutError):
                    async with asyncio.timeout(PAUSE):
                        self._hear(json.loads(await socket.recv()))

    def _hear(self, message: View) -> None:
        if message["type"] == "update":
            told = [event["version"] for event in message["events"]]
            assert told == list(range(self.view["version"] + 1, message["version"] + 1)), "the gap was not told"
        if message["type"] in ("update", "fresh"):
            self.history.add_view(message["table"])
            self.view = message["table"]
        elif message["type"] == "done":
            self._done(message["id"], message["version"])
        else:
            self._refused(message)

    def _done(self, id: str, version: int) -> None:
        assert self.pending is not None
        assert self.pending["id"] == id
        self.history.add_acknowledged(Acknowledged(self.table, version, self.pending, self.since))
        self.answered, self.pending, self.since, self.made = self.pending, None, 0, version

    def _refused(self, answer: View) -> None:
        """Expected refusals: too many reminders, a game that has already begun, and a missing database."""
        if answer["fault"] == "busy" and not answer.get("id", True):
            raise DatabaseAway("no table without a database")
        assert self.pending is not None
        if answer["fault"] == "busy":
            self.under_way, self.since = False, now()
        elif (self.pending["do"], answer["fault"]) in (("say", "too-many"), ("start", "not-now")):
            self.pending = None
        else:
            raise AssertionError(f"{self.name} asked for {self.pending} and was told {answer}")

    def _decide(self) -> None:
        """Choose the next request, if any: a move, the start of a game that a killed server left, or a reminder for a
        bot.
        """
        if not self.view or self.view["version"] < self.made:
            return
        if self.view["status"] == "waiting":
            if self.view["host"] and all(chair["name"] for chair in self.view["chairs"]):
                self._wish({"do": "start"})  # the server was killed between the last chair and the start
        elif self.view["turn"] == self.view["seat"]:
            chosen = self.dice.choice(self.view["view"]["moves"])["text"]
            move = {"do": "move", "number": self.view["moves"] + 1, "move": chosen}
            self._wish(move if self.dice.random() > RESIGNING else {"do": "resign"})
        elif time.monotonic() > self.reminded + 1 and any(chair["kind"] == "bot" for chair in self.view["chairs"]):
            self.reminded = time.monotonic()
            self._wish({"do": "say", "text": "Still there?"})

    def met_a_bot(self) -> bool:
        """Whether a bot has moved at the table."""
        seats = {decision["seat"] for decision in self.view.get("decisions", ())}
        return any(self.view["chairs"][seat - 1]["kind"] == "bot" for seat in seats)

    def _wish(self, fields: View) -> None:
        self.asked += 1
        self.pending = {**fields, "id": f"{self.name}-{self.asked}"}
        self.under_way = False

    async def _ask(self, socket: ClientConnection, http: httpx.AsyncClient) -> None:
        assert self.pending is not None
        self.under_way = True
        if self.dice.random() > BY_HTTP:
            await socket.send(json.dumps(self.pending))
            return
        answer = await http.post(f"/api/tables/{self.table}/actions", json=self.pending)
        if answer.status_code == 200:
            self._done(self.pending["id"], answer.json()["version"])
        else:
            self._refused(answer.json())

    async def _check(self, http: httpx.AsyncClient) -> None:
        """After a restart, check that nothing is lost and that a repeated request gets the same answer."""
        seen = self.view
        if not seen or seen["status"] == "waiting":
            return
        present = there(await http.get(f"/api/tables/{self.table}")).json()
        assert present["version"] >= seen["version"]
        position = there(await http.get(f"/api/tables/{self.table}/positions/{seen['moves']}")).json()
        assert position["view"] == {**seen["view"], "moves": []}
        if self.answered is not None:
            answer = there(await http.post(f"/api/tables/{self.table}/actions", json=self.answered)).json()
            self.history.add_acknowledged(Acknowledged(self.table, answer["version"], self.answered, 0))
        self.history.checked += 1

    async def _next_table(self, http: httpx.AsyncClient) -> None:
        """Get the record of the finished game, and start a rematch."""
        if self.table not in self.history.records:
            self.history.records[self.table] = there(await http.get(f"/api/tables/{self.table}/record")).text
        answer = there(await http.post(f"/api/tables/{self.table}/rematch"))
        self.table, self.view, self.answered, self.made = answer.json()["id"], {}, None, 0


async def seated(address: str, history: ClientHistory, seed: int) -> list[Person]:
    """Create people at all tables."""
    people: list[Person] = []
    for number, (game, chairs) in enumerate(TABLES):
        table = ""
        for chair in range(chairs.count("")):
            person = Person(f"p{number}-{chair}", history, random.Random(f"{seed} {number} {chair}"))
            async with person.at(address) as http:
                (await http.post("/api/me", json={"name": person.name})).raise_for_status()
                if table:
                    (await http.post(f"/api/tables/{table}/actions", json={"do": "sit"})).raise_for_status()
                else:
                    choice = {"game": game, "chairs": chairs, "order": "seated"}
                    table = (await http.post("/api/tables", json=choice)).json()["id"]
                person.cookies = dict(http.cookies)
            person.table = table
            people.append(person)
    return people


async def kill_repeatedly(
    folder: Path, database: str, kills: int, seed: int, meanwhile: Callable[[int], None] = lambda _kill: None
) -> dict[str, Any]:
    """Kill a server `kills` times while people play. Check the journal and return statistics."""
    history, dice = ClientHistory(), random.Random(seed)
    server = RestartingServer(folder, database)
    began, under_load, under_way = time.monotonic(), 0, 0
    try:
        address = server.start()
        people = await seated(address, history, seed)
        for kill in range(kills):
            before = len(history.acknowledged)
            lives = [asyncio.create_task(person.live(address)) for person in people]
            meanwhile(kill)
            if dice.random() > EARLY:
                await eventually(partial(has_heard, history, before + dice.randint(FEWEST, MOST)))
            if kill % LONG == LONG - 1:
                await eventually(lambda: any(person.met_a_bot() for person in people))
            await asyncio.sleep(dice.uniform(SHORTEST, LONGEST))
            server.end(signal.SIGKILL)
            under_load += len(history.acknowledged) > before
            under_way += sum(person.pending is not None and person.under_way for person in people)
            await asyncio.gather(*lives)
            address = server.start()
        for person in people:
            person.rests = True
        for _ in range(2):  # first everyone gets the last answers, then everyone sees their effect
            await asyncio.gather(*(person.live(address) for person in people))
        server.end(signal.SIGTERM)
    finally:
        server.close()
    seconds = round(time.monotonic() - began, 1)
    assert not [person.pending for person in people if person.pending is not None]
    told = {"kills": kills, "under_load": under_load, "under_way": under_way, "seconds": seconds}
    told["still_births"] = server.failed_starts
    return {**told, "checked": history.checked, **await history.check(database)}


def there(answer: httpx.Response) -> httpx.Response:
    """Check the response. Raise DatabaseAway if the server has no database."""
    if answer.status_code == 503:
        raise DatabaseAway(answer.text)
    assert answer.status_code == 200, answer.text
    return answer


def has_heard(history: ClientHistory, answers: int) -> bool:
    return len(history.acknowledged) >= answers


def now() -> int:
    return time.time_ns() // 1_000_000
