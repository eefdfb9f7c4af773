"""Sparse features of a position: indices into a table of weights, and their values."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from shima.games.game import State


def at_most(value: i64, most: i64) -> i64:
    """Same as `min`, which is slower in the compiled build."""
    return value if value < most else most


def at_least(value: i64, least: i64) -> i64:
    return value if value > least else least


class Gatherer(ABC):
    """Receives the features found in a position."""

    def mark(self, index: i64) -> None:
        """Add a feature with value 1."""
        self.weigh(index, 1.0)

    @abstractmethod
    def weigh(self, index: i64, value: float) -> None:
        """Add a feature with this value."""


class Adder(Gatherer):
    """Sums the weights of the features."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.total = 0.0

    def mark(self, index: i64) -> None:
        self.total += self.weights[index]

    def weigh(self, index: i64, value: float) -> None:
        self.total += self.weights[index] * value


class Collector(Gatherer):
    """Records the features, for training."""

    def __init__(self) -> None:
        self.indices: list[int] = []
        self.values: list[float] = []

    def weigh(self, index: i64, value: float) -> None:
        self.indices.append(index)
        self.values.append(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """Finds the features of one game's positions.

    The table has `phases` parts of `size` weights, one for each phase of the game.
    """

    size: int
    phases: int

    @abstractmethod
    def gather(self, state: State, seat: int, found: Gatherer) -> None:
        """Pass the seat's features to the gatherer."""
