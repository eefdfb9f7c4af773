"""How much a share of won games tells: intervals that hold the truth 19 times in 20, and Elo differences."""

import math

Z95 = 1.959963984540054
"""A normal number lies within this many standard deviations 19 times in 20."""


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % interval of Wilson (1927) around a share of so many games; drawn games count as half-wins."""
    if not games:
        return 0.0, 1.0
    spread = Z95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z95 / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return middle - reach if share > 0 else 0.0, middle + reach if share < 1 else 1.0


def elo_of(share: float) -> float:
    """The Elo difference at which this share of the games is expected."""
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return 400 * math.log10(share / (1 - share))


def share_of(elo: float) -> float:
    """The share of the games that is expected at this Elo difference."""
    return 1 / (1 + 10 ** (-elo / 400))
