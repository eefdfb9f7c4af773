"""Y13.3: a position as one player knows it."""

from typing import Final

from shima.games.game import EVERYBODY, Actor, Move
from shima.games.yamatai.moves import BELOW, MOVE_COUNT, SEEN, SLIDE, TOP
from shima.games.yamatai.state import HIDDEN, LOOK, Position

# What others learn of a look at the deck: that a tile was seen, put on top, or below.
SEEN_BY_OTHER: Final = MOVE_COUNT
TOP_BY_OTHER: Final = MOVE_COUNT + 1
BELOW_BY_OTHER: Final = MOVE_COUNT + 2


def secret_to(p: Position, move: Move) -> Actor:
    """Who alone learns which tile it is about; EVERYBODY for all other moves."""
    return p.turn if move >= SEEN or TOP <= move < SLIDE else EVERYBODY


def concealed(move: Move) -> Move:
    if move >= SEEN:
        return SEEN_BY_OTHER
    return TOP_BY_OTHER if move < BELOW else BELOW_BY_OTHER


def is_open(p: Position, seat: int) -> bool:
    """Whether the seat knows all that anybody knows."""
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
    """What others alone have looked at goes back among the unseen tiles; its place in the deck stays taken."""
    for at, known_by in enumerate(p.top_known_by):
        if known_by != seat:
            hide(p, p.top[at])
    for at, known_by in enumerate(p.bottom_known_by):
        if known_by != seat:
            hide(p, p.bottom[at])
    p.top = [tile if by == seat else HIDDEN for tile, by in zip(p.top, p.top_known_by, strict=True)]
    p.bottom = [tile if by == seat else HIDDEN for tile, by in zip(p.bottom, p.bottom_known_by, strict=True)]
    p.offered = None
    if p.looked and p.turn != seat:
        # Another player holds tiles from the deck: which ones, nature will say.
        for tile in p.looked:
            hide(p, tile)
        p.top = [HIDDEN] * len(p.looked) + p.top
        p.top_known_by = [p.turn] * len(p.looked) + p.top_known_by
        p.to_look += len(p.looked)
        p.looked = []
        p.phase = LOOK


def hide(p: Position, tile: int) -> None:
    if tile != HIDDEN:
        p.unseen_tiles |= 1 << tile
