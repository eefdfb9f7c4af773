"""Nothing that anybody may ask takes more than 10 ms of CPU on the event loop at a time: all others wait meanwhile.

Every route of the OpenAPI document has a case here with the worst that it takes; a route without one fails the test.
"""

import asyncio
import gc
import json
import random
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from shima import fair
from shima.games.game import Game
from shima.language import language
from shima.record import MOST_MOVES
from shima.registry import GAMES, open_game, open_set_text
from shima.session import Session
from shima.tables.blocking import LONGEST_REPORT
from shima.tables.cache import Cache
from shima.tables.sets import MOST_KEPT
from shima.tables.view import log_view
from shima.web.middleware import LONGEST_BODY
from tests.component_sets import TEXTS
from tests.conftest import BUILD
from tests.test_set_bounds import BOMB, HOSTILE
from tests.web.asgi_client import LoopTimer, Request, asgi_client, json_request
from tests.web.worst_requests import (
    Make,
    World,
    a_branch,
    a_large_record,
    a_lesson,
    a_move,
    a_stale_move,
    an_illegal_move,
    forgotten,
    get,
    hint,
    newcomer,
    plain,
    preview,
    send,
    the_last_position,
    the_record,
    why,
    whys,
)

pytestmark = pytest.mark.anyio
MOST: float = 0.010 * (1 if BUILD == "compiled" else 4)
"""Seconds, on a machine that takes REFERENCE for the reference loop. Rules in plain Python take longer."""
REFERENCE = 0.0056
TIMES = 4


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": False}


def long_game(game: Game, players: int) -> bytes:
    """The longest of some random games, as a record."""
    longest: Session | None = None
    for number in range(20):
        session = Session(game, ("Ann", "Ben", "Cat", "Dan")[:players], fair.derived_seed(str(number)))
        dice = random.Random(number)
        while moves := session.state.moves():
            session.play(dice.choice(moves))
        if longest is None or len(session.moves) > len(longest.moves):
            longest = session
    assert longest is not None
    return longest.record().write().encode()


def longest_game(game: Game) -> bytes:
    """A game of players who avoid its end, as long as a record may be."""
    session, dice = Session(game, ("Ann", "Ben"), fair.derived_seed("for ever")), random.Random(1)
    while len(session.moves) < MOST_MOVES - 10:
        words = {move: game.write(session.state, move).split(" ") for move in session.state.moves()}
        passes = [move for move, said in words.items() if said[1] == "pass" or said[-1] == "stay"]
        idle = [move for move, said in words.items() if said[1] not in ("temple", "garden", "sell", "give", "paint")]
        session.play(dice.choice(passes or idle or list(words)))
    return session.record().write().encode()


@pytest.fixture(scope="module")
async def world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    folder: Path = tmp_path_factory.mktemp("loop")
    async with asgi_client(folder, hooks="off") as server:
        people = [await server.guest(name) for name in ("Ann", "Ben", "Cat", "Dan")]
        text = TEXTS["yamatai"]
        kept = (await server.ask(Request("POST", "/api/sets", text.encode(), people[0]))).json()
        records = {"over": long_game(open_set_text(text), 4), "longest": longest_game(open_game("tokaido-duo"))}
        world = World(server, people, records)
        for name, record in records.items():
            brought = await server.ask(Request("POST", "/api/records", record, people[0]))
            world.tables[name] = brought.json()["id"]
        choice = {"game": "yamatai", "chairs": [""] * 4, "set": kept["hash"], "order": "seated"}
        table = (await server.ask(json_request("POST", "/api/tables", choice, people[0]))).json()["id"]
        for who in people[1:]:
            await server.ask(json_request("POST", f"/api/tables/{table}/actions", {"do": "sit"}, who))
        world.tables["table"] = table
        for number in range(49):  # as many sentences as a table shows
            for_all = {"do": "say", "text": f"{number} " + "ü" * 290}
            await server.ask(json_request("POST", f"/api/tables/{table}/actions", for_all, people[number % 4]))
        for _ in range(100):
            await server.ask(await a_move(world))
        assert (await world.shown(people[0]))["status"] == "playing"
        some = {"game": "tokaido-duo", "chairs": ["", ""], "open": True}
        for _ in range(200):  # as many as a list shows
            await server.ask(json_request("POST", "/api/tables", some, people[0]))
        offered = server.context.sets.offered
        offered += offered[-1:] * MOST_KEPT  # the list of games names them all
        yield world


MANY_KEYS = {f"{number:x}": 1 for number in range(LONGEST_BODY // 12)}
BIG_SET = (TEXTS["yamatai"] + "# " + "x" * 90 + "\n") + ("# rulebook " + "x" * 80 + "\n") * 900
NO_SET = TEXTS["yamatai"].replace("[39, 40, 22, 21]", ",\n".join(f"[{number}]" for number in range(100, 4_400)))
CASES: dict[str, list[Make]] = {
    "GET /api/me": [get("/api/me", signed_in=True)],
    "POST /api/me": [send("POST", "/api/me", {"name": "x" * 40}), send("POST", "/api/me", MANY_KEYS)],
    "DELETE /api/me": [partial(newcomer, "DELETE", "/api/me")],
    "DELETE /api/me/data": [partial(newcomer, "DELETE", "/api/me/data")],
    "GET /api/me/devices": [get("/api/me/devices", signed_in=True)],
    "DELETE /api/me/devices": [partial(newcomer, "DELETE", "/api/me/devices")],
    "DELETE /api/me/devices/{device}": [send("DELETE", "/api/me/devices/" + "x" * 40, None)],
    "GET /api/me/recovery": [get("/api/me/recovery", signed_in=True)],
    "POST /api/me/recovery": [send("POST", "/api/me/recovery", None)],
    "POST /api/me/recover": [send("POST", "/api/me/recover", {"code": "x" * 40})],
    "GET /api/me/blocks": [get("/api/me/blocks", signed_in=True)],
    "DELETE /api/me/blocks/{block}": [send("DELETE", "/api/me/blocks/" + "x" * 40, None)],
    "GET /api/me/tables": [get("/api/me/tables", signed_in=True)],
    "POST /api/me/link": [send("POST", "/api/me/link", None)],
    "POST /api/me/device": [send("POST", "/api/me/device", {"key": "x" * 100})],
    "GET /api/me/tokens": [get("/api/me/tokens", signed_in=True)],
    "POST /api/me/tokens": [send("POST", "/api/me/tokens", {"label": "x" * 160})],
    "DELETE /api/me/tokens/{token}": [send("DELETE", "/api/me/tokens/" + "x" * 5_000, None)],
    "GET /api/me/hook": [get("/api/me/hook", signed_in=True)],
    "PUT /api/me/hook": [send("PUT", "/api/me/hook", {"url": "https://" + "x" * 490})],
    "DELETE /api/me/hook": [send("DELETE", "/api/me/hook", None)],
    "GET /api/me/turns": [],  # a stream without end; it begins as the list of tables does
    "GET /api/games": [get("/api/games")],
    "GET /api/games/{game}/words/{code}": [get("/api/games/yamatai/words/de")],
    "GET /api/games/{game}/board": [get("/api/games/yamatai/board"), get(f"/api/games/yamatai/board?set={'0' * 64}")],
    "GET /api/games/{game}/start": [
        get("/api/games/yamatai/start?players=4"),
        get("/api/games/yamatai/start?players=5"),
    ],
    "GET /api/tables": [get("/api/tables", signed_in=True)],
    "POST /api/tables": [
        send("POST", "/api/tables", {"game": "yamatai", "chairs": [""] + ["random"] * 3}),
        send("POST", "/api/tables", MANY_KEYS),
        send("POST", "/api/tables", {"game": "yamatai", "chairs": [""], "options": MANY_KEYS}),
    ],
    "GET /api/tables/{table}": [
        get("/api/tables/{table}", signed_in=True),
        get("/api/tables/{over}"),
        get("/api/tables/{longest}"),
        *(partial(forgotten, name) for name in ("table", "over", "longest")),
    ],
    "POST /api/tables/{table}/actions": [
        a_move,
        a_stale_move,
        an_illegal_move,
        send("POST", "/api/tables/{table}/actions", {"do": "say", "text": "ü" * 300}),
        send("POST", "/api/tables/{table}/actions", MANY_KEYS),
    ],
    "POST /api/tables/{table}/rematch": [send("POST", "/api/tables/{table}/rematch", None)],
    "POST /api/tables/{table}/hint": [hint],
    "POST /api/tables/{table}/variation": [
        *(partial(a_branch, "variation", name, 60) for name in ("over", "longest")),
        send("POST", "/api/tables/{over}/variation", MANY_KEYS),
        send("POST", "/api/tables/{over}/variation", {"number": 0, "moves": [0] * (LONGEST_BODY // 4)}),
    ],
    "POST /api/tables/{table}/variation/hint": [
        partial(a_branch, "variation/hint", name, 60) for name in ("over", "longest")
    ],
    "POST /api/tables/{table}/continue": [
        partial(a_branch, "continue", name, 10, seat=1, bot="random") for name in ("over", "longest")
    ],
    "GET /api/tables/{table}/why": [why],
    "GET /api/tables/{table}/whys": [partial(whys, start) for start in ("build", "place", "recruit", "slide")],
    "GET /api/tables/{table}/preview": [preview],
    "GET /api/tables/{table}/positions/{number}": [partial(the_last_position, name) for name in ("over", "longest")],
    "GET /api/tables/{table}/log": [get("/api/tables/{over}/log", signed_in=True), get("/api/tables/{longest}/log")],
    "GET /api/tables/{table}/people": [get("/api/tables/{table}/people", signed_in=True)],
    "PUT /api/tables/{table}/people/{chair}": [send("PUT", "/api/tables/{table}/people/2", {"muted": True})],
    "POST /api/tables/{table}/report": [
        send("POST", "/api/tables/{table}/report", {"chair": 2, "text": "ü" * LONGEST_REPORT})
    ],
    "GET /api/tables/{table}/invitation.svg": [get("/api/tables/{over}/invitation.svg", signed_in=True)],
    "GET /api/tables/{table}/record": [get("/api/tables/{over}/record"), get("/api/tables/{longest}/record")],
    "GET /api/tables/{table}/review": [get("/api/tables/{over}/review"), get("/api/tables/{longest}/review")],
    "GET /api/tables/{table}/best": [get("/api/tables/{over}/best"), get("/api/tables/{longest}/best")],
    "GET /api/tables/{table}/proof": [get("/api/tables/{over}/proof"), get("/api/tables/{longest}/proof")],
    "POST /api/records": [
        partial(the_record, "over"),
        partial(the_record, "longest"),
        a_large_record,
        plain("/api/records", "shima record 1\nplayers: " + "a|" * 245_000),
        plain("/api/records", "\n" * 500_000),
    ],
    "GET /api/lessons": [get("/api/lessons")],
    "GET /api/lessons/{lesson}/words/{code}": [get("/api/lessons/yamatai-building/words/de")],
    "GET /api/lessons/{lesson}/stops/{number}": [partial(a_lesson, "")],
    "GET /api/lessons/{lesson}/stops/{number}/why": [partial(a_lesson, "/why?move=build%201%20on%201")],
    "GET /api/lessons/{lesson}/stops/{number}/whys": [partial(a_lesson, "/whys?start=build")],
    "GET /api/lessons/{lesson}/stops/{number}/preview": [partial(a_lesson, "/preview?move={move}&number={next}")],
    "GET /api/rules/{game}/guide": [get(f"/api/rules/{game}/guide") for game in GAMES],
    "GET /api/rules/{game}/pictures": [get(f"/api/rules/{game}/pictures") for game in GAMES],
    "GET /api/rules/{game}/values/{set_hash}": [get(f"/api/rules/{game}/values/standard") for game in GAMES],
    "POST /api/sets/check": [
        plain("/api/sets/check", BIG_SET),
        plain("/api/sets/check", NO_SET),
        plain("/api/sets/check", BOMB),
        *(plain("/api/sets/check", HOSTILE[form][0]) for form in ("a long line", "many lines", "nested tables")),
    ],
    "POST /api/sets": [plain("/api/sets", BIG_SET), plain("/api/sets", NO_SET), plain("/api/sets", BOMB)],
    "GET /api/sets/{game}/{set_hash}": [
        get("/api/sets/yamatai/standard"),
        get("/api/sets/yamatai/new"),
        get(f"/api/sets/yamatai/{'0' * 64}"),
    ],
    "GET /api/health": [get("/api/health")],
    "GET /api/ready": [get("/api/ready")],
    # What the document does not mention.
    "GET /api/openapi.json": [get("/api/openapi.json")],
    "GET /metrics": [get("/metrics")],
    "GET /": [get("/"), get("/nowhere")],
}
UNDOCUMENTED = 3


def reference() -> float:
    """The CPU time of a loop that is always the same."""
    began = time.thread_time()
    total = 0
    for number in range(100_000):
        total += number * number % 7
    assert total > 0
    return time.thread_time() - began


async def busy_share(world: World, make: Make) -> float:
    """The longest callback of the request in units of the reference loop: the least of some tries."""
    shares = []
    for _ in range(TIMES):
        request = await make(world)
        world.server.context.cache = Cache()
        before = reference()
        busy = LoopTimer()
        with busy.measured():
            answer = await world.server.ask(request)
        assert answer.status < 500, (request.path, answer)
        assert answer.status not in (401, 413, 429), (request.path, answer)
        shares.append(busy.longest / max(before, reference()))
    return min(shares)


@pytest.mark.parametrize("route", CASES)
async def test_no_request_keeps_the_event_loop_busy_for_more_than_10_ms(world: World, route: str) -> None:
    over = []
    for number, make in enumerate(CASES[route]):
        took = await busy_share(world, make) * REFERENCE
        if took > MOST:
            over.append(f"{route} {number}: {took * 1000:.1f} ms")
    assert over == []


async def test_no_conversation_keeps_the_event_loop_busy_for_more_than_10_ms(world: World) -> None:
    shares = []
    for _ in range(TIMES):
        move = await a_move(world)
        say = json.dumps({"do": "say", "text": "ü" * 300}).encode()
        before = reference()
        busy = LoopTimer()
        with busy.measured():
            heard = await world.server.converse(world.table, move.who, [move.body, b"[" * 8_000, say, b'{"do":"ping"}'])
        kinds = [json.loads(said)["type"] for said in heard]
        assert kinds[0] == "fresh"
        assert {"done", "update", "refused", "pong"} <= set(kinds)
        shares.append(busy.longest / max(before, reference()))
    assert min(shares) * REFERENCE <= MOST


@pytest.mark.usefixtures("world")
async def test_a_search_for_garbage_leaves_out_what_is_there_from_the_start() -> None:
    """Python stops for it at any time: with everything that was imported it took 90 ms."""
    assert gc.get_freeze_count() > 50_000


async def test_every_route_has_a_case(world: World) -> None:
    paths = world.server.app.openapi()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert routes == set(list(CASES)[:-UNDOCUMENTED])


async def test_what_takes_too_long_is_found(world: World) -> None:
    """The measurement itself: telling the log of the long game on the event loop exceeds the limit."""
    table = (await world.server.context.service.live(world.tables["over"])).table

    async def on_the_loop() -> None:
        assert log_view(table, None, 0, language("de"))["lines"]

    busy = LoopTimer()
    with busy.measured():
        await asyncio.create_task(on_the_loop())
    assert busy.longest / reference() * REFERENCE > MOST
