"""The numbers of a component set, checked."""

from dataclasses import dataclass

from shima.games.sets import SetReader

MOST_STONES = 60
MOST_TAKEN = 3
MOST_POINTS = 60


@dataclass(frozen=True)
class Components:
    name: str
    digest: str
    stones: int
    """Stones in the pile, including the golden one."""
    most: int
    """The most stones a player can take at a time."""
    gold: int
    """The value of the golden stone."""


def read(text: str) -> Components:
    """Read a set. Raise BadSet with all problems."""
    reader = SetReader.of_game(text, "stones")
    name = reader.set_name()
    reader.whole("set.version")
    stones = _between(reader, "pile.stones", 5, MOST_STONES)
    most = _between(reader, "pile.most", 2, MOST_TAKEN)
    gold = _between(reader, "pile.gold", 1, MOST_POINTS)
    reader.unknown()
    reader.finish()
    return Components(name, reader.digest(), stones, most, gold)


def _between(reader: SetReader, where: str, least: int, most: int) -> int:
    before = len(reader.findings)
    value = reader.whole(where)
    if len(reader.findings) == before and not least <= value <= most:
        reader.wrong(where, "stones-set-range", {"where": where, "least": least, "most": most})
    return value
