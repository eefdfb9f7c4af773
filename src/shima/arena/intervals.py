"""95 % intervals for shares of won games, intervals for many values at once, and Elo differences."""

import math
from statistics import NormalDist

Z95 = 1.959963984540054
"""95 % of a normal distribution lies within this many standard deviations."""


def z_of_all(count: int) -> float:
    """Return the number of standard deviations for intervals that hold for `count` values at once (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(count, 1))


def wilson(share: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson score interval of a share, by default with 95 %. A draw is half a win."""
    if not games:
        return 0.0, 1.0
    spread = z**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return middle - reach if share > 0 else 0.0, middle + reach if share < 1 else 1.0


def elo_of(share: float) -> float:
    """Return the Elo difference at which this share is expected."""
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return 400 * math.log10(share / (1 - share))


def share_of(elo: float) -> float:
    """Return the expected share at this Elo difference."""
    return 1 / (1 + 10 ** (-elo / 400))
