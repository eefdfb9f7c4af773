"""Y13.3: a position as one player knows it."""

from shima.games.yamatai.state import HIDDEN, LOOK, Position


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
