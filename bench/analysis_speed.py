"""Measures how long a hint and the review of a whole game take, for each game and number of players.

    .venv/bin/python bench/analysis_speed.py [--json] [--games 2] [--jobs 2] [--hint N] [--review N]

The games are played by a search without trained weights, so that they stay the same. A hint is computed as in the
server's worker, at nine positions of each game; a review as by `shima analyse`, without a limit in seconds. `--hint`
and `--review` set other numbers of simulations, to compare. Next to the elapsed time is the processor time of all
processes: on a machine with other work only that can be compared.
"""

import json
import os
from argparse import ArgumentParser
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from time import perf_counter

from shima.arena.bench import build
from shima.arena.simulate import Plan, decisions, new_game
from shima.commands.reviewing import review_in_processes
from shima.games.game import Game
from shima.players.analysis import SEED, SIMULATIONS
from shima.record import Record
from shima.registry import open_game
from shima.tables import bot_worker

TABLES = (("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4))
PLAYER = "search:sims=40;by=hand"
HINTS = 9
"""Positions of each game."""
CHOICES = 3

Place = tuple[list[int], int]
"""The moves up to a decision, and the seat that decides."""


def play(game: Game, seats: int, number: int) -> tuple[Record, list[Place]]:
    """Return a finished game, and decisions from all parts of it."""
    session, players = new_game(game, Plan(game.name, (PLAYER,) * seats, "analysis"), number)
    places: list[Place] = []
    for seat, _, _ in decisions(session, players):
        if len(session.state.moves()) > 1:
            places.append((list(session.moves), seat))
    return session.record(), [places[(2 * part + 1) * len(places) // (2 * HINTS)] for part in range(HINTS)]


def processor_seconds() -> float:
    return sum(used.ru_utime + used.ru_stime for used in map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN)))


def hint_seconds(game: Game, seats: int, place: Place, simulations: int) -> float:
    moves, seat = place
    job = {"game": game.name, "set_hash": game.set_hash, "set_text": "", "rules": game.rules_version, "options": {}}
    job |= {"players": seats, "moves": moves, "viewer": seat, "simulations": simulations, "seconds": 0.0}
    started = perf_counter()
    bot_worker.hint({**job, "most": CHOICES})
    return perf_counter() - started


def entry(name: str, seats: int, games: int, jobs: int, hint: int, review: int) -> dict[str, object]:
    """Return one line of the report."""
    game = open_game(name)
    budget = review or game.review_simulations
    played = [play(game, seats, number) for number in range(games)]
    used = processor_seconds()
    hints = [hint_seconds(game, seats, place, hint) for _, places in played for place in places]
    hint_used = (processor_seconds() - used) / len(hints)
    seconds: list[float] = []
    processor: list[float] = []
    for saved, _ in played:
        started, used = perf_counter(), processor_seconds()
        review_in_processes(saved, "", budget, 0.0, SEED, jobs, lambda _: None)
        seconds.append(perf_counter() - started)
        processor.append(processor_seconds() - used)
    return {
        "game": name,
        "seats": seats,
        "hint_simulations": hint,
        "hint_seconds": round(median(hints), 3),
        "hint_slowest": round(max(hints), 3),
        "hint_processor_seconds": round(hint_used, 3),
        "moves": round(median(len(saved.moves) for saved, _ in played)),
        "review_simulations": budget,
        "review_seconds": round(median(seconds), 2),
        "review_slowest": round(max(seconds), 2),
        "review_processor_seconds": round(median(processor), 2),
    }


def main() -> None:
    parser = ArgumentParser(description="The time that hints and reviews take.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--games", type=int, default=2, help="games of each table")
    parser.add_argument("--jobs", type=int, default=2, help="processes of a review")
    parser.add_argument("--hint", type=int, default=SIMULATIONS, help="simulations of a hint")
    parser.add_argument("--review", type=int, default=0, help="simulations per position of a review; 0: the game's own")
    args = parser.parse_args()
    if args.games < 1 or args.jobs < 1 or args.hint < 1 or args.review < 0:
        parser.error("--games, --jobs and --hint must be at least 1, --review at least 0")

    which, load = build(open_game(TABLES[0][0])), os.getloadavg()[0]
    if not args.json:
        print(f"{which} build, {args.games} games, reviews on {args.jobs} processes, load {load:.1f} at the start")
        print("game         seats   hint: sims   s  slowest  CPU s   review: moves   sims      s  slowest  CPU s")
    entries: list[dict[str, object]] = []
    for table in TABLES:
        entries.append(entry(*table, args.games, args.jobs, args.hint, args.review))
        if not args.json:
            show(entries[-1])
    if args.json:
        print(json.dumps({"build": which, "jobs": args.jobs, "load": load, "tables": entries}, indent=2))


def show(one: dict[str, object]) -> None:
    print(
        f"{one['game']:12} {one['seats']:5}  {one['hint_simulations']:11,} {one['hint_seconds']:5.2f}"
        f"  {one['hint_slowest']:5.2f}  {one['hint_processor_seconds']:5.2f}  {one['moves']:14}"
        f"  {one['review_simulations']:5,}  {one['review_seconds']:5.1f}  {one['review_slowest']:7.1f}"
        f"  {one['review_processor_seconds']:5.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
