"""How good a position looks for a seat, in points ahead."""

from collections.abc import Callable

from shima.games.game import OVER, State

VICTORY = 1000.0
"""A won game is worth more than any lead."""

Prospects = Callable[[State, int], float]
"""How good a position looks for a seat, in points of its own."""


def score(state: State, seat: int) -> float:
    """The points as they stand: for games without rules of thumb."""
    return float(state.scores()[seat])


def worth(state: State, seat: int, prospects: Prospects) -> float:
    """Own prospects less the best opponent's; a finished game counts by its ranking."""
    values = [prospects(state, player) for player in range(len(state.scores()))]
    lead = values[seat] - max(value for player, value in enumerate(values) if player != seat)
    if state.actor() != OVER:
        return lead
    places = state.ranking()
    if places[seat] == 1:
        return lead if places.count(1) > 1 else lead + VICTORY
    return lead - VICTORY
