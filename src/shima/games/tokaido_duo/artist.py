"""D4: the artist crosses the routes, paints among others and gives paintings away."""

from shima.games.game import Move
from shima.games.tokaido_duo.components import PAINTINGS
from shima.games.tokaido_duo.moves import (
    ARTIST,
    EFFICIENT,
    GIVE,
    INSPIRED,
    PAINT,
    TO_REGION,
    TO_REGION_VIA,
    via,
)
from shima.games.tokaido_duo.state import PAINTINGS_END, TURN_UP, Position


def artist_moves(p: Position, pips: int) -> list[Move]:
    """The regions in reach. To an inspired artist a region is two moves where the way decides what can be given."""
    # D4.1, D4.7
    board = p.boards[p.turn]
    wanted = 0
    if board.face_up and p.has_wave(p.turn, ARTIST, INSPIRED):
        wanted = 1 << board.face_up[0]
    moves: list[Move] = []
    for walk in p.components.artist_walks[board.artist][pips]:
        if wanted & walk.some and not wanted & walk.every:
            moves.append(via(walk.region, board.face_up[0]))
        moves.append(TO_REGION + walk.region)
    return moves


def arrive(p: Position, move: Move) -> None:
    """Move the artist, and note whether the first painting can be given there."""  # D4.4, D4.7
    board = p.boards[p.turn]
    start = board.artist
    if move >= TO_REGION_VIA:
        board.artist = (move - TO_REGION_VIA) // 4
        p.may_give = True
        return
    board.artist = move - TO_REGION
    p.may_give = False
    if not board.face_up:
        return
    wanted = board.face_up[0]
    if p.components.landscapes[board.artist] == wanted:
        p.may_give = True
    elif p.has_wave(p.turn, ARTIST, INSPIRED):
        for walk in p.components.artist_walks[start][p.pips]:
            if walk.region == board.artist:
                p.may_give = bool(walk.every & 1 << wanted)


def artist_actions(p: Position) -> list[Move]:
    moves: list[Move] = []
    if p.may_give:
        moves.append(GIVE)
    moves.extend(PAINT + count for count in paints_allowed(p))
    return moves


def paints_allowed(p: Position) -> list[int]:
    """As many paintings as there are others in the region, one more for an efficient artist, at most all left."""
    # D4.3, D4.6
    board = p.boards[p.turn]
    left = board.face_down_count()
    others = min(p.others_in(board.artist, p.turn), left)
    if p.has_wave(p.turn, ARTIST, EFFICIENT) and others < left:
        return [others + 1, others] if others else [1]
    return [others] if others else []


def paint(p: Position, count: int) -> None:
    p.to_reveal = count
    p.phase = TURN_UP


def give(p: Position) -> None:
    """The first painting in reading order leaves the game."""  # D4.4, D4.5
    board = p.boards[p.turn]
    board.face_up.pop(0)
    board.given += 1
    if board.given == PAINTINGS and not p.end:
        p.end = PAINTINGS_END
