"""D2: the set-up, with nature laying what lies at random."""

from shima.games.game import Move
from shima.games.tokaido_duo.components import Components
from shima.games.tokaido_duo.moves import COASTAL_TOWNS, SHOP, SIDE
from shima.games.tokaido_duo.state import LAY_WAVES, THROW, Board, Position


def boards(components: Components) -> list[Board]:
    """Both players' boards with their figures at the start."""  # D2.2, D2.3
    laid: list[Board] = []
    for player in (0, 1):
        board = Board(list(components.paintings[player]))
        board.pilgrim, board.merchant, board.artist = components.starts[player]
        laid.append(board)
    return laid


def shops_left(p: Position) -> list[int]:
    """The shop tiles that are not laid yet, as counts by ware and price."""
    left = list(p.components.shops)
    for tile in p.shops:
        left[tile] -= 1
    return left


def shop_moves(p: Position) -> list[Move]:
    """The next coastal town gets any of the tiles left."""  # D2.1
    town = len(p.shops)
    return [SHOP + town * 12 + tile for tile, count in enumerate(shops_left(p)) if count]


def shop_weights(p: Position) -> list[int]:
    return [count for count in shops_left(p) if count]


def lay_shop(p: Position, move: Move) -> None:
    p.shops = (*p.shops, (move - SHOP) % 12)
    if len(p.shops) == COASTAL_TOWNS:
        p.phase = LAY_WAVES


def wave_moves(p: Position) -> list[Move]:
    """The next character's wave falls on either side."""  # D2.1
    character = len(p.wave_sides)
    return [SIDE + character * 2, SIDE + character * 2 + 1]


def lay_wave(p: Position, move: Move) -> None:
    p.wave_sides = (*p.wave_sides, (move - SIDE) % 2)
    if len(p.wave_sides) == 3:
        p.round = 1
        p.phase = THROW
