"""What a position is worth to each player: the chance to win."""

from abc import ABC, abstractmethod
from math import exp

from mypy_extensions import mypyc_attr

from shima.games.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """Looks at positions. Whoever searches asks it at the leaves of the tree."""

    @abstractmethod
    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win, all together 1. The game is not over."""


def outcome(state: State) -> list[float]:
    """A finished game: 1 for the winner, shared among equals."""
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def softmax(values: list[float]) -> list[float]:
    """Numbers of any size as shares of 1."""
    highest = max(values)
    powers = [exp(value - highest) for value in values]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]
