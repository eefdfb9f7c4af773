"""How often chances came true, by tenths: the calibration curve of an analysis.

Each seat of each position counts once. The positions of one game are not independent, so the intervals are made from
the sums over whole games.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from shima.arena.calibration.samples import Sample
from shima.arena.intervals import Z95
from shima.players.correction import LEAST, MOST, Correction

TENTHS: Final = 10
NEAR: Final = 0.03
"""Chances are calibrated if they differ from the share of won games by no more than this."""
SMALLEST: Final = 1e-6
"""Smaller chances count as this much in likelihoods."""
CLOSE: Final = 1e-9
STEPS: Final = 100


@dataclass(frozen=True)
class Mean:
    """A mean over the entries of many games, with its 95 % interval."""

    count: int
    mean: float
    reach: float
    """Half of the width of the interval. Infinite if all entries are from one game."""


@dataclass(frozen=True)
class Tenth:
    """The chances from one tenth of the scale."""

    low: float
    count: int
    games: int
    predicted: float
    won: float
    reach: float
    """Half of the width of the 95 % interval of `won - predicted`."""

    @property
    def off(self) -> float:
        return self.won - self.predicted

    @property
    def is_off(self) -> bool:
        """Whether the difference is certainly too large: beyond NEAR by more than chance explains."""
        return abs(self.off) - self.reach > NEAR


@dataclass(frozen=True)
class Curve:
    tenths: tuple[Tenth, ...]
    """Those that any chance was in."""
    games: int
    positions: int
    slope: float
    """The power that would make the chances most likely; 1 if they are calibrated, below 1 if they are too bold."""
    slope_reach: float
    brier: float
    """The mean squared error of a seat's chance."""

    @property
    def worst(self) -> Tenth:
        return max(self.tenths, key=lambda tenth: abs(tenth.off))

    def as_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "positions": self.positions,
            "slope": round(self.slope, 4),
            "slope_interval": [round(self.slope - self.slope_reach, 4), round(self.slope + self.slope_reach, 4)],
            "brier": round(self.brier, 5),
            "tenths": [
                {
                    "from": tenth.low,
                    "count": tenth.count,
                    "games": tenth.games,
                    "predicted": round(tenth.predicted, 4),
                    "won": round(tenth.won, 4),
                    "off": round(tenth.off, 4),
                    "off_interval": [round(tenth.off - tenth.reach, 4), round(tenth.off + tenth.reach, 4)],
                    "is_off": tenth.is_off,
                }
                for tenth in self.tenths
            ],
        }


def curve(samples: Sequence[Sample], correction: Correction) -> Curve:
    """Compare corrected chances with results. There must be a position."""
    corrected = [
        Sample(sample.result, tuple(map(correction.apply, sample.chances))) for sample in samples if sample.chances
    ]
    slope, reach = fit(corrected)
    squares = _means(corrected, lambda chance, won: (won - chance) ** 2)
    return Curve(
        tuple(tenth for number in range(TENTHS) if (tenth := _tenth(corrected, number)) is not None),
        len(corrected),
        sum(len(sample.chances) for sample in corrected),
        slope,
        reach,
        squares.mean,
    )


def _tenth(samples: Sequence[Sample], number: int) -> Tenth | None:
    def inside(chance: float) -> bool:
        return min(int(chance * TENTHS), TENTHS - 1) == number

    games = sum(any(inside(chance) for chances in sample.chances for chance in chances) for sample in samples)
    if not games:
        return None
    predicted = _means(samples, lambda chance, _: chance if inside(chance) else None)
    off = _means(samples, lambda chance, won: won - chance if inside(chance) else None)
    # A few games that all ended alike say little: results of calibrated chances would spread at least this much.
    least = Z95 * sqrt(predicted.mean * (1 - predicted.mean) / off.count)
    reach = max(off.reach, least)
    return Tenth(number / TENTHS, off.count, games, predicted.mean, predicted.mean + off.mean, reach)


def _means(samples: Iterable[Sample], entry: Callable[[float, float], float | None]) -> Mean:
    """Return the mean of the entries for each chance and result that are not None. There must be one."""
    sums: list[tuple[int, float]] = []
    for sample in samples:
        entries = [
            found
            for chances in sample.chances
            for chance, won in zip(chances, sample.result, strict=True)
            if (found := entry(chance, won)) is not None
        ]
        if entries:
            sums.append((len(entries), sum(entries)))
    count = sum(number for number, _ in sums)
    mean = sum(total for _, total in sums) / count
    spread = sum((total - number * mean) ** 2 for number, total in sums)
    return Mean(count, mean, _reach(spread / count**2, len(sums)))


def fit(samples: Sequence[Sample]) -> tuple[float, float]:
    """Return the power that makes the results most likely, and half of the width of its 95 % interval.

    The likelihood has one maximum, which Newton's method finds; the power stays within the bounds of a correction.
    """
    games = [
        [([log(max(chance, SMALLEST)) for chance in chances], sample.result) for chances in sample.chances]
        for sample in samples
    ]
    power, slope, bend, spread = 1.0, 0.0, 0.0, 0.0
    for _ in range(STEPS):
        parts = [_slopes(positions, power) for positions in games]
        slope, bend = sum(slope for slope, _ in parts), sum(bend for _, bend in parts)
        spread = sum(slope**2 for slope, _ in parts)
        if bend < CLOSE:
            return power, float("inf")
        moved = max(LEAST, min(MOST, power + max(-1.0, min(1.0, slope / bend))))
        if abs(moved - power) < CLOSE:
            break
        power = moved
    return power, _reach(spread / bend**2, len(games))


def _slopes(positions: list[tuple[list[float], tuple[float, ...]]], power: float) -> tuple[float, float]:
    """Return the first derivative of a game's log-likelihood in the power, and the second without its sign."""
    first = second = 0.0
    for logs, result in positions:
        highest = max(logs)
        raised = [exp(power * (each - highest)) for each in logs]
        total = sum(raised)
        mean = sum(share * each for share, each in zip(raised, logs, strict=True)) / total
        first += sum(won * each for won, each in zip(result, logs, strict=True)) - mean
        second += sum(share * (each - mean) ** 2 for share, each in zip(raised, logs, strict=True)) / total
    return first, second


def _reach(variance: float, games: int) -> float:
    """Return half of the width of the interval, with the usual correction for few games."""
    return Z95 * sqrt(variance * games / (games - 1)) if games > 1 else float("inf")
