"""Rules of thumb for Tokaido Duo."""

from shima.games.game import OVER
from shima.games.tokaido_duo.components import PAINTINGS
from shima.games.tokaido_duo.game import DuoState
from shima.games.tokaido_duo.moves import LOWEST_PRICE, SHOP_PRICES
from shima.games.tokaido_duo.state import DRAW_WARES, TURN_UP


def prospects(state: DuoState, player: int) -> float:
    """Points, and what wares, coins, paintings, waves and tracks promise."""
    board = state.boards[player]
    value = float(state.scores()[player])
    if state.actor() == OVER:
        return value
    slab = 8.0  # what ten coins are worth, about the mean step of the track
    best = [0.0, 0.0, 0.0, 0.0]
    for tile in state.shops:
        best[tile // SHOP_PRICES] = max(best[tile // SHOP_PRICES], tile % SHOP_PRICES + LOWEST_PRICE)
    if board.slabs < len(state.components.slab_points) - 1:
        value += board.coins * slab / 10
        # Several of a kind sell in one action: the second and third are worth more than the first.
        for ware, count in enumerate(board.wares):
            value += best[ware] * slab / 10 * (0.45 * count + 0.06 * count * (count - 1))
    value += 1.4 * min(len(board.face_up), 4) + 0.3 * max(0, len(board.face_up) - 4)
    value += 0.15 * board.given * (PAINTINGS - board.given) / PAINTINGS
    # Each track lifts the other: an even climb promises more than a lopsided one.
    value += 0.6 * (min(board.temple, 8) + 1.5 * min(board.garden, 5))
    value += 2.5 * sum(owner == player for owner in state.wave_owners)
    if state.spring_owner == player:
        value += 2.0
    if state.turn == player:
        if state.phase == DRAW_WARES:
            kept = max(0, min(state.to_reveal, state.wares_kept(player) - board.ware_count()))
            value += 1.2 * kept + 0.3 * (state.to_reveal - kept)
        elif state.phase == TURN_UP:
            value += 1.2 * min(state.to_reveal, max(0, 4 - len(board.face_up)))
    return value
