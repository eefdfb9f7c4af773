"""Tables of the values of a component set, as the rules pages show them.

A game provides them in its part `values`, as `tables(reader)`. They are read from the set itself, so the pages never
state a number that another set changes.
"""

from collections.abc import Callable
from dataclasses import dataclass

from shima.games.sets import SetReader
from shima.games.text import Text

SEPARATOR = ", "


@dataclass(frozen=True)
class Cell:
    """What a cell says, the client's icons that show the same, and which value of the set it is.

    A list of numbers has several `items`, separated by SEPARATOR.
    """

    said: Text | str
    icons: tuple[str, ...] = ()
    where: str = ""
    items: int = 1


@dataclass(frozen=True)
class ValueTable:
    """`name` is the last word of the key of its title, `guide-<game>-values-<name>`."""

    name: str
    heads: tuple[Text | str, ...]
    rows: tuple[tuple[Cell, ...], ...]


Tables = Callable[[SetReader], tuple[ValueTable, ...]]
"""Makes the tables of a set that has been checked."""


def number(reader: SetReader, where: str) -> Cell:
    """Return the number at this place of the set."""
    return Cell(str(reader.whole(where)), where=where)


def numbers(reader: SetReader, where: str) -> Cell:
    """Return the list of numbers at this place of the set."""
    found = reader.wholes(where)
    return Cell(SEPARATOR.join(str(each) for each in found), where=where, items=len(found))
