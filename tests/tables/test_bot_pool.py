"""Bots and hints in worker processes: legal moves, the same for equal seeds, and no secrets."""

import asyncio
from collections.abc import Iterator

import pytest

from shima import record
from shima.games.dice import Dice
from shima.games.game import State
from shima.players import NAMES
from shima.registry import open_game
from shima.tables.bot_pool import BotPool, Position
from shima.tables.pool import PoolError
from tests.component_sets import ARCHIPELAGO, game_with_first_set
from tests.players.example_records import IN_HAND, record_with_peek
from tests.tables.worker_processes import random_position
from tests.yamatai.positions import YAMATAI

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def middles() -> Iterator[tuple[Position, State]]:
    yield random_position(open_game("tokaido-duo"), 2, 90)
    yield random_position(game_with_first_set("tokaido-duo"), 2, 200)
    yield random_position(open_game("yamatai"), 3, 80)
    yield random_position(game_with_first_set("yamatai"), 4, 150)
    yield random_position(YAMATAI, 2, 100, set_text=ARCHIPELAGO)


async def test_every_bot_finds_a_legal_move_in_both_games_and_with_every_kind_of_set() -> None:
    async with BotPool(2) as pool:
        for position, state in middles():
            chosen = [pool.choose(position, state.actor(), bot, 5) for bot in NAMES]
            assert set(await asyncio.gather(*chosen)) <= set(state.moves())
        assert (pool.jobs_done, pool.workers_replaced, pool.waiting, pool.busy) == (5 * len(NAMES), 0, 0, 0)


async def test_equal_seeds_choose_alike_in_any_worker() -> None:
    position, state = random_position(open_game("yamatai"), 3, 80)
    async with BotPool(1) as one, BotPool(1) as other:
        for bot in ("random", "level1", "search:sims=20"):
            here, there = [
                [await pool.choose(position, state.actor(), bot, seed) for seed in range(8)] for pool in (one, other)
            ]
            assert here == there
            assert len(set(here)) > 1 or bot.startswith("search")  # so that the seed does matter


async def test_a_hint_names_the_best_legal_moves_with_everyones_chances() -> None:
    position, state = random_position(open_game("yamatai"), 3, 80)
    assert len(state.moves()) > 3
    async with BotPool(1) as pool:
        hint = await pool.hint(position, state.actor(), 60, 5.0, 3)
    game = open_game("yamatai")
    assert len(hint.choices) == 3
    assert {choice.move for choice in hint.choices} <= set(state.moves())
    assert [choice.text for choice in hint.choices] == [game.write(state, choice.move) for choice in hint.choices]
    visits = [choice.visits for choice in hint.choices]
    assert visits[1:] == sorted(visits[1:], reverse=True)  # the first is the best of those visited often
    assert hint.chances == hint.choices[0].chances
    assert all(sum(choice.chances) == pytest.approx(1, abs=0.001) for choice in hint.choices)


async def test_a_hint_knows_nothing_that_its_viewer_may_not_know() -> None:  # Y13.3
    """Seat 1 has looked at other tiles in the other world; the hints of the others are the same in both."""
    worlds = [record_moves((2, 4, 5)), record_moves((28, 27, 26))]
    async with BotPool(2) as pool:
        for moves_left in (IN_HAND, 0):
            one, other = (
                Position(YAMATAI.name, YAMATAI.set_hash, ARCHIPELAGO, 2, 2, {}, moves[: len(moves) - moves_left])
                for moves in worlds
            )
            for viewer in (None, 1):
                hint = await pool.hint(one, viewer, 400, 60.0, 3)
                assert hint == await pool.hint(other, viewer, 400, 60.0, 3)
                assert hint != await pool.hint(one, 0, 400, 60.0, 3)


def record_moves(tiles: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(move for _, move in record.steps(record_with_peek(tiles), YAMATAI))


async def test_after_the_end_of_a_game_a_hint_has_the_result_and_no_moves() -> None:
    game = open_game("tokaido-duo")
    state, dice, played = game.new(), Dice(3), list[int]()
    while state.moves():
        played.append(state.random_move(dice))
        state.play(played[-1])
    async with BotPool(1) as pool:
        hint = await pool.hint(Position(game.name, game.set_hash, "", 2, 2, {}, tuple(played)), None, 10, 1.0, 3)
    assert hint.choices == ()
    assert hint.chances == ((0.5, 0.5) if state.ranking() == (1, 1) else tuple(2.0 - n for n in state.ranking()))


async def test_what_is_wrong_with_a_job_is_said_and_the_worker_lives_on() -> None:
    position, state = random_position(open_game("tokaido-duo"), 2, 90)
    seat = state.actor()
    wrong = {
        "no set of tokaido-duo has the hash": Position("tokaido-duo", "0" * 64, "", 2, 2, {}, position.moves),
        "no set of yamatai has the hash": Position("yamatai", position.set_hash, ARCHIPELAGO, 2, 2, {}, ()),
        "BadSet": Position("yamatai", "0" * 64, "fleet = 3", 2, 2, {}, ()),
        "error-game": Position("go", "0" * 64, "x", 2, 2, {}, ()),
        "error-seats": Position("tokaido-duo", position.set_hash, "", 2, 7, {}, ()),
        "record-rules": Position("tokaido-duo", position.set_hash, "", 3, 2, {}, ()),
        "IllegalMove": Position("tokaido-duo", position.set_hash, "", 2, 2, {}, (*position.moves, 0)),
    }
    async with BotPool(1) as pool:
        for message, asked in wrong.items():
            with pytest.raises(PoolError, match=message) as caught:
                await pool.choose(asked, seat, "random", 1)
            assert "\n" not in str(caught.value)
        with pytest.raises(PoolError, match="is not to move"):
            await pool.choose(position, 1 - seat, "random", 1)
        with pytest.raises(PoolError, match="error-player"):
            await pool.choose(position, seat, "deep-thought", 1)
        before = pool.pids()
        assert await pool.choose(position, seat, "random", 1) in state.moves()
        assert (pool.pids(), pool.workers_replaced) == (before, 0)


async def test_the_longest_set_gets_through() -> None:
    text = ARCHIPELAGO + ("# " + "a long comment " * 100 + "\n") * 60
    assert len(text) > 90_000
    game = type(YAMATAI)(text)
    async with BotPool(1) as pool:
        position, state = random_position(game, 2, 60, set_text=text)
        assert await pool.choose(position, state.actor(), "random", 1) in state.moves()
