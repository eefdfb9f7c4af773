"""The evaluation of a position: each player's chance to win, and which moves are worth a look."""

from abc import ABC, abstractmethod
from math import exp

from mypy_extensions import mypyc_attr

from shima.games.game import OVER, State

SHARPNESS = 12.0
"""How strongly the first estimate of a move sets its prior: e times as high for a twelfth of a win."""

Look = tuple[list[float], list[float]]
"""Each seat's chance to win, and the prior of each legal move. Both have the sum 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """Evaluates the leaves of a search tree."""

    reduction: float = 0.0
    """First-play urgency: what a move that was never tried is expected to lose, once moves with higher priors were."""

    @abstractmethod
    def chances(self, state: State) -> list[float]:
        """Return each seat's chance to win, with sum 1. The game must not be over."""

    def look(self, state: State) -> Look:
        """Evaluate a position in which a player acts, and the legal moves in their order.

        An evaluation without an opinion on moves plays each of them and evaluates what follows.
        """
        actor = state.actor()
        best: list[float] = []
        values: list[float] = []
        for move in state.moves():
            after = state.copy()
            after.advance(move)
            chances = outcome(after) if after.actor() == OVER else self.chances(after)
            values.append(chances[actor] * SHARPNESS)
            if not best or chances[actor] > best[actor]:
                best = chances
        return best, softmax(values)


def outcome(state: State) -> list[float]:
    """Return the result of a finished game: 1 for the winner, shared in a tie."""
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def softmax(values: list[float]) -> list[float]:
    """Convert numbers to shares of 1."""
    highest = max(values)
    powers = [exp(value - highest) for value in values]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]
