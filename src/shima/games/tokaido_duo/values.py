"""The tables of a set's values: points, dice, wares and shops, mountain towns, paintings, limits and the start."""

from shima.games.sets import SetReader
from shima.games.text import Text
from shima.games.tokaido_duo.constants import CHARACTERS, COASTAL_TOWNS, COLOURS, LANDSCAPES, TOWN_NAMES, WARES
from shima.games.value_tables import Cell, ValueTable, number, numbers

LIMITS = ("limits.wares_kept", "limits.coins_for_a_slab", "limits.slabs", "points.temples", "points.gardens")


def tables(reader: SetReader) -> tuple[ValueTable, ...]:
    made = (_points, _dice, _wares, _towns, _paintings, _limits, _start)
    return tuple(table(reader) for table in made)


def _points(reader: SetReader) -> ValueTable:
    tracks = [(what, reader.wholes(f"points.{what}")) for what in ("slabs", "paintings")]
    longest = max(len(points) for _, points in tracks)
    rows: list[tuple[Cell, ...]] = []
    for what, points in tracks:
        given = [Cell(str(each), where=f"points.{what}[{index}]") for index, each in enumerate(points)]
        rows.append((_count(what), *given, *[Cell("")] * (longest - len(points))))
    heads: list[Text | str] = [_head("number"), *(str(each) for each in range(1, longest + 1))]
    return ValueTable("points", tuple(heads), tuple(rows))


def _dice(reader: SetReader) -> ValueTable:
    rows = [(_character(name), numbers(reader, f"dice.{name}")) for name in CHARACTERS]
    return ValueTable("dice", (_head("die"), _head("faces")), tuple(rows))


def _wares(reader: SetReader) -> ValueTable:
    rows = [
        (
            Cell(Text("duo-word-ware", {"ware": ware}), (f"ware-{ware}",)),
            number(reader, f"wares.{ware}"),
            numbers(reader, f"shops.{ware}"),
        )
        for ware in WARES
    ]
    return ValueTable("wares", (_head("ware"), _head("count"), _head("shops")), tuple(rows))


def _towns(reader: SetReader) -> ValueTable:
    rows = [(Cell(name), number(reader, f"routes.mountain_wares.{name}")) for name in TOWN_NAMES[COASTAL_TOWNS:]]
    return ValueTable("towns", (_head("town"), _head("draws")), tuple(rows))


def _paintings(reader: SetReader) -> ValueTable:
    rows = [
        (
            Cell(Text("duo-word-landscape", {"landscape": landscape}), (f"landscape-{landscape}",)),
            *(number(reader, f"paintings.{colour}.{landscape}") for colour in COLOURS),
        )
        for landscape in LANDSCAPES
    ]
    return ValueTable("paintings", (_head("landscape"), *(_head(colour) for colour in COLOURS)), tuple(rows))


def _limits(reader: SetReader) -> ValueTable:
    rows = [(_count(where.replace(".", "-")), number(reader, where)) for where in LIMITS]
    return ValueTable("limits", (_head("thing"), _head("count")), tuple(rows))


def _start(reader: SetReader) -> ValueTable:
    rows = [
        (_character(name), *(_place(reader, f"start.{colour}.{name}") for colour in COLOURS)) for name in CHARACTERS
    ]
    return ValueTable("start", (_head("figure"), *(_head(colour) for colour in COLOURS)), tuple(rows))


def _place(reader: SetReader, where: str) -> Cell:
    place = reader.get(where)
    if isinstance(place, int):
        return Cell(Text("guide-tokaido-duo-region", {"region": place}), where=where)
    kind, _, town = str(place).partition(" after ")
    said = Text("guide-tokaido-duo-after", {"kind": kind, "town": town}) if town else str(place)
    return Cell(said, where=where)


def _character(name: str) -> Cell:
    return Cell(Text("duo-word-character", {"character": name}), (f"figure-{name}",))


def _count(what: str) -> Cell:
    return Cell(Text("guide-tokaido-duo-count", {"what": what}))


def _head(name: str) -> Text:
    return Text("guide-tokaido-duo-head", {"head": name})
