"""The heuristic value of a position for a seat, as a lead in points."""

from collections.abc import Callable

from shima.games.game import OVER, State

VICTORY = 1000.0
"""A won game is worth more than any lead."""

Prospects = Callable[[State, int], float]
"""The heuristic value of a position for a seat, as its own points."""


def score(state: State, seat: int) -> float:
    """Return the current points: the fallback for games without a heuristic."""
    return float(state.scores()[seat])


def worth(state: State, seat: int, prospects: Prospects) -> float:
    """Return the seat's prospects minus the best opponent's. A finished game counts by its ranking."""
    values = [prospects(state, player) for player in range(len(state.scores()))]
    lead = values[seat] - max(value for player, value in enumerate(values) if player != seat)
    if state.actor() != OVER:
        return lead
    places = state.ranking()
    if places[seat] == 1:
        return lead if places.count(1) > 1 else lead + VICTORY
    return lead - VICTORY
