"""What has begun is finished first: a boat of any colour, a collection, a look at the deck, a switch, a removal."""

from shima.games.game import Move, Reason
from shima.games.text import Text
from shima.games.yamatai.moves import (
    ANY,
    BELOW,
    BUILD,
    BUY,
    COLLECT,
    COLOURS,
    KINDS,
    REMOVE,
    SLIDE,
    SPEND_TOKEN,
    SWITCH_BOAT,
    TOP,
    WITH_BOAT,
    WITH_TOKEN,
)
from shima.games.yamatai.state import (
    ANY_BOAT,
    COLLECTING,
    EXTRA_TOKEN,
    PUT_BACK,
    SECOND_BOAT,
    SECOND_TOKEN,
    Position,
)
from shima.games.yamatai.why_action import why_not_collected
from shima.games.yamatai.why_board import no_boat_at, no_token_on, why_no_spot


def why_begun_first(p: Position, move: Move) -> Reason:
    phase = p.phase
    if phase == ANY_BOAT:
        return _any_boat(move)
    if phase == COLLECTING:
        if COLLECT <= move < BUILD:
            return why_not_collected(p, move - COLLECT)
        return Reason("Y6.5", Text("yam-why-collect-first"))
    if phase == EXTRA_TOKEN:
        if COLLECT <= move < BUILD:
            return no_token_on(move - COLLECT, "Y10")
        return Reason("Y10", Text("yam-why-extra-first"))
    if phase == PUT_BACK:
        return _put_back(p, move)
    if phase == SECOND_TOKEN:
        return _second_token(p, move)
    if phase == SECOND_BOAT:
        return _second_boat(p, move)
    return _second_removal(p, move)


def _any_boat(move: Move) -> Reason:
    if ANY <= move < BUY:
        return Reason("Y9.10", Text("yam-why-reserve-out", {"colour": COLOURS[move - ANY]}))
    return Reason("Y9.10", Text("yam-why-any-boat-first"))


def _put_back(p: Position, move: Move) -> Reason:
    if TOP <= move < SLIDE:
        tile = move - TOP if move < BELOW else move - BELOW
        return Reason("Y9.3", Text("yam-why-not-looked-at", {"tile": tile + 1}))
    return Reason("Y9.3", Text("yam-why-put-back-first", {"count": len(p.looked)}))


def _second_token(p: Position, move: Move) -> Reason:
    if not WITH_TOKEN <= move < SWITCH_BOAT:
        return Reason("Y9.6", Text("yam-why-second-token-first", {"island": p.picked + 1}))
    island = move - WITH_TOKEN
    if p.token_at[island] < 0:
        return no_token_on(island, "Y9.6")
    if island == p.picked:
        return Reason("Y9.6", Text("yam-why-same-token", {"island": island + 1}))
    args: dict[str, object] = {"island": island + 1, "picked": p.picked + 1, "kind": KINDS[p.token_at[island]]}
    return Reason("Y9.6", Text("yam-why-same-kind", args))


def _second_boat(p: Position, move: Move) -> Reason:
    if not WITH_BOAT <= move < REMOVE:
        return Reason("Y9.8", Text("yam-why-second-boat-first", {"spot": p.picked + 1}))
    spot = move - WITH_BOAT
    if spot >= len(p.boat_at):
        return why_no_spot(p)
    if p.boat_at[spot] < 0:
        return no_boat_at(spot, "Y9.8")
    if spot == p.picked:
        return Reason("Y9.8", Text("yam-why-same-boat", {"spot": spot + 1}))
    args: dict[str, object] = {"spot": spot + 1, "picked": p.picked + 1, "colour": COLOURS[p.boat_at[spot]]}
    return Reason("Y9.8", Text("yam-why-same-colour", args))


def _second_removal(p: Position, move: Move) -> Reason:
    if not REMOVE <= move < SPEND_TOKEN:
        return Reason("Y9.7", Text("yam-why-second-removal-first"))
    spot = move - REMOVE
    return why_no_spot(p) if spot >= len(p.boat_at) else no_boat_at(spot, "Y9.7")
