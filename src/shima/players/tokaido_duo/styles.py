"""What the styles of characters like in Tokaido Duo."""

from collections.abc import Callable
from typing import Final

from shima.games.tokaido_duo import score
from shima.games.tokaido_duo.game import DuoState


def trade(state: DuoState, seat: int) -> float:
    """Return the points for slabs, and some for the coins that buy the next one."""
    return int(score.trade(state, seat)) + 0.5 * int(state.boards[seat].coins)


def faith(state: DuoState, seat: int) -> float:
    """Return the points for temple and garden, and some for each step: the tracks multiply each other."""
    board = state.boards[seat]
    return int(score.faith(state, seat)) + 0.5 * (int(board.temple) + int(board.garden))


def culture(state: DuoState, seat: int) -> float:
    """Return the points for paintings, and some for those that can be given away."""
    return int(score.culture(state, seat)) + 1.0 * min(len(state.boards[seat].face_up), 4)


LIKED: Final[dict[str, Callable[[DuoState, int], float]]] = {"trade": trade, "faith": faith, "culture": culture}
"""What a player has of each source of points, including what leads to more of them."""
SOURCES: Final[dict[str, str]] = {
    "merchant": "trade",
    "builder": "faith",
    "pilgrim": "faith",
    "painter": "culture",
    "collector": "culture",
}
"""The source of points that each style prefers."""
