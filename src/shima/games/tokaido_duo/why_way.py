"""Why a figure cannot go there with this die: D3.3, D4.1, D5.1, D5.2, D6.1 to D6.3."""

from shima.games.game import Move, Reason
from shima.games.text import Text
from shima.games.tokaido_duo.moves import (
    ARTIST,
    COASTAL_TOWNS,
    INSPIRED,
    LANDSCAPES,
    MERCHANT,
    PILGRIM,
    SLOW,
    SWIFT,
    TO_REGION,
    TO_REGION_VIA,
    TO_STATION,
    TO_TOWN,
    TOWN_NAMES,
)
from shima.games.tokaido_duo.pilgrim import station_after, steps_allowed
from shima.games.tokaido_duo.state import Position


def why_no_way(p: Position, move: Move, character: int, pips: int) -> Reason:
    if character == PILGRIM:
        return _pilgrim(p, move - TO_STATION, pips)
    if character == MERCHANT:
        return _merchant(p, move - TO_TOWN, pips)
    if move >= TO_REGION_VIA:
        return _artist_via(p, (move - TO_REGION_VIA) // 4, (move - TO_REGION_VIA) % 4, pips)
    return _artist(p, move - TO_REGION, pips)


def _pilgrim(p: Position, station: int, pips: int) -> Reason:
    names = p.components.station_names
    if station >= len(names):
        return Reason("D1.1", Text("duo-why-no-such-station", {"stations": len(names)}))
    here = p.boards[p.turn].pilgrim
    steps = (station - here) % len(names)
    if not steps:
        return Reason("D3.2", Text("duo-why-must-leave", {"pips": pips}))
    allowed = steps_allowed(p, pips)
    if steps in allowed:
        goal = names[station_after(p, steps)]
        return Reason("D6.2", Text("duo-why-station-taken", {"place": names[station], "goal": goal}))
    goals = ", ".join(dict.fromkeys(names[station_after(p, number)] for number in allowed))
    args: dict[str, object] = {"steps": steps, "pips": pips, "place": names[station], "goals": goals}
    if steps == pips + 1 and not p.has_wave(p.turn, PILGRIM, SWIFT):
        return Reason("D6.3", Text("duo-why-not-swift", args))
    if steps == pips - 1 and not p.has_wave(p.turn, PILGRIM, SLOW):
        return Reason("D6.3", Text("duo-why-not-slow", args))
    return Reason("D6.1", Text("duo-why-steps", args))


def _merchant(p: Position, town: int, pips: int) -> Reason:
    here = p.boards[p.turn].merchant
    args: dict[str, object] = {"town": TOWN_NAMES[town], "pips": pips, "here": TOWN_NAMES[here]}
    if town == here:
        return Reason("D3.3", Text("duo-why-no-return", args))
    ways = [walk for walk in p.components.merchant_walks[here][pips] if walk.town == town]
    if not ways:
        args["distance"] = len(p.components.routes.way(here, town)) - 1
        return Reason("D5.1", Text("duo-why-town-distance", args))
    taken = p.taken_towns(p.turn)
    if town < COASTAL_TOWNS and taken & 1 << town:
        return Reason("D5.2", Text("duo-why-town-taken", args))
    blocked = [TOWN_NAMES[t] for t in range(COASTAL_TOWNS) if taken & ways[0].coastal & 1 << t]
    args["blocked"] = ", ".join(blocked)
    return Reason("D5.2", Text("duo-why-way-blocked", args))


def _artist(p: Position, region: int, pips: int) -> Reason:
    """Without inspiration to ask about: only the distance can be wrong."""
    here = p.boards[p.turn].artist
    args: dict[str, object] = {"region": region + 1, "pips": pips, "here": here + 1}
    if region == here:
        return Reason("D3.3", Text("duo-why-no-region-twice", args))
    return Reason("D4.1", Text("duo-why-region-distance", args))


def _artist_via(p: Position, region: int, landscape: int, pips: int) -> Reason:
    board = p.boards[p.turn]
    reach = [walk for walk in p.components.artist_walks[board.artist][pips] if walk.region == region]
    if not reach:
        return _artist(p, region, pips)
    args: dict[str, object] = {"region": region + 1, "landscape": LANDSCAPES[landscape]}
    if not p.has_wave(p.turn, ARTIST, INSPIRED):
        return Reason("D4.7", Text("duo-why-not-inspired", args))
    if not board.face_up or board.face_up[0] != landscape:
        return Reason("D4.4", Text("duo-why-way-gives-nothing", args))
    if not reach[0].some & 1 << landscape:
        return Reason("D4.7", Text("duo-why-way-has-not", args))
    return Reason("D4.7", Text("duo-why-every-way", args))
