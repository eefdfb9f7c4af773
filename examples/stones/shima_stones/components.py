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
    """In the pile, the golden one included."""
    most: int
    """How many a player may take at a time."""
    gold: int
    """What the golden stone is worth."""


def read(text: str) -> Components:
    """The set in the text; BadSet lists what is wrong with it."""
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
