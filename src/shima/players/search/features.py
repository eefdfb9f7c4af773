"""Sparse features of a position and of its legal moves: the input of the learned evaluation."""

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from shima.games.game import Move, State

ONCE: Final = 1 << 16
"""An entry is `times * ONCE + feature`."""
MOST_FEATURES: Final = 4096
"""Features of all games have numbers below this."""
# Lists hold objects in the compiled build. Taking them from a table is faster than boxing numbers.
_MARKS: Final[list[Any]] = [ONCE + feature for feature in range(MOST_FEATURES)]


def at_most(value: i64, most: i64) -> i64:
    """Same as `min`, which is slower in the compiled build."""
    return value if value < most else most


def at_least(value: i64, least: i64) -> i64:
    return value if value > least else least


class Collector:
    """Collects groups of features: one group for each seat, then one for each legal move.

    `entries` and `ends` keep their memory when cleared, so only the first `count` and `groups` items are valid.
    """

    def __init__(self) -> None:
        self.entries: list[Any] = []
        self.count: i64 = 0
        self.ends: list[Any] = []
        self.groups: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.groups = 0

    def mark(self, feature: i64) -> None:
        """Add a feature."""
        self._add(_MARKS[feature])

    def weigh(self, feature: i64, times: i64) -> None:
        """Add a feature that counts several times."""
        self._add(int(times * ONCE + feature))

    def _add(self, entry: Any) -> None:
        if self.count < len(self.entries):
            self.entries[self.count] = entry
        else:
            self.entries.append(entry)
        self.count += 1

    def close(self) -> None:
        """End the current group."""
        end = int(self.count)
        if self.groups < len(self.ends):
            self.ends[self.groups] = end
        else:
            self.ends.append(end)
        self.groups += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """Finds the features of one game's positions and moves."""

    size: int
    """The number of features of a seat."""
    phases: int
    """The number of phases of the game, each of which has weights of its own."""
    move_size: int
    """The number of features of moves."""
    counted: tuple[int, ...] = ()
    """The features of a seat that count many times, such as points."""

    @abstractmethod
    def begin(self, state: State) -> i64:
        """Prepare for a position. Return the phase of the game, from 0 to `phases - 1`."""

    @abstractmethod
    def gather(self, state: State, seat: i64, found: Collector) -> None:
        """Add the features of the seat to the current group."""

    @abstractmethod
    def gather_moves(self, state: State, moves: tuple[Move, ...], found: Collector) -> None:
        """Add one group for each of the legal moves of the player who acts."""


def collect(features: Features, state: State, found: Collector, with_moves: bool) -> i64:
    """Collect the features of all seats, and of the legal moves of a player. Return the phase of the game."""
    found.clear()
    phase = features.begin(state)
    for seat in range(state.players()):
        features.gather(state, seat, found)
        found.close()
    if with_moves:
        features.gather_moves(state, state.moves(), found)
    return phase
