"""A match between this tree and an earlier revision, each in a process of its own, with equal budgets.

    .venv-bench/bin/python bench/rival.py [--revision REV] [--game yamatai] [--seats 2] [--player search:seconds=0.02]
        [--rival SPEC] [--games 100] [--sprt 0 20] [--seed 1] [--json]

With `--sprt`, the match ends as soon as it is clear which of two Elo differences fits better, at the latest after the
given number of games. Both are built as compiled wheels. A seed is played once with each seating, so that luck favours
neither side. Every decision and its processor time are those of the side's own code; the draws come from this process.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import mean
from typing import Any

from compare import ROOT, built, revision_tree
from shima.arena.intervals import wilson
from shima.arena.seatings import seatings, share_of_a
from shima.arena.sprt import Sprt
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Move, State
from shima.registry import open_game

SIDE = Path(__file__).with_name("rival_side.py")


class Side:
    """A player in a process with its own build."""

    def __init__(self, package: Path, game: str, seats: int, player: str) -> None:
        command = [sys.executable, "-P", str(SIDE), game, str(seats), player]
        environment = os.environ | {"PYTHONPATH": str(package)}
        self._process = subprocess.Popen(
            command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._told = 0
        self.decisions = 0
        self.seconds = 0.0

    def begin(self, seed: int) -> None:
        self._told = 0
        self._send({"begin": seed})

    def choose(self, moves: list[Move], seat: int) -> Move:
        """Tell the moves since the last question and ask for the next one."""
        self._send({"moves": moves[self._told :], "seat": seat})
        self._told = len(moves)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("one of the players has ended")
        move, seconds = json.loads(line)
        self.decisions += 1
        self.seconds += seconds
        return int(move)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()


def played(state: State, seating: str, sides: dict[str, Side], dice: Dice) -> State:
    moves: list[Move] = []
    while (actor := state.actor()) != OVER:
        legal = state.moves()
        if actor == CHANCE:
            move = state.random_move(dice)
        else:
            move = legal[0] if len(legal) == 1 else sides[seating[actor]].choose(moves, actor)
        moves.append(move)
        state.play(move)
    return state


def main() -> None:
    parser = ArgumentParser(description="This tree against an earlier revision.")
    parser.add_argument("--revision", default="HEAD~1")
    parser.add_argument("--game", default="tokaido-duo")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--player", default="search:seconds=0.02", help="of this tree")
    parser.add_argument("--rival", help="of the revision; the same by default")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help="a sequential test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()

    earlier = revision_tree(args.revision)
    packages = {"A": built(ROOT, "after"), "B": built(earlier, "before")}
    specs = {"A": args.player, "B": args.rival or args.player}
    sides = {name: Side(package, args.game, args.seats, specs[name]) for name, package in packages.items()}
    game = open_game(args.game)
    sprt = Sprt(args.sprt[0], args.sprt[1], len(seatings(args.seats))) if args.sprt else None
    shares: list[float] = []
    while len(shares) * len(seatings(args.seats)) < args.games:
        group = len(shares)
        results: list[float] = []
        for seating in seatings(args.seats):
            for side in sides.values():
                side.begin(args.seed * 1000 + group)
            end = played(game.new(args.seats), seating, sides, Dice(args.seed * 100_003 + group))
            results.append(share_of_a(seating, end.ranking()))
        shares.append(mean(results))
        if sprt is not None:
            sprt.add(results)
            if sprt.accepted:
                break
    for side in sides.values():
        side.close()

    games = len(shares) * len(seatings(args.seats))
    report = {
        "game": args.game,
        "seats": args.seats,
        "revision": earlier.name,
        "player": specs["A"],
        "rival": specs["B"],
        "seed": args.seed,
        "games": games,
        "share": round(mean(shares), 4),
        "interval": [round(limit, 4) for limit in wilson(mean(shares), games)],
        "milliseconds": {name: round(1000 * side.seconds / side.decisions, 2) for name, side in sides.items()},
        **({} if sprt is None else {"sprt": sprt.report()}),
    }
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        print("  ".join(f"{name} {value}" for name, value in report.items()))


if __name__ == "__main__":
    main()
