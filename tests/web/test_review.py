"""After the game: what its moves cost, and that its draws were fair, over HTTP.

The server is one of its own, whose workers have nothing else to do.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from shima import fair, record
from shima.registry import open_game
from shima.web import advice_models
from tests.waiting import wait_until
from tests.web.clients import anonymous, guests, play_random_moves, seats_of, start_game
from tests.web.servers import ServerProcess, act, running, show


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("review"), "", "--workers", "1") as server:
        yield server
        assert server.stop() in (0, -15)
        assert "error" not in server.log.read_text(encoding="utf-8")


@pytest.fixture(scope="module", params=["tokaido-duo", "yamatai"])
def table(server: ServerProcess, request: pytest.FixtureRequest) -> str:
    """A game that ended after a few moves with a resignation."""
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, request.param)
        play_random_moves(seats_of(table, ann, bob), table, random.Random(3), 4)
        for path in ("review", "proof"):
            answer = ann.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["text"]["key"]) == (409, "table-record-open")
        assert act(bob, table, "resign").status_code == 200
    return table


@pytest.fixture
def no_one(server: ServerProcess) -> Iterator[httpx.Client]:
    with anonymous(server) as client:
        yield client


def ask(client: httpx.Client, table: str) -> advice_models.ReviewView:
    answer = client.get(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    return advice_models.ReviewView.model_validate_json(answer.text, strict=True)


def ask_until(client: httpx.Client, table: str, done: int) -> advice_models.ReviewView:
    wait_until(lambda: ask(client, table).done >= done)
    return ask(client, table)


def test_anyone_sees_at_once_how_far_a_review_has_come(no_one: httpx.Client, table: str) -> None:
    moves = show(no_one, table)["moves"]
    first = ask(no_one, table)
    assert first.done < first.moves == moves
    known = ask_until(no_one, table, first.done + 2)
    assert [line.number for line in known.lines] == list(range(1, known.done + 1))
    log = no_one.get(f"/api/tables/{table}/log").json()["lines"]
    for line, told in zip(known.lines, log, strict=False):
        assert line.by == told["by"]
        assert len(line.chances) == 2
        assert sum(line.chances) == pytest.approx(1, abs=0.001)
        assert line.by != "nature" or (line.cost, line.best) == (None, None)
        assert (line.best is not None) == bool(line.cost)
    assert first.lines == known.lines[: first.done]


def test_a_review_comes_to_its_end_and_stays(no_one: httpx.Client, table: str) -> None:
    moves = show(no_one, table)["moves"]
    whole = ask_until(no_one, table, moves)
    assert (whole.done, len(whole.lines)) == (moves, moves)
    assert {line.number for line in whole.lines if line.cost} == set(whole.costliest)
    assert any(line.cost is not None for line in whole.lines)
    numbers = [moment.number for moment in whole.moments]
    assert numbers == sorted(set(numbers))
    assert len(numbers) <= 3
    for moment in whole.moments:
        by = whole.lines[moment.number - 1].by
        assert (moment.kind == "draw") == (by == "nature")
        assert by in ("nature", moment.seat)
        assert moment.why.key.startswith("reason-")
    assert ask(no_one, table) == whole


def test_the_server_proves_its_own_draws(no_one: httpx.Client, table: str) -> None:
    proof = advice_models.Proof.model_validate_json(no_one.get(f"/api/tables/{table}/proof").text, strict=True)
    view = show(no_one, table)
    assert (proof.commitment, proof.seed) == (view["commitment"], view["seed"])
    assert fair.commitment(bytes.fromhex(proof.seed)) == proof.commitment
    saved = record.read(no_one.get(f"/api/tables/{table}/record").text)
    assert (proof.fits, proof.draws) == (True, record.verify(saved, open_game(saved.game)))
    assert proof.draws == sum(line.startswith("*") for line in saved.moves) > 0


def test_a_server_that_reviews_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    with running(tmp_path, "", "--workers", "1") as server, guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "yamatai")
        assert act(bob, table, "resign").status_code == 200
        assert ask(ann, table).done < show(ann, table)["moves"]
        ask_until(ann, table, 1)
        assert server.stop() in (0, -15)
        assert server.log.read_text(encoding="utf-8") == ""
