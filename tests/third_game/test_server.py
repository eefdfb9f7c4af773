"""A game from another package on a server: its facts, board and words, and a whole game over HTTP with a bot."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from shima.games.game import OVER, Game
from shima.registry import open_game
from shima.store.database import file_url
from shima.store.store import open_store
from shima.tables.service import TableService
from shima.tables.sets import Sets
from shima.tables.spec import Spec
from shima.web.game_views import GameView
from tests.checked import adapter
from tests.tables.memory_tables import ANN, BEN
from tests.tables.services import FakeClock, at, close, move, mover
from tests.waiting import TIMEOUT
from tests.web.asgi_client import AsgiClient, Request, asgi_client, json_request

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def get(server: AsgiClient, path: str, who: str = "") -> Any:
    answer = await server.ask(Request("GET", path, who=who))
    assert answer.status == 200, answer
    return answer.json()


async def post(server: AsgiClient, path: str, body: object, who: str, status: int = 200) -> Any:
    answer = await server.ask(json_request("POST", path, body, who))
    assert answer.status == status, answer
    return answer.json()


async def finished(server: AsgiClient, table: str, who: str) -> dict[str, Any]:
    """Play the first of the moves on offer until the game is over; every view is checked against the plain model."""
    async with asyncio.timeout(TIMEOUT):
        while (view := await get(server, f"/api/tables/{table}", who))["status"] != "over":
            adapter(GameView).validate_python(view["view"])
            if view["labels"]:
                assert {each["move"] for each in view["labels"]} == {each["move"] for each in view["view"]["moves"]}
                body = {"do": "move", "number": view["moves"] + 1, "move": str(view["labels"][0]["move"])}
                await post(server, f"/api/tables/{table}/actions", body, who)
            else:
                await asyncio.sleep(0.01)
    found: dict[str, Any] = view
    return found


async def test_its_rules_page_needs_neither_guide_nor_values(tmp_path: Path) -> None:
    async with asgi_client(tmp_path) as server:
        told = await get(server, "/api/rules/stones/guide")
        assert told == {"sections": [], "turns": [], "legend": [], "aid": [], "names": [], "has_values": False}
        assert (await get(server, "/api/rules/stones/values/standard"))["tables"] == []


async def test_the_client_learns_all_that_it_needs_to_show_it(tmp_path: Path) -> None:
    async with asgi_client(tmp_path) as server:
        games = (await get(server, "/api/games"))["games"]
        (told,) = (each for each in games if each["name"] == "stones")
        assert (told["title"], told["letter"], told["players"], told["secrets"]) == ("Stones", "S", [2, 3, 4], False)
        assert (told["score_sources"], told["words"]) == (["stones", "gold"], True)
        assert not told["has_rules"]
        assert not told["has_guide"]
        assert [each["words"] for each in games if each["name"] != "stones"] == [False, False]
        assert await get(server, "/api/games/stones/board") == {"pile": 15, "most": 3, "gold": 8}
        german = await get(server, "/api/games/stones/words/de")
        assert german["language"] == "de"
        assert german["messages"]["stones-begins"] == [["player"], " beginnt."]
        assert (await get(server, "/api/games/stones/words/fr"))["language"] == "en"
        assert (await server.ask(Request("GET", "/api/games/chess/words/en"))).status == 404
        pictures = await get(server, "/api/rules/stones/pictures")
        assert pictures["pictures"] == pictures["views"] == []
        assert all(each["game"] != "stones" for each in (await get(server, "/api/lessons"))["lessons"])
        guide = await server.ask(Request("GET", "/api/sets/stones/new"))
        assert b"[pile]" in guide.body


async def test_a_whole_game_against_a_bot_with_all_that_comes_after_it(tmp_path: Path) -> None:
    async with asgi_client(tmp_path) as server:
        ann = await server.guest("Ann")
        choice = {"game": "stones", "chairs": ["", "level2", "greedy"], "order": "seated"}
        table = (await post(server, "/api/tables", choice, ann, 201))["id"]
        async with asyncio.timeout(TIMEOUT):
            while not (await get(server, f"/api/tables/{table}", ann))["labels"]:
                await asyncio.sleep(0.01)
        hint = await post(server, f"/api/tables/{table}/hint", {}, ann)
        assert hint["choices"][0]["why"]["key"].startswith("reason-")
        whys = await get(server, f"/api/tables/{table}/whys?start=take", ann)
        assert [each["notation"] for each in whys["moves"]] == ["take 1", "take 2", "take 3"]
        view = await finished(server, table, ann)
        assert sorted(view["places"])[0] == 1
        assert sum(view["scores"]) == 14 + 8
        log = await get(server, f"/api/tables/{table}/log", ann)
        assert "golden stone" in log["lines"][-1]["sentences"][-1]
        assert all(line["handles"] == [] for line in log["lines"])
        async with asyncio.timeout(TIMEOUT):
            while (review := await get(server, f"/api/tables/{table}/review"))["done"] < review["moves"]:
                await asyncio.sleep(0.05)
        assert (await server.ask(Request("GET", f"/api/tables/{table}/proof"))).status == 200
        saved = await server.ask(Request("GET", f"/api/tables/{table}/record"))
        headers = {"content-type": "text/plain"}
        again = await server.ask(Request("POST", "/api/records", saved.body, ann, headers))
        assert again.status in (200, 201), again


async def test_two_people_play_it_through_the_service(tmp_path: Path, stones: Game) -> None:
    service = TableService(await open_store(file_url(tmp_path / "tables.sqlite3")), Sets(), FakeClock())
    try:
        table = await service.open(ANN, Spec("stones", stones.set_hash, ("", ""), order="seated"))
        await service.sit(table.id, BEN, None)
        while (now := await at(service, table.id)).turn_of():
            await move(service, table.id, mover(now), now.state.moves()[-1])
        assert now.state.actor() == OVER
        assert open_game("stones").set_hash == now.game.set_hash
    finally:
        await close(service)
