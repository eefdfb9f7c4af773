"""Phrases for labels, stories and refusals. Stations are named by the coastal town before them."""

from functools import cache
from typing import NamedTuple

from shima.games.text import Text
from shima.games.tokaido_duo.components import Components
from shima.games.tokaido_duo.constants import (
    COASTAL_TOWNS,
    LANDSCAPES,
    STATION_KINDS,
    TOWN,
    TOWN_NAMES,
    WARES,
    StationKind,
)
from shima.games.tokaido_duo.shops import price_of, ware_of
from shima.games.tokaido_duo.state import Position


def shop(tile: int) -> Text:
    return Text("duo-shop", {"ware": WARES[ware_of(tile)], "price": price_of(tile)})


class Station(NamedTuple):
    """A station, by the coastal town before it. `number` counts those of a kind after a town; 0 for the only one."""

    kind: StationKind
    town: str
    number: int


@cache
def stations(c: Components) -> tuple[Station, ...]:
    found: list[tuple[StationKind, str]] = []
    town = ""
    for kind, name in zip(c.stations, c.station_names, strict=True):
        town = name if kind == TOWN else town
        found.append((STATION_KINDS[kind], town))
    return tuple(
        Station(*each, found[: at + 1].count(each) if found.count(each) > 1 else 0) for at, each in enumerate(found)
    )


def at_station(p: Position, number: int) -> Text:
    kind, town, which = stations(p.components)[number]
    return Text("duo-at-station", {"kind": kind, "town": town, "number": which})


def to_station(p: Position, number: int) -> Text:
    kind, town, which = stations(p.components)[number]
    return Text("duo-to-station", {"kind": kind, "town": town, "number": which})


def walk_to_station(p: Position, number: int) -> Text:
    """Tell where a walk leads, and what the shop of a coastal town buys."""
    town = p.components.station_towns[number]
    return walk_to_town(p, town) if 0 <= town < len(p.shops) else to_station(p, number)


def walk_to_town(p: Position, number: int) -> Text:
    if number < COASTAL_TOWNS:
        return Text("duo-to-town", {"town": TOWN_NAMES[number], "shop": shop(p.shops[number])})
    wares = p.components.mountain_wares[number - COASTAL_TOWNS]
    return Text("duo-to-mountain-town", {"town": TOWN_NAMES[number], "count": wares})


def walk_to_region(p: Position, number: int) -> Text:
    return Text("duo-to-region", {"region": number + 1, "landscape": LANDSCAPES[p.components.landscapes[number]]})


def one_or_more(due: int, may_be_more: bool) -> Text | None:
    """Name a number that is due, optionally with one more by choice; None if there is nothing."""
    if due and may_be_more:
        return Text("duo-numbers", {"less": due, "more": due + 1})
    return Text("duo-number", {"number": due + may_be_more}) if due or may_be_more else None
