"""A component set of Yamataï: read from TOML, checked against the rulebook, and precomputed for play."""

from typing import Final

from mypy_extensions import i64

from shima.games.counts import Counts, pack
from shima.games.masks import bit
from shima.games.sets import SetReader, is_whole
from shima.games.yamatai.board import Archipelago, read_board
from shima.games.yamatai.constants import (
    BLANKS,
    BOAT_COUNTS,
    BUILDINGS,
    COLOURS,
    FIRST,
    FLEET_BOATS,
    FLEET_POWERS,
    FLEETS,
    GOLD,
    KINDS,
    PALACE,
    PRICE_OF_WOOD,
    SACRED_GROUNDS,
    SPECIALISTS_IN_RULEBOOK,
    STANDARD_TILES,
    START_COINS,
    TILE_KINDS,
    TILES,
    TOKENS_OF_EACH,
    TORII,
    TORII_TILES,
    TRADING_POST,
)


class Tile:
    """A building tile: its kind, the required boats of each colour, and its points."""

    def __init__(self, kind: i64, cost: tuple[int, ...], points: i64) -> None:
        self.kind: i64 = kind
        self.cost: Counts = pack(cost)
        self.points: i64 = points
        self.prestigious: bool = kind in (TORII, PALACE)


class Fleet:
    """A fleet: its place in the rulebook's list, from 0, and what is printed on it besides its number."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.boats: Final = FLEET_BOATS[kind]
        self.power: Final = FLEET_POWERS[kind]
        self.colours: Final = tuple([COLOURS.index(name) for name in self.boats if name != "any"])
        self.has_any: bool = "any" in self.boats


class Components:
    """The data of one set, immutable after reading."""

    def __init__(self, reader: SetReader, specialists: list[str]) -> None:
        self.name: Final = reader.set_name()
        self.version: Final = reader.whole("set.version")
        self.digest: Final = reader.digest()
        for name, count in zip(COLOURS, BOAT_COUNTS, strict=True):
            reader.fixed(f"boats.{name}", count, "Y1.1")
        self.prices: Final = _prices(reader)
        for players, count in BUILDINGS.items():
            reader.fixed(f"buildings_per_player.{players}", count, "Y1.2")
        _culture(reader)
        reader.fixed("tokens.sacred_ground", SACRED_GROUNDS, "Y1.7")
        reader.fixed("tokens.start_coins", START_COINS, "Y2.3")
        self.fleets: Final[tuple[Fleet, ...]] = _fleets(reader)  # by number
        self.tiles: Final = _tiles(reader)
        points = _specialists(reader, specialists)
        self.specialists: i64 = 0  # bitmask of those in the set
        for number in points:
            self.specialists |= bit(number)
        # By number, up to the last one in the set.
        self.specialist_names: Final = tuple(specialists[: max(points, default=-1) + 1])
        self.specialist_points: Final = tuple([points.get(number, 0) for number in range(len(self.specialist_names))])
        reader.whole("board.width")
        reader.whole("board.height")
        self.board: Final[Archipelago] = read_board(reader)
        reader.finish()
        self.conflicts: Final = tuple(reader.conflicts)

    def fleet_number(self, kind: i64) -> int:
        """Return the number of the fleet at this place in the rulebook's list, from 0. Numbers count from 1."""
        return [fleet.kind for fleet in self.fleets].index(kind) + 1


def read(text: str, specialists: list[str]) -> Components:
    """Read and check a set with these possible specialists. Raise BadSet with all problems."""
    return Components(SetReader.of_game(text, "yamatai"), specialists)


def _prices(reader: SetReader) -> tuple[int, ...]:
    """Read the prices of boats. Gold has none."""  # Y5.1
    prices: list[int] = []
    for name in COLOURS[:GOLD]:
        where = f"prices.{name}"
        before = len(reader.findings)
        price = reader.whole(where)
        if len(reader.findings) == before and not 1 <= price <= 9:
            reader.wrong(where, "set-yam-price", {"where": where, "price": price})
        prices.append(price)
    reader.fixed("prices.wood", PRICE_OF_WOOD, "Y5.1")
    return tuple(prices)


def _culture(reader: SetReader) -> None:
    """Check the names of the kinds, which are part of the notation."""  # Y1.6
    words = reader.words("culture.kinds")
    if tuple(words) != KINDS:
        reader.wrong("culture.kinds", "set-yam-kinds", {"kinds": ", ".join(KINDS)})
    reader.fixed("culture.of_each", TOKENS_OF_EACH, "Y1.6")
    reader.fixed("culture.blanks", BLANKS, "Y1.6")
    reader.fixed("culture.mountain_of_each", 1, "Y1.6")


def _fleets(reader: SetReader) -> tuple[Fleet, ...]:
    """Read the fleets, sorted by number. Boats and powers are the rulebook's, the numbers any."""  # Y1.4, Y9
    tables = reader.tables("fleet")
    if len(tables) != FLEETS:
        if tables:
            count: dict[str, object] = {"where": "fleet", "count": len(tables), "right": FLEETS, "rule": "Y1.4"}
            reader.wrong("fleet", "set-count", count)
        return ()
    printed = [(list(boats), power) for boats, power in zip(FLEET_BOATS, FLEET_POWERS, strict=True)]
    fleets: dict[int, Fleet] = {}
    kinds: set[int] = set()
    for entry, table in enumerate(tables, start=1):
        number, tile = table.get("number"), (table.get("boats"), table.get("power", ""))
        kind = printed.index(tile) if tile in printed else -1
        if kind < 0 or kind in kinds or len(table) != (3 if FLEET_POWERS[kind] else 2):
            reader.wrong_entry("fleet", entry, "set-yam-fleet", {"number": entry})
        elif not is_whole(number) or not 1 <= number <= FLEETS or number in fleets:
            reader.wrong_entry("fleet", entry, "set-yam-fleet-number", {"boats": ", ".join(FLEET_BOATS[kind])})
        else:
            fleets[number] = Fleet(kind)
            if kind == FIRST and number != 1:
                reader.wrong_entry("fleet", entry, "set-yam-fleet-first", {"number": number})
        kinds.add(kind)
    return tuple([fleets[number] for number in sorted(fleets)])


def _tiles(reader: SetReader) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for number, table in enumerate(reader.tables("building"), start=1):
        kind, cost, points = table.get("kind"), table.get("cost"), table.get("points")
        words = [word for word in cost if word in COLOURS] if isinstance(cost, list) else []
        sound = isinstance(cost, list) and 1 <= len(cost) <= 6 and len(words) == len(cost)
        if kind not in TILE_KINDS or not sound or not is_whole(points) or not 0 <= points <= 30:
            reader.wrong_entry("building", number, "set-yam-tile", {"number": number})
            continue
        for key in table:
            if key not in ("kind", "cost", "points"):
                reader.wrong_entry("building", number, "set-unknown", {"where": f"building {number}: {key}"})
        counts = tuple(words.count(name) for name in COLOURS)
        tiles.append(Tile(TILE_KINDS.index(str(kind)), counts, points))
    if reader.findings:
        return tuple(tiles)
    standard = sum(not tile.prestigious for tile in tiles)
    torii = sum(tile.kind == TORII for tile in tiles)
    if (standard, torii, len(tiles)) != (STANDARD_TILES, TORII_TILES, TILES):
        args: dict[str, object] = {"standard": standard, "torii": torii, "palaces": len(tiles) - standard - torii}
        reader.wrong("building", "set-yam-tiles", args)
    if not any(tile.cost == pack((2, 0, 0, 1, 0)) and not tile.prestigious for tile in tiles):
        reader.wrong("building", "set-yam-example", {})
    if not any(tile.kind == TRADING_POST for tile in tiles):
        reader.contradicts("building", "set-yam-no-trading-post", {})
    return tuple(tiles)


def _specialists(reader: SetReader, known: list[str]) -> dict[int, int]:
    """Read each specialist's points by number: all from the rulebook, then any others."""  # Y1.5
    tables = reader.tables("specialist")
    names = [str(table.get("name", "")).replace(" ", "-") for table in tables]
    others = [name for name in known[SPECIALISTS_IN_RULEBOOK:] if name in names]
    if names != known[:SPECIALISTS_IN_RULEBOOK] + others:
        reader.wrong("specialist", "set-yam-specialists", {"names": ", ".join(known)})
        return {}
    points: dict[int, int] = {}
    for number, table in enumerate(tables, start=1):
        value = table.get("points")
        if not is_whole(value) or not 0 <= value <= 20 or len(table) != 2:
            reader.wrong_entry("specialist", number, "set-yam-specialist", {"name": names[number - 1]})
        else:
            points[known.index(names[number - 1])] = value
    return points
