"""Self-play for training: fast games that record positions."""

from math import exp

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, State
from shima.players.search.evaluation import Evaluation, outcome
from shima.players.search.features import Collector, Features
from shima.players.search.node import Node
from shima.players.search.search import Search


class Sample:
    """A position as features of each seat, and its targets: the result of the game and the value from the search."""

    def __init__(self, found: list[Collector], thought: list[float]) -> None:
        self.found = found
        self.thought = thought
        self.worth: list[float] = []


def play_game(
    state: State,
    evaluation: Evaluation,
    features: Features,
    dice: Dice,
    boldness: float,
    keep: float,
    simulations: int,
) -> list[Sample]:
    """Play the state to its end. Record a share `keep` of the positions.

    Moves nearly as good as the best are played as well: e times less often for each `boldness` of a win less. With
    simulations, moves are searched; otherwise each is evaluated once.
    """
    samples: list[Sample] = []
    players = state.players()
    keep_below = int(keep * 1_000_000)
    search = Search(evaluation, dice.below(1 << 30) if simulations else 0)
    thought: list[float] = []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.advance(state.random_move(dice))
            thought = []
        elif simulations and len(state.moves()) > 1:
            root = search.run(state, simulations, 0.0)
            thought = root.values()
            if dice.below(1_000_000) < keep_below:
                samples.append(record(state, features, players, thought))
            chosen = draw(search_values(root), boldness, dice)
            state.advance(root.moves[chosen])
            thought = root.children[chosen].values() if chosen < len(root.children) else []
        else:
            moves = state.moves()
            state.advance(moves[draw(move_values(state, evaluation), boldness, dice)] if len(moves) > 1 else moves[0])
            thought = []
        if dice.below(1_000_000) < keep_below and state.actor() != OVER and state.rounds():
            samples.append(record(state, features, players, thought))
    result = outcome(state)
    for sample in samples:
        if sample.thought:
            sample.worth = [(result[seat] + sample.thought[seat]) / 2 for seat in range(players)]
        else:
            sample.worth = result
    return samples


def record(state: State, features: Features, players: int, thought: list[float]) -> Sample:
    found: list[Collector] = []
    for seat in range(players):
        collector = Collector()
        features.gather(state, seat, collector)
        found.append(collector)
    return Sample(found, thought)


def move_values(state: State, evaluation: Evaluation) -> list[float]:
    """Return the evaluation after each move for the player who acts."""
    actor = state.actor()
    values: list[float] = []
    for move in state.moves():
        after = state.copy()
        after.advance(move)
        values.append((outcome(after) if after.actor() == OVER else evaluation.chances(after))[actor])
    return values


def search_values(root: Node) -> list[float]:
    """Return the search's value of each move, or its first estimate."""
    opened = len(root.children)
    values: list[float] = []
    for number in range(len(root.moves)):
        values.append(root.children[number].value(root.actor) if number < opened else root.estimates[number])
    return values


def draw(values: list[float], boldness: float, dice: Dice) -> int:
    """Draw an index. Better values are drawn more often."""
    highest = max(values)
    total = 0.0
    shares: list[float] = []
    for value in values:
        share = exp((value - highest) / boldness)
        shares.append(share)
        total += share
    left = total * dice.fraction()
    chosen = 0
    while chosen < len(shares) - 1 and left >= shares[chosen]:
        left -= shares[chosen]
        chosen += 1
    return chosen
