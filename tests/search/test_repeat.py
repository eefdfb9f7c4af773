"""Equal seeds search alike, on every machine and in both builds, and whatever they searched before."""

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE, Game, State
from shima.players import make
from shima.players.search.search import Search
from shima.players.weights import evaluation_by_hand
from tests.tokaido_duo import positions as duo
from tests.yamatai import positions as yamatai

SEARCH = "search:sims=30;by=hand"
"""Without trained weights: retraining must not change these games."""

DUO_GOLDEN = """
1 merchant M3
1 draw 4
2 artist 7
2 paint 2
1 temple
2 merchant M3
2 draw 4
1 artist 2
1 paint 2
2 temple
1 artist 3
1 paint 2
2 pilgrim C1
2 coins
1 sell 1 at 2
2 artist 8
"""
YAMATAI_GOLDEN = """
1 fleet 5
1 buy bamboo
1 place bamboo 7
1 place gold 8
1 collect 1
1 collect 7
1 recruit Yasoma fan fan
1 sacred 7
2 fleet 4
2 buy bamboo
2 place bamboo 1
2 place clay 2
2 build 10 on 1
2 slide 2 to 3
1 fleet 2
1 buy stone
"""


def lines(game: Game, state: State, seed: int, most: int) -> list[str]:
    """What two searches play against each other."""
    dice = Dice(seed)
    players = [make(SEARCH, seed), make(SEARCH, seed + 1)]
    played: list[str] = []
    while state.moves() and len(played) < most:
        seat = state.actor()
        is_drawn = seat == CHANCE
        move = state.moves()[dice.weighted(state.weights())] if is_drawn else players[seat].choose(state, seat)
        if seat != CHANCE and len(state.moves()) > 1:
            played.append(game.write(state, move))
        state.play(move)
    return played


def test_tokaido_duo_is_searched_alike_in_both_builds() -> None:
    assert lines(duo.DUO, duo.opening(), 1, 16) == DUO_GOLDEN.strip().splitlines()


def test_yamatai_is_searched_alike_in_both_builds() -> None:
    assert lines(yamatai.YAMATAI, yamatai.opening(), 1, 16) == YAMATAI_GOLDEN.strip().splitlines()


@pytest.mark.parametrize("game", [duo.DUO, yamatai.YAMATAI], ids=["tokaido-duo", "yamatai"])
def test_equal_seeds_choose_alike_and_others_do_not(game: Game) -> None:
    start = duo.opening() if game is duo.DUO else yamatai.opening()
    played = [lines(game, start.copy(), seed, 60) for seed in (1, 1, 2)]
    assert len(played[0]) == 60
    assert played[0] == played[1] != played[2]


def test_equal_seeds_grow_equal_trees() -> None:
    for start in (duo.opening(), yamatai.play(yamatai.turn(3), "1 peek")):
        one, other, another = (
            Search(evaluation_by_hand(start.game_name()), seed).run(start, 200, 0.0) for seed in (3, 3, 4)
        )
        assert [child.visits for child in one.children] == [child.visits for child in other.children]
        assert one.totals == other.totals
        assert one.moves == other.moves != another.moves  # the chance outcomes, in the order in which they were drawn


@pytest.mark.parametrize("bot", ["greedy", "level2", "search:sims=60"])
@pytest.mark.parametrize("game", [duo.DUO, yamatai.YAMATAI], ids=["tokaido-duo", "yamatai"])
def test_a_bot_that_has_played_on_chooses_like_one_that_has_just_sat_down(game: Game, bot: str) -> None:
    """Tables ask for each move in a fresh process; the arena, where levels are measured, keeps its players."""
    state, dice = game.new(), Dice(7)
    players = [make(bot, 1), make(bot, 2)]
    for _ in range(150):
        seat = state.actor()
        move = state.random_move(dice) if seat == CHANCE else players[seat].choose(state, seat)
        if seat != CHANCE:
            assert make(bot, seat + 1).choose(state, seat) == move
        state.play(move)


def test_searching_again_grows_a_tree_of_its_own() -> None:
    search = Search(evaluation_by_hand("tokaido-duo"), 1)
    for state in (duo.opening("1 1 1"), duo.opening("1 1 2"), duo.opening("1 1 2")):
        root = search.run(state, 100, 0.0, thorough=True)
        assert root.state.key() == state.key()
        assert (root.visits, search.simulations) == (100, 99)
