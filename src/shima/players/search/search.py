"""Monte Carlo tree search with nature's nodes and a value for every player (max^n)."""

import gc
import time

from shima.games.dice import Dice
from shima.games.game import NATURE, OVER, State
from shima.players.search.evaluation import Evaluation
from shima.players.search.node import EXPLORATION, SHARPNESS, Node, choose_move, choose_outcome, expectation, open_node

MOST_NODES = 400_000
"""Where the tree stops growing: about 2 GB."""
KEPT_DEPTH = 8
"""How many decisions and draws may lie between two searches for the tree to be used again."""
KEPT_NODES = 4_000
"""How many positions are compared for that, at most."""


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
        self.dice = Dice(seed % 2**32)
        self.root: Node | None = None
        self.simulations = 0
        """Of the last search."""

    def run(self, state: State, simulations: int, seconds: float, thorough: bool = False) -> Node:
        """Think about the state until a limit is reached; 0 means none. The state is left as it is.

        Simulations kept from the last search count. Unless it shall be thorough, a search ends as soon as no other
        move can be visited more often than the first.
        """
        deadline = time.perf_counter() + seconds
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for them in a big one takes longer than a move may
        try:
            root = self._find(state)
            if root is None:
                root = self._plant(state)
            self.root = root
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
            number = choose_outcome(node, self.dice) if actor == NATURE else choose_move(node, self.exploration)
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
            if node.actor == NATURE:
                values = expectation(node)
            node.add(values)

    def _find(self, state: State) -> Node | None:
        """The state in the tree of the last search, not far below its root; where it is known best."""
        if self.root is None:
            return None
        actor = state.actor()
        moves = state.moves()
        rounds = state.rounds()
        key = state.key()
        level: list[Node] = [self.root]
        best: Node | None = None
        compared = 0
        for _ in range(KEPT_DEPTH):
            below: list[Node] = []
            for node in level:
                if compared > KEPT_NODES:
                    break
                compared += 1
                other = node.state
                if node.actor != actor or other.rounds() != rounds or other.moves() != moves or other.key() != key:
                    below.extend(node.children)
                elif best is None or node.visits > best.visits:
                    best = node
            level = below
        return best


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
