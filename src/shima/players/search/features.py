"""A position in numbers: which entries of a long table of weights speak for a player, and how loud."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from shima.games.game import State


def at_most(value: i64, most: i64) -> i64:
    """As `min`, which is slower in the compiled build."""
    return value if value < most else most


def at_least(value: i64, least: i64) -> i64:
    return value if value > least else least


class Gatherer(ABC):
    """Takes what is found in a position."""

    def mark(self, index: i64) -> None:
        """The feature is there."""
        self.weigh(index, 1.0)

    @abstractmethod
    def weigh(self, index: i64, value: float) -> None:
        """The feature is there, that strongly."""


class Adder(Gatherer):
    """Adds up the weights of what is found."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.total = 0.0

    def mark(self, index: i64) -> None:
        self.total += self.weights[index]

    def weigh(self, index: i64, value: float) -> None:
        self.total += self.weights[index] * value


class Collector(Gatherer):
    """Writes down what is found, for training."""

    def __init__(self) -> None:
        self.indices: list[int] = []
        self.values: list[float] = []

    def weigh(self, index: i64, value: float) -> None:
        self.indices.append(index)
        self.values.append(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """What to look for in the positions of one game.

    The table has `phases` parts of `size` weights: the same features, weighed anew as the game goes on.
    """

    size: int
    phases: int

    @abstractmethod
    def gather(self, state: State, seat: int, found: Gatherer) -> None:
        """Tell the gatherer what speaks for the seat."""
