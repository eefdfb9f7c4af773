"""Whatever the budget, a search keeps the rules and leaves the position alone."""

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.players import make
from shima.registry import open_game

TABLES = [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)]


def play_a_game(name: str, seats: int, player: str, seed: int) -> None:
    """All players search; every choice is checked."""
    game = open_game(name)
    state = game.new(seats)
    dice = Dice(seed)
    players = [make(player, seed + seat) for seat in range(seats)]
    while moves := state.moves():
        seat = state.actor()
        if seat == CHANCE:
            state.play(state.random_move(dice))
            continue
        key = state.key()
        move = players[seat].choose(state, seat)
        assert move in moves
        assert state.key() == key
        state.play(move)
    assert not game.violations(state)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("player", ["search:sims=1", "search:sims=6;by=hand", "level1"])
def test_a_search_of_a_few_simulations_plays_legal_games(name: str, seats: int, player: str) -> None:
    play_a_game(name, seats, player, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_many_searches_play_legal_games(name: str, seats: int) -> None:
    for seed in range(4):
        play_a_game(name, seats, f"search:sims={2 + 6 * seed}", seed)
