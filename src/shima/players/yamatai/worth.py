"""The heuristic for Yamataï."""

from shima.games.counts import count, covers, lacking, total
from shima.games.game import OVER
from shima.games.masks import count_bits
from shima.games.yamatai.actions.build import tiles_on_offer
from shima.games.yamatai.constants import COLOURS, KINDS
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.specialists.passive import FU_HSI
from shima.games.yamatai.state import COLLECTING, PLACE_STAGE, TURN

TOKEN = 0.7
"""Value of a culture token: two or three of them pay for a specialist."""
MATE = 0.5
"""Additional value of a second token of a kind."""
RECRUIT = 1.5
"""Value of a specialist in addition to its points."""
BOAT = (0.15, 0.25, 0.35, 0.5, 0.8)
"""Value of a boat in the harbour, by colour."""


def prospects(state: YamataiState, seat: int) -> float:
    """Return the points plus the expected value of coins, tokens, boats, specialists and this turn's boats."""
    mat = state.mats[seat]
    value = float(state.scores()[seat])
    if state.actor() == OVER:
        return value
    rate = int(FU_HSI.coins_per_point(mat))
    coins = int(mat.coins)
    value += coins % rate / rate + 0.02 * coins
    for kind in range(len(KINDS)):
        held = int(count(mat.tokens, kind))
        value += TOKEN * held + MATE * (held // 2)
    for colour in range(len(COLOURS)):
        value += BOAT[colour] * int(count(mat.boats, colour))
    value -= 0.25 * int(total(mat.aside) & 1)
    value += RECRUIT * int(count_bits(mat.specialists))
    if state.turn == seat and state.phase in (TURN, COLLECTING) and state.stage == PLACE_STAGE:
        value += max(_tokens_ahead(state), _building_ahead(state))
    return value


def _tokens_ahead(state: YamataiState) -> float:
    tokens = sum(state.token_at[island] >= 0 for island in state.islands_in_reach())
    return TOKEN * min(tokens, len(state.placed) - len(state.collected))


def _building_ahead(state: YamataiState) -> float:
    """Return the value of the best building in reach. Each missing boat makes it less likely."""
    best = 0.0
    hand = state.mat().boats
    for island in state.islands_in_reach():
        if not state.is_empty(island):
            continue
        around = state.boats_around(island)
        for number in tiles_on_offer(state):
            tile = state.components.tiles[number]
            missing = lacking(around, tile.cost)
            if covers(hand, missing):
                best = max(best, int(tile.points) * (1 - 0.25 * int(total(missing))))
    return best
