"""The players that search, within a budget."""

from dataclasses import dataclass

from shima.games.dice import Dice
from shima.games.game import Move, State
from shima.players.search.evaluation import Evaluation
from shima.players.search.node import Node
from shima.players.search.sampling import draw, move_values
from shima.players.search.search import Search
from shima.players.weights import evaluation_by_hand, evaluation_of


@dataclass(frozen=True)
class Budget:
    """Limits and settings of the search."""

    simulations: int = 0
    seconds: float = 0.0
    slips: float = 0.0
    """A move that is this share of a win worse is played e times less often than the best; 0 always plays the best."""
    by_hand: bool = False
    weights: str = ""


class Thinker:
    """Searches what its seat knows, and plays the best of the moves that it has visited often."""

    def __init__(self, name: str, budget: Budget, seed: int, evaluation: Evaluation | None = None) -> None:
        """Without an evaluation, the player uses the one that its budget names for the game."""
        self.name = name
        self.budget = budget
        self._seed = seed
        self._given = evaluation
        self._search: Search | None = None

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        root = self.think(state, seat)
        if self.budget.slips:
            dice = Dice(hash((self._seed, seat, root.state.key())) % 2**32)
            return root.moves[draw(move_values(root, self._evaluation(state)), self.budget.slips, dice)]
        return root.moves[favourite(root, seat)]

    def think(self, state: State, seat: int) -> Node:
        """Return the tree over the position as the seat sees it. It depends only on the seed and the position."""
        if self._search is None:
            self._search = Search(self._evaluation(state), self._seed)
        return self._search.run(state.seen_by(seat), self.budget.simulations, self.budget.seconds)

    def _evaluation(self, state: State) -> Evaluation:
        if self._given is not None:
            return self._given
        if self.budget.by_hand:
            return evaluation_by_hand(state.game_name())
        return evaluation_of(state, self.budget.weights)


TRIED = 0.3
"""A move needs this share of the most visits to be trusted."""


def favourite(root: Node, seat: int) -> int:
    """Return the best move among those that were visited often. Without any visits, priors decide."""
    most = max((child.visits for child in root.children), default=0)
    best, highest = 0, float("-inf")
    for number, child in enumerate(root.children):
        if child.visits >= TRIED * most and child.utility(seat) > highest:
            best, highest = number, child.utility(seat)
    return best
