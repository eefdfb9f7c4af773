"""Finds the three moments that decided a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shima.games.game import CHANCE, Actor

COST: Final = "cost"
GOOD: Final = "good"
DRAW: Final = "draw"
LEAST: Final = 0.05
"""Minimum weight of a moment: smaller swings than a twentieth of a win decide nothing."""
MOST: Final = 3
ALIKE: Final = {COST: MOST, GOOD: 1, DRAW: 1}
"""The most of each kind. Decisions are more instructive than the dice."""
FLAWLESS: Final = 0.01
"""A decision that costs less counts as the best."""


@dataclass(frozen=True)
class Course:
    """A move of a game: its actor, all players' chances to win after it, and its cost if there was a choice."""

    actor: Actor
    chances: Sequence[float]
    cost: float | None


@dataclass(frozen=True)
class Moment:
    """A move, counted from 1, and the seat whose chances it changed by `weight`, as a share of a win."""

    number: int
    kind: str
    seat: int
    weight: float


def moments(moves: Sequence[Course]) -> list[Moment]:
    """Return at most three moments, in the order of play.

    Weights are shares of a win. A decision weighs what it cost, given what its player could know. A decision without
    cost weighs the rise of its player's chances, since the position did not suggest it. A draw weighs the largest rise
    for any player. The heaviest are returned, with at most one draw and one good decision, and nothing from before the
    first decision.
    """
    found: list[Moment] = []
    begun = False
    for number, move in enumerate(moves, start=1):
        before = moves[number - 2].chances if number > 1 else move.chances
        rises = [after - then for after, then in zip(move.chances, before, strict=True)]
        if move.actor != CHANCE:
            begun = True
            if move.cost is not None and move.cost >= FLAWLESS:
                found.append(Moment(number, COST, move.actor, move.cost))
            elif move.cost is not None:
                found.append(Moment(number, GOOD, move.actor, rises[move.actor]))
        elif begun:
            gainer = rises.index(max(rises))
            found.append(Moment(number, DRAW, gainer, rises[gainer]))
    return _weightiest([moment for moment in found if moment.weight >= LEAST])


def _weightiest(found: Sequence[Moment]) -> list[Moment]:
    chosen: list[Moment] = []
    for moment in sorted(found, key=lambda each: (-each.weight, each.number)):
        alike = sum(other.kind == moment.kind for other in chosen)
        if len(chosen) < MOST and alike < ALIKE[moment.kind]:
            chosen.append(moment)
    return sorted(chosen, key=lambda moment: moment.number)
