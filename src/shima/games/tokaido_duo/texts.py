"""Noun phrases for labels and stories."""

from shima.games.text import Text
from shima.games.tokaido_duo.constants import COASTAL_TOWNS, LANDSCAPES, STATION_KINDS, TOWN_NAMES, WARES
from shima.games.tokaido_duo.shops import price_of, ware_of
from shima.games.tokaido_duo.state import Position


def shop(tile: int) -> Text:
    return Text("duo-shop", {"ware": WARES[ware_of(tile)], "price": price_of(tile)})


def station(p: Position, number: int) -> Text:
    """Name a station by its kind, and a coastal town with its shop."""
    town = p.components.station_towns[number]
    if 0 <= town < len(p.shops):
        return Text("duo-town", {"place": TOWN_NAMES[town], "shop": shop(p.shops[town])})
    kind = STATION_KINDS[p.components.stations[number]]
    return Text("duo-station", {"place": p.components.station_names[number], "kind": kind})


def town(p: Position, number: int) -> Text:
    if number < COASTAL_TOWNS:
        return station(p, p.components.town_stations[number])
    wares = p.components.mountain_wares[number - COASTAL_TOWNS]
    return Text("duo-mountain-town", {"place": TOWN_NAMES[number], "wares": wares})


def region(p: Position, number: int) -> Text:
    return Text("duo-region", {"region": number + 1, "landscape": LANDSCAPES[p.components.landscapes[number]]})


def one_or_more(due: int, may_be_more: bool) -> Text | None:
    """Name a number that is due, optionally with one more by choice; None if there is nothing."""
    if due and may_be_more:
        return Text("duo-numbers", {"less": due, "more": due + 1})
    return Text("duo-number", {"number": due + may_be_more}) if due or may_be_more else None
