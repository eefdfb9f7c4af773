"""A node of the search tree and its statistics."""

from math import exp, sqrt

from shima.games.advance import play_forced
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Move, State
from shima.players.search.evaluation import Evaluation, outcome

EXPLORATION = 0.3
"""Exploration constant: how strongly promising but rarely tried moves are preferred."""
SHARPNESS = 12.0
"""How strongly the first estimate of a move sets its prior: e times as high for a twelfth of a win."""
WIDTH = 1.5
"""Progressive widening: WIDTH * visits ** SLOPE outcomes of chance are opened."""
SLOPE = 0.6


class Node:
    """A position in the tree. `children` belong to the first of `moves`, which are in the order of opening.

    For a player, moves are sorted by their first estimates, which are in `estimates`, and the weights are priors. For
    chance, the weights are those of the outcomes, and the order is random by weight.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.actor = state.actor()
        self.moves: list[Move] = []
        self.weights: list[float] = []
        self.estimates: list[float] = []
        self.children: list[Node] = []
        self.visits = 0
        self.totals = [0.0] * state.players()

    def value(self, seat: int) -> float:
        """Return the seat's estimated chance to win."""
        return self.totals[seat] / self.visits

    def values(self) -> list[float]:
        return [total / self.visits for total in self.totals]

    def add(self, values: list[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat in range(len(totals)):
            totals[seat] += values[seat]


def open_node(state: State, evaluation: Evaluation, sharpness: float) -> tuple[Node, list[float]]:
    """Return a node for the state after its forced moves, with a first estimate of its value."""
    play_forced(state)
    node = Node(state)
    if node.actor == OVER:
        return node, outcome(state)
    if node.actor == CHANCE:
        node.moves = list(state.moves())
        node.weights = [float(weight) for weight in state.weights()]
        return node, evaluation.chances(state)
    return node, evaluate_moves(node, evaluation, sharpness)


def evaluate_moves(node: Node, evaluation: Evaluation, sharpness: float) -> list[float]:
    """Evaluate each of the player's moves once. Return the value of the best, as the value of the node."""
    actor = node.actor
    best: list[float] = []
    ranked: list[tuple[float, Move]] = []
    for move in node.state.moves():
        after = node.state.copy()
        after.advance(move)
        values = outcome(after) if after.actor() == OVER else evaluation.chances(after)
        ranked.append((-values[actor], move))
        if not best or values[actor] > best[actor]:
            best = values
    ranked.sort()
    total = 0.0
    for negated, move in ranked:
        weight = exp((-negated - best[actor]) * sharpness)
        total += weight
        node.moves.append(move)
        node.estimates.append(-negated)
        node.weights.append(weight)
    node.weights = [weight / total for weight in node.weights]
    return best


def choose_move(node: Node, exploration: float) -> int:
    """Select the next move to visit: an opened one, or the best of the others."""
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
    if opened < len(node.moves) and node.estimates[opened] + urge * weights[opened] > highest:
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
    """Return the value of a chance node: the weighted mean of its open outcomes."""
    players = len(node.totals)
    sums = [0.0] * players
    total = 0.0
    for number, child in enumerate(node.children):
        weight = node.weights[number]
        total += weight
        for seat in range(players):
            sums[seat] += weight * child.totals[seat] / child.visits
    return [value / total for value in sums]
