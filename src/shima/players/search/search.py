"""Monte Carlo tree search with chance nodes and a value for each player (max^n)."""

import gc
import time

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Move, State
from shima.players.search.evaluation import Evaluation
from shima.players.search.node import (
    EXPLORATION,
    FLOOR,
    Node,
    choose_move,
    choose_outcome,
    expectation,
    open_node,
)
from shima.players.search.taste import Taste

MOST_NODES = 400_000
"""The maximum number of nodes: about 2 GB."""


class Search:
    """Grows a tree from a position. The same seed and number of simulations give the same tree.

    With `opens_all`, every move of the root is visited at least once, if there are enough simulations.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        seed: int,
        exploration: float = EXPLORATION,
        reduction: float | None = None,
        root_floor: float = FLOOR,
        opens_all: bool = False,
    ) -> None:
        self.evaluation = evaluation
        self.exploration = exploration
        self.reduction = evaluation.reduction if reduction is None else reduction
        self.root_floor = root_floor
        self.opens_all = opens_all
        self.taste: Taste | None = None
        self.seed = seed % 2**32
        self.dice = Dice(self.seed)
        self.root: Node | None = None
        self.simulations = 0
        """Number of simulations of the last search."""

    def run(
        self,
        state: State,
        simulations: int,
        seconds: float,
        thorough: bool = False,
        seen: frozenset[Move] | None = None,
    ) -> Node:
        """Search from the state until a limit is reached; 0 means no limit. The state is not changed.

        Unless `thorough`, stop as soon as no other move can become the most visited one. With `seen`, which must not
        be empty, only these moves are searched in the given position.
        """
        deadline = time.perf_counter() + seconds
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and searching a large one for them takes longer than a move may
        try:
            self.root = None  # freeing a large tree takes time that counts as thinking
            self.dice = Dice(self.seed)
            root = self.root = self._open_root(state, seen)
            before = root.visits
            limit = simulations if simulations else MOST_NODES
            while root.visits < limit:
                if seconds and time.perf_counter() >= deadline:
                    break
                if not thorough and root.visits % 32 == 0 and decided(root, limit - root.visits):
                    break
                self._simulate(root)
            self.simulations = root.visits - before
        finally:
            if collecting:
                gc.freeze()
                gc.unfreeze()  # into the oldest generation: collecting this many young objects takes too long
                gc.enable()
        return root

    def _open_root(self, state: State, seen: frozenset[Move] | None) -> Node:
        node = self._open(state.copy())
        if node.actor >= 0:
            if seen is not None:
                node.keep_moves(seen)
            node.sort_moves(self.root_floor)
        return node

    def _open(self, state: State) -> Node:
        """Return a node with the first estimate of its values."""
        node = open_node(state, self.evaluation)
        if self.taste is not None:
            self.taste.add(state, node.totals)
        return node

    def _simulate(self, root: Node) -> None:
        """Open a position and propagate its value back."""
        path: list[Node] = [root]
        values = self._descend(path)
        for at in range(len(path) - 2, -1, -1):
            node = path[at]
            if node.actor == CHANCE:
                values = expectation(node)
            else:
                child = path[at + 1]
                child.merit = child.utility(node.actor)
            node.add(values)

    def _descend(self, path: list[Node]) -> list[float]:
        """Extend the path from the root to a position outside the tree, which is opened, or to the end of the game.

        Return the values found there.
        """
        node = root = path[0]
        while node.actor != OVER:
            if node.actor == CHANCE:
                number = choose_outcome(node, self.dice)
            elif self.opens_all and node is root and len(root.children) < len(root.moves):
                number = len(root.children)
            else:
                number = choose_move(node, self.exploration, self.reduction)
            if number == len(node.children):
                after = node.state.copy()
                after.advance(node.moves[number])
                child = self._open(after)
                node.adopt(child)
                path.append(child)
                return child.totals
            node = node.children[number]
            path.append(node)
        values = [total / node.visits for total in node.totals]
        node.add(values)
        return values


def decided(root: Node, left: int) -> bool:
    """Whether no other move can reach the most visits with the remaining simulations."""
    first = 0
    second = 0
    for child in root.children:
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return root.actor >= 0 and first - second > left
