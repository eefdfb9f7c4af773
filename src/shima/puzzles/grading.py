"""Grades puzzles by the number of simulations that a search needs before it finds the solution and keeps it.

This search judges positions by rules of thumb. The network recognises most good moves at first sight, which people do
not, and grades must not change whenever it is trained.
"""

from typing import Final

from shima.games.game import Move, State
from shima.players.search.evaluation import Evaluation
from shima.players.search.search import Search
from shima.players.thinker import favourite
from shima.players.weights import evaluation_by_hand
from shima.puzzles.verification import Line

BUDGETS: Final = (1, 16, 64, 256)
"""A puzzle of grade n is found with the nth budget and all larger ones; one of grade 5 with none of them."""
SEED: Final = 21


def best_move(state: State, evaluation: Evaluation, simulations: int, seed: int, opens_all: bool = False) -> Move:
    """Return the move that a search prefers. The state must hold only what its player knows.

    With `opens_all`, it tries each move at least once, like the searches of the verification.
    """
    root = Search(evaluation, seed, opens_all=opens_all).run(state, simulations, 0.0, thorough=True)
    return root.moves[favourite(root, state.actor())]


def grade(line: Line, length: int) -> int:
    """Return the grade of the hardest decision of a solution, 1 to 5."""
    stretch = enumerate(line.decisions[:length])
    return max(depth(each.state, {each.move, *line.also_right(number, length)}) for number, each in stretch)


def depth(state: State, right: set[Move]) -> int:
    """Return the grade of one decision."""
    evaluation = evaluation_by_hand(state.game_name())
    hardest = 1
    for at, simulations in enumerate(BUDGETS, start=1):
        if best_move(state, evaluation, simulations, SEED) not in right:
            hardest = at + 1
    return hardest
