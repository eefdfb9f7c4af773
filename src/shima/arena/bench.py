"""Measures the speed of random games, driven from a plain Python loop and inside the engine.

Keep this module uncompiled: `from_python` and `copy_microseconds` measure what a Python caller pays, and mypyc would
optimize their loops.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from random import Random
from statistics import median
from time import perf_counter

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game, State
from shima.games.playout import playout

COPY_GAMES = 20
"""The number of games whose states `copy_microseconds` copies."""
COPY_STATES = 5
"""The most states from the middle half of each of those games."""
COPY_TIMES = 200
"""Copies per state."""


@dataclass(frozen=True)
class Sample:
    """The results of one measurement. Only complete games count."""

    name: str
    decisions: int
    """Moves of players, including forced ones."""
    moves: int | None
    """All moves, including chance; None if the contestant does not count those."""
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def moves_per_second(self) -> float | None:
        return None if self.moves is None else self.moves / self.seconds


def weighted(moves: tuple[int, ...], weights: tuple[int, ...], rnd: Callable[[], float]) -> int:
    """Return one of the moves, by weight. `bench/peers.py` picks the same way for OpenSpiel."""
    left = rnd() * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        left -= weight
        if left < 0:
            return move
    return moves[-1]


def from_python(game: Game, seconds: float, seed: int) -> Sample:
    """Play random games move by move from Python. The last game is finished after the time is up."""
    rnd = Random(seed).random
    decisions = moves_made = games = 0
    start = perf_counter()
    while True:
        state = game.new()
        while (actor := state.actor()) != OVER:
            moves = state.moves()
            if actor == CHANCE:
                state.play(weighted(moves, state.weights(), rnd))
            else:
                decisions += 1
                state.play(moves[int(rnd() * len(moves))])
            moves_made += 1
        games += 1
        spent = perf_counter() - start
        if spent >= seconds:
            return Sample("from_python", decisions, moves_made, games, spent)


def inside(game: Game, seconds: float, seed: int) -> Sample:
    """Play random games inside the engine. The last game is finished after the time is up."""
    dice = Dice(seed)
    decisions = games = 0
    start = perf_counter()
    while True:
        decisions += playout(game.new(), dice)
        games += 1
        spent = perf_counter() - start
        if spent >= seconds:
            return Sample("inside", decisions, None, games, spent)


def copy_microseconds(game: Game, seed: int) -> float:
    """Return the cost of `state.copy()` for a Python caller: the median over states from the middle of games."""
    rnd = Random(seed).random
    costs: list[float] = []
    for _ in range(COPY_GAMES):
        for state in middle(game, rnd):
            copy = state.copy
            start = perf_counter()
            for _ in repeat(None, COPY_TIMES):
                copy()
            costs.append((perf_counter() - start) / COPY_TIMES * 1e6)
    return median(costs)


def middle(game: Game, rnd: Callable[[], float]) -> list[State]:
    """Return states spread over the second and third quarter of one random game."""
    state = game.new()
    trail: list[State] = []
    while (actor := state.actor()) != OVER:
        trail.append(state.copy())
        moves = state.moves()
        if actor == CHANCE:
            state.play(weighted(moves, state.weights(), rnd))
        else:
            state.play(moves[int(rnd() * len(moves))])
    half = trail[len(trail) // 4 : max(len(trail) * 3 // 4, 1)]
    return half[:: -(-len(half) // COPY_STATES)]


def build(game: Game) -> str:
    """Return which build of the engine runs: "compiled", "pure" or "mixed"."""
    names = {type(game).__module__, type(game.new()).__module__, playout.__module__}
    compiled = {not (sys.modules[name].__file__ or "").endswith(".py") for name in names}
    if len(compiled) > 1:
        return "mixed"
    return "compiled" if compiled.pop() else "pure"
