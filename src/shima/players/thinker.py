"""The players that search, within a budget."""

from dataclasses import dataclass

from shima.games.game import Move, State
from shima.players.overlooking import seen_moves
from shima.players.parts import liked_of
from shima.players.search.evaluation import Evaluation
from shima.players.search.node import Node
from shima.players.search.search import Search
from shima.players.search.taste import Taste
from shima.players.weights import evaluation_by_hand, evaluation_of


@dataclass(frozen=True)
class Budget:
    """Limits and settings of the search."""

    simulations: int = 0
    seconds: float = 0.0
    by_hand: bool = False
    weights: str = ""
    overlooks: float = 0.0
    """The share of its options that the player does not notice in a turn."""
    style: str = ""
    liking: float = 0.0
    """What a point that the style prefers is worth beyond that, in chances to win."""


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
        known = state.seen_by(seat)
        seen: frozenset[Move] | None = None
        if self.budget.overlooks:
            seen = seen_moves(known, seat, self.budget.overlooks, self._seed)
            if len(seen) == 1:
                return next(iter(seen))
        root = self._run(known, seat, seen)
        return root.moves[favourite(root, seat)]

    def think(self, state: State, seat: int) -> Node:
        """Return the tree over the position as the seat sees it. It depends only on the seed and the position."""
        return self._run(state.seen_by(seat), seat, None)

    def _run(self, known: State, seat: int, seen: frozenset[Move] | None) -> Node:
        if self._search is None:
            self._search = Search(self._evaluation(known), self._seed)
        liked = liked_of(known.game_name(), self.budget.style) if self.budget.liking else None
        self._search.taste = Taste(liked, seat, self.budget.liking) if liked else None
        return self._search.run(known, self.budget.simulations, self.budget.seconds, seen=seen)

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
