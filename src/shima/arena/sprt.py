"""Sequential test: play until it is clear which of two Elo differences fits the results better.

A generalised sequential probability ratio test (GSPRT) on groups. The games of a group share a seed; groups are
independent. With two seats this is the pentanomial test used for chess engines.
"""

import math
from collections import Counter
from dataclasses import dataclass, field

from shima.arena.intervals import share_of

ALPHA = BETA = 0.05
"""Error rates: how often the test may wrongly accept the larger or the smaller difference."""
UNSEEN = 1e-3
"""Pseudo-count of results that were not seen, so that none is impossible."""
LOWER = math.log(BETA / (1 - ALPHA))
UPPER = math.log((1 - BETA) / ALPHA)


def log_likelihood_ratio(counts: list[float], elo0: float, elo1: float) -> float:
    """Return how much better `elo1` fits than `elo0`. `counts` are those of the results 0 to 1 in equal steps."""
    seen = [count or UNSEEN for count in counts]
    results = [step / (len(seen) - 1) for step in range(len(seen))]
    tilts = [_tilt(seen, results, share_of(elo)) for elo in (elo0, elo1)]
    ratio = 0.0
    for count, result in zip(seen, results, strict=True):
        fits = [1 + tilt * (result - share_of(elo)) for tilt, elo in zip(tilts, (elo0, elo1), strict=True)]
        ratio += count * math.log(fits[0] / fits[1])
    return ratio


def _tilt(counts: list[float], results: list[float], mean: float) -> float:
    """Return the tilt of the most likely distribution with this mean: observed frequency / (1 + tilt * (result -
    mean)).

    It is the root of the decreasing sum below, found by bisection between -1/(1 - mean) and 1/mean.
    """
    low, high = -1 / (1 - mean), 1 / mean
    while True:
        tilt = (low + high) / 2
        if tilt in (low, high):
            return tilt
        gradient = 0.0
        for count, result in zip(counts, results, strict=True):
            gradient += count * (result - mean) / (1 + tilt * (result - mean))
        low, high = (tilt, high) if gradient > 0 else (low, tilt)


@dataclass
class Sprt:
    """Takes the groups' results in order and says when the test is decided."""

    elo0: float
    elo1: float
    games: int
    """Games per group."""
    ratio: float = 0.0
    heard: Counter[int] = field(default_factory=Counter)

    def add(self, shares: list[float]) -> None:
        """Add the shares of A in the games of the next group."""
        self.heard[round(2 * sum(shares))] += 1
        self.ratio = log_likelihood_ratio([self.heard[result] for result in self._results()], self.elo0, self.elo1)

    @property
    def accepted(self) -> str:
        """Return `elo0`, `elo1`, or an empty string while undecided."""
        return "elo1" if self.ratio >= UPPER else "elo0" if self.ratio <= LOWER else ""

    def report(self) -> dict[str, object]:
        return {
            "elo0": self.elo0,
            "elo1": self.elo1,
            "alpha": ALPHA,
            "beta": BETA,
            "log_likelihood_ratio": round(self.ratio, 4),
            "bounds": [round(LOWER, 4), round(UPPER, 4)],
            "results_of_groups": [self.heard[result] for result in self._results()],
            "accepted": self.accepted or None,
        }

    def _results(self) -> range:
        """The possible numbers of half-wins in a group."""
        return range(2 * self.games + 1)
