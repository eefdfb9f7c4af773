"""Measures the engine and the search, one row per task, in units of work per second of processor time.

    .venv/bin/python bench/rows.py [--seconds 0.3] [--seed 1]

Prints one JSON object. `bench/compare.py` runs this script with two builds in turn and compares the rows.
"""

import gc
import json
from argparse import ArgumentParser
from collections.abc import Callable
from itertools import count
from random import Random
from time import process_time

from shima.arena.bench import build, from_python, middle
from shima.games.dice import Dice
from shima.games.game import EVERYBODY, Game
from shima.games.playout import playout
from shima.games.vector import Tables
from shima.players.search.search import Search
from shima.players.weights import evaluation_of
from shima.registry import open_game

SIMULATIONS = 100
TABLES = 64
COPIES = 2000

Work = Callable[[], int]
"""Does some work and returns the number of units."""


def inside(game: Game, seed: int) -> Work:
    """Random games played by the engine itself, in decisions."""
    dice = Dice(seed)
    return lambda: playout(game.new(), dice)


def driven(game: Game, seed: int) -> Work:
    """Random games driven from a Python loop, in decisions."""
    seeds = count(seed)
    return lambda: from_python(game, 0.0, next(seeds)).decisions


def copies(game: Game, seed: int) -> Work:
    """Copies of positions from the middle of a game."""
    states = middle(game, Random(seed).random)

    def work() -> int:
        for state in states:
            for _ in range(COPIES):
                state.copy()
        return len(states) * COPIES

    return work


def search(game: Game, seed: int) -> Work:
    """Simulations of the search from positions in the middle of a game."""
    states = [state for state in middle(game, Random(seed).random) if state.actor() >= 0 and len(state.moves()) > 1]
    evaluation = evaluation_of(states[0])

    def work() -> int:
        done = 0
        for state in states:
            tree = Search(evaluation, seed)
            tree.run(state, SIMULATIONS, 0.0, thorough=True)
            done += tree.simulations
        return done

    return work


def batch(game: Game, seed: int) -> Work:
    """Decisions in many games at once, with observations and masks."""
    dice = Dice(seed)
    seeds = [seed + number for number in range(TABLES)]
    tables = Tables(game, 2, {}, seeds, [EVERYBODY] * TABLES, 0)

    def work() -> int:
        moves = []
        for state in tables.states:
            legal = state.moves()
            moves.append(legal[dice.below(len(legal))])
        tables.step(moves)
        return TABLES

    return work


ROWS: dict[str, Callable[[Game, int], Work]] = {
    "inside": inside,
    "from Python": driven,
    "copies": copies,
    "search": search,
    "batch": batch,
}


def rate(work: Work, seconds: float) -> float:
    """Units per second of processor time."""
    work()
    gc.collect()
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def main() -> None:
    parser = ArgumentParser(description="Rows of speed, as JSON.")
    parser.add_argument("--seconds", type=float, default=0.3, help="processor time for each row")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    games = [open_game(name) for name in ("tokaido-duo", "yamatai")]
    rows = {
        f"{game.name}: {name}": rate(make(game, args.seed), args.seconds)
        for game in games
        for name, make in ROWS.items()
    }
    print(json.dumps({"build": build(games[0]), "rows": rows}))


if __name__ == "__main__":
    main()
