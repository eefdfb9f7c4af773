"""D2: the setup, before chance places the rest."""

from shima.games.counts import pack
from shima.games.tokaido_duo.actions.round import throw_of
from shima.games.tokaido_duo.components import Components
from shima.games.tokaido_duo.state import Board, Position


def boards(components: Components) -> list[Board]:
    """Return both players' boards with their figures at the start."""  # D2.2, D2.3
    laid: list[Board] = []
    for player in range(2):
        board = Board()
        board.pilgrim, board.merchant, board.artist = components.starts[player]
        board.face_down = pack(components.paintings[player])
        laid.append(board)
    return laid


def lay_out(p: Position) -> None:
    p.throws = tuple([throw_of(*throw) for throw in p.components.throws])
    p.leader = p.turn = p.components.first
    p.bag = pack(p.components.wares)
