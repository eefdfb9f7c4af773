"""D5.5: coins, and the gold slabs that they turn into."""

from shima.games.tokaido_duo.components import COINS_FOR_A_SLAB, SLABS
from shima.games.tokaido_duo.state import SLABS_END, Position


def earn(p: Position, coins: int) -> None:
    """The player takes coins and changes every 10 for a slab at once; there is no 7th slab."""
    board = p.boards[p.turn]
    board.coins += coins
    while board.coins >= COINS_FOR_A_SLAB and board.slabs < SLABS:
        board.coins -= COINS_FOR_A_SLAB
        board.slabs += 1
        if board.slabs == SLABS and not p.end:
            p.end = SLABS_END
