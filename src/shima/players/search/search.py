"""Monte Carlo tree search with nodes of chance and a value for every player (max^n)."""

import gc
import time

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, State
from shima.players.search.evaluation import Evaluation
from shima.players.search.node import EXPLORATION, SHARPNESS, Node, choose_move, choose_outcome, expectation, open_node

MOST_NODES = 400_000
"""Where the tree stops growing: about 2 GB."""


class Search:
    """Grows a tree from a position. Equal seeds and equal numbers of simulations grow equal trees."""

    def __init__(
        self,
        evaluation: Evaluation,
        seed: int,
        exploration: float = EXPLORATION,
        sharpness: float = SHARPNESS,
    ) -> None:
        self.evaluation = evaluation
        self.exploration = exploration
        self.sharpness = sharpness
        self.seed = seed % 2**32
        self.dice = Dice(self.seed)
        self.root: Node | None = None
        self.simulations = 0
        """Of the last search."""

    def run(self, state: State, simulations: int, seconds: float, thorough: bool = False) -> Node:
        """Think about the state until a limit is reached; 0 means none. The state is left as it is.

        Unless it shall be thorough, a search ends as soon as no other move can be visited more often than the first.
        """
        deadline = time.perf_counter() + seconds
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for them in a big one takes longer than a move may
        try:
            self.root = None  # to free a big tree takes a while, which counts as thinking
            self.dice = Dice(self.seed)
            root = self.root = self._plant(state)
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
                gc.unfreeze()  # straight to the oldest: a first look at so many young objects takes too long
                gc.enable()
        return root

    def _plant(self, state: State) -> Node:
        node, values = open_node(state.copy(), self.evaluation, self.sharpness)
        node.add(values)
        return node

    def _simulate(self, root: Node) -> None:
        """Walk down to a position that is not in the tree, open it, and tell all on the way what it is worth."""
        path: list[Node] = [root]
        node = root
        values: list[float] = []
        while not values:
            actor = node.actor
            if actor == OVER:
                values = node.values()
                node.add(values)
                continue
            number = choose_outcome(node, self.dice) if actor == CHANCE else choose_move(node, self.exploration)
            if number < len(node.children):
                node = node.children[number]
                path.append(node)
                continue
            after = node.state.copy()
            after.advance(node.moves[number])
            child, values = open_node(after, self.evaluation, self.sharpness)
            child.add(values)
            node.children.append(child)
            path.append(child)
        for at in range(len(path) - 2, -1, -1):
            node = path[at]
            if node.actor == CHANCE:
                values = expectation(node)
            node.add(values)


def decided(root: Node, left: int) -> bool:
    """Whether no other move can be visited as often as the first, with so many simulations left."""
    first = 0
    second = 0
    for child in root.children:
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return root.actor >= 0 and first - second > left
