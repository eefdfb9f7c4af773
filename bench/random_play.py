"""Compares random play in Shima with other packages, in one run.

    make bench
    .venv-bench/bin/python bench/random_play.py [--json] [--seconds 5] [--rounds 3] [--game tokaido-duo]

Peers and our own engine take turns, so that noise of the machine affects all of them. Each speed is the median of the
rounds.
"""

import gc
import json
import os
import platform
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median

import peers
from shima.arena.bench import Sample, build, copy_microseconds, from_python, inside
from shima.games.game import Game
from shima.registry import open_game

PEERS = ("backgammon", "catanatron")
OURS = ("from_python", "inside")

Contestant = Callable[[float, int], Sample]


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    for line in lines:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def machine() -> dict[str, object]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "load": [round(load, 2) for load in os.getloadavg()] if hasattr(os, "getloadavg") else None,
        "open_spiel": version("open_spiel"),
        "catanatron": version("catanatron"),
    }


def measure(game: Game, seconds: float, rounds: int, seed: int) -> dict[str, list[Sample]]:
    """Return the samples of each contestant, one per round, alternating between peers and ours."""
    contestants: dict[str, Contestant] = {
        "backgammon": peers.backgammon,
        "from_python": partial(from_python, game),
        "catanatron": peers.catanatron,
        "inside": partial(inside, game),
    }
    for contestant in contestants.values():
        contestant(0.0, seed)  # one game to warm up
    samples: dict[str, list[Sample]] = {name: [] for name in contestants}
    for turn in range(rounds):
        for name, contestant in contestants.items():
            gc.collect()
            samples[name].append(contestant(seconds, seed + turn))
    return samples


def speed(samples: list[Sample]) -> dict[str, object]:
    """Return a contestant's entry in the report."""
    moves = [sample.moves_per_second for sample in samples if sample.moves_per_second is not None]
    return {
        "decisions_per_second": round(median(sample.decisions_per_second for sample in samples)),
        "moves_per_second": round(median(moves)) if moves else None,
        "decisions_per_game": round(
            sum(sample.decisions for sample in samples) / sum(sample.games for sample in samples), 1
        ),
        "rounds": [round(sample.decisions_per_second) for sample in samples],
    }


def ratios(samples: dict[str, list[Sample]]) -> dict[str, dict[str, float]]:
    """Return our medians divided by the peers' medians, in decisions per second."""
    middle = {name: median(one.decisions_per_second for one in some) for name, some in samples.items()}
    return {our: {peer: round(middle[our] / middle[peer], 2) for peer in PEERS} for our in OURS}


def main() -> None:
    parser = ArgumentParser(description="Random play in Shima compared with OpenSpiel's and Catanatron's.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each contestant")
    parser.add_argument("--game", default="tokaido-duo", help="which of our games")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds must be at least 1")

    before = machine()
    game = open_game(args.game)
    samples = measure(game, args.seconds, args.rounds, args.seed)
    speeds = {name: speed(some) for name, some in samples.items()}
    shares = ratios(samples)
    copying = round(copy_microseconds(game, args.seed), 3)
    which = build(game)

    if args.json:
        report = {
            "machine": before,
            "game": args.game,
            "build": which,
            "seconds": args.seconds,
            "rounds": args.rounds,
            "seed": args.seed,
            "contestants": speeds,
            "ratios": shares,
            "copy_microseconds": copying,
        }
        print(json.dumps(report, indent=2))
        return
    print(", ".join(f"{key} {value}" for key, value in before.items()))
    print(f"{args.game}, {which} build, {args.rounds} rounds of {args.seconds:g} s")
    for name, entry in speeds.items():
        moves = "-" if entry["moves_per_second"] is None else f"{entry['moves_per_second']:,}"
        print(f"{name:12} {entry['decisions_per_second']:>12,} decisions/s {moves:>12} moves/s")
    for our, shares_of in shares.items():
        print(f"{our:12} " + ", ".join(f"{share:.2f} x {peer}" for peer, share in shares_of.items()))
    print(f"copy         {copying:.3f} microseconds")


if __name__ == "__main__":
    main()
