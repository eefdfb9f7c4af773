"""The values of a component set as tables, with what the rulebook itself states."""

from dataclasses import dataclass

from shima.games.set_values import RULEBOOK, values_of
from shima.games.sets import SetReader
from shima.games.value_tables import Cell, Tables, ValueTable
from shima.registry import provided


@dataclass(frozen=True)
class SetValues:
    """The tables of a set. `stated` are the places of values that the rulebook states."""

    name: str
    tables: tuple[ValueTable, ...]
    stated: frozenset[str]

    def is_stated(self, cell: Cell) -> bool:
        """Whether the cell is a number that the rulebook states."""
        return cell.where in self.stated and isinstance(cell.said, str)


def set_values(game: str, text: str) -> SetValues:
    """Return the tables of a set that has been checked; none for a game that provides none."""
    reader = SetReader(text)
    tables: Tables | None = provided(game, "values", "tables")
    stated = frozenset(value.where for value in values_of(reader) if value.kind == RULEBOOK)
    return SetValues(reader.word("set.name"), tables(reader) if tables else (), stated)
