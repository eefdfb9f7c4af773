"""The sequential test: play until it is clear which of two Elo differences fits the results better.

The generalised sequential probability ratio test on whole groups. Games of one group share their seed, groups are
independent; with two seats these are the five results of a pair of games that chess engines are tested with.
"""

import math
from collections import Counter
from dataclasses import dataclass, field

from shima.arena.intervals import share_of

ALPHA = BETA = 0.05
"""How often the test may accept the larger or the smaller difference wrongly."""
UNSEEN = 1e-3
"""How often a result counts that has not been seen, so that none is impossible."""
LOWER = math.log(BETA / (1 - ALPHA))
UPPER = math.log((1 - BETA) / ALPHA)


def log_likelihood_ratio(counts: list[float], elo0: float, elo1: float) -> float:
    """How much better `elo1` fits than `elo0`; `counts` are those of the results 0 to 1 in equal steps."""
    seen = [count or UNSEEN for count in counts]
    results = [step / (len(seen) - 1) for step in range(len(seen))]
    tilts = [_tilt(seen, results, share_of(elo)) for elo in (elo0, elo1)]
    ratio = 0.0
    for count, result in zip(seen, results, strict=True):
        fits = [1 + tilt * (result - share_of(elo)) for tilt, elo in zip(tilts, (elo0, elo1), strict=True)]
        ratio += count * math.log(fits[0] / fits[1])
    return ratio


def _tilt(counts: list[float], results: list[float], mean: float) -> float:
    """The most likely distribution with this mean has the frequencies seen, each over 1 + tilt * (result - mean).

    The tilt is where the falling sum below is 0, found by halving: between -1/(1 - mean) and 1/mean all are positive.
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
    """Hears the groups' results in their order, and knows when it has heard enough."""

    elo0: float
    elo1: float
    games: int
    """Games in a group."""
    ratio: float = 0.0
    heard: Counter[int] = field(default_factory=Counter)

    def hear(self, shares: list[float]) -> None:
        """The shares of A in the games of the next group."""
        self.heard[round(2 * sum(shares))] += 1
        self.ratio = log_likelihood_ratio([self.heard[result] for result in self._results()], self.elo0, self.elo1)

    @property
    def accepted(self) -> str:
        """`elo0`, `elo1`, or nothing yet."""
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
        """Half-wins in a group, from none to all."""
        return range(2 * self.games + 1)
