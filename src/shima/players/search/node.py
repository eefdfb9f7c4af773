"""A position in the tree, and what the search has learned about it."""

from math import exp, sqrt

from shima.games.advance import play_forced
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Move, State
from shima.players.search.evaluation import Evaluation, outcome

EXPLORATION = 0.3
"""How strongly moves that look good, but have been tried less, are preferred."""
SHARPNESS = 12.0
"""How strongly the first look at a move decides how often it is tried: e times as often for a twelfth of a win."""
WIDTH = 1.5
"""How many outcomes of chance are opened: WIDTH * visits ** SLOPE."""
SLOPE = 0.6


class Node:
    """Moves and weights are in the order in which they are opened: `children` belong to the first of them.

    For a player, the moves that look best come first, the weights say how much to try each, and `looks` has the first
    estimates. For chance, the weights are those of its outcomes, and the order is drawn by weight.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.actor = state.actor()
        self.moves: list[Move] = []
        self.weights: list[float] = []
        self.looks: list[float] = []
        self.children: list[Node] = []
        self.visits = 0
        self.totals = [0.0] * state.players()

    def value(self, seat: int) -> float:
        """The seat's chance to win, as far as it is known."""
        return self.totals[seat] / self.visits

    def values(self) -> list[float]:
        return [total / self.visits for total in self.totals]

    def add(self, values: list[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat in range(len(totals)):
            totals[seat] += values[seat]


def open_node(state: State, evaluation: Evaluation, sharpness: float) -> tuple[Node, list[float]]:
    """A node for the state after its forced moves, with a first estimate of its worth."""
    play_forced(state)
    node = Node(state)
    if node.actor == OVER:
        return node, outcome(state)
    if node.actor == CHANCE:
        node.moves = list(state.moves())
        node.weights = [float(weight) for weight in state.weights()]
        return node, evaluation.chances(state)
    return node, look_around(node, evaluation, sharpness)


def look_around(node: Node, evaluation: Evaluation, sharpness: float) -> list[float]:
    """Look at each of the player's moves once; the worth of the node is that of the best."""
    actor = node.actor
    best: list[float] = []
    looks: list[tuple[float, Move]] = []
    for move in node.state.moves():
        after = node.state.copy()
        after.advance(move)
        values = outcome(after) if after.actor() == OVER else evaluation.chances(after)
        looks.append((-values[actor], move))
        if not best or values[actor] > best[actor]:
            best = values
    looks.sort()
    total = 0.0
    for look, move in looks:
        weight = exp((-look - best[actor]) * sharpness)
        total += weight
        node.moves.append(move)
        node.looks.append(-look)
        node.weights.append(weight)
    node.weights = [weight / total for weight in node.weights]
    return best


def choose_move(node: Node, exploration: float) -> int:
    """The move to look into next: one already opened, or the best of the others."""
    children = node.children
    weights = node.weights
    actor = node.actor
    urge = exploration * sqrt(float(node.visits))
    best = -1
    highest = -1.0
    opened = len(children)
    for number in range(opened):
        child = children[number]
        score = child.totals[actor] / child.visits + urge * weights[number] / (1 + child.visits)
        if score > highest:
            highest = score
            best = number
    if opened < len(node.moves) and node.looks[opened] + urge * weights[opened] > highest:
        best = opened
    return best


def choose_outcome(node: Node, dice: Dice) -> int:
    """The outcome of chance to visit next: a new one while there is room, else the one that lags most behind."""
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
    """Draw one of the outcomes that are not open, by weight, and put it first among them."""
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
    """The worth of a node of chance: the weighted mean of its open outcomes."""
    players = len(node.totals)
    sums = [0.0] * players
    total = 0.0
    for number, child in enumerate(node.children):
        weight = node.weights[number]
        total += weight
        for seat in range(players):
            sums[seat] += weight * child.totals[seat] / child.visits
    return [value / total for value in sums]
