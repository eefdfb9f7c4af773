"""A won position is won: the search finds the way, one or two decisions before the end."""

import pytest

from shima.games.game import OVER, State
from shima.games.tokaido_duo.game import DuoState
from shima.games.yamatai.game import YamataiState
from shima.players import make
from tests.tokaido_duo import positions as duo
from tests.yamatai import positions as yamatai

SEEDS = range(5)


def finish(state: State, name: str, seed: int) -> None:
    """Let one player decide for all seats until the game is over."""
    player = make(name, seed)
    while state.actor() != OVER:
        assert state.actor() >= 0  # there are no chance moves in these positions
        state.play(player.choose(state, state.actor()))


def last_die(character: int, pips: int) -> DuoState:
    """Violet has one die left in the last round."""
    state = duo.opening("1 1 1")
    state.end = 1
    return duo.dice(state, *(pips if which == character else 0 for which in range(3)))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_merchant_sells_where_it_wins(seed: int) -> None:
    """Behind by 3 with a slab's worth of wares: only C3 buys them for ten coins. Other towns pay less, or nothing."""
    state = duo.hold(last_die(1, 2), duo.VIOLET, ceramic=4)
    state.boards[duo.GREEN].temple = 4
    assert state.scores() == (1, 4)
    finish(state, "search:sims=100", seed)
    assert state.scores() == (6, 4)
    assert state.ranking() == (1, 2)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_player_who_is_ahead_ends_the_game(seed: int) -> None:
    """Both have 8 points, and Violet reaches the last temple: passing would let Green play on."""
    state = duo.opening("1 1 1")
    state.boards[duo.VIOLET].temple, state.boards[duo.GREEN].temple = 8, 8
    duo.dice(state, 1, 0, 0)
    assert duo.offers(state) == ["pilgrim C3+3"]
    finish(state, "search:sims=60", seed)
    assert (state.ending(), state.ranking()) == ("temples", (1, 2))


def last_turn() -> YamataiState:
    """Seat 1 plays the last turn of the game, 2 points behind: fleet 1's bamboo and the wood on 8 build for 3."""
    state = yamatai.bare(yamatai.lies(yamatai.turn(1), "wood 8"), 1, 6)
    state.acting = 3
    state.order = (1, 0, 1, 0)
    yamatai.mat(state, 2).prestige = 2
    yamatai.mat(state, 2).buildings = 0
    return state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_boat_is_placed_where_a_building_wins(seed: int) -> None:
    state = last_turn()
    assert state.scores() == (2, 4)
    finish(state, "search:sims=200", seed)
    assert state.ending() == "buildings"
    assert state.ranking() == (1, 2)


@pytest.mark.parametrize("seed", SEEDS)
def test_of_three_players_the_last_one_builds_and_wins(seed: int) -> None:
    state = yamatai.bare(yamatai.lies(yamatai.turn(1, players=3), "wood 8"), 1, 6)
    state.order, state.acting = (1, 2, 0), 2
    yamatai.mat(state, 2).prestige = yamatai.mat(state, 3).prestige = 2
    yamatai.mat(state, 3).buildings = 0
    finish(state, "search:sims=200", seed)
    assert state.ranking()[0] == 1
