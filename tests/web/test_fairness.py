"""A person with many games against bots delays nobody else: a real server with one worker, two addresses."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from shima.store.database import file_url
from shima.store.rows import PersonRow
from shima.tables import commands, review_pool
from shima.tables.spec import Spec
from shima.web.context import AppContext, now
from shima.web.settings import Settings
from tests.waiting import TIMEOUT, eventually, wait_until
from tests.web.clients import anonymous, guests, random_move
from tests.web.servers import ServerProcess, act, open_table, play, running, show

ELSEWHERE = "203.0.113.7"
TABLES = 20
"""Of each of the three people with many games."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def waiting(server: ServerProcess) -> int:
    """How many bots wait for the worker."""
    with anonymous(server) as client:
        lines = client.get("/metrics").text.splitlines()
    return int(sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith("shima_thoughts_waiting{")))


def crowd(clients: list[httpx.Client]) -> Iterator[tuple[httpx.Client, str]]:
    """Many games against strong bots, from one address. In three of four, it is a bot that begins."""
    for client in clients:
        client.headers["x-forwarded-for"] = ELSEWHERE
        for _ in range(TABLES):
            yield client, open_table(client, "yamatai", ["level5", "level5", "level5", ""])


@contextmanager
def worker_stopped(server: ServerProcess) -> Iterator[None]:
    """Nobody thinks for the time of a `with`, however fast the machine is."""
    pids = workers(server)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def workers(server: ServerProcess) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.process.pid and b"shima.tables.bot_worker" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def is_my_turn(client: httpx.Client, table: str) -> bool:
    return bool(show(client, table)["turn"] == 2)


def test_another_persons_bot_moves_and_a_hint_arrives_while_many_bots_wait(folder: Path) -> None:
    with running(folder, "", "--workers", "1") as server, guests(server, "Ann", "Eve", "Eva", "Evi") as (ann, *many):
        first = open_table(ann, "tokaido-duo", ["random", ""])
        wait_until(lambda: is_my_turn(ann, first))  # so the worker has started
        with worker_stopped(server):
            games = list(crowd(many))
            for client, table in games[: len(games) // 2]:
                assert act(client, table, "leave").status_code == 200
            mine = open_table(ann, "tokaido-duo", ["level3", ""])
            assert 10 <= waiting(server) <= len(games) // 2 + 1, "nobody thinks about games that all left"
        wait_until(lambda: is_my_turn(ann, mine))
        assert ann.post(f"/api/tables/{mine}/hint").status_code == 200
        assert waiting(server) > 5, "bots of the others still wait"
        left, seen = games[0][1], show(ann, games[0][1])
        server.kill()
    with running(folder, "", "--workers", "1") as server, anonymous(server, cookies=ann.cookies) as ann:
        while (view := show(ann, mine))["turn"] == 2:
            assert play(ann, mine, view["moves"] + 1, random_move(view, Random(1))).status_code == 200
        wait_until(lambda: is_my_turn(ann, mine))
        assert show(ann, left)["moves"] <= seen["moves"] + 1, "a game that everybody left stays as it is"


def test_a_person_has_some_games_against_bots_at_a_time(folder: Path) -> None:
    with running(folder, "", "--person-bot-games", "2") as server, guests(server, "Ann") as (ann,):
        first, _ = (open_table(ann, "yamatai", ["", "random"]) for _ in range(2))
        wish = {"game": "yamatai", "chairs": ["", "random"]}
        answer = ann.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["text"]["key"]) == (429, "table-bot-games")
        assert "Finish or resign" in answer.json()["message"]
        assert act(ann, first, "resign").status_code == 200
        assert ann.post("/api/tables", json=wish).status_code == 201


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
@pytest.mark.usefixtures("anyio_backend")
async def test_a_review_does_not_hold_up_a_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would think about each position for many minutes, if it were let."""
    monkeypatch.setattr(review_pool, "SECONDS", TIMEOUT * 100)
    settings = Settings(file_url(folder / "shima.sqlite3"), workers=1, think_seconds=TIMEOUT * 100)
    ann = PersonRow("ann", "Ann", now())
    async with AppContext(settings) as context, asyncio.timeout(TIMEOUT):
        await context.store.add_person(ann)
        game = next(each.game for each in context.sets.offered if each.game.name == "tokaido-duo")
        spec = Spec(game.name, game.set_hash, ("level1", ""), order="seated")
        over = (await context.service.open(ann, spec)).id
        await context.service.act(over, ann.id, "", lambda table, _now: commands.resign(table, ann))
        context.reviews._simulations = 1 << 40
        context.reviews.of((await context.service.live(over)).table)
        await eventually(lambda: context.review_pool.busy)
        live = await context.service.live((await context.service.open(ann, spec)).id)
        while live.table.turn_of() != ann.id:
            await asyncio.sleep(0.01)
            live = await context.service.live(live.table.id)
        await context.scheduler.hint(live.table.id, ann)
        assert context.review_pool.busy, "the review still goes on"
