"""A node of the search tree and its statistics."""

from math import sqrt
from typing import Final

from shima.games.advance import play_forced
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Move, State
from shima.players.search.evaluation import Evaluation, outcome

EXPLORATION = 0.4
"""Exploration constant: how strongly promising but rarely tried moves are preferred."""
POINTS = 0.1
"""What all points of the table are worth in chances to win. Without this, a player who is sure to win or to lose would
see no difference between moves, and the game might never end."""
FLOOR = 0.01
"""The share of the priors that all moves get alike, so that none stays closed forever."""
WIDTH = 1.5
"""Progressive widening: WIDTH * visits ** SLOPE outcomes of chance are opened."""
SLOPE = 0.6


class Node:
    """A position in the tree. `children` belong to the first of `moves`, which are in the order of opening.

    For a player, the weights are priors, and the moves are sorted by them. For chance, the weights are those of the
    outcomes, and the order is random by weight. Most nodes are never visited again, so a player's moves are listed at
    the second visit.
    """

    def __init__(self, state: State, weights: list[float], values: list[float]) -> None:
        """The values, which the node keeps, are each seat's chance to win, then its share of the points."""
        self.state = state
        self.actor = state.actor()
        self.moves: list[Move] = NO_MOVES
        self.weights = weights
        self.children: list[Node] = NO_NODES
        self.opened_weight = 0.0
        self.visits = 1
        self.players = state.players()
        self.totals = values
        """Sums of the values over all visits."""
        self.merit = 0.0
        """The utility for the player who chooses this node."""

    def value(self, seat: int) -> float:
        """Return the seat's estimated chance to win."""
        return self.totals[seat] / self.visits

    def values(self) -> list[float]:
        """Return each seat's estimated chance to win."""
        return [total / self.visits for total in self.totals[: self.players]]

    def utility(self, seat: int) -> float:
        """Return what the seat maximises: its chance to win, and points where that makes no difference."""
        return (self.totals[seat] + POINTS * self.totals[self.players + seat]) / self.visits

    def add(self, values: list[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat in range(len(totals)):
            totals[seat] += values[seat]

    def adopt(self, child: "Node") -> None:
        """Add the child of the next move."""
        if not self.children:
            self.children = [child]
        else:
            self.children.append(child)
        self.opened_weight += self.weights[len(self.children) - 1]

    def keep_moves(self, seen: frozenset[Move]) -> None:
        """Forget all moves but these. The priors of the rest have the sum 1 again."""
        kept = [(weight, move) for weight, move in zip(self.weights, self.state.moves()) if move in seen]  # noqa: B905
        total = 0.0
        for weight, _ in kept:
            total += weight
        self.moves = [move for _, move in kept]
        self.weights = [weight / total if total > 0.0 else 1.0 / len(kept) for weight, _ in kept]

    def sort_moves(self, floor: float) -> None:
        """List the moves of a player by their priors."""
        moves = self.moves or list(self.state.moves())
        least = floor / len(moves)
        ranked = [(-weight, move) for weight, move in zip(self.weights, moves)]  # noqa: B905
        ranked.sort()
        self.moves = [move for _, move in ranked]
        self.weights = [(1.0 - floor) * -negated + least for negated, _ in ranked]


NO_MOVES: Final[list[Move]] = []
NO_NODES: Final[list[Node]] = []
"""Shared by all nodes that have none. Never changed."""


def open_node(state: State, evaluation: Evaluation) -> Node:
    """Return a node for the state after its forced moves, with a first estimate of its values."""
    play_forced(state)
    actor = state.actor()
    if actor == OVER:
        return Node(state, [], outcome(state) + shares_of_points(state))
    if actor == CHANCE:
        weights = [float(weight) for weight in state.weights()]
        node = Node(state, weights, evaluation.chances(state) + shares_of_points(state))
        node.moves = list(state.moves())
        return node
    chances, priors = evaluation.look(state)
    return Node(state, priors, chances + shares_of_points(state))


def shares_of_points(state: State) -> list[float]:
    """Return each seat's share of all points, with one more for each seat."""
    points = [float(score + 1) if score > 0 else 1.0 for score in state.scores()]
    total = 0.0
    for each in points:
        total += each
    return [each / total for each in points]


def choose_move(node: Node, exploration: float, reduction: float) -> int:
    """Select the next move to visit: an opened one, or the one with the highest prior of the others."""
    if not node.moves:
        node.sort_moves(FLOOR)
    children = node.children
    weights = node.weights
    urge = exploration * sqrt(float(node.visits))
    best = -1
    highest = -1e9
    opened = len(children)
    for number in range(opened):
        child = children[number]
        score = child.merit + urge * weights[number] / (1 + child.visits)
        if score > highest:
            highest = score
            best = number
    if opened < len(node.moves):
        expected = node.utility(node.actor) - reduction * sqrt(node.opened_weight)
        if expected + urge * weights[opened] > highest:
            best = opened
    return best


def choose_outcome(node: Node, dice: Dice) -> int:
    """Select the next outcome of chance: a new one while there is room, otherwise the most underrepresented one."""
    opened = len(node.children)
    if opened < len(node.moves) and opened < 1 + WIDTH * float(node.visits) ** SLOPE:
        draw_outcome(node, opened, dice)
        return opened
    total = 0.0
    for number in range(opened):
        total += node.weights[number]
    best = 0
    most = -1e9
    for number in range(opened):
        lag = node.weights[number] * node.visits / total - node.children[number].visits
        if lag > most:
            most = lag
            best = number
    return best


def draw_outcome(node: Node, first: int, dice: Dice) -> None:
    """Draw one of the unopened outcomes by weight and move it to the front of them."""
    total = 0.0
    for number in range(first, len(node.moves)):
        total += node.weights[number]
    left = total * dice.fraction()
    chosen = first
    while chosen < len(node.moves) - 1 and left >= node.weights[chosen]:
        left -= node.weights[chosen]
        chosen += 1
    moves, weights = node.moves, node.weights
    moves[first], moves[chosen] = moves[chosen], moves[first]
    weights[first], weights[chosen] = weights[chosen], weights[first]


def expectation(node: Node) -> list[float]:
    """Return chances and shares of points at a chance node: the weighted means of its open outcomes."""
    length = len(node.totals)
    sums = [0.0] * length
    total = 0.0
    for number, child in enumerate(node.children):
        weight = node.weights[number]
        total += weight
        for at in range(length):
            sums[at] += weight * child.totals[at] / child.visits
    return [value / total for value in sums]
