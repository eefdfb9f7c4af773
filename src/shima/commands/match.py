"""`shima match`: which of two players is stronger, and by how much."""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from shima.arena.checkpoint import Journal
from shima.arena.contest import contest
from shima.arena.executors import executor
from shima.arena.match import match as run_match
from shima.arena.seatings import seatings
from shima.arena.sprt import Sprt
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
from shima.commands.screen import print_report, progress
from shima.console import print_line, say
from shima.games.game import UserError
from shima.games.text import Text
from shima.registry import open_game


def match(
    game_name: GameName,
    a: Annotated[str, typer.Option("--a", metavar="PLAYER", help=say("cli-help-a"))],
    b: Annotated[str, typer.Option("--b", metavar="PLAYER", help=say("cli-help-b"))],
    games: Games = 100,
    seed: Seed = "1",
    seats: Seats = 2,
    components: SetFile = "",
    option: TableOptions = None,
    sprt: Annotated[bool, typer.Option("--sprt", help=say("cli-help-sprt"))] = False,
    elo0: Annotated[float, typer.Option("--elo0", min=-1000, max=1000, help=say("cli-help-elo0"))] = 0.0,
    elo1: Annotated[float, typer.Option("--elo1", min=-1000, max=1000, help=say("cli-help-elo1"))] = 20.0,
    jobs: Jobs = 0,
    cluster: ClusterAddress = "",
    resume: JournalFile = "",
    as_json: AsJson = False,
) -> None:
    options = table_options(option, open_game(game_name, components))
    plan = contest(game_name, components, seats, seed, ((a, b),), options)
    if not elo0 < elo1:
        raise UserError(Text("arena-elo-order", {"elo0": f"{elo0:g}", "elo1": f"{elo1:g}"}))
    test = Sprt(elo0, elo1, len(seatings(seats))) if sprt else None
    workers = executor(jobs, cluster)
    with Journal(Path(resume), plan) if resume else nullcontext() as journal:
        whole = plan.groups(games) * len(seatings(seats))
        with progress(say("arena-match", a=a, b=b, game=game_name), whole) as advance:
            report = run_match(plan, games, workers, advance, journal, test)
    report["parameters"] = {"components": components, "jobs": jobs, "cluster": cluster, "resume": resume}
    print_report(report, as_json)
    if not as_json and whole != games:
        print_line(say("arena-rounded", asked=games, games=whole, size=len(seatings(seats))))
    if not as_json and test:
        print_line(say(_verdict(test, a, b)))


def _verdict(test: Sprt, a: str, b: str) -> Text:
    """Return the result of the sequential test."""
    args: dict[str, object] = {"a": a, "b": b, "elo0": f"{test.elo0:g}", "elo1": f"{test.elo1:g}"}
    if test.accepted:
        return Text("arena-accepted", {**args, "accepted": test.accepted})
    return Text("arena-undecided", args)
