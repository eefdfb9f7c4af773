"""Why a move is not allowed: the rule's number and a reason that a player understands.

`why` is None exactly for the legal moves. The order of the questions is the order in which a player would ask them: is
it my turn at all, is something else to be finished first, is it time for that, and can it be done?
"""

from shima.games.game import NATURE, OVER, Move, Reason
from shima.games.text import Text
from shima.games.yamatai.moves import (
    ANY,
    ASIDE,
    BUILD,
    BUY,
    COLLECT,
    END,
    FLEET,
    MOVE_COUNT,
    PASS,
    PLACE,
    PLAYER_MOVES,
    RECRUIT,
    RESERVE,
    SPEND_TOKEN,
)
from shima.games.yamatai.state import ENDINGS, FLEET_STAGE, MOOR_STAGE, TURN, Position
from shima.games.yamatai.why_action import (
    aside_first,
    why_no_aside,
    why_no_collect,
    why_no_end,
    why_no_fleet,
    why_no_place,
    why_no_recruit,
    why_no_trade,
)
from shima.games.yamatai.why_begun import why_begun_first
from shima.games.yamatai.why_build import why_no_build
from shima.games.yamatai.why_nature import nature_first, only_nature, why_not_by_nature
from shima.games.yamatai.why_power import why_no_fleet_power, why_no_specialist_power


def why(p: Position, move: Move) -> Reason | None:
    if move in p.moves():
        return None
    if not 0 <= move < MOVE_COUNT:
        return Reason("Y3.2", Text("yam-why-no-such-move", {"move": move, "last": MOVE_COUNT - 1}))
    actor = p.actor()
    if actor == OVER:
        return Reason(f"Y11.{p.end}", Text("yam-why-over", {"ending": ENDINGS[p.end]}))
    if actor == NATURE:
        return nature_first(p) if move < PLAYER_MOVES else why_not_by_nature(p, move)
    if move >= PLAYER_MOVES:
        return only_nature(move)
    if p.phase != TURN:
        return why_begun_first(p, move)
    if p.stage == MOOR_STAGE and not ASIDE <= move < RECRUIT:
        return aside_first(p)
    if SPEND_TOKEN <= move < PASS:
        return why_no_specialist_power(p, move)
    if move >= ANY and p.stage == FLEET_STAGE:
        return Reason("Y4.1", Text("yam-why-fleet-first"))
    return _why_not_in_turn(p, move)


def _why_not_in_turn(p: Position, move: Move) -> Reason:
    """The actions in their order, then the powers of fleets."""
    if move < ANY:
        return why_no_fleet(p, move - FLEET)
    if move < BUY:
        return Reason("Y9.10", Text("yam-why-no-any-boat"))
    if move < PLACE:
        return why_no_trade(p, move)
    if move < COLLECT:
        return why_no_place(p, move)
    if move < BUILD:
        return why_no_collect(p, move - COLLECT)
    if move < ASIDE:
        return why_no_build(p, move)
    if move < RECRUIT:
        return why_no_aside(p, move - ASIDE)
    if move < RESERVE:
        return why_no_recruit(p, move)
    if move < SPEND_TOKEN:
        return why_no_fleet_power(p, move)
    return why_no_end(p) if move == END else Reason("Y3.2", Text("yam-why-nothing-to-pass"))
