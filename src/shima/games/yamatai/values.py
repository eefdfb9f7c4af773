"""The tables of a set's values: boats, fleets, building tiles, specialists, and how many there are of the rest."""

from shima.games.counts import one
from shima.games.sets import SetReader
from shima.games.text import Text
from shima.games.value_tables import Cell, ValueTable, number
from shima.games.yamatai.constants import BUILDINGS, COLOURS, GOLD
from shima.games.yamatai.texts import boats, listed

COUNTS = ("culture.of_each", "culture.blanks", "culture.mountain_of_each", "tokens.sacred_ground", "tokens.start_coins")


def tables(reader: SetReader) -> tuple[ValueTable, ...]:
    return (_boats(reader), _fleets(reader), _tiles(reader), _specialists(reader), _counts(reader))


def _boats(reader: SetReader) -> ValueTable:
    rows = [
        (
            Cell(Text("yam-word-colour", {"colour": colour}), (f"boat-{colour}",)),
            number(reader, f"boats.{colour}"),
            Cell("–") if colour == COLOURS[GOLD] else number(reader, f"prices.{colour}"),
        )
        for colour in COLOURS
    ]
    return ValueTable("boats", _heads("boat", "count", "price"), tuple(rows))


def _fleets(reader: SetReader) -> ValueTable:
    """Make a row for each fleet, in the order of their numbers."""
    rows: list[tuple[Cell, ...]] = []
    for where, fleet in _entries(reader, "fleet"):
        names = _words(fleet["boats"])
        power = str(fleet.get("power", "any" if "any" in names else "first"))
        stated = f"{where}.power" if "power" in fleet else f"{where}.boats"
        printed = [Text("yam-boats", {"colour": name, "count": 1}) for name in names if name != "any"]
        rows.append(
            (
                Cell(str(fleet["number"]), where=f"{where}.number"),
                Cell(listed(printed), tuple(f"boat-{name}" for name in names), f"{where}.boats"),
                Cell(
                    Text("yam-word-power", {"power": power}),
                    where=stated,
                ),
            )
        )
    rows.sort(key=lambda row: int(str(row[0].said)))
    return ValueTable("fleets", _heads("fleet", "boats", "power"), tuple(rows))


def _tiles(reader: SetReader) -> ValueTable:
    rows: list[tuple[Cell, ...]] = []
    for number_shown, (where, tile) in enumerate(_entries(reader, "building"), start=1):
        cost = sorted(COLOURS.index(colour) for colour in COLOURS for name in _words(tile["cost"]) if name == colour)
        needed = sum(one(colour) for colour in cost)
        rows.append(
            (
                Cell(str(number_shown)),
                Cell(Text("yam-word-kind", {"kind": str(tile["kind"])}), (f"kind-{tile['kind']}",)),
                Cell(boats(needed), tuple(f"boat-{COLOURS[colour]}" for colour in cost), f"{where}.cost"),
                Cell(str(tile["points"]), where=f"{where}.points"),
            )
        )
    return ValueTable("tiles", _heads("tile", "kind", "cost", "points"), tuple(rows))


def _specialists(reader: SetReader) -> ValueTable:
    rows: list[tuple[Cell, ...]] = []
    for where, specialist in _entries(reader, "specialist"):
        name: dict[str, object] = {"specialist": str(specialist["name"]).replace(" ", "-")}
        rows.append(
            (
                Cell(Text("yam-word-specialist", name)),
                Cell(Text("yam-word-effect", name)),
                Cell(str(specialist["points"]), where=f"{where}.points"),
            )
        )
    return ValueTable("specialists", _heads("specialist", "power", "points"), tuple(rows))


def _counts(reader: SetReader) -> ValueTable:
    wheres = (*(f"buildings_per_player.{players}" for players in BUILDINGS), *COUNTS)
    rows = [
        (Cell(Text("guide-yamatai-count", {"what": where.replace(".", "-")})), number(reader, where))
        for where in wheres
    ]
    return ValueTable("counts", _heads("thing", "count"), tuple(rows))


def _heads(*names: str) -> tuple[Text, ...]:
    return tuple(Text("guide-yamatai-head", {"head": name}) for name in names)


def _entries(reader: SetReader, name: str) -> list[tuple[str, dict[str, object]]]:
    """Return the entries of an array of tables, each with its place in the set."""
    return [(f"{name}[{index}]", entry) for index, entry in enumerate(reader.tables(name))]


def _words(listed_words: object) -> list[str]:
    assert isinstance(listed_words, list), "the set has been checked"
    return [str(word) for word in listed_words]
