"""A search never takes longer than it may.

The clock is that of the processor: it stands still while other processes run, so a busy machine changes nothing.
"""

import time
from itertools import pairwise

import pytest

from shima.games.dice import Dice
from shima.games.game import State
from shima.players import make
from shima.registry import open_game

GRACE = 0.05
"""Seconds that a choice may take beyond its time."""
TRIES = 5
"""A choice can meet a collection of garbage; what takes too long by itself does so every time."""


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", time.process_time)


def decisions(name: str, seats: int, seed: int) -> list[State]:
    """The decisions of a random game."""
    state = open_game(name).new(seats)
    dice = Dice(seed)
    found = []
    while state.moves():
        if state.actor() >= 0 and len(state.moves()) > 1:
            found.append(state.copy())
        state.play(state.random_move(dice))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0.1, 0.3])
@pytest.mark.parametrize(("name", "seats"), [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 4)])
def test_a_choice_takes_its_time_and_no_more(name: str, seats: int, seconds: float) -> None:
    states = decisions(name, seats, 3)
    for part in (0.1, 0.5, 0.9):
        state = states[int(part * len(states))]
        shortest = 10.0
        for seed in range(TRIES):
            player = make(f"search:seconds={seconds}", seed)
            started = time.perf_counter()
            player.choose(state, state.actor())
            shortest = min(shortest, time.perf_counter() - started)
            if shortest < seconds + GRACE:
                break
        assert seconds <= shortest < seconds + GRACE, f"{name}, {part:.0%} into the game"


@pytest.mark.slow
def test_a_big_tree_costs_no_time_after_the_last_simulation() -> None:
    state = decisions("tokaido-duo", 2, 3)[-4]
    over = []
    for seed in range(TRIES):
        player = make("search:seconds=1", seed)
        started = time.perf_counter()
        player.choose(state, state.actor())
        over.append(time.perf_counter() - started - 1)
        if over[-1] < GRACE:
            break
    assert min(over) < GRACE


@pytest.mark.slow
def test_the_tree_of_the_last_move_costs_no_time() -> None:
    """It is compared with the new position, and most of it is thrown away."""
    states = decisions("tokaido-duo", 2, 4)[10:30:5]
    over = []
    for before, after in pairwise(states):
        player = make("search:seconds=0.2", 1)
        player.choose(before, before.actor())
        started = time.perf_counter()
        player.choose(after, after.actor())
        over.append(time.perf_counter() - started - 0.2)
        if over[-1] < GRACE:
            break
    assert min(over) < GRACE


@pytest.mark.parametrize("name", ["tokaido-duo", "yamatai"])
def test_a_number_of_simulations_is_kept_however_long_it_takes(name: str) -> None:
    state = decisions(name, 2, 5)[20]
    player = make("search:sims=25;seconds=60", 1)
    started = time.perf_counter()
    player.choose(state, state.actor())
    assert time.perf_counter() - started < 10
