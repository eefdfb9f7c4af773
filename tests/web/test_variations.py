"""Variations and continuations over HTTP: for finished games only, within bounds, and refused in sentences."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from shima import fair
from shima.record import Record
from shima.session import Session
from shima.web import advice_models
from shima.web.variation_models import VariationView
from tests.component_sets import game_with_first_set
from tests.web.asgi_client import Answer, AsgiClient, Request, asgi_client, json_request

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": False}


def saved(game: str) -> Record:
    session = Session(game_with_first_set(game), ("Ann", "Ben"), fair.derived_seed("variations"))
    while moves := session.state.moves():
        session.play(moves[len(session.moves) * 7 % len(moves)])
    return session.record()


class World:
    """A server with a finished game."""

    def __init__(self, server: AsgiClient, who: str, table: str, moves: int) -> None:
        self.server = server
        self.who = who
        self.table = table
        self.moves = moves

    async def try_moves(self, body: object, path: str = "variation", table: str = "") -> Answer:
        request = json_request("POST", f"/api/tables/{table or self.table}/{path}", body, self.who)
        return await self.server.ask(request)


@pytest.fixture(params=["tokaido-duo", "yamatai"])
async def world(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[World]:
    record = saved(request.param)
    async with asgi_client(tmp_path) as server:
        ann = await server.guest("Ann")
        answer = await server.ask(Request("POST", "/api/records", record.write().encode(), ann))
        assert answer.status == 201, answer
        yield World(server, ann, answer.json()["id"], len(record.moves))


async def test_moves_are_tried_one_after_the_other(world: World) -> None:
    tried: list[int] = []
    before = await world.server.ask(Request("GET", f"/api/tables/{world.table}"))
    for count in range(8):
        answer = await world.try_moves({"number": 60, "moves": tried, "seed": 5})
        assert answer.status == 200, answer
        view = VariationView.model_validate_json(answer.body, strict=True)
        assert view.number == 60
        assert len(view.stories) == view.moves - 60 >= count
        assert view.turn is not None
        tried.append(view.labels[-1].move)
    assert (await world.server.ask(Request("GET", f"/api/tables/{world.table}"))).body == before.body


async def test_the_chances_and_good_moves_at_the_end_of_a_variation(world: World) -> None:
    view = (await world.try_moves({"number": 60})).json()
    body = {"number": 60, "moves": [view["labels"][0]["move"]]}
    end = (await world.try_moves(body)).json()
    answer = await world.try_moves(body, "variation/hint")
    assert answer.status == 200, answer
    told = advice_models.HintView.model_validate_json(answer.body, strict=True)
    assert told.number == end["moves"] + 1
    assert {choice.move for choice in told.choices} <= {offer["move"] for offer in end["labels"]}
    assert told.choices[0].turn
    over = await world.try_moves({"number": world.moves}, "variation/hint")
    assert (over.status, over.json()["choices"]) == (200, [])


HOSTILE: list[tuple[Any, int]] = [
    ({"number": -1}, 422),
    ({"number": 10**9}, 422),
    ({"number": "60"}, 422),
    ({"number": 60.0}, 422),
    ({"number": None}, 422),
    ({}, 422),
    ([], 422),
    ({"number": 60, "moves": [0] * 61}, 422),
    ({"number": 60, "moves": [-1]}, 422),
    ({"number": 60, "moves": ["pass"]}, 422),
    ({"number": 60, "moves": [True]}, 422),
    ({"number": 60, "moves": {"0": 1}}, 422),
    ({"number": 60, "seed": -1}, 422),
    ({"number": 60, "seed": 2**31}, 422),
    ({"number": 60, "seed": "x"}, 422),
    ({"number": 60, "more": 1}, 422),
    ({"number": 99_999}, 404),
    ({"number": 60, "moves": [99_999]}, 422),
]


@pytest.mark.parametrize("path", ["variation", "variation/hint"])
async def test_hostile_requests_are_refused_in_sentences(world: World, path: str) -> None:
    for body, status in HOSTILE:
        answer = await world.try_moves(body, path)
        assert answer.status == status, (body, answer)
        assert len(answer.json()["message"]) > 10
    illegal = await world.try_moves({"number": 60, "moves": [0] * 60}, path)
    assert (illegal.status, bool(illegal.json()["rule"])) == (422, True), illegal
    nowhere = await world.try_moves({"number": 0}, path, "no-such-table")
    assert nowhere.status == 404


async def test_a_running_game_and_a_table_without_one_have_no_variations(world: World) -> None:
    for chairs, key in ((["", "level1"], "table-record-open"), (["", ""], "table-status")):
        opened = json_request("POST", "/api/tables", {"game": "yamatai", "chairs": chairs}, world.who)
        table = (await world.server.ask(opened)).json()["id"]
        for path in ("variation", "variation/hint"):
            answer = await world.try_moves({"number": 0}, path, table)
            assert (answer.status, answer.json()["text"]["key"]) == (409, key)


async def test_only_people_ask_for_chances(world: World) -> None:
    anonymous = json_request("POST", f"/api/tables/{world.table}/variation", {"number": 3})
    assert (await world.server.ask(anonymous)).status == 200
    hint = json_request("POST", f"/api/tables/{world.table}/variation/hint", {"number": 3})
    assert (await world.server.ask(hint)).status == 401


# Continuing.


async def test_a_position_is_continued_against_a_bot(world: World) -> None:
    view = (await world.try_moves({"number": 60})).json()
    body = {"number": 60, "moves": [view["labels"][0]["move"]], "seed": 1}
    given = (await world.try_moves(body)).json()["moves"]
    answer = await world.try_moves({**body, "seat": 2, "bot": "level1"}, "continue")
    assert answer.status == 201, answer
    request = Request("GET", f"/api/tables/{answer.json()['id']}", who=world.who)
    table = (await world.server.ask(request)).json()
    assert (table["status"], table["seat"], table["given"]) == ("playing", 2, given)
    assert [chair["bot"] for chair in table["chairs"]] == ["level1", None]
    running = await world.try_moves({**body, "seat": 2}, "continue", table["id"])
    assert (running.status, running.json()["text"]["key"]) == (409, "table-record-open")


async def test_hostile_continuations_are_refused_in_sentences(world: World) -> None:
    wishes = [
        *[({**body, "seat": 1} if isinstance(body, dict) else body, status) for body, status in HOSTILE],
        ({"number": 60}, 422),
        ({"number": 60, "seat": 0}, 422),
        ({"number": 60, "seat": 3}, 422),
        ({"number": 60, "seat": 9}, 422),
        ({"number": 60, "seat": 1.0}, 422),
        ({"number": 60, "seat": 1, "bot": ""}, 422),
        ({"number": 60, "seat": 1, "bot": "nobody"}, 422),
        ({"number": 60, "seat": 1, "bot": "x" * 41}, 422),
        ({"number": world.moves, "seat": 1}, 409),
    ]
    for body, status in wishes:
        answer = await world.try_moves(body, "continue")
        assert answer.status == status, (body, answer)
        assert len(answer.json()["message"]) > 10
    mine = (await world.server.ask(Request("GET", "/api/me/tables", who=world.who))).json()
    assert (mine["turn"], mine["waiting"]) == ([], [])
    anonymous = json_request("POST", f"/api/tables/{world.table}/continue", {"number": 60, "seat": 1})
    assert (await world.server.ask(anonymous)).status == 401
