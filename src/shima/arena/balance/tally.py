"""Counts of the balance lab by table, row and column. Tallies of separate games can be added up."""

from dataclasses import dataclass, field
from math import sqrt

from shima.arena.intervals import Z95, wilson
from shima.games.text import Text

Place = tuple[str, str, str]
"""A table, one of its rows and one of its columns."""


@dataclass(frozen=True)
class Estimate:
    """A measured value, its 95 % interval and the number of observations."""

    value: float
    low: float
    high: float
    count: int


@dataclass
class Cell:
    """All observations for one place."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: "Cell") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def rate(self) -> Estimate:
        share = self.total / self.count
        low, high = wilson(share, self.count)
        return Estimate(share, low, high, self.count)

    def mean(self) -> Estimate:
        mean = self.total / self.count
        spread = max(self.squares - self.count * mean * mean, 0.0)
        error = Z95 * sqrt(spread / max(self.count - 1, 1) / self.count)
        return Estimate(mean, mean - error, mean + error, self.count)


@dataclass
class Tally:
    """Cells by place. Tallies can be added up."""

    cells: dict[Place, Cell] = field(default_factory=dict)

    def note(self, table: str, row: str, column: str, value: float) -> None:
        self.cells.setdefault((table, row, column), Cell()).note(value)

    def add(self, other: "Tally") -> None:
        for place, cell in other.cells.items():
            self.cells.setdefault(place, Cell()).add(cell)


@dataclass(frozen=True)
class Row:
    key: str
    label: Text


@dataclass(frozen=True)
class Table:
    """A table of the report with rates (yes or no), means of numbers, and means of shares."""

    key: str
    rows: tuple[Row, ...]
    rates: tuple[str, ...] = ()
    means: tuple[str, ...] = ()
    shares: tuple[str, ...] = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return self.rates + self.means + self.shares

    def is_of_a_whole(self, column: str) -> bool:
        """Whether the column is shown as a percentage."""
        return column in self.rates + self.shares


def named(*keys: str) -> tuple[Row, ...]:
    """Return the rows whose keys are messages in the catalogue."""
    return tuple(Row(key, Text("balance-row", {"row": key})) for key in keys)
