"""How good a position looks for a seat, in points ahead, by rules of thumb made by hand."""

from shima.games.game import OVER, State
from shima.games.tokaido_duo.game import DuoState
from shima.games.yamatai.game import YamataiState
from shima.players.search import worth_tokaido_duo, worth_yamatai

VICTORY = 1000.0
"""A won game is worth more than any lead."""


def worth(state: State, seat: int) -> float:
    """Own prospects less the best opponent's; a finished game counts by its ranking."""
    values = [prospects(state, player) for player in range(len(state.scores()))]
    lead = values[seat] - max(value for player, value in enumerate(values) if player != seat)
    if state.actor() != OVER:
        return lead
    places = state.ranking()
    if places[seat] == 1:
        return lead if places.count(1) > 1 else lead + VICTORY
    return lead - VICTORY


def prospects(state: State, player: int) -> float:
    if isinstance(state, DuoState):
        return worth_tokaido_duo.prospects(state, player)
    if isinstance(state, YamataiState):
        return worth_yamatai.prospects(state, player)
    raise TypeError(f"no rules of thumb for {type(state).__name__}")
