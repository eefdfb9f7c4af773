"""Random play in other packages, in the idioms of `shima.arena.bench`, for comparison.

Needs `pip install -r bench/requirements.txt`.
"""

# Neither peer has type information; the error that mypy gives depends on whether they are installed.
# mypy: disable-error-code="import-not-found,import-untyped"

from collections.abc import Callable
from random import Random
from time import perf_counter

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from shima.arena.bench import Sample


def weighted(outcomes: list[tuple[int, float]], rnd: Callable[[], float]) -> int:
    """Draw one of the outcomes by probability."""
    left = rnd()
    for move, probability in outcomes:
        left -= probability
        if left < 0:
            return move
    return outcomes[-1][0]


def backgammon(seconds: float, seed: int) -> Sample:
    """OpenSpiel's backgammon (C++), driven move by move from Python, including the dice."""
    game = pyspiel.load_game("backgammon")
    over = int(pyspiel.PlayerId.TERMINAL)
    chance = int(pyspiel.PlayerId.CHANCE)
    rnd = Random(seed).random
    decisions = moves_made = games = 0
    start = perf_counter()
    while True:
        state = game.new_initial_state()
        while (actor := state.current_player()) != over:
            if actor == chance:
                state.apply_action(weighted(state.chance_outcomes(), rnd))
            else:
                decisions += 1
                moves = state.legal_actions()
                state.apply_action(moves[int(rnd() * len(moves))])
            moves_made += 1
        games += 1
        spent = perf_counter() - start
        if spent >= seconds:
            return Sample("backgammon", decisions, moves_made, games, spent)


def catanatron(seconds: float, seed: int) -> Sample:
    """Catanatron's own loop (Python), two random players.

    Its dice and draws happen within the players' actions, so there are no moves but decisions.
    """
    decisions = games = 0
    start = perf_counter()
    while True:
        # A seed of 0 means none at all.
        table = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed + games + 1)
        table.play()
        decisions += len(table.state.actions)
        games += 1
        spent = perf_counter() - start
        if spent >= seconds:
            return Sample("catanatron", decisions, decisions, games, spent)
