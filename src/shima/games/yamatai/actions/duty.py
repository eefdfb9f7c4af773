"""Y6.4: collecting or building. After placing boats, one of the two is mandatory if possible."""

from shima.games.move_buffer import MoveBuffer
from shima.games.yamatai.actions.build import list_buildings
from shima.games.yamatai.actions.collect import list_collections
from shima.games.yamatai.state import PLACE_STAGE, Position


def list_duties(p: Position, moves: MoveBuffer) -> bool:
    """List both. Return whether one is mandatory; building with the discount of fleet 9 is optional."""  # Y9.9
    if p.stage != PLACE_STAGE or not p.placed:
        return False
    before = moves.count
    reach = p.islands_in_reach()
    list_collections(p, reach, moves)
    collects = moves.count > before
    builds = list_buildings(p, reach, moves)
    return collects or builds


def has_duty(p: Position) -> bool:
    return list_duties(p, MoveBuffer())
