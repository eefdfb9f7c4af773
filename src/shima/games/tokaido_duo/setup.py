"""D2: the setup, before chance places the rest."""

from typing import Final

from mypy_extensions import i64

from shima.games.counts import pack
from shima.games.tokaido_duo.actions.compass import sit_at_compass
from shima.games.tokaido_duo.actions.round import throw_of
from shima.games.tokaido_duo.components import Components
from shima.games.tokaido_duo.constants import COLOURS
from shima.games.tokaido_duo.state import COMPASS, Board, Position

RANDOM: Final = "random"


def option_values(components: Components, rules_version: int) -> dict[str, tuple[str, ...]]:
    """Return the table options, with the default first: the set says who usually begins."""  # D2.3
    if rules_version == 1:
        return {}
    usual = components.first
    return {"compass": (COLOURS[usual], COLOURS[1 - usual], RANDOM)}


def boards(components: Components) -> list[Board]:
    """Return both players' boards without their figures."""  # D2.2
    laid: list[Board] = []
    for player in range(2):
        board = Board()
        board.face_down = pack(components.paintings[player])
        laid.append(board)
    return laid


def lay_out(p: Position, compass: str) -> None:
    """Set up the table. `compass` is the colour that begins, empty for that of the set, or RANDOM."""
    p.throws = tuple([throw_of(*throw) for throw in p.components.throws])
    p.bag = pack(p.components.wares)
    first: i64 = p.components.first
    if compass and compass != RANDOM:
        first = COLOURS.index(compass)
    sit_at_compass(p, first)
    if compass == RANDOM:
        p.phase = COMPASS
