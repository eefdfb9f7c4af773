"""What a well balanced game looks like, as bounds of measured values, and whether they are kept."""

from dataclasses import dataclass
from math import inf

from shima.arena.balance.tally import Estimate, Place


@dataclass(frozen=True)
class Bound:
    """The value at this place is to be at least `least` and at most `most`; one of them may be left open."""

    place: Place
    least: float = -inf
    most: float = inf

    def beyond(self, value: float) -> float:
        """How far outside the value is; below 0 inside."""
        return max(self.least - value, value - self.most)

    def holds(self, found: Estimate) -> bool:
        return self.beyond(found.value) <= 0

    def is_sure(self, found: Estimate) -> bool:
        """Whether the whole interval is on the value's side of the bounds."""
        if self.holds(found):
            return self.least <= found.low and found.high <= self.most
        return found.high < self.least or found.low > self.most


@dataclass(frozen=True)
class Target:
    """A sentence of the catalogue, true when every bound holds. A place without observations is left out."""

    key: str
    bounds: tuple[Bound, ...]


@dataclass(frozen=True)
class Verdict:
    """`worst` is the value that keeps its bounds least; it is missing where nothing was observed."""

    target: str
    met: bool
    sure: bool
    bound: Bound | None
    worst: Estimate | None
    outside: tuple[str, ...]
    """The rows whose bounds do not hold."""


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


def evenly(rows: tuple[str, ...]) -> Target:
    """In a game of two, each seat wins half of the games."""
    return Target("seats", tuple(Bound(("seats", row, "wins"), 0.47, 0.53) for row in rows))
