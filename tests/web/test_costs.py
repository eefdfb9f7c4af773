"""Requests are charged by their cost, responses are cached, and normal use never meets a limit."""

import re
from pathlib import Path

import pytest

from shima import fair
from shima.record import Record
from shima.session import Session
from shima.web.context import TABLES_PER_IMPORT
from shima.web.costs import COSTS, PLAIN, USUAL, cost_of
from shima.web.limits import Addresses, TokenBucket
from tests.component_sets import TEXTS, game_with_first_set
from tests.test_set_bounds import BOMB
from tests.web.asgi_client import AsgiClient, Request, asgi_client, json_request
from tests.web.clients import anonymous
from tests.web.servers import running

pytestmark = pytest.mark.anyio
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
CHECK = Request("POST", "/api/sets/check", b"")


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": False}


@pytest.fixture(scope="module")
def saved() -> Record:
    """A game of 200 moves and more."""
    session = Session(game_with_first_set("yamatai"), ("Ann", "Ben", "Cat", "Dan"), fair.derived_seed("costs"))
    while moves := session.state.moves():
        session.play(moves[len(session.moves) * 7 % len(moves)])
    assert len(session.moves) >= 200
    return session.record()


async def brought(server: AsgiClient, saved: Record, who: str) -> str:
    answer = await server.ask(Request("POST", "/api/records", saved.write().encode(), who))
    assert answer.status == 201, answer
    return str(answer.json()["id"])


# Costs.


def test_a_purse_pays_what_things_cost_and_fills_again() -> None:
    purse = TokenBucket(10, 100, 0.0)
    assert [purse.spend(0.0, 30) for _ in range(4)] == [True, True, True, False]
    assert purse.spend(0.0, 10)
    assert not purse.spend(1.0, 11)
    assert purse.spend(1.0, 10)
    assert purse.spend(100.0, 1000)  # more than it ever holds: all of it
    assert not purse.spend(100.0)
    assert all(TokenBucket(0, 0, 0.0).spend(0.0, 1000) for _ in range(10))


def test_a_purse_that_is_charged_more_than_it_holds_must_earn_it_first() -> None:
    purse = TokenBucket(10, 100, 0.0)
    purse.charge(0.0, 150)
    assert not purse.spend(5.0)
    assert purse.spend(5.5)
    purse.charge(5.5, 10_000)
    assert (purse.left, purse.spend(5.5, 0)) == (-100, False)
    unlimited = TokenBucket(0, 0, 0.0)
    unlimited.charge(0.0, 1_000)
    assert unlimited.spend(0.0)


def test_each_address_has_a_purse_of_its_own() -> None:
    purses = Addresses(1, 10, lambda: 0.0)
    assert [purses.spend("a", 5) for _ in range(3)] == [True, True, False]
    assert purses.spend("b", 10)


async def test_every_price_is_that_of_a_route_and_stands_in_the_documentation(tmp_path: Path) -> None:
    async with asgi_client(tmp_path) as server:
        paths = server.app.openapi()["paths"]
    routes = [(method.upper(), re.sub(r"\{\w+\}", "x1", path)) for path, methods in paths.items() for method in methods]
    used = [
        next(((m, p) for m, p, _ in COSTS if m == method and re.fullmatch(p, path)), None) for method, path in routes
    ]
    assert {(method, pattern) for method, pattern, _ in COSTS} <= set(used)
    dear = {(method, path): cost_of(method, path) for method, path in routes if cost_of(method, path) > PLAIN}
    rows = re.findall(r"^\| `(\w+) (/api/[^`]+)` \| (\d+) \|", HOSTING.read_text(encoding="utf-8"), re.MULTILINE)
    told = {(method, re.sub(r"\{\w+\}", "x1", path)): int(cost) for method, path, cost in rows}
    assert told == dear
    assert cost_of("GET", "/api/tables") == cost_of("GET", "/") == cost_of("NONSENSE", "/api/records") == PLAIN


async def test_dear_requests_use_up_the_budget_of_their_address_sooner(tmp_path: Path) -> None:
    async with asgi_client(tmp_path, address_requests=2.0) as server:
        assert [(await server.ask(CHECK)).status for _ in range(2)] == [200, 200]
        refused = await server.ask(CHECK)
        assert (refused.status, refused.json()["text"]["key"]) == (429, "web-too-many")
        assert refused.headers["retry-after"]
        other = [(await server.ask(Request("GET", "/api/health"), "192.0.2.7")).status for _ in range(20)]
        assert other == [200] * 20
        assert (await server.ask(CHECK, "192.0.2.8")).status == 200


async def test_what_takes_a_worker_unusually_long_is_charged_by_its_time(tmp_path: Path) -> None:
    async with asgi_client(tmp_path, address_requests=50.0) as server:
        assert (await server.ask(CHECK)).status == 200
        server.context.offload.charge("127.0.0.1", USUAL)
        assert (await server.ask(CHECK)).status == 200
        server.context.offload.charge("127.0.0.1", 3.0)  # 580 units: more than the address has
        refused = await server.ask(Request("GET", "/api/health"))
        assert (refused.status, refused.json()["text"]["key"]) == (429, "web-too-many")
        assert (await server.ask(Request("GET", "/api/health"), "192.0.2.7")).status == 200


async def test_an_import_counts_as_a_table_and_has_a_budget_of_its_own(tmp_path: Path, saved: Record) -> None:
    async with asgi_client(tmp_path, address_tables=2 * TABLES_PER_IMPORT) as server:
        ann = await server.guest("Ann")
        for _ in range(2):
            await brought(server, saved, ann)
        refused = await server.ask(Request("POST", "/api/records", saved.write().encode(), ann))
        assert (refused.status, refused.json()["text"]["key"]) == (429, "web-too-many-tables")
        choice = json_request("POST", "/api/tables", {"game": "yamatai", "chairs": ["", ""]}, ann)
        statuses = [(await server.ask(choice)).status for _ in range(2 * TABLES_PER_IMPORT - 1)]
        assert statuses == [201] * (2 * TABLES_PER_IMPORT - 2) + [429]


async def test_browsing_a_finished_game_quickly_meets_no_limit(tmp_path: Path, saved: Record) -> None:
    async with asgi_client(tmp_path, address_requests=50.0, address_tables=600, address_people=60) as server:
        ann = await server.guest("Ann")
        table = await brought(server, saved, ann)
        paths = ["", "/log?after=0", "/review", "/proof", "/record", *(f"/positions/{number}" for number in range(200))]
        answers = [await server.ask(Request("GET", f"/api/tables/{table}{path}", who=ann)) for path in paths]
        assert {answer.status for answer in answers} == {200}


# What is kept.


async def test_an_answer_is_made_once_for_each_version_viewer_and_language(tmp_path: Path) -> None:
    async with asgi_client(tmp_path) as server:
        ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
        choice = {"game": "yamatai", "chairs": ["", ""], "order": "seated"}
        table = (await server.ask(json_request("POST", "/api/tables", choice, ann))).json()["id"]
        await server.ask(json_request("POST", f"/api/tables/{table}/actions", {"do": "sit"}, ben))

        async def jobs(who: str, path: str, language: str = "en") -> int:
            before = server.context.offload.jobs_done
            headers = {"accept-language": language}
            answer = await server.ask(Request("GET", f"/api/tables/{table}{path}", who=who, headers=headers))
            assert answer.status == 200
            return server.context.offload.jobs_done - before

        for path in ("/log", "/positions/3", "/whys?start=build"):
            assert [await jobs(ann, path), await jobs(ann, path), await jobs(ben, path)] == [1, 0, 1]
        assert [await jobs("", "/log"), await jobs("", "/log"), await jobs("", "/log", "de")] == [1, 0, 1]
        await server.ask(json_request("POST", f"/api/tables/{table}/actions", {"do": "say", "text": "hello"}, ann))
        assert [await jobs(ann, "/log"), await jobs(ann, "/log")] == [1, 0]
        seen = [
            (await server.ask(Request("GET", f"/api/tables/{table}", who=who))).json() for who in (ann, ben, "", ann)
        ]
        assert [view["seat"] for view in seen] == [1, 2, None, 1]
        assert server.context.cache.hits > 0


async def test_a_set_that_nobody_knows_costs_neither_a_look_at_the_disk_nor_a_worker(tmp_path: Path) -> None:
    async with asgi_client(tmp_path) as server:
        looked: list[int] = []
        server.context.sets.look_again = lambda: looked.append(1)  # type: ignore[method-assign]
        for number in range(50):
            for path in (f"/api/games/yamatai/board?set={number:064x}", f"/api/sets/yamatai/{number:064x}"):
                answer = await server.ask(Request("GET", path))
                assert (answer.status, answer.json()["text"]["key"]) == (404, "table-no-set")
        assert (looked, server.context.offload.jobs_done) == ([], 0)


async def test_a_set_that_was_kept_is_found_at_once_though_it_was_missed_before(tmp_path: Path) -> None:
    async with (
        asgi_client(tmp_path / "one", sets=tmp_path / "sets") as one,
        asgi_client(tmp_path / "two", sets=tmp_path / "sets") as two,
    ):
        ann = await one.guest("Ann")
        checked = (await one.ask(Request("POST", "/api/sets/check", TEXTS["yamatai"].encode()))).json()
        board = Request("GET", f"/api/games/yamatai/board?set={checked['hash']}")
        assert [(await each.ask(board)).status for each in (one, two)] == [404, 404]
        assert (await one.ask(Request("POST", "/api/sets", TEXTS["yamatai"].encode(), ann))).status == 201
        assert [(await each.ask(board)).status for each in (one, two)] == [200, 200]


# A whole server.


def test_a_hostile_set_takes_no_memory_of_the_server(tmp_path: Path) -> None:
    """It took 2.1 GB."""
    with running(tmp_path) as server, anonymous(server) as client:
        for _ in range(3):
            found = client.post("/api/sets/check", content=BOMB).json()["findings"]
            assert [(each["line"], each["text"]["key"]) for each in found] == [(1, "set-parts")]
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        (peak,) = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")]
        assert peak < 300_000
        metrics = client.get("/metrics").text
        assert "shima_offloaded_total 3.0" in metrics
        assert "shima_offload_workers_replaced_total 0.0" in metrics
        for name in ("shima_loop_busy_seconds_bucket", "shima_loop_lag_seconds_count", "shima_loop_busy_max_seconds"):
            assert name in metrics
