"""Y3.1 and Y11: whose turn it is, the end of a round, and the next one."""

from shima.games.yamatai.moves import IZANAGI
from shima.games.yamatai.setup import next_phase
from shima.games.yamatai.state import (
    BOATS_END,
    BUILDINGS_END,
    FINISHED,
    FLEET_STAGE,
    LAY_FLEETS,
    LAY_SPECIALISTS,
    LAY_TILES,
    NOBODY,
    NOTHING,
    ROW,
    SPECIALISTS_END,
    TILES_END,
    TURN,
    Position,
    count_bits,
)

COINS_LAID = 2


def go_on_laying(p: Position) -> None:
    """Nature has turned something up: more of it, the next step, or the players' turn."""
    if p.round == 0:
        phase = next_phase(p)
        if phase == NOTHING:
            p.round = 1
            begin_turn(p)
        else:
            p.phase = phase
    elif p.phase == LAY_SPECIALISTS and len(p.specialists) == ROW:
        refill_tiles(p)
    elif p.phase == LAY_TILES and len(p.row) == ROW:
        reorder(p)
    elif p.phase == LAY_FLEETS and len(p.fleets) == ROW:
        begin_round(p)


def begin_turn(p: Position) -> None:
    p.turn = p.order[p.acting]
    p.phase = TURN
    p.stage = FLEET_STAGE
    p.fleet = NOTHING
    p.power_used = False
    p.used = 0
    p.trades = 2 if p.mat().has(IZANAGI) else 1
    p.placed = []
    p.collected = []


def end_turn(p: Position) -> None:
    """The next marker's turn, or the end of the round."""  # Y3.1
    p.acting += 1
    if p.acting < len(p.order):
        begin_turn(p)
    else:
        end_round(p)


def end_round(p: Position) -> None:
    """Y11, in its order; where a step cannot be done, the game ends there."""
    if min([mat.buildings for mat in p.mats]) == 0:
        finish(p, BUILDINGS_END)  # Y11.1
    elif min(p.reserve) == 0:
        finish(p, BOATS_END)  # Y11.2
    else:
        refill_specialists(p)


def refill_specialists(p: Position) -> None:
    """Y11.3"""
    p.coins_on = [coins + COINS_LAID for coins in p.coins_on]
    missing = ROW - len(p.specialists)
    if missing > count_bits(p.unseen_specialists):
        finish(p, SPECIALISTS_END)
    elif missing:
        p.phase = LAY_SPECIALISTS
    else:
        refill_tiles(p)


def refill_tiles(p: Position) -> None:
    """Y11.4"""
    missing = ROW - len(p.row)
    if missing > p.deck_size():
        finish(p, TILES_END)
    elif missing:
        p.phase = LAY_TILES
    else:
        reorder(p)


def reorder(p: Position) -> None:
    """Each marker goes to the place of its fleet's number; then fleets are revealed."""  # Y11.5, Y11.6
    by_number = sorted(range(len(p.order)), key=lambda place: p.fleets_used[place])
    p.order = [p.order[place] for place in by_number]
    p.phase = LAY_FLEETS


def begin_round(p: Position) -> None:
    """The used fleets are shuffled and lie face down behind the others."""  # Y11.7
    used = 0
    for fleet in p.fleets_used:
        used |= 1 << fleet
    p.fleets_down = [*p.fleets_down, used]
    p.fleets_used = []
    p.round += 1
    p.acting = 0
    begin_turn(p)


def finish(p: Position, end: int) -> None:
    p.end = end
    p.phase = FINISHED
    p.turn = NOBODY
