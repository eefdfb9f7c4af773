"""D9: the score."""

from mypy_extensions import i64

from shima.games.tokaido_duo.state import Position


def faith(p: Position, player: i64) -> i64:
    """Temple space times garden space."""  # D9.2
    return p.boards[player].temple * p.boards[player].garden


def trade(p: Position, player: i64) -> i64:
    """The number over the last slab."""  # D9.2
    return p.components.slab_points[p.boards[player].slabs]


def culture(p: Position, player: i64) -> i64:
    """The highest number uncovered by giving paintings."""  # D9.2
    return p.components.painting_points[p.boards[player].given]


def total(p: Position, player: i64) -> i64:
    """Sum all sources. Remaining wares, coins and paintings score nothing."""  # D9.4
    return faith(p, player) + trade(p, player) + culture(p, player)


def ranking(p: Position) -> tuple[int, int]:
    """Rank by points, then coins. A full tie is a shared win."""  # D9.3
    mine = (total(p, 0), p.boards[0].coins)
    theirs = (total(p, 1), p.boards[1].coins)
    if mine == theirs:
        return (1, 1)
    return (1, 2) if mine > theirs else (2, 1)
