"""What nature lays and shows: whose move it is, and which outcomes there can be. Y2, Y9.3, Y11."""

from typing import Final

from shima.games.game import Move, Reason
from shima.games.text import Text
from shima.games.yamatai.moves import (
    BLANK,
    FLEET_UP,
    KINDS,
    MOVE_COUNT,
    SEAT,
    SEEN,
    SPECIALIST,
    SPECIALISTS,
    TILE,
    TOKEN,
)
from shima.games.yamatai.state import LOOK, Position

# By phase from LAY_SPECIALISTS to LAY_ORDER: the rule in set-up, the rule at the end of a round, what comes first.
_LAYING: Final = (
    ("Y2.1", "Y11.3", "yam-why-specialists-first"),
    ("Y2.1", "Y11.4", "yam-why-tiles-first"),
    ("Y2.1", "Y11.6", "yam-why-fleets-first"),
    ("Y2.2", "Y2.2", "yam-why-tokens-first"),
    ("Y2.4", "Y2.4", "yam-why-order-first"),
)


def nature_first(p: Position) -> Reason:
    """Another move while nature is to move."""
    if p.phase == LOOK:
        return Reason("Y9.3", Text("yam-why-look-first", {"count": p.to_look}))
    return Reason(_rule(p), Text(_LAYING[p.phase][2]))


def _rule(p: Position) -> str:
    laying = _LAYING[p.phase]
    return laying[0] if p.round == 0 else laying[1]


def only_nature(move: Move) -> Reason:
    """A move of nature's while a player is to move."""
    if move < TILE:
        return Reason("Y11.3", Text("yam-why-no-specialist-due"))
    if move < FLEET_UP:
        return Reason("Y11.4", Text("yam-why-no-tile-due"))
    if move < TOKEN:
        return Reason("Y11.6", Text("yam-why-no-fleet-due"))
    if move < SEAT:
        return Reason("Y2.2", Text("yam-why-tokens-laid"))
    if move < SEEN:
        return Reason("Y2.4", Text("yam-why-order-laid"))
    return Reason("Y9.3", Text("yam-why-no-look-due"))


def why_not_by_nature(p: Position, move: Move) -> Reason:
    """Nature cannot do this now, or not with this outcome."""
    if not _first(p) <= move < _last(p):
        return nature_first(p)
    if move < TILE:
        name = SPECIALISTS[move - SPECIALIST].replace("-", " ")
        return Reason(_rule(p), Text("yam-why-specialist-seen", {"specialist": name}))
    if move < FLEET_UP:
        return Reason(_rule(p), Text("yam-why-tile-not-next", {"tile": move - TILE + 1}))
    if move < TOKEN:
        return Reason(_rule(p), Text("yam-why-fleet-not-next", {"fleet": move - FLEET_UP + 1}))
    if move < SEAT:
        return _token(p, (move - TOKEN) // 14, (move - TOKEN) % 14)
    if move < SEEN:
        return _seat(p, move - SEAT)
    return Reason("Y9.3", Text("yam-why-tile-not-next", {"tile": move - SEEN + 1}))


def _first(p: Position) -> Move:
    """Where the moves of this phase begin."""
    return SEEN if p.phase == LOOK else (SPECIALIST, TILE, FLEET_UP, TOKEN, SEAT)[p.phase]


def _last(p: Position) -> Move:
    """Where the moves of the next one begin."""
    return MOVE_COUNT if p.phase == LOOK else (TILE, FLEET_UP, TOKEN, SEAT, SEEN)[p.phase]


def _token(p: Position, island: int, sort: int) -> Reason:
    if island != p.laid:
        return Reason("Y2.2", Text("yam-why-other-island", {"island": p.laid + 1}))
    kind = "blank" if sort // 2 == BLANK else KINDS[sort // 2]
    return Reason("Y1.6", Text("yam-why-mountain-laid" if sort % 2 else "yam-why-token-laid", {"kind": kind}))


def _seat(p: Position, seat: int) -> Reason:
    if seat >= p.players():
        return Reason("Y2.4", Text("yam-why-no-such-seat", {"players": p.players()}))
    return Reason("Y2.4", Text("yam-why-seat-placed", {"player": seat}))
