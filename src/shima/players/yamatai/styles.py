"""What the styles of characters like in Yamataï."""

from collections.abc import Callable
from typing import Final

from shima.games.counts import total
from shima.games.yamatai import score
from shima.games.yamatai.game import YamataiState


def coins(state: YamataiState, seat: int) -> float:
    """Return the points for coins, with fractions."""
    return 0.2 * int(state.mats[seat].coins)


def buildings(state: YamataiState, seat: int) -> float:
    return float(int(score.buildings(state, seat)))


def prestige(state: YamataiState, seat: int) -> float:
    return float(int(score.prestige(state, seat)))


def specialists(state: YamataiState, seat: int) -> float:
    """Return the points for specialists, and some for the culture tokens that they cost."""
    return int(score.specialists(state, seat)) + 0.5 * int(total(state.mats[seat].tokens))


LIKED: Final[dict[str, Callable[[YamataiState, int], float]]] = {
    "coins": coins,
    "buildings": buildings,
    "prestige": prestige,
    "specialists": specialists,
}
"""What a player has of each source of points, including what leads to more of them."""
SOURCES: Final[dict[str, str]] = {
    "merchant": "coins",
    "builder": "buildings",
    "pilgrim": "prestige",
    "painter": "prestige",
    "collector": "specialists",
}
"""The source of points that each style prefers."""
