"""Finds settings for the levels: from a curve of strength over settings, played out between neighbours.

    .venv/bin/python bench/level_fit.py tokaido-duo [--seats 2] [--games 100] [--seed fit] [--above 80] [--jobs 1]

The rungs lead from a player who overlooks nearly everything to a long search. Each plays its neighbour. The tool prints
the Elo of each rung with its 95 % interval, and settings for all levels but the highest at equal distances, read off
that curve. `--above` is how much stronger the highest level is than the last rung; measure it by a match:

    shima match tokaido-duo --a level8 --b search:sims=1024 --games 40

Copy the settings into `players/<game>/levels.py`, choose likings (`bench/styles.py` shows what they do), and check the
ladder with styles: `shima ladder tokaido-duo --neighbours --games 200`. Its Elo belongs in the same table.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import pairwise
from math import exp, log

from shima.arena.contest import contest
from shima.arena.executors import executor
from shima.arena.ladder import ladder, neighbours
from shima.players.levels import LEVELS

Rung = tuple[int, float]
"""Simulations, and the share of options that are overlooked."""
RUNGS: tuple[Rung, ...] = (
    (16, 0.97),
    (16, 0.9),
    (16, 0.8),
    (16, 0.7),
    (16, 0.6),
    (16, 0.5),
    (16, 0.4),
    (16, 0.3),
    (16, 0.2),
    (16, 0.1),
    (32, 0.05),
    (64, 0.0),
    (256, 0.0),
    (1024, 0.0),
)
LONGEST_STEP = 240.0
"""Elo between neighbours, in the middle of what people notice and of what they can still win against."""


def name_of(rung: Rung) -> str:
    simulations, overlooks = rung
    return f"search:sims={simulations};overlooks={overlooks}"


def between(low: Rung, high: Rung, part: float) -> Rung:
    """Return the settings at a part of the way between two rungs: simulations on a logarithmic scale."""
    simulations = exp(log(low[0]) + part * (log(high[0]) - log(low[0])))
    return round(simulations), round(low[1] + part * (high[1] - low[1]), 3)


def at(elo: float, curve: Sequence[tuple[float, Rung]]) -> Rung:
    """Return the settings that have this Elo on the curve."""
    for (low, below), (high, above) in pairwise(curve):
        if elo <= high:
            return between(below, above, max(0.0, (elo - low) / (high - low)) if high > low else 0.0)
    return curve[-1][1]


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--above", type=float, default=0.0)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    names = tuple(map(name_of, RUNGS))
    plan = contest(chosen.game, "", chosen.seats, chosen.seed, neighbours(names))
    report = ladder(plan, names, chosen.games, executor(chosen.jobs, ""), lambda _: None)
    rows = report["players"]
    assert isinstance(rows, list)
    for row in rows:
        low, high = row["interval"]
        print(f"{row['player']:32} {row['elo']:7.0f} [{low:.0f}; {high:.0f}]")
    curve = [(float(row["elo"]), rung) for row, rung in zip(rows, RUNGS, strict=True)]
    top = curve[-1][0] + chosen.above
    step = min(LONGEST_STEP, top / (len(LEVELS) - 1))
    print(f"steps of {step:.0f} Elo:")
    for level in LEVELS[:-1]:
        simulations, overlooks = at(top - step * (len(LEVELS) - level.number), curve)
        print(f"{level.name}: Setting({simulations}, {overlooks}, …)")


if __name__ == "__main__":
    main()
