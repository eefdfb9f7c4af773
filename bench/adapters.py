"""Compares our PettingZoo and OpenSpiel interfaces with games that come with these packages, in one run.

    make bench-research
    .venv-bench/bin/python bench/adapters.py [--json] [--seconds 5] [--rounds 3]

All contestants play random moves in the same loop. A PettingZoo contestant calls `env.last()` at each decision, which
makes observation and mask, and steps. An OpenSpiel contestant lists the legal actions and applies one, including
chance, and optionally computes the observation tensor. Contestants take turns, so that noise of the machine affects all
of them. Each speed is the median of the rounds. Times are CPU times.
"""

# The packages have no type information; the error that mypy gives depends on whether they are installed.
# mypy: disable-error-code="import-not-found,import-untyped"

import gc
import json
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401  registers python_tic_tac_toe
import pyspiel
from pettingzoo.classic import connect_four_v3

import shima.research.openspiel  # noqa: F401  registers ours
from peers import weighted
from random_play import machine
from shima.arena.bench import Sample, build
from shima.registry import open_game
from shima.research import tokaido_duo_v0, yamatai_v0
from shima.research.vector import ManyGames

TABLES = 128
"""Parallel games of the vectorised environment."""

Contestant = Callable[[float, int], Sample]


def pettingzoo(name: str, env: Any, seconds: float, seed: int) -> Sample:
    rnd = Random(seed).random
    decisions = games = 0
    env.reset(seed=seed)
    start = process_time()
    while True:
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(rnd() * len(legal))])
            decisions += 1
        games += 1
        env.reset()
        spent = process_time() - start
        if spent >= seconds:
            return Sample(name, decisions, None, games, spent)


def openspiel(name: str, game: Any, tensor: bool, seconds: float, seed: int) -> Sample:
    rnd = Random(seed).random
    decisions = moves = games = 0
    start = process_time()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = weighted(state.chance_outcomes(), rnd)
            else:
                decisions += 1
                if tensor:
                    state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                action = legal[int(rnd() * len(legal))]
            state.apply_action(action)
            moves += 1
        games += 1
        spent = process_time() - start
        if spent >= seconds:
            return Sample(name, decisions, moves, games, spent)


def side_by_side(name: str, seconds: float, seed: int) -> Sample:
    """Our vectorised environment alone: observations and masks of all tables at every step."""
    tables = ManyGames(name, TABLES, seed=seed)
    chance = np.random.default_rng(seed)
    steps = games = 0
    start = process_time()
    while True:
        legal = chance.random(tables.masks.shape, np.float32) * tables.masks
        games += int(tables.step(legal.argmax(1)).terminated.sum())
        steps += 1
        spent = process_time() - start
        if spent >= seconds:
            return Sample(name, steps * TABLES, None, games, spent)


def contestants() -> dict[str, Contestant]:
    found: dict[str, Contestant] = {
        "pettingzoo connect_four_v3": partial(pettingzoo, "connect_four_v3", connect_four_v3.env()),
        "pettingzoo connect_four_v3 raw": partial(pettingzoo, "connect_four_v3 raw", connect_four_v3.raw_env()),
        "pettingzoo tokaido_duo_v0": partial(pettingzoo, "tokaido_duo_v0", tokaido_duo_v0.env()),
    }
    for players in (2, 3, 4):
        name = f"yamatai_v0, {players} players"
        found[f"pettingzoo {name}"] = partial(pettingzoo, name, yamatai_v0.env(players=players))
    for tensor in (False, True):
        for name in ("python_tic_tac_toe", "tokaido_duo", "yamatai"):
            label = f"openspiel {name}{' with tensor' if tensor else ''}"
            found[label] = partial(openspiel, name, pyspiel.load_game(name), tensor)
    for name in ("tokaido-duo", "yamatai"):
        found[f"{TABLES} games at once: {name}"] = partial(side_by_side, name)
    return found


def peer_of(name: str) -> str:
    """Return the peer that one of our contestants is compared with; empty for peers and for those without one."""
    if "connect_four" in name or "tic_tac_toe" in name or " at once" in name:
        return ""
    if name.startswith("pettingzoo"):
        return "pettingzoo connect_four_v3"
    return "openspiel python_tic_tac_toe" + (" with tensor" if "with tensor" in name else "")


def main() -> None:
    parser = ArgumentParser(description="Our research interfaces compared with PettingZoo's and OpenSpiel's own games.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each contestant")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds must be at least 1")

    before = {**machine(), "pettingzoo": version("pettingzoo")}
    playing = contestants()
    for contestant in playing.values():
        contestant(0.0, args.seed)  # one game to warm up
    rounds: dict[str, list[float]] = {name: [] for name in playing}
    for turn in range(args.rounds):
        for name, contestant in playing.items():
            gc.collect()
            rounds[name].append(contestant(args.seconds, args.seed + turn).decisions_per_second)
    speeds = {name: median(some) for name, some in rounds.items()}
    report: dict[str, dict[str, object]] = {}
    for name, speed in speeds.items():
        peer = peer_of(name)
        report[name] = {
            "decisions_per_second": round(speed),
            "rounds": [round(one) for one in rounds[name]],
            "ratio": round(speed / speeds[peer], 2) if peer else None,
        }
    which = build(open_game("yamatai"))
    if args.json:
        settings = {"build": which, "seconds": args.seconds, "rounds": args.rounds, "seed": args.seed}
        print(json.dumps({"machine": before, **settings, "contestants": report}, indent=2))
        return
    print(", ".join(f"{key} {value}" for key, value in before.items()))
    print(f"{which} build, {args.rounds} rounds of {args.seconds:g} s")
    for name, entry in report.items():
        ratio = f"{entry['ratio']:.2f} x" if entry["ratio"] else ""
        print(f"{name:38} {entry['decisions_per_second']:>10,} decisions/s {ratio:>8}")


if __name__ == "__main__":
    main()
