"""Equal seeds search alike, on every machine and in both builds; what was thought before is used again."""

import pytest

from shima.games.dice import Dice
from shima.games.game import NATURE, Game, State
from shima.players import make
from shima.players.search.by_hand import ByHand
from shima.players.search.node import Node
from shima.players.search.search import Search
from shima.players.thinker import favourite
from tests.tokaido_duo import positions as duo
from tests.yamatai import positions as yamatai

SEARCH = "search:sims=30;by=hand"
"""Not by trained weights: what is learned anew must not move these games."""

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
1 sacred 1
2 fleet 4
2 buy bamboo
2 place bamboo 26
2 slide 7 to 16
2 place clay 37
2 collect 18
2 recruit Kachiko scroll scroll
2 end
"""


def lines(game: Game, state: State, seed: int, most: int) -> list[str]:
    """What two searches play against each other."""
    dice = Dice(seed)
    players = [make(SEARCH, seed), make(SEARCH, seed + 1)]
    played: list[str] = []
    while state.moves() and len(played) < most:
        seat = state.actor()
        is_drawn = seat == NATURE
        move = state.moves()[dice.weighted(state.weights())] if is_drawn else players[seat].choose(state, seat)
        if seat != NATURE and len(state.moves()) > 1:
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
        one, other, another = (Search(ByHand(), seed).run(start, 200, 0.0) for seed in (3, 3, 4))
        assert [child.visits for child in one.children] == [child.visits for child in other.children]
        assert one.totals == other.totals
        assert one.moves == other.moves != another.moves  # nature's outcomes, in the order in which they were drawn


def busiest(node: Node) -> Node:
    return max(node.children, key=lambda child: child.visits)


def test_the_tree_below_ones_own_move_and_the_answer_is_kept() -> None:
    state = yamatai.turn(1)
    search = Search(ByHand(), 1)
    first = search.run(state, 1500, 0.0, thorough=True)
    assert (first.visits, search.simulations) == (1500, 1499)  # opening the root counts as one
    move = busiest(first)
    while move.actor != 1:  # what else seat 1 does in its turn
        move = busiest(move)
    answer = busiest(move).state.copy()
    root = search.run(answer, 1500, 0.0, thorough=True)
    assert root.state.key() == answer.key()
    assert root.visits == 1500
    assert search.simulations < 1480


@pytest.mark.parametrize("start", [duo.opening(), yamatai.opening()], ids=["tokaido-duo", "yamatai"])
def test_a_choice_from_a_kept_tree_is_legal(start: State) -> None:
    """One search decides for both players, so that it meets its own tree again at every move."""
    state, dice = start.copy(), Dice(2)
    search = Search(ByHand(), 1)
    used_again = 0
    for _ in range(60):
        if state.actor() == NATURE or len(state.moves()) == 1:
            state.play(state.random_move(dice))
            continue
        root = search.run(state, 60, 0.0, thorough=True)
        used_again += search.simulations < 59
        assert root.visits >= 60
        assert root.state.key() == state.key()
        state.play(root.moves[favourite(root, state.actor())])
    assert used_again > 15


def test_enough_visits_from_before_are_not_repeated() -> None:
    state = duo.opening("1 1 1")
    search = Search(ByHand(), 1)
    first = search.run(state, 400, 0.0, thorough=True)
    again = search.run(state.copy(), 400, 0.0, thorough=True)
    assert again is first
    assert search.simulations == 0


def test_a_position_that_was_not_thought_of_begins_a_new_tree() -> None:
    search = Search(ByHand(), 1)
    search.run(duo.opening("1 1 1"), 100, 0.0, thorough=True)
    other = duo.opening("1 1 2")
    root = search.run(other, 100, 0.0, thorough=True)
    assert root.state.key() == other.key()
    assert (root.visits, search.simulations) == (100, 99)
