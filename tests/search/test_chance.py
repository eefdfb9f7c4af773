"""Chance nodes: each outcome is visited as often as its weight says, and has the right value."""

from collections.abc import Callable

import pytest

from shima.games.game import CHANCE, State
from shima.players.search.node import Node, expectation
from shima.players.search.search import Search
from shima.players.thinker import favourite
from shima.players.weights import evaluation_by_hand
from tests.search.tile_bet import TileBet, before_a_tile
from tests.search.tree_game import Chance, Choice, End, EvenChances, Tree, TreeGame, exact, random_winner
from tests.tokaido_duo import positions as duo
from tests.yamatai import positions as yamatai

THOROUGH = 3000


def think(state: State, simulations: int = THOROUGH, seed: int = 1) -> Node:
    evaluation = EvenChances() if isinstance(state, (TreeGame, TileBet)) else evaluation_by_hand(state.game_name())
    return Search(evaluation, seed).run(state, simulations, 0.0, thorough=True)


def before_a_throw() -> State:
    return duo.opening()


def before_wares() -> State:
    return duo.play(duo.opening("1 2 1"), "1 merchant M2", "1 draw 2")


def before_a_painting() -> State:
    state = duo.paintings(duo.opening("1 1 1"), duo.VIOLET, "moon", given=4)
    return duo.play(state, "1 artist 5", "1 paint 1")


def before_a_look() -> State:
    return yamatai.play(yamatai.turn(3), "1 peek")


def before_a_fleet() -> State:
    state = yamatai.opening(fleets=(6, 7, 8, 9, 10))
    for fleet in (6, 7, 8, 9):
        yamatai.finish_turn(yamatai.fleet_turn(state, fleet))
    return state


def before_a_token() -> State:
    state = yamatai.YAMATAI.new(2)
    while not all(yamatai.YAMATAI.write(state, move).startswith("* token") for move in state.moves()):
        state.play(state.moves()[0])
    return state


NATURES = [before_a_throw, before_wares, before_a_painting, before_a_look, before_a_fleet, before_a_token]


@pytest.mark.parametrize("before", NATURES)
def test_an_outcome_is_the_position_after_exactly_that_move(before: Callable[[], State]) -> None:
    state = before()
    assert state.actor() == CHANCE
    key = state.key()
    root = think(state, 400)
    assert sorted(root.moves) == sorted(state.moves())
    assert len(root.children) == len(root.moves)  # enough simulations to open all of them
    for move, child in zip(root.moves, root.children, strict=True):
        after = state.copy()
        after.play(move)
        while len(after.moves()) == 1:
            after.play(after.moves()[0])
        assert child.state.key() == after.key()
    assert state.key() == key


@pytest.mark.parametrize("before", NATURES)
def test_an_outcome_is_visited_as_often_as_its_weight_says(before: Callable[[], State]) -> None:
    state = before()
    root = think(state, 400)
    weights = dict(zip(state.moves(), state.weights(), strict=True))
    assert dict(zip(root.moves, root.weights, strict=True)) == weights
    for move, child in zip(root.moves, root.children, strict=True):
        assert child.visits == pytest.approx(400 * weights[move] / sum(weights.values()), abs=3)


def test_the_first_outcome_that_is_opened_is_drawn_by_weight() -> None:
    firsts = [think(TreeGame(random_winner(1, 3)), 2, seed).moves[0] for seed in range(400)]
    assert firsts.count(1) == pytest.approx(300, abs=35)  # four standard deviations


WEIGHTED: list[tuple[Tree, float]] = [
    (random_winner(1, 1), 1 / 2),
    (random_winner(1, 5), 1 / 6),
    (Chance((End(0), End(1), End(0)), (1, 2, 5)), 3 / 4),
    (Chance((random_winner(1, 3), random_winner(2, 1)), (2, 1)), 7 / 18),
]


@pytest.mark.parametrize(("fork", "chance"), WEIGHTED)
def test_dice_are_worth_their_expectation(fork: Tree, chance: float) -> None:
    root = think(TreeGame(fork))
    assert exact(TreeGame(fork))[0] == pytest.approx(chance)
    assert root.value(0) == pytest.approx(chance, abs=0.01)
    assert root.value(1) == pytest.approx(1 - chance, abs=0.01)


def test_the_better_gamble_is_taken_by_either_player() -> None:
    """Seat 1 may leave seat 2 a sure half, or a choice between 2 in 5 and 3 in 5."""
    tale = TreeGame(Choice(0, (Choice(1, (random_winner(3, 2), random_winner(2, 3))), random_winner(1, 1))))
    root = think(tale, 10_000)
    assert exact(tale) == [0.5, 0.5]
    assert root.moves[favourite(root, 0)] == 1
    assert root.children[root.moves.index(0)].value(0) == pytest.approx(2 / 5, abs=0.03)


def test_of_three_players_each_seeks_its_own_win() -> None:
    """Seat 2 prefers its own 4 in 10 to anything that hurts seat 1: that is what seat 1 may count on."""
    kind = Choice(1, (random_winner(6, 4, 0), random_winner(0, 3, 7)))
    unkind = Choice(1, (random_winner(9, 1, 0), random_winner(1, 2, 7)))
    tale = TreeGame(Choice(0, (unkind, kind)), seats=3)
    root = think(tale)
    assert exact(tale) == pytest.approx([0.6, 0.4, 0.0])
    assert root.moves[favourite(root, 0)] == 1
    assert root.children[root.moves.index(1)].values() == pytest.approx([0.6, 0.4, 0.0], abs=0.05)


def last_die_with_the_hot_spring() -> State:
    """Violet needs one more painting: turn one up, use the spring, and give it if a region in reach shows it."""
    state = duo.paintings(duo.opening("1 1 1"), duo.VIOLET, given=7)
    duo.paintings(state, duo.GREEN, given=8)
    state.boards[duo.GREEN].temple = 4
    state.boards[duo.VIOLET].temple = 8
    state.end, state.spring_owner = 1, duo.VIOLET
    return duo.dice(state, 0, 0, 1)


def test_tokaido_duos_last_die_is_worth_its_exact_chance() -> None:
    state = last_die_with_the_hot_spring()
    truth = exact(state)
    assert 0.1 < truth[duo.VIOLET] < 0.9
    root = think(state)
    best = root.children[favourite(root, duo.VIOLET)]
    assert best.values() == pytest.approx(truth, abs=0.02)


def test_the_next_tile_is_worth_the_share_of_the_prestige_buildings() -> None:
    # 22 lies in the row, the other six are among 23.
    wager = TileBet(before_a_tile())
    assert exact(wager)[0] == pytest.approx(6 / 23)
    root = think(wager)
    assert expectation(root)[: root.players] == pytest.approx(exact(wager))
    assert root.value(0) == pytest.approx(6 / 23, abs=0.02)
