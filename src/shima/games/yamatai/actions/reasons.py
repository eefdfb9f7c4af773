"""Reasons shared by several actions."""

from shima.games.game import Reason
from shima.games.text import Text
from shima.games.yamatai.constants import COLOURS, KINDS
from shima.games.yamatai.specialists.passive import RIU
from shima.games.yamatai.state import MOOR_STAGE, PALACE_BUILDING, RECRUITED_STAGE, TORII_BUILDING, Position
from shima.games.yamatai.texts import numbers, place


def moored(p: Position) -> Reason:
    """The player has moored or is mooring, which ends the actions before it."""
    if p.stage == MOOR_STAGE:
        return Reason("Y3.2", Text("yam-why-mooring"))
    return Reason("Y3.2", Text("yam-why-recruited" if p.stage == RECRUITED_STAGE else "yam-why-moored"))


def duty() -> Reason:
    return Reason("Y6.4", Text("yam-why-duty"))


def aside_first(p: Position) -> Reason:
    args: dict[str, object] = {"boats": p.mat().boat_count(), "kept": RIU.harbour(p.mat())}
    return Reason("Y7.1", Text("yam-why-aside-first", args))


def no_boat(colour: int, rule: str) -> Reason:
    """The player has no boat of the colour."""
    return Reason(rule, Text("yam-why-no-boat", {"colour": COLOURS[colour]}))


def reserve_out(colour: int, rule: str) -> Reason:
    return Reason(rule, Text("yam-why-reserve-out", {"colour": COLOURS[colour]}))


def no_such_spot(p: Position) -> Reason:
    return Reason("Y1.8", Text("yam-why-no-such-spot", {"spots": len(p.boat_at)}))


def spot_taken(p: Position, spot: int, rule: str) -> Reason:
    return Reason(rule, Text("yam-why-spot-taken", {"place": place(p, spot), "colour": COLOURS[p.boat_at[spot]]}))


def no_boat_at(p: Position, spot: int, rule: str) -> Reason:
    return Reason(rule, Text("yam-why-no-boat-at", {"place": place(p, spot)}))


def no_token_on(island: int, rule: str) -> Reason:
    return Reason(rule, Text("yam-why-no-token-on", {"island": island + 1}))


def no_boat_near(island: int, rule: str) -> Reason:
    return Reason(rule, Text("yam-why-no-boat-near", {"island": island + 1}))


def not_empty(p: Position, island: int, rule: str) -> Reason:
    """The island has a token, a building or Sacred Ground."""  # Y6.7
    building = p.building_at[island]
    if p.token_at[island] >= 0:
        return Reason(rule, Text("yam-why-token-there", {"island": island + 1, "kind": KINDS[p.token_at[island]]}))
    if building < 0:
        return Reason(rule, Text("yam-why-sacred-there", {"island": island + 1}))
    if building < TORII_BUILDING:
        return Reason(rule, Text("yam-why-building-there", {"island": island + 1, "other": building}))
    what = "palace" if building == PALACE_BUILDING else "torii"
    return Reason(rule, Text("yam-why-prestige-there", {"island": island + 1, "building": what}))


def not_on_offer(p: Position, tile: int) -> Reason:
    """The tile is reserved, or not in the row."""
    for seat, mat in enumerate(p.mats):
        if tile in mat.reserved:
            if seat == p.turn:
                return Reason("Y9.2", Text("yam-why-reserved-now", {"tile": tile + 1, "rulebook": p.book().name or ""}))
            return Reason("Y9.2", Text("yam-why-reserved-by", {"tile": tile + 1, "other": seat}))
    args: dict[str, object] = {"tile": tile + 1, "tiles": numbers(p.row)}
    return Reason("Y6.7", Text("yam-why-not-in-row" if p.row else "yam-why-row-empty", args))
