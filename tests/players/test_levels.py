"""The levels: rising settings, what they overlook, and that they never throw points away."""

from dataclasses import replace
from itertools import pairwise

import pytest

from shima.arena.simulate import Plan, play_out
from shima.games.dice import Dice
from shima.games.game import Game, State
from shima.players import make
from shima.players.levels import LEVELS, LONGEST, USUAL
from shima.players.overlooking import attention, seen_moves
from shima.players.parts import source_of
from shima.players.thinker import Thinker
from shima.registry import open_game
from tests.profile import by_profile

TABLES = [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)]


def positions(game: Game, players: int, seed: int) -> list[State]:
    """Positions of a random game in which somebody decides."""
    state, dice = game.new(players), Dice(seed)
    found: list[State] = []
    while state.moves():
        if state.actor() >= 0 and len(state.moves()) > 1:
            found.append(state.copy())
        state.play(state.random_move(dice))
    return found


def gain(state: State, move: int) -> int:
    seat = state.actor()
    after = state.copy()
    after.play(move)
    return after.scores()[seat] - state.scores()[seat]


@pytest.mark.parametrize(("game", "seats"), [*TABLES, ("stones", 3)])
def test_settings_rise_from_level_to_level(game: str, seats: int) -> None:
    settings = [level.setting(game, seats) for level in LEVELS]
    assert [level.name for level in LEVELS] == [f"level{number}" for number in range(1, 9)]
    for lower, higher in pairwise(settings):
        assert lower.simulations <= higher.simulations
        assert lower.overlooks >= higher.overlooks
        assert (lower.simulations, lower.overlooks) != (higher.simulations, higher.overlooks)
        assert 150 <= higher.elo - lower.elo <= 300


def test_a_game_without_its_own_settings_gets_the_usual_ones() -> None:
    assert [level.setting("no such game", 5) for level in LEVELS] == list(USUAL)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_only_the_highest_level_needs_all_of_its_time(game: str, seats: int) -> None:
    budgets = [level.budget(game, seats) for level in LEVELS]
    assert all(budget.seconds == LONGEST for budget in budgets)
    assert budgets[-1].simulations >= 100_000
    assert all(budget.simulations <= 1000 for budget in budgets[:-1])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_points_are_always_seen_and_never_thrown_away(name: str, seats: int) -> None:
    game = open_game(name)
    gained = harmless = 0
    for seed in range(by_profile(1, 3, 10)):
        for state in positions(game, seats, seed):
            seen = seen_moves(state, state.actor(), 0.95, seed)
            gains = {move: gain(state, move) for move in state.moves()}
            assert seen
            assert seen <= set(state.moves())
            assert {move for move in gains if gains[move] > 0} <= seen
            if max(gains.values()) >= 0:
                assert any(gains[move] >= 0 for move in seen)
                harmless += min(gains.values()) < 0
            gained += max(gains.values()) > 0
    assert gained > 5
    assert harmless > 5 or name == "tokaido-duo"  # there, only few moves cost points


def test_what_is_overlooked_depends_on_the_seed_the_seat_and_the_turn_alone(duo: Game) -> None:
    for state in positions(duo, 2, 4)[:40]:
        seat = state.actor()
        assert seen_moves(state, seat, 0.6, 9) == seen_moves(state.copy(), seat, 0.6, 9)
        assert seen_moves(state, seat, 0.3, 9) >= seen_moves(state, seat, 0.6, 9) & seen_moves(state, seat, 0.3, 9)
    numbers = {attention(seed, seat, turn, 5) for seed in (1, 2) for seat in (0, 1) for turn in (1, 2)}
    assert len(numbers) == 8
    assert all(0 <= number < 1 for number in numbers)


def test_about_the_right_share_is_overlooked(duo: Game) -> None:
    options = seen = 0
    for state in positions(duo, 2, 1):
        plain = [move for move in state.moves() if gain(state, move) <= 0]
        options += len(plain)
        seen += len(seen_moves(state, state.actor(), 0.5, 3) & set(plain))
    assert 0.4 < seen / options < 0.65


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_chooses_among_what_it_sees_and_repeats_itself(duo: Game, level: object) -> None:
    assert level in LEVELS
    own = next(each for each in LEVELS if each is level)
    budget = replace(own.budget("tokaido-duo", 2), simulations=12, seconds=0.0)
    for state in positions(duo, 2, 2)[:: by_profile(25, 8, 2)]:
        seat = state.actor()
        move = Thinker(own.name, budget, 5).choose(state, seat)
        assert Thinker(own.name, budget, 5).choose(state, seat) == move
        if budget.overlooks:
            assert move in seen_moves(state.seen_by(seat), seat, budget.overlooks, 5)


@pytest.mark.parametrize("name", ["level1", "level4"])
def test_a_level_plays_whole_games(name: str) -> None:
    game = open_game("yamatai")
    plan = Plan("yamatai", (name, "random", name), "levels")
    session, _ = play_out(game, plan, 0)
    assert not session.state.moves()
    assert make(name, 1).name == name


def test_each_style_prefers_a_source_of_points_in_each_game() -> None:
    for name in ("tokaido-duo", "yamatai"):
        for level in LEVELS:
            assert source_of(name, level.style) in open_game(name).score_sources
    assert source_of("stones", "merchant") == ""
