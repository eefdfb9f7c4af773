"""Y13.3: hides what a player does not know from a position."""

from typing import Final

from shima.games.game import Move
from shima.games.masks import bit
from shima.games.yamatai.actions.powers.peek import PutTileBack
from shima.games.yamatai.space import SPACE
from shima.games.yamatai.state import HIDDEN, LOOK, Position

# What others learn of a look at the deck: that a tile was seen, put on top, or put at the bottom.
SEEN_BY_OTHER: Final = SPACE.move_count
TOP_BY_OTHER: Final = SPACE.move_count + 1
BELOW_BY_OTHER: Final = SPACE.move_count + 2


def concealed(move: Move) -> Move:
    action = SPACE.actions[move]
    if isinstance(action, PutTileBack):
        return TOP_BY_OTHER if action.is_top else BELOW_BY_OTHER
    return SEEN_BY_OTHER


def is_open(p: Position, seat: int) -> bool:
    """Whether nothing in the position is secret to the seat."""
    if p.looked and p.turn != seat:
        return False
    for known_by in p.top_known_by:
        if known_by != seat:
            return False
    for known_by in p.bottom_known_by:  # noqa: SIM110
        if known_by != seat:
            return False
    return True


def forget(p: Position, seat: int) -> None:
    """Return what only others have seen to the unseen tiles. Its place in the deck stays occupied."""
    p.forget_moves()
    p.top = forgotten(p, p.top, p.top_known_by, seat)
    p.bottom = forgotten(p, p.bottom, p.bottom_known_by, seat)
    if p.looked and p.turn != seat:
        # Another player holds tiles from the deck: chance decides again which ones.
        count = len(p.looked)
        p.top = forgotten(p, p.looked, (p.turn,) * count, seat) + p.top
        p.top_known_by = (p.turn,) * count + p.top_known_by
        p.to_look += count
        p.looked = ()
        p.phase = LOOK


def forgotten(p: Position, tiles: tuple[int, ...], known_by: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the tiles, with HIDDEN for those that the seat does not know."""
    left: list[int] = []
    for tile, by in zip(tiles, known_by, strict=True):
        if by == seat:
            left.append(tile)
        else:
            left.append(HIDDEN)
            if tile != HIDDEN:
                p.unseen_tiles |= bit(tile)
    return tuple(left)
