"""The opponents: they keep the rules, repeat themselves under equal seeds, and greedy is worth playing against."""

import pytest

from shima.arena.simulate import Plan, play_out, simulate
from shima.games.dice import Dice
from shima.games.game import Game, UserError
from shima.players import NAMES, make
from shima.players.levels import LEVELS
from shima.players.search.worth import VICTORY, score, worth
from tests.profile import by_profile

SLOW = ("level6", "level7")
REPEATABLE = [name for name in NAMES if name != LEVELS[-1].name]
"""The highest level is limited by time: tests/players/test_levels.py plays it with a small budget."""
PLAYERS = [pytest.param(name, marks=pytest.mark.slow if name in SLOW else ()) for name in REPEATABLE]


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_chooses_legal_moves_and_leaves_the_state_alone(duo: Game, name: str) -> None:
    player = make(name, 3)
    state = duo.new()
    dice = Dice(8)
    while state.moves():
        seat = state.actor()
        if seat >= 0:
            key = state.key()
            assert player.choose(state, seat) in state.moves()
            assert state.key() == key
        state.play(state.random_move(dice))


@pytest.mark.parametrize("name", PLAYERS)
def test_equal_seeds_play_alike(duo: Game, name: str) -> None:
    plan = Plan("tokaido-duo", (name, name), "alike")
    assert play_out(duo, plan, 1)[0].record() == play_out(duo, plan, 1)[0].record()
    assert play_out(duo, plan, 1)[0].moves != play_out(duo, plan, 2)[0].moves


def test_greedy_beats_random_from_either_seat() -> None:
    games = by_profile(8, 30, 30)
    first = simulate(Plan("tokaido-duo", ("greedy", "random"), "either"), games, 1, lambda _: None)
    second = simulate(Plan("tokaido-duo", ("random", "greedy"), "either"), games, 1, lambda _: None)
    assert first["wins"] == [games, 0]
    assert second["wins"] == [0, games]


def test_a_won_game_is_worth_more_than_any_lead(duo: Game) -> None:
    session, _ = play_out(duo, Plan("tokaido-duo", ("greedy", "random"), "worth"), 0)
    assert session.state.ranking() == (1, 2)
    assert worth(session.state, 0, score) > VICTORY
    assert worth(session.state, 1, score) < -VICTORY


def test_an_unknown_player_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UserError, match="greedy"):
        make("grandmaster", 1)
