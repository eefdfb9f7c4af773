"""The players that search: they think ahead within a budget."""

from dataclasses import dataclass

from shima.games.dice import Dice
from shima.games.game import Move, State
from shima.players.search.evaluation import Evaluation
from shima.players.search.node import Node
from shima.players.search.search import Search
from shima.players.search.self_play import draw, first_looks
from shima.players.weights import evaluation_by_hand, evaluation_of


@dataclass(frozen=True)
class Budget:
    """How long and how carefully to think."""

    simulations: int = 0
    seconds: float = 0.0
    slips: float = 0.0
    """Moves that look worse by so much of a win are played e times less often than the best; 0 plays the best."""
    by_hand: bool = False
    weights: str = ""


class Thinker:
    """Sees what its seat may know, searches, and plays the move that it looked into most."""

    def __init__(self, name: str, budget: Budget, seed: int) -> None:
        self.name = name
        self.budget = budget
        self._seed = seed
        self._search: Search | None = None

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        root = self.think(state, seat)
        if self.budget.slips:
            dice = Dice(hash((self._seed, seat, root.state.key())) % 2**32)
            return root.moves[draw(first_looks(root), self.budget.slips, dice)]
        return root.moves[favourite(root, seat)]

    def think(self, state: State, seat: int) -> Node:
        """The tree over the position, as the seat sees it. It depends on the seed and the position, not on the past."""
        if self._search is None:
            self._search = Search(self._evaluation(state), self._seed)
        return self._search.run(state.seen_by(seat), self.budget.simulations, self.budget.seconds)

    def _evaluation(self, state: State) -> Evaluation:
        return (
            evaluation_by_hand(state.game_name()) if self.budget.by_hand else evaluation_of(state, self.budget.weights)
        )


def favourite(root: Node, seat: int) -> int:
    """The move visited most; among equals, the one with the best chances."""
    best = 0
    for number, child in enumerate(root.children):
        leader = root.children[best]
        if (child.visits, child.value(seat)) > (leader.visits, leader.value(seat)):
            best = number
    return best
