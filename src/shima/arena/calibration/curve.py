"""How often chances came true, by tenths: the calibration curve of an analysis.

Each seat of each position counts once. The positions of one game are not independent, so the intervals are made from
the sums over whole games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, isfinite, log, sqrt
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

    def as_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "positions": self.positions,
            "slope": round(self.slope, 4),
            "slope_interval": interval(self.slope, self.slope_reach),
            "brier": round(self.brier, 5),
            "tenths": [
                {
                    "from": tenth.low,
                    "count": tenth.count,
                    "games": tenth.games,
                    "predicted": round(tenth.predicted, 4),
                    "won": round(tenth.won, 4),
                    "off": round(tenth.off, 4),
                    "off_interval": interval(tenth.off, tenth.reach),
                    "is_off": tenth.is_off,
                }
                for tenth in self.tenths
            ],
        }


def interval(mean: float, reach: float) -> list[float] | None:
    """Return the interval as data; None if it is infinite."""
    return [round(mean - reach, 4), round(mean + reach, 4)] if isfinite(reach) else None


def curve(samples: Sequence[Sample], correction: Correction) -> Curve:
    """Compare corrected chances with results. There must be a position."""
    corrected = [
        Sample(sample.result, tuple(map(correction.apply, sample.chances))) for sample in samples if sample.chances
    ]
    slope, reach = fit(corrected)
    sums = [_sums(sample) for sample in corrected]
    tenths = [_tenth(number, [each[number] for each in sums if number in each]) for number in range(TENTHS)]
    positions = [(chances, sample.result) for sample in corrected for chances in sample.chances]
    errors = [(won - chance) ** 2 for chances, result in positions for chance, won in zip(chances, result, strict=True)]
    return Curve(
        tuple(tenth for tenth in tenths if tenth is not None),
        len(corrected),
        len(positions),
        slope,
        reach,
        sum(errors) / len(errors),
    )


@dataclass
class _Sums:
    """The chances of one game in one tenth: how many, their sum, and how many of them came true."""

    count: int = 0
    predicted: float = 0.0
    won: float = 0.0


def _sums(sample: Sample) -> dict[int, _Sums]:
    """Return the sums of a game by tenth."""
    sums: dict[int, _Sums] = {}
    for chances in sample.chances:
        for chance, won in zip(chances, sample.result, strict=True):
            each = sums.setdefault(min(int(chance * TENTHS), TENTHS - 1), _Sums())
            each.count += 1
            each.predicted += chance
            each.won += won
    return sums


def _tenth(number: int, games: Sequence[_Sums]) -> Tenth | None:
    """Return the tenth, or None if no game has a chance in it."""
    if not games:
        return None
    count = sum(game.count for game in games)
    predicted, won = sum(game.predicted for game in games) / count, sum(game.won for game in games) / count
    spread = sum((game.won - game.predicted - game.count * (won - predicted)) ** 2 for game in games)
    # A few games that all ended alike say little: results of calibrated chances would spread at least this much.
    least = Z95 * sqrt(predicted * max(1 - predicted, 0.0) / count)
    reach = max(_reach(spread / count**2, len(games)), least)
    return Tenth(number / TENTHS, count, len(games), predicted, won, reach)


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
