"""`shima ladder`: rates many players by the games between them."""

import json
import os
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from shima.arena import plot as picture
from shima.arena.checkpoint import Journal
from shima.arena.contest import contest
from shima.arena.executors import executor
from shima.arena.ladder import all_pairs
from shima.arena.ladder import ladder as run_ladder
from shima.arena.ladder import neighbours as pairs_of_neighbours
from shima.arena.seatings import seatings
from shima.commands.options import (
    AsJson,
    ClusterAddress,
    GameName,
    Games,
    Jobs,
    JournalFile,
    Seats,
    Seed,
    SetFile,
    TableOptions,
    table_options,
)
from shima.commands.screen import progress, screen
from shima.console import print_json, print_line, say
from shima.games.game import UserError
from shima.games.text import Text
from shima.players.levels import LEVELS
from shima.registry import open_game

ALL_LEVELS = ",".join(level.name for level in LEVELS)


def ladder(
    game_name: GameName,
    players: Annotated[
        str, typer.Option("--players", metavar="NAME,NAME", help=say("cli-help-ladder-players"))
    ] = ALL_LEVELS,
    games: Games = 100,
    seed: Seed = "1",
    seats: Seats = 2,
    neighbours: Annotated[bool, typer.Option("--neighbours", help=say("cli-help-neighbours"))] = False,
    components: SetFile = "",
    option: TableOptions = None,
    save: Annotated[str, typer.Option("--save", metavar="FILE.json", help=say("cli-help-ladder-save"))] = "",
    plot: Annotated[str, typer.Option("--plot", metavar="FILE.svg", help=say("cli-help-plot"))] = "",
    jobs: Jobs = 0,
    cluster: ClusterAddress = "",
    resume: JournalFile = "",
    as_json: AsJson = False,
) -> None:
    names = tuple(name.strip() for name in players.split(","))
    if len(names) < 2 or len(set(names)) < len(names):
        raise UserError(Text("arena-ladder-names", {"players": players}))
    pairs = pairs_of_neighbours(names) if neighbours else all_pairs(names)
    options = table_options(option, open_game(game_name, components))
    plan = contest(game_name, components, seats, seed, pairs, options)
    for file in filter(None, (save, plot)):
        _check_new(Path(file))
    if plot:
        picture.check(Path(plot))
    workers = executor(jobs, cluster)
    with Journal(Path(resume), plan) if resume else nullcontext() as journal:
        whole = plan.groups(games) * len(seatings(seats))
        with progress(say("arena-ladder", game=game_name), whole * len(pairs)) as advance:
            report = run_ladder(plan, names, games, workers, advance, journal)
    report["parameters"] = {"components": components, "jobs": jobs, "cluster": cluster, "resume": resume}
    if as_json:
        print_json(report)
    else:
        _show(report)
        if whole != games:
            print_line(say("arena-rounded", asked=games, games=whole, size=len(seatings(seats))))
    if save:
        Path(save).write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    if plot:
        title = say("arena-plot-title", game=game_name, seats=seats)
        picture.plot(_rows(report, "players"), Path(plot), title, say("arena-plot-elo", first=names[0]))


def _check_new(path: Path) -> None:
    """Check that the file can be written at the end, after hours of play, without overwriting anything."""
    if os.path.lexists(path):
        raise UserError(Text("arena-exists", {"file": str(path)}))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise UserError(Text("arena-no-folder", {"file": str(path)}))


def _rows(report: dict[str, object], name: str) -> list[dict[str, Any]]:
    rows = report[name]
    assert isinstance(rows, list)
    return rows


def _show(report: dict[str, object]) -> None:
    """Print the standings, strongest first, and the pairs."""
    standings = _table("player", "elo", "interval", "games", "share")
    for row in sorted(_rows(report, "players"), key=lambda row: -float(row["elo"])):
        low, high = row["interval"]
        share = f"{100 * row['share']:.1f} %"
        standings.add_row(row["player"], f"{row['elo']:.0f}", f"{low:.0f} … {high:.0f}", f"{row['games']}", share)
    pairs = _table("a", "b", "games", "share", "interval")
    for row in _rows(report, "pairs"):
        low, high = row["share_interval"]
        share, interval = f"{100 * row['share']:.1f} %", f"{100 * low:.1f} … {100 * high:.1f} %"
        pairs.add_row(row["a"], row["b"], f"{row['games']}", share, interval)
    screen.print(standings, pairs, sep="\n", markup=False)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(say("arena-column", column=column), justify="left" if column in "ab player" else "right")
    return table
