"""Rules of thumb for Yamataï."""

from shima.games.game import OVER
from shima.games.yamatai.build import boats_around, tiles_on_offer
from shima.games.yamatai.collect import islands_in_reach
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.moves import FU_HSI
from shima.games.yamatai.state import COLLECTING, PLACE_STAGE, TURN

TOKEN = 0.7
"""What a culture token promises: two or three of them bring a specialist."""
MATE = 0.5
"""What a second token of a kind adds."""
RECRUIT = 1.5
"""What a specialist promises beside its points."""
BOAT = (0.15, 0.25, 0.35, 0.5, 0.8)
"""What a boat in the harbour promises, by colour."""


def prospects(state: YamataiState, seat: int) -> float:
    """Points, and what coins, tokens, boats and specialists promise; in one's own turn, what the boats placed allow."""
    mat = state.mats[seat]
    value = float(state.scores()[seat])
    if state.actor() == OVER:
        return value
    rate = 3 if mat.has(FU_HSI) else 5
    value += mat.coins % rate / rate + 0.02 * mat.coins
    for count in mat.tokens:
        value += TOKEN * count + MATE * (count // 2)
    for colour, count in enumerate(mat.boats):
        value += BOAT[colour] * count
    value -= 0.25 * (sum(mat.aside) % 2)
    value += RECRUIT * bin(mat.specialists).count("1")
    if state.turn == seat and state.phase in (TURN, COLLECTING) and state.stage == PLACE_STAGE:
        value += max(_tokens_ahead(state), _building_ahead(state))
    return value


def _tokens_ahead(state: YamataiState) -> float:
    tokens = sum(state.token_at[island] >= 0 for island in islands_in_reach(state))
    return TOKEN * min(tokens, len(state.placed) - len(state.collected))


def _building_ahead(state: YamataiState) -> float:
    """The best building in reach; each boat that it still lacks makes it less likely."""
    best = 0.0
    hand = state.mat().boats
    for island in islands_in_reach(state):
        if not state.empty(island):
            continue
        around = boats_around(state, island)
        for number in tiles_on_offer(state):
            tile = state.components.tiles[number]
            lacking = [max(0, tile.cost[colour] - around[colour]) for colour in range(5)]
            if all(lacking[colour] <= hand[colour] for colour in range(5)):
                best = max(best, tile.points * (1 - 0.25 * sum(lacking)))
    return best
