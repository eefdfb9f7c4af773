"""Counts of the balance lab by table, row and column. Tallies of separate games can be added up."""

from dataclasses import dataclass, field
from math import sqrt

from shima.arena.intervals import Z95, wilson
from shima.games.text import Text

WINS = "wins"
FAIR = "fair"
"""The column for wins without the advantage of the place in the order of play."""
Place = tuple[str, str, str]
"""A table, one of its rows and one of its columns."""


@dataclass(frozen=True)
class Estimate:
    """A measured value, its 95 % interval and the number of observations."""

    value: float
    low: float
    high: float
    count: int
    is_rate: bool = False

    def at(self, z: float) -> tuple[float, float]:
        """Return the interval that reaches `z` standard deviations to each side."""
        if self.is_rate:
            return wilson(self.value, self.count, z)
        wider = z / Z95
        return self.value - (self.value - self.low) * wider, self.value + (self.high - self.value) * wider


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

    def rate(self, shift: float = 0.0) -> Estimate:
        """Return the share with Wilson's interval. A shift corrects the share, which stays between 0 and 1."""
        share = min(max(self.total / self.count + shift, 0.0), 1.0)
        low, high = wilson(share, self.count)
        return Estimate(share, low, high, self.count, is_rate=True)

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

    def note_win(self, table: str, row: str, place: str, win: float) -> None:
        """Note the share of the win of a player who had this place in the order of play: see `Table.places`."""
        self.note(table, row, WINS, win)
        self.note(table, row, place, win)

    def fair(self, table: str, row: str, places: tuple[str, ...]) -> Estimate | None:
        """Return the share of wins without the advantage of the places that the players happened to have."""
        wins = self.cells.get((table, row, WINS))
        if wins is None:
            return None
        usual = 0.0
        for place in places:
            if (table, row, place) in self.cells:
                everyone = self.cells["seats", place, WINS]
                usual += self.cells[table, row, place].count * everyone.total / everyone.count
        return wins.rate(1 / len(places) - usual / wins.count)

    def add(self, other: "Tally") -> None:
        for place, cell in other.cells.items():
            self.cells.setdefault(place, Cell()).add(cell)


@dataclass(frozen=True)
class Row:
    key: str
    label: Text


@dataclass(frozen=True)
class Table:
    """A table of the report with rates (yes or no), means of numbers, and means of shares.

    With `places`, the rows of the table of seats for the order of play, wins are also counted for each of them, and
    shown again without their advantage.
    """

    key: str
    rows: tuple[Row, ...]
    rates: tuple[str, ...] = ()
    means: tuple[str, ...] = ()
    shares: tuple[str, ...] = ()
    places: tuple[str, ...] = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return self.rates + ((FAIR,) if self.places else ()) + self.means + self.shares

    @property
    def noted(self) -> tuple[str, ...]:
        """The columns with observations, including those that are not shown."""
        return self.rates + self.places + self.means + self.shares

    def is_of_a_whole(self, column: str) -> bool:
        """Whether the column is shown as a percentage."""
        return column in (*self.rates, *self.shares, FAIR)


def named(*keys: str) -> tuple[Row, ...]:
    """Return the rows whose keys are messages in the catalogue."""
    return tuple(Row(key, Text("balance-row", {"row": key})) for key in keys)
