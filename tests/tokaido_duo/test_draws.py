"""Chance draws from counts, and each outcome as often as its weight says."""

from collections import Counter

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.games.phases import ChancePhase
from shima.games.tokaido_duo.game import DuoState
from shima.games.tokaido_duo.phases import RULES
from tests.tokaido_duo.positions import DUO, opening, play

DRAWS = 20_000


def sitting_down() -> DuoState:
    return DUO.new(2, {"compass": "random"})


def laying_shops() -> DuoState:
    return play(DUO.new(), "* shop C1 kimono 3")


def laying_waves() -> DuoState:
    state = DUO.new()
    while not DUO.write(state, state.moves()[0]).startswith("* wave"):
        state.play(state.moves()[0])
    return state


def drawing() -> DuoState:
    return play(opening("1 1 1"), "1 merchant M3", "1 draw 4", "* ware kimono", "* ware fan")


def painting() -> DuoState:
    state = opening("1 1 1")
    artist = next(move for move in state.moves() if DUO.write(state, move).startswith("1 artist"))
    state.play(artist)
    paint = next(move for move in state.moves() if DUO.write(state, move).startswith("1 paint"))
    state.play(paint)
    return state


@pytest.mark.parametrize("make", [sitting_down, laying_shops, laying_waves, opening, drawing, painting])
def test_outcomes_come_as_often_as_their_weights_say(make: object) -> None:
    assert callable(make)
    state = make()
    assert state.actor() == CHANCE
    dice = Dice(3)
    seen = Counter(state.random_move(dice) for _ in range(DRAWS))
    weights = dict(zip(state.moves(), state.weights(), strict=True))
    assert seen.keys() <= weights.keys()
    total = sum(weights.values())
    for move, weight in weights.items():
        share = weight / total
        assert abs(seen[move] - DRAWS * share) < 5 * (DRAWS * share * (1 - share)) ** 0.5


def test_every_chance_phase_is_drawn_from() -> None:
    states = [sitting_down(), laying_shops(), laying_waves(), opening(), drawing(), painting()]
    chance = {phase.number for phase in RULES.phases if isinstance(phase, ChancePhase)}
    assert {state.phase for state in states} == chance
