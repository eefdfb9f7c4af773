"""Games against oneself, for training: quick play, and what was found on the way."""

from math import exp

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, State
from shima.players.search.evaluation import Evaluation, outcome
from shima.players.search.features import Collector, Features
from shima.players.search.node import Node
from shima.players.search.search import Search


class Sample:
    """A position as features of each seat, and what it was worth: what came of the game, and what a search thought."""

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
    """Play the state to its end; of the positions on the way, the share `keep` is written down.

    Moves that look nearly as good as the best are played, too: e times less often for each `boldness` less to win.
    With simulations, moves are searched; otherwise a look at each must do.
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
                samples.append(write_down(state, features, players, thought))
            chosen = draw(first_looks(root), boldness, dice)
            state.advance(root.moves[chosen])
            thought = root.children[chosen].values() if chosen < len(root.children) else []
        else:
            moves = state.moves()
            state.advance(moves[draw(looks(state, evaluation), boldness, dice)] if len(moves) > 1 else moves[0])
            thought = []
        if dice.below(1_000_000) < keep_below and state.actor() != OVER and state.rounds():
            samples.append(write_down(state, features, players, thought))
    result = outcome(state)
    for sample in samples:
        if sample.thought:
            sample.worth = [(result[seat] + sample.thought[seat]) / 2 for seat in range(players)]
        else:
            sample.worth = result
    return samples


def write_down(state: State, features: Features, players: int, thought: list[float]) -> Sample:
    found: list[Collector] = []
    for seat in range(players):
        collector = Collector()
        features.gather(state, seat, collector)
        found.append(collector)
    return Sample(found, thought)


def looks(state: State, evaluation: Evaluation) -> list[float]:
    """What the player sees behind each move."""
    actor = state.actor()
    values: list[float] = []
    for move in state.moves():
        after = state.copy()
        after.advance(move)
        values.append((outcome(after) if after.actor() == OVER else evaluation.chances(after))[actor])
    return values


def first_looks(root: Node) -> list[float]:
    """What the search thinks of each move, or what it saw at first."""
    opened = len(root.children)
    values: list[float] = []
    for number in range(len(root.moves)):
        values.append(root.children[number].value(root.actor) if number < opened else root.looks[number])
    return values


def draw(values: list[float], boldness: float, dice: Dice) -> int:
    """The better a value, the more often it is drawn."""
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
