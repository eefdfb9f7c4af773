"""Measures the simulations per second of the search, and where the time goes.

    .venv/bin/python bench/search_speed.py [--json] [--simulations 400] [--rounds 3]

From fixed positions, a tree with a number of simulations is grown and timed. It is grown again with a clock around
every evaluation; the clock's overhead is measured and subtracted. Then every copy, move and list of moves that created
its positions is repeated. The rest is the tree itself. A simulation opens one position and evaluates it once, unless it
ends in a finished game. The rules are called from Python here, so that they appear slightly more expensive than they
were. Times are CPU times, so that other programs matter little.
"""

import gc
import json
from argparse import ArgumentParser
from dataclasses import dataclass
from statistics import median
from time import process_time

from shima.arena.bench import build
from shima.games.advance import play_forced
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, State
from shima.players import make
from shima.players.search.evaluation import Evaluation, Look
from shima.players.search.node import Node
from shima.players.search.search import Search
from shima.players.weights import evaluation_of
from shima.registry import open_game

TABLES = (("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 4))
GAMES = 3
"""Games from which positions are taken."""
PARTS = (0.3, 0.5, 0.7)
"""How far those games have progressed."""
LOOKS = 20_000
"""Calls with which the overhead of the clock is measured."""
PLAYER = "search:sims=8;by=hand"
"""Plays them. It uses no trained weights, so that the positions stay the same."""


@dataclass
class Cost:
    """CPU seconds of a number of simulations, and calls by kind."""

    simulations: int = 0
    whole: float = 0.0
    rules: float = 0.0
    evaluation: float = 0.0
    positions: int = 0
    """Positions created: a copy and a move each."""
    looks: int = 0
    """Positions evaluated."""

    def add(self, other: "Cost") -> None:
        self.simulations += other.simulations
        self.whole += other.whole
        self.rules += other.rules
        self.evaluation += other.evaluation
        self.positions += other.positions
        self.looks += other.looks


def positions(game: str, seats: int) -> list[State]:
    """Return decisions from the middle of games."""
    found: list[State] = []
    for seed in range(GAMES):
        state = open_game(game).new(seats)
        dice = Dice(seed)
        players = [make(PLAYER, seed + seat) for seat in range(seats)]
        decisions: list[State] = []
        while state.actor() != OVER:
            seat = state.actor()
            if seat != CHANCE and len(state.moves()) > 1:
                decisions.append(state.copy())
            state.play(state.random_move(dice) if seat == CHANCE else players[seat].choose(state, seat))
        found.extend(decisions[int(part * len(decisions))] for part in PARTS)
    return found


class Clocked(Evaluation):
    """Times an evaluation."""

    def __init__(self, inner: Evaluation) -> None:
        self.inner = inner
        self.reduction = inner.reduction
        self.seconds = 0.0
        self.looks = 0

    def chances(self, state: State) -> list[float]:
        started = process_time()
        values = self.inner.chances(state)
        self.seconds += process_time() - started
        self.looks += 1
        return values

    def look(self, state: State) -> Look:
        started = process_time()
        look = self.inner.look(state)
        self.seconds += process_time() - started
        self.looks += 1
        return look


class Blind(Evaluation):
    """Takes no time."""

    def __init__(self, values: list[float]) -> None:
        self.values = values

    def chances(self, state: State) -> list[float]:
        return self.values


def clock_cost(state: State) -> float:
    """Return the overhead of the clock per call."""
    clocked = Clocked(Blind([0.5, 0.5]))
    for _ in range(LOOKS):
        clocked.chances(state)
    return clocked.seconds / LOOKS


def measure(state: State, evaluation: Evaluation, simulations: int, seed: int) -> Cost:
    """Grow a tree and measure its parts."""
    search = Search(evaluation, seed)
    started = process_time()
    root = search.run(state, simulations, 0.0, thorough=True)
    cost = Cost(simulations=search.simulations, whole=process_time() - started)

    clocked = Clocked(evaluation)
    Search(clocked, seed).run(state, simulations, 0.0, thorough=True)
    cost.looks = clocked.looks
    cost.evaluation = clocked.seconds - clocked.looks * clock_cost(state)

    opened = nodes(root)
    started = process_time()
    for node in opened:
        cost.positions += follow(node)
    cost.rules = process_time() - started
    return cost


def nodes(root: Node) -> list[Node]:
    found = [root]
    for node in found:
        found.extend(node.children)
    return found


def follow(node: Node) -> int:
    """Repeat the creation of the children's positions and the lists of their moves. Return their number."""
    for move in node.moves[: len(node.children)]:
        after = node.state.copy()
        after.advance(move)
        play_forced(after)
        after.moves()
        if after.actor() == CHANCE:
            after.weights()
    return len(node.children)


def entry(game: str, seats: int, simulations: int, rounds: int) -> dict[str, object]:
    """Return one line of the report: medians over the rounds."""
    states = positions(game, seats)
    evaluation = evaluation_of(states[0])
    costs: list[Cost] = []
    for seed in range(rounds):
        cost = Cost()
        for state in states:
            gc.collect()
            gc.disable()
            cost.add(measure(state, evaluation, simulations, seed))
            gc.enable()
        costs.append(cost)
    rules = median(cost.rules / cost.whole for cost in costs)
    evaluating = median(cost.evaluation / cost.whole for cost in costs)
    return {
        "game": game,
        "seats": seats,
        "positions": len(states),
        "simulations_per_second": round(median(cost.simulations / cost.whole for cost in costs)),
        "rules": round(rules, 3),
        "evaluation": round(evaluating, 3),
        "tree": round(1 - rules - evaluating, 3),
        "positions_per_simulation": round(median(cost.positions / cost.simulations for cost in costs), 2),
        "looks_per_simulation": round(median(cost.looks / cost.simulations for cost in costs), 2),
        "microseconds_per_position": round(1e6 * median(cost.rules / cost.positions for cost in costs), 2),
        "microseconds_per_look": round(1e6 * median(cost.evaluation / cost.looks for cost in costs), 2),
    }


def main() -> None:
    parser = ArgumentParser(description="The speed of the search, and its parts.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--simulations", type=int, default=400, help="in each tree")
    parser.add_argument("--rounds", type=int, default=3, help="trees from each position")
    args = parser.parse_args()
    if args.simulations < 2 or args.rounds < 1:
        parser.error("--simulations must be at least 2, --rounds at least 1")

    which = build(open_game("tokaido-duo"))
    entries = [entry(game, seats, args.simulations, args.rounds) for game, seats in TABLES]
    if args.json:
        print(json.dumps({"build": which, "simulations": args.simulations, "tables": entries}, indent=2))
        return
    print(f"{which} build, {args.simulations} simulations in a tree, {args.rounds} rounds")
    print("game         seats  simulations/s   rules  evaluation  tree   looks/simulation  µs/position  µs/look")
    for one in entries:
        print(
            f"{one['game']:12} {one['seats']:5}  {one['simulations_per_second']:13,}  {one['rules']:6.1%}"
            f"  {one['evaluation']:10.1%}  {one['tree']:5.1%}  {one['looks_per_simulation']:16}"
            f"  {one['microseconds_per_position']:11}  {one['microseconds_per_look']:7}"
        )


if __name__ == "__main__":
    main()
