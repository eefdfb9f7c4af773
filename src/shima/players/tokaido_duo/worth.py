"""The heuristic for Tokaido Duo."""

from shima.games.counts import unpack
from shima.games.game import OVER
from shima.games.tokaido_duo.constants import PAINTINGS, WARES
from shima.games.tokaido_duo.game import DuoState
from shima.games.tokaido_duo.shops import price_of, ware_of
from shima.games.tokaido_duo.state import DRAW_WARES, TURN_UP


def prospects(state: DuoState, player: int) -> float:
    """Return the points plus the expected value of wares, coins, paintings, waves and tracks."""
    board = state.boards[player]
    value = float(state.scores()[player])
    if state.actor() == OVER:
        return value
    # As plain numbers, so that they can be multiplied by floats.
    coins, given, temple, garden = int(board.coins), int(board.given), int(board.temple), int(board.garden)
    to_reveal = int(state.to_reveal)
    slab = 8.0  # value of ten coins, about the mean step of the track
    best = [0.0, 0.0, 0.0, 0.0]
    for tile in state.shops:
        best[ware_of(tile)] = max(best[ware_of(tile)], float(price_of(tile)))
    if board.slabs < len(state.components.slab_points) - 1:
        value += coins * slab / 10
        # Several of a kind sell in one action, so the second and third are worth more than the first.
        for ware, count in enumerate(unpack(board.wares, len(WARES))):
            value += best[ware] * slab / 10 * (0.45 * count + 0.06 * count * (count - 1))
    value += 1.4 * min(len(board.face_up), 4) + 0.3 * max(0, len(board.face_up) - 4)
    value += 0.15 * given * (PAINTINGS - given) / PAINTINGS
    # The tracks multiply each other, so balanced progress is worth more.
    value += 0.6 * (min(temple, 8) + 1.5 * min(garden, 5))
    value += 2.5 * sum(owner == player for owner in state.wave_owners)
    if state.spring_owner == player:
        value += 2.0
    if state.turn == player:
        if state.phase == DRAW_WARES:
            kept = max(0, min(to_reveal, int(state.wares_kept(player) - board.ware_count())))
            value += 1.2 * kept + 0.3 * (to_reveal - kept)
        elif state.phase == TURN_UP:
            value += 1.2 * min(to_reveal, max(0, 4 - len(board.face_up)))
    return value
