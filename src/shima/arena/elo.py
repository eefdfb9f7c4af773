"""Elo ratings of many players: maximum likelihood in the Bradley-Terry model.

A draw is half a win. Each pair that met gets an extra draw, which keeps the rating of an unbeaten player finite.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from shima.arena.intervals import Z95

PRIOR_GAMES = 1.0
"""Draws added to each pair that met."""
ELO = 400 / math.log(10)
"""One unit of natural strength in Elo."""
STEPS = 100
"""The maximum number of Newton steps."""
CLOSE = 1e-7
"""The step size in natural strength at which to stop."""


@dataclass(frozen=True)
class Meeting:
    """The games between two players, given by number. `share` is the first player's."""

    first: int
    second: int
    games: int
    share: float


@dataclass(frozen=True)
class Rating:
    """Elo relative to the first player, with its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(players: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """Return the maximum-likelihood ratings. Games must connect every player with the first."""
    strengths = [0.0] * players
    for _ in range(STEPS):
        slopes, curvature = _likelihood(strengths, meetings)
        steps = [sum(row[i] * slopes[i] for i in range(players - 1)) for row in inverse(curvature)]
        longest = max(map(abs, steps), default=0.0)
        for player, step in enumerate(steps, 1):  # limit the step: the likelihood is flat where strengths differ a lot
            strengths[player] += step / max(1.0, longest)
        if longest < CLOSE:
            break
    information = inverse(_likelihood(strengths, meetings)[1])
    errors = [0.0, *(Z95 * math.sqrt(information[i][i]) for i in range(players - 1))]
    return [
        Rating(strength * ELO, (strength - error) * ELO, (strength + error) * ELO)
        for strength, error in zip(strengths, errors, strict=True)
    ]


def _likelihood(strengths: list[float], meetings: Sequence[Meeting]) -> tuple[list[float], list[list[float]]]:
    """Return gradient and negative Hessian (Fisher information) of the log-likelihood, without the first player."""
    slopes = [0.0] * len(strengths)
    curvature = [[0.0] * len(strengths) for _ in strengths]
    for meeting in meetings:
        i, j = meeting.first, meeting.second
        games = meeting.games + PRIOR_GAMES
        expected = 1 / (1 + math.exp(strengths[j] - strengths[i]))
        surplus = meeting.games * meeting.share + PRIOR_GAMES / 2 - games * expected
        slopes[i] += surplus
        slopes[j] -= surplus
        weight = games * expected * (1 - expected)
        curvature[i][i] += weight
        curvature[j][j] += weight
        curvature[i][j] -= weight
        curvature[j][i] -= weight
    return slopes[1:], [row[1:] for row in curvature[1:]]


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a symmetric positive definite matrix by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
