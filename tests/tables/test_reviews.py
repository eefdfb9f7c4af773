"""Reviews of finished games: computed once, in portions, with the lowest priority."""

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import pytest

from shima.games.game import Game, Move, State
from shima.players.review import review
from shima.tables import review_pool
from shima.tables import reviews as module
from shima.tables.address import ADDRESS
from shima.tables.bot_pool import Position
from shima.tables.pool import PoolError
from shima.tables.refusal import Refused
from shima.tables.review_pool import ReviewPool
from shima.tables.reviews import Reviews
from shima.tables.table import Table
from shima.tables.view import text_data
from shima.tables.worker_answers import Judged
from tests.tables.memory_tables import BEN, started
from tests.tables.services import let_tasks_run
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
SIMULATIONS = 4


def position(table: Table) -> Position:
    assert table.session is not None
    moves = tuple(table.session.moves)
    rules = table.game.rules_version
    return Position(table.game.name, table.game.set_hash, "", rules, len(table.chairs), table.spec.options, moves)


def over(game: str, decisions: int, seed: str = "a table") -> Table:
    """A game that ended with a resignation after `decisions` decisions."""
    folded = started(game, seed=seed).play_on(decisions)
    return folded.resign(BEN)


class Slow(ReviewPool):
    """Judges one move at a time, whenever it is let; `failures` are raised first."""

    def __init__(self, workers: int = 1) -> None:
        super().__init__(workers=workers)
        self.asked: list[int] = []
        self.failures: list[Exception] = []
        self.go = asyncio.Semaphore(0)

    async def review(
        self, position: Position, since: int, until: int, simulations: int, address: str = ""
    ) -> tuple[Judged, ...]:
        self.asked.append(since)
        await self.go.acquire()
        if self.failures:
            raise self.failures.pop()
        return (Judged(since + 1, (0.5, 0.5), None, None),)


async def whole(ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The review when it has come to its end."""
    await eventually(lambda: ask()["done"] == ask()["moves"], 60)
    return ask()


@pytest.mark.parametrize(("game", "decisions", "workers"), [("tokaido-duo", 12, 2), ("yamatai", 6, 1)])
async def test_in_portions_it_is_what_the_players_would_say_of_the_whole_game(
    game: str, decisions: int, workers: int
) -> None:
    table = over(game, decisions)
    expected = review(table.record(), table.game, SIMULATIONS)
    async with ReviewPool(workers=workers) as pool:
        reviews = Reviews(pool, position, SIMULATIONS)
        assert reviews.of(table) == {"moves": table.moves, "done": 0, "lines": [], "costliest": [], "moments": []}
        found = await whole(lambda: reviews.of(table))
        await reviews.close()
    assert [line["number"] for line in found["lines"]] == list(range(1, table.moves + 1))
    assert table.session is not None
    state = table.game.new()
    for line, one, move in zip(found["lines"], expected.moves, table.session.moves, strict=True):
        assert line["by"] == ("nature" if one.actor < 0 else one.actor + 1)
        assert line["chances"] == [round(chance, 4) for chance in one.chances]
        assert line["simulations"] == one.simulations
        assert (line["cost"] is None) == (one.judgement is None)
        if one.judgement is not None:
            assert line["cost"] == round(one.judgement.cost, 4)
            assert line["best"] == (better(table.game, state, one.judgement.best) if line["cost"] else None)
            assert line["best"] is None or one.judgement.best != move
            assert line["handles"] == offered(table.game, state, move)
        state.play(move)
    assert sorted(found["costliest"]) == [line["number"] for line in found["lines"] if line["cost"]]
    costs = [found["lines"][number - 1]["cost"] for number in found["costliest"]]
    assert costs
    assert costs == sorted(costs, reverse=True)
    moments = [(each["number"], each["kind"], each["seat"] - 1) for each in found["moments"]]
    assert moments == [(each.number, each.kind, each.seat) for each in expected.moments()]
    for each in found["moments"]:
        why = expected.moves[each["number"] - 1].why
        assert why is not None
        assert each["why"] == text_data(why)


def better(game: Game, state: State, move: Move) -> dict[str, Any]:
    return {"move": move, "label": text_data(game.label(state, move)), "handles": offered(game, state, move)}


def offered(game: Game, state: State, move: Move) -> list[str]:
    """The handles of the legal move in the view of the seat that acts."""
    moves = game.view(state, state.actor())["moves"]
    assert isinstance(moves, list)
    return next(list(offer["handles"]) for offer in moves if offer["move"] == move)


async def test_equal_questions_share_one_task_and_see_what_is_known_so_far() -> None:
    table, slow = over("tokaido-duo", 1), Slow()
    reviews = Reviews(slow, position)
    assert reviews.of(table)["done"] == 0
    for known in range(3):
        await eventually(lambda: len(slow.asked) == reviews.of(table)["done"] + 1)
        views = [reviews.of(table) for _ in range(5)]
        assert {(view["moves"], view["done"], len(view["lines"])) for view in views} == {(table.moves, known, known)}
        slow.go.release()
        await let_tasks_run()
    await eventually(lambda: len(slow.asked) == 4)
    assert slow.asked == [0, 1, 2, 3]
    await reviews.close()


async def test_two_workers_judge_different_stretches_and_the_lines_come_in_order() -> None:
    table, slow = over("tokaido-duo", 12), Slow(workers=2)
    reviews = Reviews(slow, position)
    assert table.moves > 2 * module.STRETCH
    reviews.of(table)
    await eventually(lambda: len(slow.asked) == 2)
    assert slow.asked == [0, module.STRETCH]
    for _ in range(table.moves):
        slow.go.release()
    found = await whole(lambda: reviews.of(table))
    assert [line["number"] for line in found["lines"]] == list(range(1, table.moves + 1))
    assert sorted(slow.asked) == list(range(table.moves))
    await reviews.close()


async def test_a_review_that_is_there_is_not_thought_out_again() -> None:
    table, slow = over("tokaido-duo", 1), Slow()
    reviews = Reviews(slow, position)
    for _ in range(table.moves):
        slow.go.release()
    found = await whole(lambda: reviews.of(table))
    asked = len(slow.asked)
    assert asked == table.moves
    assert reviews.of(table) == found
    await let_tasks_run()
    assert len(slow.asked) == asked
    await reviews.close()


async def test_the_least_recently_used_one_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 2)
    slow = Slow()
    reviews = Reviews(slow, position)
    first, second, third = (over("tokaido-duo", 1, seed) for seed in "abc")
    for number, table in enumerate((first, second, third)):
        monkeypatch.setattr(table, "id", f"table-{number}", raising=False)
    for table in (first, second, first):
        reviews.of(table)
    tasks = {name: review.task for name, review in reviews._kept.items()}
    await let_tasks_run()
    reviews.of(third)
    await let_tasks_run()
    assert list(reviews._kept) == ["table-0", "table-2"]
    assert {name for name, task in tasks.items() if task and task.cancelled()} == {"table-1"}
    await reviews.close()


async def test_one_address_has_some_games_under_review_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_OF_ADDRESS", 2)
    slow = Slow()
    reviews = Reviews(slow, position)
    tables = [over("tokaido-duo", 1, seed) for seed in "abcd"]
    for number, table in enumerate(tables):
        monkeypatch.setattr(table, "id", f"table-{number}", raising=False)
    ADDRESS.set("crowded")
    for table in tables[:2]:
        reviews.of(table)
    with pytest.raises(Refused, match="table-reviews-wait"):
        reviews.of(tables[2])
    reviews.of(tables[0])
    assert list(reviews._kept) == ["table-1", "table-0"], "what is refused takes no room"
    ADDRESS.set("quiet")
    assert reviews.of(tables[2])["done"] == 0
    ADDRESS.set("crowded")
    for _ in range(1000):
        slow.go.release()
    await eventually(lambda: reviews.of(tables[0])["done"] == reviews.of(tables[0])["moves"])
    await eventually(lambda: not any(review.is_at_work for review in reviews._kept.values()))
    reviews.of(tables[3])
    await reviews.close()


async def test_errors_are_logged_and_the_next_request_tries_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table, slow = over("tokaido-duo", 1), Slow()
    reviews = Reviews(slow, position)
    for failure in (PoolError("tried in vain"), KeyError("nobody expected that")):
        caplog.clear()
        slow.failures = [failure]
        reviews.of(table)
        slow.go.release()
        await eventually(lambda: "a review was broken off" in caplog.text)
    slow.go.release()
    await let_tasks_run()
    assert slow.asked == [0, 0]
    reviews.of(table)
    await eventually(lambda: reviews.of(table)["done"] == 1)
    await reviews.close()


async def test_close_ends_all_tasks_and_lets_no_worker_be_asked_any_more(caplog: pytest.LogCaptureFixture) -> None:
    hanging = (
        sys.executable,
        "-I",
        "-S",
        "-c",
        "import signal; print('{\"ready\": true}', flush=True); signal.pause()",
    )
    async with ReviewPool(command=hanging, workers=2) as pool:
        reviews = Reviews(pool, position)
        reviews.of(over("tokaido-duo", 1))
        await eventually(lambda: pool.busy == 2)
        (task,) = [review.task for review in reviews._kept.values()]
        await reviews.close()
        assert task is not None
        assert task.cancelled()
    assert caplog.text == ""


async def test_a_portion_ends_with_the_move_at_which_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """So bots and hints, which go first, wait for no more than that."""
    asked = position(over("tokaido-duo", 3))
    async with ReviewPool() as pool:
        monkeypatch.setattr(review_pool, "PORTION", 30.0)
        every = await pool.review(asked, 0, len(asked.moves), SIMULATIONS)
        assert len(every) == len(asked.moves)
        monkeypatch.setattr(review_pool, "PORTION", 0.0)
        for since in (0, 1, len(every) - 1):
            found = await pool.review(asked, since, len(asked.moves), SIMULATIONS)
            assert found == every[since : since + 1]


async def test_a_review_of_the_wrong_shape_is_no_review() -> None:
    """The worker sends the job back, which has moves too, but as plain numbers."""
    echo = "print('{\"ready\": true}', flush=True)\nwhile True: print(input(), flush=True)"
    async with ReviewPool(tries=2, command=(sys.executable, "-I", "-S", "-c", echo)) as pool:
        with pytest.raises(PoolError, match="does not fit"):
            await pool.review(position(over("tokaido-duo", 1)), 0, 1, 1)
