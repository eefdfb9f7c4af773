"""Targets for a well-balanced game: bounds on measured values, and whether they hold."""

from dataclasses import dataclass
from math import inf

from shima.arena.balance.tally import Estimate, Place
from shima.arena.intervals import z_of_all

BALANCED, NOT_SHOWN, UNBALANCED = "balanced", "not-shown", "unbalanced"


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

    def verdict(self, found: Estimate, z: float) -> str:
        """Judge the value. `z` is the width of intervals that hold for all values of the target at once."""
        if self.least <= found.low and found.high <= self.most:
            return BALANCED
        low, high = found.at(z)
        return UNBALANCED if high < self.least or low > self.most else NOT_SHOWN


@dataclass(frozen=True)
class Target:
    """A message in the catalogue that is true when all bounds hold. Places without observations are ignored."""

    key: str
    bounds: tuple[Bound, ...]


@dataclass(frozen=True)
class Item:
    """One value of a target: its bound, what was measured, and the verdict."""

    bound: Bound
    found: Estimate
    verdict: str

    @property
    def table(self) -> str:
        return self.bound.place[0]

    @property
    def row(self) -> str:
        return self.bound.place[1]


@dataclass(frozen=True)
class Verdict:
    """`worst` is the value closest to breaking its bounds, or furthest outside; None without observations."""

    target: str
    items: tuple[Item, ...]
    worst: Item | None

    @property
    def met(self) -> bool:
        """Whether all measured values are within their bounds."""
        return bool(self.items) and all(item.bound.holds(item.found) for item in self.items)

    @property
    def verdict(self) -> str:
        verdicts = {item.verdict for item in self.items}
        return UNBALANCED if UNBALANCED in verdicts else BALANCED if verdicts == {BALANCED} else NOT_SHOWN

    @property
    def unbalanced(self) -> tuple[Item, ...]:
        return tuple(item for item in self.items if item.verdict == UNBALANCED)


def judge(target: Target, found: dict[Place, Estimate]) -> Verdict:
    """Judge all values of a target.

    A value is balanced if its 95 % interval is within the bounds. It is unbalanced if an interval that is wide enough
    for all values of the target at once is outside. So with a probability of 95 %, none is called unbalanced by chance.
    """
    seen = [(bound, found[bound.place]) for bound in target.bounds if bound.place in found]
    z = z_of_all(len(seen))
    items = tuple(Item(bound, estimate, bound.verdict(estimate, z)) for bound, estimate in seen)
    worst = max(items, key=lambda item: item.bound.beyond(item.found.value), default=None)
    return Verdict(target.key, items, worst)


def evenly(rows: tuple[str, ...], seats: int, key: str = "seats") -> Target:
    """Each of the rows wins its fair share of the games: within 3 points with two players, within 4 with more."""
    share, most = 1 / seats, 0.03 if seats == 2 else 0.04
    return Target(key, tuple(Bound(("seats", row, "wins"), share - most, share + most) for row in rows))
