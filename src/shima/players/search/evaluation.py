"""The evaluation of a position: each player's chance to win."""

from abc import ABC, abstractmethod
from math import exp

from mypy_extensions import mypyc_attr

from shima.games.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """Evaluates the leaves of a search tree."""

    @abstractmethod
    def chances(self, state: State) -> list[float]:
        """Return each seat's chance to win, with sum 1. The game must not be over."""


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
