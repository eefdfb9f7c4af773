"""A component set of Tokaido Duo: read from TOML, checked against the rulebook, and precomputed for play."""

from collections import Counter
from itertools import product
from typing import Final

from shima.games.sets import SetReader
from shima.games.tokaido_duo.constants import (
    CHARACTERS,
    COASTAL_TOWNS,
    COINS_FOR_A_SLAB,
    COLOURS,
    FACES,
    FEWEST_STATIONS,
    GARDENS,
    LANDSCAPES,
    LOWEST_PRICE,
    MOST_PIPS,
    MOST_STATIONS,
    MOUNTAIN_WARES,
    PAINTING_COUNTS,
    PAINTINGS,
    PIPS_IN_EXAMPLES,
    REGIONS,
    SHOP_PRICES,
    SLABS,
    STATION_KINDS,
    TEMPLES,
    TOWN,
    TOWN_NAMES,
    WARE_COUNTS,
    WARES,
    WARES_KEPT,
)
from shima.games.tokaido_duo.routes import ArtistWalk, MerchantWalk, Routes, read_links
from shima.games.tokaido_duo.shops import TILES, tile_of

MOST_POINTS: Final = 999

Throw = tuple[int, int, int]
"""What the dice of pilgrim, merchant and artist show."""


class Components:
    """The data of one set, immutable after reading."""

    def __init__(self, reader: SetReader) -> None:
        self.name: Final = reader.set_name()
        self.version: Final = reader.whole("set.version")
        self.digest: Final = reader.digest()
        self.dice: Final = _dice(reader)
        throws = Counter(product(self.dice[0], self.dice[1], self.dice[2]))  # D3.1
        self.throws: Final[tuple[Throw, ...]] = tuple(throws)
        self.throw_weights: Final = tuple(throws.values())
        self.wares: Final = _wares(reader)
        self.shops: Final = _shops(reader)
        self.paintings: Final = _paintings(reader)
        self.slab_points: Final = _points(reader, "points.slabs", SLABS, {4: 26, 5: 35})
        self.painting_points: Final = _points(reader, "points.paintings", PAINTINGS, {6: 18})
        reader.fixed("points.temples", TEMPLES, "D6.5")
        reader.fixed("points.gardens", GARDENS, "D6.5")
        reader.fixed("limits.wares_kept", WARES_KEPT, "D5.3")
        reader.fixed("limits.slabs", SLABS, "D5.5")
        reader.fixed("limits.coins_for_a_slab", COINS_FOR_A_SLAB, "D5.5")
        before_coast = len(reader.findings)
        words = _coast(reader)
        coast_is_sound = len(reader.findings) == before_coast
        self.stations: Final = tuple(_kind(word) for word in words)
        self.station_names: Final = _station_names(words)
        self.town_stations: Final = tuple(i for i, kind in enumerate(self.stations) if kind == TOWN)
        self.station_towns: Final = _station_towns(self.stations)
        self.mountain_wares: Final = _mountain_wares(reader)
        self.landscapes: Final = _landscapes(reader)
        links = read_links(reader)
        first = _one_of(reader, "start.first", COLOURS)
        self.first: Final = max(first, 0)
        coast = self.station_names if coast_is_sound else ()
        starts = [_start(reader, colour, self.stations, coast) for colour in COLOURS]
        reader.unknown()
        reader.finish()
        self.routes: Final = Routes(links)
        self.routes.check(reader)
        _starts_apart(reader, starts, self.town_stations)
        reader.finish()
        self.starts: Final = (starts[0], starts[1])
        self.town_regions: Final = self.routes.town_regions()
        self.station_regions: Final = _station_regions(self.stations, self.town_regions)
        self.merchant_walks: Final[tuple[tuple[tuple[MerchantWalk, ...], ...], ...]] = self.routes.merchant_walks(
            MOST_PIPS[1]
        )
        self.artist_walks: Final[tuple[tuple[tuple[ArtistWalk, ...], ...], ...]] = self.routes.artist_walks(
            MOST_PIPS[2], self.landscapes
        )
        self.conflicts: Final = tuple(reader.conflicts)


def read(text: str) -> Components:
    """Read and check a set. Raise BadSet with all problems."""
    return Components(SetReader.of_game(text, "tokaido-duo"))


def _dice(reader: SetReader) -> tuple[tuple[int, ...], ...]:
    """Read the faces of each character's die, lowest first."""  # D1.2
    dice: list[tuple[int, ...]] = []
    for character, name in enumerate(CHARACTERS):
        where = f"dice.{name}"
        before = len(reader.findings)
        faces = reader.wholes(where)
        if len(faces) != FACES and len(reader.findings) == before:
            reader.wrong(where, "set-duo-faces", {"where": where, "count": len(faces)})
        most = MOST_PIPS[character]
        for index, face in enumerate(faces):
            if not 1 <= face <= most:
                reader.wrong(f"{where}[{index}]", "set-duo-pips", {"where": where, "face": face, "most": most})
        if PIPS_IN_EXAMPLES[character] not in faces and len(reader.findings) == before:
            reader.contradicts(where, "set-duo-no-face", {"where": where, "face": PIPS_IN_EXAMPLES[character]})
        dice.append(tuple(sorted(faces)))
    return tuple(dice)


def _wares(reader: SetReader) -> tuple[int, ...]:
    for name, count in zip(WARES, WARE_COUNTS, strict=True):
        reader.fixed(f"wares.{name}", count, "D1.3")
    return WARE_COUNTS


def _shops(reader: SetReader) -> tuple[int, ...]:
    """Read the count of each tile."""  # D1.3
    tiles = [0] * TILES
    before_all = len(reader.findings)
    for ware, name in enumerate(WARES):
        where = f"shops.{name}"
        before = len(reader.findings)
        prices = reader.wholes(where)
        if not prices and len(reader.findings) == before:
            reader.wrong(where, "set-duo-no-price", {"ware": name})
        for index, price in enumerate(prices):
            if LOWEST_PRICE <= price < LOWEST_PRICE + SHOP_PRICES:
                tiles[tile_of(ware, price)] += 1
            else:
                reader.wrong(f"{where}[{index}]", "set-duo-price", {"ware": name, "price": price})
    if len(reader.findings) > before_all:
        return tuple(tiles)
    if sum(tiles) != COASTAL_TOWNS:
        reader.wrong("shops", "set-duo-shops", {"count": sum(tiles)})
    if not tiles[tile_of(WARES.index("ceramic"), 3)]:
        reader.wrong("shops.ceramic", "set-duo-ceramic", {})
    for price in range(LOWEST_PRICE, LOWEST_PRICE + SHOP_PRICES):
        if not any(tiles[tile_of(ware, price)] for ware in range(len(WARES))):
            reader.contradicts("shops", "set-duo-price-missing", {"price": price})
    return tuple(tiles)


def _paintings(reader: SetReader) -> tuple[tuple[int, ...], ...]:
    for colour, counts in zip(COLOURS, PAINTING_COUNTS, strict=True):
        for name, count in zip(LANDSCAPES, counts, strict=True):
            reader.fixed(f"paintings.{colour}.{name}", count, "D1.4")
    return PAINTING_COUNTS


def _points(reader: SetReader, where: str, count: int, examples: dict[int, int]) -> tuple[int, ...]:
    """Read the points for 0, 1, 2 … items."""  # D9.2
    before = len(reader.findings)
    points = [0, *reader.wholes(where)]
    if len(reader.findings) > before:
        return tuple(points)
    if len(points) != count + 1:
        reader.wrong(where, "set-count", {"where": where, "count": len(points) - 1, "right": count, "rule": "D9.2"})
        return tuple(points)
    for number, right in examples.items():
        if points[number] != right:
            args: dict[str, object] = {"where": where, "number": number, "points": points[number], "right": right}
            reader.wrong(where, "set-duo-example", args)
    for number in range(1, count + 1):
        if points[number] <= points[number - 1]:
            reader.wrong(f"{where}[{number - 1}]", "set-rising", {"where": where, "value": points[number]})
        if points[number] > MOST_POINTS:
            reader.wrong(f"{where}[{number - 1}]", "set-large", {"where": where, "most": MOST_POINTS})
    return tuple(points)


def _one_of(reader: SetReader, where: str, words: tuple[str, ...]) -> int:
    """Return the index of the word among the allowed ones, or -1 after reporting a problem."""
    word = reader.word(where)
    if word in words:
        return words.index(word)
    if word:
        reader.wrong(where, "set-one-of", {"where": where, "value": word, "known": ", ".join(words)})
    return -1


def _kind(word: str) -> int:
    return STATION_KINDS.index(word) if word in STATION_KINDS else TOWN


def _coast(reader: SetReader) -> list[str]:
    """Read the stations clockwise, starting at C1."""  # D1.1
    where = "coast.stations"
    before = len(reader.findings)
    words = reader.words(where)
    if len(reader.findings) > before:
        return words
    if words and words[0] != TOWN_NAMES[0]:
        reader.wrong(f"{where}[0]", "set-duo-first-station", {"station": words[0]})
        return words
    _towns_in_order(reader, where, words)
    if len(reader.findings) > before:
        return words
    towns = sum(word not in STATION_KINDS for word in words)
    if towns != COASTAL_TOWNS:
        reader.wrong(where, "set-duo-towns", {"count": towns})
    if not FEWEST_STATIONS <= len(words) <= MOST_STATIONS:
        limits: dict[str, object] = {"count": len(words), "fewest": FEWEST_STATIONS, "most": MOST_STATIONS}
        reader.wrong(where, "set-duo-stations", limits)
    if len(reader.findings) > before:
        return words
    for kind in STATION_KINDS[1:]:
        if kind not in words:
            reader.wrong(where, "set-duo-no-station", {"station": kind})
    return words


def _towns_in_order(reader: SetReader, where: str, words: list[str]) -> None:
    """Report words that are neither a station nor the next town. Errors that follow from the first are not repeated."""
    towns = TOWN_NAMES[:COASTAL_TOWNS]
    following = 0
    slipped = False  # an unknown word may stand in place of a town
    for index, word in enumerate(words):
        if word in STATION_KINDS[1:]:
            continue
        town = towns.index(word) if word in towns else -1
        if town != following and not (slipped and town > following):
            expected = towns[following] if following < COASTAL_TOWNS else "–"
            reader.wrong(f"{where}[{index}]", "set-duo-station", {"station": word, "expected": expected})
        slipped = town < 0
        following = max(following, town + 1)


def _station_names(words: list[str]) -> tuple[str, ...]:
    """Return the names: C1, C1+1, C1+2 … C2, C2+1 …, which is a town or the distance after a town."""
    names: list[str] = []
    town, behind = "", 0
    for word in words:
        if word in STATION_KINDS:
            behind += 1
            names.append(f"{town}+{behind}")
        else:
            town, behind = word, 0
            names.append(town)
    return tuple(names)


def _station_towns(stations: tuple[int, ...]) -> tuple[int, ...]:
    """Return the coastal town at each station, or -1."""
    towns: list[int] = []
    passed = 0
    for kind in stations:
        towns.append(passed if kind == TOWN else -1)
        passed += kind == TOWN
    return tuple(towns)


def _station_regions(stations: tuple[int, ...], town_regions: tuple[int, ...]) -> tuple[int, ...]:
    """Return the bitmask of regions that each station borders. A coastal town borders at least two."""  # D4.3
    masks: list[int] = []
    region = -1
    for kind in stations:
        if kind == TOWN:
            region += 1
            masks.append(town_regions[region])
        else:
            masks.append(1 << region)
    return tuple(masks)


def _mountain_wares(reader: SetReader) -> tuple[int, ...]:
    counts: list[int] = []
    before_all = len(reader.findings)
    for name in TOWN_NAMES[COASTAL_TOWNS:]:
        where = f"routes.mountain_wares.{name}"
        before = len(reader.findings)
        count = reader.whole(where)
        if len(reader.findings) == before and count not in MOUNTAIN_WARES:
            reader.wrong(where, "set-duo-mountain", {"town": name, "count": count})
        counts.append(count)
    for count in MOUNTAIN_WARES:
        if count not in counts and len(reader.findings) == before_all:
            reader.contradicts("routes.mountain_wares", "set-duo-wares-missing", {"count": count})
    return tuple(counts)


def _landscapes(reader: SetReader) -> tuple[int, ...]:
    where = "regions.landscapes"
    before = len(reader.findings)
    words = reader.words(where)
    numbers: list[int] = []
    for index, word in enumerate(words):
        if word in LANDSCAPES:
            numbers.append(LANDSCAPES.index(word))
        else:
            known = ", ".join(LANDSCAPES)
            reader.wrong(f"{where}[{index}]", "set-one-of", {"where": where, "value": word, "known": known})
    if len(reader.findings) > before:
        return tuple(numbers)
    if len(words) != REGIONS:
        reader.wrong(where, "set-count", {"where": where, "count": len(words), "right": REGIONS, "rule": "D1.1"})
        return tuple(numbers)
    for landscape, name in enumerate(LANDSCAPES):
        if landscape not in numbers:
            reader.wrong(where, "set-duo-no-landscape", {"landscape": name})
    return tuple(numbers)


def _start(reader: SetReader, colour: str, stations: tuple[int, ...], names: tuple[str, ...]) -> tuple[int, int, int]:
    """Read the start of a player's figures. Pass no names for an invalid coast, to skip its checks."""  # D2.3
    where = f"start.{colour}.pilgrim"
    text = reader.word(where)
    pilgrim = names.index(text) if text in names else -1
    if " after " in text:
        kind, town = text.split(" after ", 1)
        behind = [i for i, name in enumerate(names) if name.startswith(f"{town}+")]
        pilgrim = next((i for i in behind if STATION_KINDS[stations[i]] == kind), -1)
    if text and names and pilgrim < 0:
        reader.wrong(where, "set-duo-start-station", {"where": where, "value": text})
    merchant = _one_of(reader, f"start.{colour}.merchant", TOWN_NAMES)
    where = f"start.{colour}.artist"
    before = len(reader.findings)
    artist = reader.whole(where)
    if not 1 <= artist <= REGIONS and len(reader.findings) == before:
        reader.wrong(where, "set-duo-start-region", {"where": where, "value": artist, "regions": REGIONS})
    return pilgrim, merchant, artist - 1


def _starts_apart(reader: SetReader, starts: list[tuple[int, int, int]], town_stations: tuple[int, ...]) -> None:
    """Check that no coastal town or station starts with two figures."""  # D5.2
    taken: set[int] = set()
    for colour, (pilgrim, merchant, _) in zip(COLOURS, starts, strict=True):
        spaces = [("pilgrim", pilgrim)]
        if merchant < COASTAL_TOWNS:
            spaces.append(("merchant", town_stations[merchant]))
        for figure, station in spaces:
            if station in taken:
                reader.wrong(f"start.{colour}.{figure}", "set-duo-start-taken", {"colour": colour, "figure": figure})
            taken.add(station)
