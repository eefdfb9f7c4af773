"""D6: the pilgrim walks the coast, and visits towns, temples and gardens."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Kind
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tokaido_duo import texts
from shima.games.tokaido_duo.actions.base import FigureAction, Walk
from shima.games.tokaido_duo.actions.merchant import earn
from shima.games.tokaido_duo.constants import (
    GARDEN_STATION,
    GARDENS,
    GARDENS_END,
    MOST_STATIONS,
    PILGRIM,
    SLOW,
    STATION_KINDS,
    SWIFT,
    TEMPLE_STATION,
    TEMPLES,
    TEMPLES_END,
    TOWN,
)
from shima.games.tokaido_duo.shops import price_of
from shima.games.tokaido_duo.state import Position


class ToStation(Walk):
    """Move the pilgrim to a station."""  # D6.1

    def __init__(self, station: i64) -> None:
        super().__init__(PILGRIM)
        self.station = station

    def notation(self, p: Position) -> str:
        names = p.components.station_names
        return f"pilgrim {names[self.station]}" if self.station < len(names) else ""

    def space(self, p: Position) -> str:
        return f"at:{p.components.station_names[self.station]}"

    def goal(self, p: Position) -> Text:
        return texts.walk_to_station(p, self.station)

    def go(self, p: Position) -> None:
        p.boards[p.turn].pilgrim = self.station

    def why(self, p: Position) -> Reason:
        names = p.components.station_names
        if self.station >= len(names):
            return Reason("D1.1", Text("duo-why-no-such-station", {"stations": len(names)}))
        pips = p.pips_for(PILGRIM)
        steps = (self.station - p.boards[p.turn].pilgrim) % len(names)
        if not steps:
            return Reason("D3.2", Text("duo-why-must-leave", {"pips": pips}))
        allowed = [pips, other_steps(p, pips)]
        if steps in allowed:
            goal = texts.to_station(p, station_after(p, steps))
            return Reason(
                "D6.2", Text("duo-why-station-taken", {"place": texts.at_station(p, self.station), "goal": goal})
            )
        args: dict[str, object] = {"steps": steps, "pips": pips, "place": texts.to_station(p, self.station)}
        args["goals"] = goals(p, allowed)
        if steps == pips + 1 and not p.has_wave(p.turn, PILGRIM, SWIFT):
            return Reason("D6.3", Text("duo-why-not-swift", args))
        if steps == pips - 1 and not p.has_wave(p.turn, PILGRIM, SLOW):
            return Reason("D6.3", Text("duo-why-not-slow", args))
        return Reason("D6.1", Text("duo-why-steps", args))


TO_STATION: Final = Kind("D6.1", ToStation, MOST_STATIONS)


def goals(p: Position, steps: list[i64]) -> Text:
    """Tell where one or two numbers of steps lead."""
    first, *others = [texts.to_station(p, station) for station in dict.fromkeys([station_after(p, n) for n in steps])]
    return Text("duo-or", {"first": first, "second": others[0]}) if others else first


def other_steps(p: Position, pips: i64) -> i64:
    """Steps that a wave allows instead of the pips: one more, or one fewer but at least 1."""  # D6.3
    if p.has_wave(p.turn, PILGRIM, SWIFT):
        return pips + 1
    if p.has_wave(p.turn, PILGRIM, SLOW) and pips > 1:
        return pips - 1
    return pips


def station_after(p: Position, steps: i64) -> i64:
    """Where the pilgrim ends up: it moves on while the station is occupied."""  # D6.1, D6.2
    ring: i64 = len(p.components.stations)
    station = (p.boards[p.turn].pilgrim + steps) % ring
    while p.coast_taken(station, p.turn):
        station = (station + 1) % ring
    return station


def list_pilgrim_moves(p: Position, pips: i64, moves: MoveBuffer) -> None:
    first = station_after(p, pips)
    moves.add(TO_STATION.number(first))
    steps = other_steps(p, pips)
    if steps != pips:
        other = station_after(p, steps)
        if other != first:
            moves.add(TO_STATION.number(other))


class Visit(FigureAction):
    """The pilgrim does what its station offers."""

    def __init__(self, rule: str, kind: int, nothing_more: str = "") -> None:
        """`nothing_more` explains why even the right station can give nothing."""
        super().__init__(PILGRIM)
        self.rule = rule
        self.kind = kind
        self.key = nothing_more

    def nothing_more(self, p: Position) -> Text:
        return Text(self.key)

    def why(self, p: Position) -> Reason:
        here = p.components.stations[p.boards[p.turn].pilgrim]
        if here != self.kind:
            args: dict[str, object] = {"kind": STATION_KINDS[here], "needed": STATION_KINDS[self.kind]}
            return Reason(self.rule, Text("duo-why-other-station", args))
        return Reason(self.rule, self.nothing_more(p))


class TakeCoins(Visit):
    """Take as many coins as the shop's price."""  # D6.4

    def __init__(self) -> None:
        super().__init__("D6.4", TOWN)

    def notation(self, p: Position) -> str:
        return "coins"

    def coins(self, p: Position) -> i64:
        """Return the coins that the station gives; 0 if it is not a town."""
        town: i64 = p.components.station_towns[p.boards[p.turn].pilgrim]
        return price_of(p.shops[town]) if town >= 0 else 0

    def act(self, p: Position) -> None:
        earn(p, self.coins(p))

    def label(self, p: Position) -> Text:
        return Text("duo-label-coins", {"coins": self.coins(p)})

    def sentence(self, p: Position) -> Text:
        return Text("duo-story-coins", {"player": p.turn, "coins": self.coins(p)})


COINS: Final = Kind("D6.4", TakeCoins)


class VisitTemple(Visit):
    """Advance to the next temple space. The last one triggers the end."""  # D6.5

    def __init__(self) -> None:
        super().__init__("D6.5", TEMPLE_STATION, "duo-why-temples-full")

    def notation(self, p: Position) -> str:
        return "temple"

    def act(self, p: Position) -> None:
        board = p.boards[p.turn]
        board.temple += 1
        if board.temple == TEMPLES and not p.end:
            p.end = TEMPLES_END

    def label(self, p: Position) -> Text:
        return Text("duo-label-temple", {"space": min(int(p.boards[p.turn].temple) + 1, TEMPLES)})

    def sentence(self, p: Position) -> Text:
        return Text("duo-story-temple", {"player": p.turn, "space": p.boards[p.turn].temple + 1})


TEMPLE: Final = Kind("D6.5", VisitTemple)


class VisitGarden(Visit):
    """Advance to the next garden space. The last one triggers the end."""  # D6.5

    def __init__(self) -> None:
        super().__init__("D6.5", GARDEN_STATION, "duo-why-gardens-full")

    def notation(self, p: Position) -> str:
        return "garden"

    def act(self, p: Position) -> None:
        board = p.boards[p.turn]
        board.garden += 1
        if board.garden == GARDENS and not p.end:
            p.end = GARDENS_END

    def label(self, p: Position) -> Text:
        return Text("duo-label-garden", {"space": min(int(p.boards[p.turn].garden) + 1, GARDENS)})

    def sentence(self, p: Position) -> Text:
        return Text("duo-story-garden", {"player": p.turn, "space": p.boards[p.turn].garden + 1})


GARDEN: Final = Kind("D6.5", VisitGarden)
