"""The three moments that decided a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shima.games.game import CHANCE, Actor

COST: Final = "cost"
GOOD: Final = "good"
DRAW: Final = "draw"
LEAST: Final = 0.05
"""What a moment must weigh: less than a twentieth of a win decides nothing."""
MOST: Final = 3
ALIKE: Final = {COST: MOST, GOOD: 1, DRAW: 1}
"""How many there may be of a kind: what people decided tells more than the dice."""
FLAWLESS: Final = 0.01
"""A decision that costs less is taken for the best."""


@dataclass(frozen=True)
class Course:
    """A move of a game: who made it, everybody's chances to win after it, its cost if there was a choice."""

    actor: Actor
    chances: Sequence[float]
    cost: float | None


@dataclass(frozen=True)
class Moment:
    """A move, counted from 1, and the seat whose chances it changed by so much of a win."""

    number: int
    kind: str
    seat: int
    weight: float


def moments(moves: Sequence[Course]) -> list[Moment]:
    """At most three, in the order of play.

    All are measured in parts of a win. A decision weighs what it cost, by what its player could know. A decision
    that cost nothing weighs what its player's chances rose by: nobody had seen that much in the position. A draw
    weighs the greatest rise that it gave to anybody. The weightiest are taken, but one draw and one good decision at
    most, and nothing from before the first decision.
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
