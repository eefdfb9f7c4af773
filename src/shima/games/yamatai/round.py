"""Y3.1 and Y11: whose turn it is, the end of a round, and the next one."""

from shima.games.counts import count
from shima.games.masks import bit
from shima.games.tuples import added
from shima.games.yamatai.constants import BOATS_END, BUILDINGS_END
from shima.games.yamatai.specialists.passive import IZANAGI
from shima.games.yamatai.state import (
    FINISHED,
    FLEET_STAGE,
    LAY_SPECIALISTS,
    NOBODY,
    NOTHING,
    TURN,
    Position,
)

COINS_LAID = 2


def begin_turn(p: Position) -> None:
    p.turn = p.order[p.acting]
    p.phase = TURN
    p.stage = FLEET_STAGE
    p.fleet = NOTHING
    p.power_used = False
    p.used = 0
    p.trades = IZANAGI.trades(p.mat())
    p.placed = ()
    p.collected = ()


def end_turn(p: Position) -> None:
    """Start the next marker's turn, or end the round."""  # Y3.1
    p.acting += 1
    p.fresh = 0
    if p.acting < len(p.order):
        begin_turn(p)
    else:
        end_round(p)


def end_round(p: Position) -> None:
    """Y11, in order. If a step is impossible, the game ends there."""
    for mat in p.mats:
        if not mat.buildings:
            finish(p, BUILDINGS_END)  # Y11.1
            return
    for colour in range(5):
        if not count(p.reserve, colour):
            finish(p, BOATS_END)  # Y11.2
            return
    p.coins_on = tuple([coins + COINS_LAID for coins in p.coins_on])  # Y11.3
    p.phase = LAY_SPECIALISTS


def reorder(p: Position) -> None:
    """Order the markers by the numbers of their fleets."""  # Y11.5
    by_number = sorted(range(len(p.order)), key=lambda place: p.fleets_used[place])
    p.order = tuple([p.order[place] for place in by_number])


def begin_round(p: Position) -> None:
    """Shuffle the used fleets and put them face down behind the others."""  # Y11.7
    used = 0
    for fleet in p.fleets_used:
        used |= bit(fleet)
    if used:
        p.fleets_down = added(p.fleets_down, used)
        p.fleets_used = ()
    p.round += 1
    p.acting = 0
    begin_turn(p)


def finish(p: Position, end: int) -> None:
    p.end = end
    p.phase = FINISHED
    p.turn = NOBODY
