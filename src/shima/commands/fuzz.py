"""`shima fuzz`: plays random games and checks every guarantee of the game contract."""

from typing import Annotated

import typer

from shima.arena import fuzz as fuzzer
from shima.commands.options import AsJson, GameName, Games, Jobs, Seed, SetFile, TableOptions, table_options
from shima.commands.screen import print_report, progress
from shima.console import say
from shima.registry import open_game

VIOLATION_FOUND = 1


def fuzz(
    game_name: GameName,
    games: Games = 1000,
    seed: Seed = "1",
    components: SetFile = "",
    option: TableOptions = None,
    every: Annotated[int, typer.Option("--every", metavar="N", min=1, help=say("cli-help-every"))] = 1,
    dump: Annotated[str, typer.Option("--dump", metavar="FOLDER", help=say("cli-help-dump"))] = "fuzz",
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    options = table_options(option, open_game(game_name, components))
    with progress(say("cli-fuzzing", game=game_name), games) as advance:
        report = fuzzer.fuzz(game_name, games, seed, jobs, dump, advance, components, every, options)
    print_report(report, as_json)
    if report["violations"]:
        raise typer.Exit(VIOLATION_FOUND)
