"""Targets for a well-balanced game: bounds on measured values, and whether they hold."""

from dataclasses import dataclass
from math import inf

from shima.arena.balance.tally import Estimate, Place


@dataclass(frozen=True)
class Bound:
    """The value at this place must lie between `least` and `most`. Either may be left open."""

    place: Place
    least: float = -inf
    most: float = inf

    def beyond(self, value: float) -> float:
        """Return how far the value lies outside the bounds; negative if inside."""
        return max(self.least - value, value - self.most)

    def holds(self, found: Estimate) -> bool:
        return self.beyond(found.value) <= 0

    def is_sure(self, found: Estimate) -> bool:
        """Whether the whole interval is on the same side of the bounds as the value."""
        if self.holds(found):
            return self.least <= found.low and found.high <= self.most
        return found.high < self.least or found.low > self.most


@dataclass(frozen=True)
class Target:
    """A message in the catalogue that is true when all bounds hold. Places without observations are ignored."""

    key: str
    bounds: tuple[Bound, ...]


@dataclass(frozen=True)
class Verdict:
    """`worst` is the value closest to breaking its bounds, or furthest outside; None without observations."""

    target: str
    met: bool
    sure: bool
    bound: Bound | None
    worst: Estimate | None
    outside: tuple[str, ...]
    """The rows that break their bounds."""


def judge(target: Target, found: dict[Place, Estimate]) -> Verdict:
    seen = [(bound, found[bound.place]) for bound in target.bounds if bound.place in found]
    if not seen:
        return Verdict(target.key, False, False, None, None, ())
    broken = [(bound, estimate) for bound, estimate in seen if not bound.holds(estimate)]
    bound, worst = max(seen, key=lambda pair: pair[0].beyond(pair[1].value))
    if broken:
        sure = any(bound.is_sure(estimate) for bound, estimate in broken)
    else:
        sure = all(bound.is_sure(estimate) for bound, estimate in seen)
    outside = tuple(bound.place[1] for bound, _ in broken)
    return Verdict(target.key, not broken, sure, bound, worst, outside)


def evenly(rows: tuple[str, ...], seats: int, key: str = "seats") -> Target:
    """Each of the rows wins its fair share of the games: within 3 points with two players, within 4 with more."""
    share, most = 1 / seats, 0.03 if seats == 2 else 0.04
    return Target(key, tuple(Bound(("seats", row, "wins"), share - most, share + most) for row in rows))
