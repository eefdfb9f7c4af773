"""How far a set is from the targets of balance, as one number and by measured value."""

from dataclasses import dataclass
from math import isfinite

from shima.arena.balance.measure import Balance
from shima.arena.balance.tally import Estimate
from shima.arena.balance.targets import Bound
from shima.arena.intervals import Z95


@dataclass(frozen=True)
class Deviation:
    """A measured value beside its bounds. `off` is the distance from the middle in half-widths, with a sign."""

    seats: int
    bound: Bound
    found: Estimate
    off: float
    noise: float
    """The standard error of `off`."""

    @property
    def cost(self) -> float:
        """The square of `off` without the part that chance adds on average."""
        return self.off**2 - self.noise**2

    @property
    def is_sure(self) -> bool:
        """Whether chance alone hardly explains the distance."""
        return abs(self.off) > Z95 * self.noise


def deviations(found: Balance) -> list[Deviation]:
    """Return the deviation of every measured value that a target bounds."""
    seats = found.head["seats"]
    assert isinstance(seats, int)
    bounds = [bound for target in found.targets for bound in target.bounds if bound.place in found.found]
    return [_deviation(seats, bound, found.found[bound.place]) for bound in bounds]


def total(each: list[Deviation]) -> float:
    return sum(deviation.cost for deviation in each)


def _deviation(seats: int, bound: Bound, found: Estimate) -> Deviation:
    """A value between two bounds should be in the middle. One with a single bound counts only outside of it."""
    noise = (found.high - found.low) / (2 * Z95)
    if isfinite(bound.least) and isfinite(bound.most):
        half = (bound.most - bound.least) / 2
        off = (found.value - bound.least) / half - 1
        return Deviation(seats, bound, found, off, noise / half)
    limit = bound.least if isfinite(bound.least) else bound.most
    beyond = bound.beyond(found.value)
    if beyond <= 0:
        return Deviation(seats, bound, found, 0.0, 0.0)
    scale = max(abs(limit), noise)
    sign = -1 if limit == bound.least else 1
    return Deviation(seats, bound, found, sign * (1 + beyond / scale), noise / scale)
