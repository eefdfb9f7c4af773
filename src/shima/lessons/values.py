"""The values of a component set as tables, with what the rulebook itself states."""

from dataclasses import dataclass

from shima.games.set_values import RULEBOOK, values_of
from shima.games.sets import SetReader
from shima.games.value_tables import Cell, Tables, ValueTable
from shima.registry import provided


@dataclass(frozen=True)
class SetValues:
    """The tables of a set. `places` are those of values and of items of lists that the rulebook states."""

    name: str
    tables: tuple[ValueTable, ...]
    places: frozenset[str]

    def stated(self, cell: Cell) -> tuple[bool, ...]:
        """Return whether the rulebook states the value; for a list, whether it states each item."""
        if cell.items == 1:
            return (self._is_stated(cell.where),)
        return tuple(self._is_stated(f"{cell.where}[{index}]") for index in range(cell.items))

    def _is_stated(self, where: str) -> bool:
        whole, bracket, _ = where.rpartition("[")
        return where in self.places or (bool(bracket) and where.endswith("]") and whole in self.places)


def set_values(game: str, text: str) -> SetValues:
    """Return the tables of a set that has been checked; none for a game that provides none."""
    reader = SetReader(text)
    tables: Tables | None = provided(game, "values", "tables")
    found = values_of(reader)
    places = {value.where for value in found if value.kind == RULEBOOK}
    places |= {f"{value.where}[{index}]" for value in found for index in value.stated}
    return SetValues(reader.word("set.name"), tables(reader) if tables else (), frozenset(places))
