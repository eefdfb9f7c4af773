"""What the balance lab counts: numbers by table, row and column, which add up over parts of the games."""

from dataclasses import dataclass, field
from math import sqrt

from shima.arena.intervals import Z95, wilson
from shima.games.text import Text

Place = tuple[str, str, str]
"""A table, a row of it and a column."""


@dataclass(frozen=True)
class Estimate:
    """A measured value and its 95 % interval; `count` is how many observations it rests on."""

    value: float
    low: float
    high: float
    count: int


@dataclass
class Cell:
    """All that was noted in one place."""

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
    """Cells by their place; tallies of parts add up."""

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
    """A table of the report: rates of what happens or not, means of numbers, and means of shares of a whole."""

    key: str
    rows: tuple[Row, ...]
    rates: tuple[str, ...] = ()
    means: tuple[str, ...] = ()
    shares: tuple[str, ...] = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return self.rates + self.means + self.shares

    def is_of_a_whole(self, column: str) -> bool:
        """Whether people read it in percent."""
        return column in self.rates + self.shares


def named(*keys: str) -> tuple[Row, ...]:
    """Rows whose keys are words of the catalogue."""
    return tuple(Row(key, Text("balance-row", {"row": key})) for key in keys)
