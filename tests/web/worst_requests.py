"""Builders of the most expensive request to each route."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

from shima.lessons.loader import Taught
from shima.record import LARGEST_RECORD
from shima.tables.continuing import MOST_GIVEN
from tests.web.asgi_client import AsgiClient, Request, json_request

Make = Callable[["World"], Awaitable[Request]]


class World:
    """A server with a custom set, four people at a game in progress, and a long finished game."""

    def __init__(self, server: AsgiClient, people: list[str], records: dict[str, bytes]) -> None:
        self.server = server
        self.people = people
        self.records = records
        self.tables: dict[str, str] = {}
        self.dice = random.Random(1)

    @property
    def table(self) -> str:
        return self.tables["table"]

    async def shown(self, who: str) -> dict[str, Any]:
        shown: dict[str, Any] = (await self.server.ask(Request("GET", f"/api/tables/{self.table}", who=who))).json()
        return shown

    async def mover(self) -> tuple[str, dict[str, Any]]:
        """Return the cookie and the view of the person whose turn it is."""
        turn = (await self.shown(self.people[0]))["turn"]
        seats = [(await self.shown(who))["seat"] for who in self.people]
        who = self.people[seats.index(turn)]
        return who, await self.shown(who)


def get(path: str, signed_in: bool = False) -> Make:
    async def make(world: World) -> Request:
        return Request("GET", path.format(**world.tables), who=world.people[0] if signed_in else "")

    return make


def send(method: str, path: str, body: Any, who: int = 0) -> Make:
    async def make(world: World) -> Request:
        return json_request(method, path.format(**world.tables), body, world.people[who])

    return make


def plain(path: str, text: str | bytes) -> Make:
    async def make(world: World) -> Request:
        return Request("POST", path, text if isinstance(text, bytes) else text.encode(), world.people[0])

    return make


async def newcomer(method: str, path: str, world: World) -> Request:
    """A request of a new person who is not needed afterwards."""
    who = await world.server.guest("Eve")
    await world.server.ask(json_request("POST", "/api/tables", {"game": "yamatai", "chairs": ["", ""]}, who))
    return json_request(method, path, None, who)


async def a_move(world: World) -> Request:
    who, shown = await world.mover()
    body = {"do": "move", "number": shown["moves"] + 1, "move": str(world.dice.choice(shown["labels"])["move"])}
    return json_request("POST", f"/api/tables/{world.table}/actions", body, who)


async def a_stale_move(world: World) -> Request:
    who, _ = await world.mover()
    body = {"do": "move", "number": 1, "move": "1"}
    return json_request("POST", f"/api/tables/{world.table}/actions", body, who)


async def an_illegal_move(world: World) -> Request:
    who, shown = await world.mover()
    body = {"do": "move", "number": shown["moves"] + 1, "move": "build 1 on 1"}
    return json_request("POST", f"/api/tables/{world.table}/actions", body, who)


async def why(world: World) -> Request:
    who, _ = await world.mover()
    return Request("GET", f"/api/tables/{world.table}/why?move=build%201%20on%201", who=who)


async def whys(start: str, world: World) -> Request:
    who, _ = await world.mover()
    return Request("GET", f"/api/tables/{world.table}/whys?start={start}", who=who)


async def preview(world: World) -> Request:
    who, shown = await world.mover()
    move, number = world.dice.choice(shown["labels"])["move"], shown["moves"] + 1
    return Request("GET", f"/api/tables/{world.table}/preview?move={move}&number={number}", who=who)


async def hint(world: World) -> Request:
    who, _ = await world.mover()
    return Request("POST", f"/api/tables/{world.table}/hint", who=who)


async def forgotten(name: str, world: World) -> Request:
    """Request a table that must be loaded from its journal."""
    world.server.context.service._live.clear()
    return Request("GET", f"/api/tables/{world.tables[name]}", who=world.people[0])


async def the_record(name: str, world: World) -> Request:
    return Request("POST", "/api/records", world.records[name], world.people[0])


async def a_large_record(world: World) -> Request:
    """A record of the maximum size, with comments, valid up to the last line."""
    record = world.records["over"]
    room = LARGEST_RECORD - len(record) - 100
    remarks = (b"# " + b"x" * 200 + b"\n") * (room // 203)
    return Request("POST", "/api/records", record.replace(b"\n\n", b"\n\n" + remarks), world.people[0])


async def the_last_position(name: str, world: World) -> Request:
    path = f"/api/tables/{world.tables[name]}"
    moves = (await world.server.ask(Request("GET", path))).json()["moves"]
    return Request("GET", f"{path}/positions/{moves}", who=world.people[0])


async def a_lesson(what: str, world: World) -> Request:
    """At the last stop where the learner has a move."""
    lesson: Taught = world.server.context.lesson_service.lessons["yamatai-building"]
    number = max(n for n, stop in enumerate(lesson.lesson.stops) if stop.move is not None)
    stop = lesson.lesson.stops[number]
    path = f"/api/lessons/{lesson.name}/stops/{number}"
    return Request("GET", path + what.format(move=stop.move, next=stop.after + 1))


async def a_branch(what: str, name: str, tried: int, world: World, **more: object) -> Request:
    """Moves tried as late as possible: a continued game begins after at most `MOST_GIVEN` moves."""
    path = f"/api/tables/{world.tables[name]}"
    moves = (await world.server.ask(Request("GET", path))).json()["moves"]
    number, seed = min(moves, MOST_GIVEN) - 100, world.dice.randrange(10**6)
    body: dict[str, Any] = {"number": number, "moves": [], "seed": seed}
    for _ in range(tried):
        found = (await world.server.ask(json_request("POST", f"{path}/variation", body, world.people[0]))).json()
        if not found["labels"]:
            break
        body["moves"].append(world.dice.choice(found["labels"])["move"])
    body["moves"] = body["moves"][:-1] if what == "continue" else body["moves"]
    return json_request("POST", f"{path}/{what}", {**body, **more}, world.people[0])
