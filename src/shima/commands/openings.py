"""`shima openings`: what strong players do in the opening, and what it is worth."""

import os
from pathlib import Path
from typing import Annotated

import typer

from shima.arena.openings.measure import Study, measure
from shima.arena.openings.page import MADE, Page
from shima.arena.openings.pages import write
from shima.arena.openings.report import LARGEST, Report
from shima.commands.options import (
    AsJson,
    GameName,
    Games,
    Jobs,
    Seed,
    SetFile,
    TableOptions,
    seat_numbers,
    table_options,
)
from shima.commands.screen import progress
from shima.console import print_json, print_line, say, speech
from shima.games.game import UserError
from shima.games.text import Text
from shima.registry import open_game, read_text


def openings(
    game_name: GameName,
    seats: Annotated[str, typer.Option("--seats", metavar="N,N", help=say("openings-help-seats"))] = "",
    games: Games = 1000,
    seed: Seed = "1",
    simulations: Annotated[
        int, typer.Option("--simulations", metavar="N", min=1, max=1_000_000, help=say("openings-help-simulations"))
    ] = 200,
    components: SetFile = "",
    option: TableOptions = None,
    jobs: Jobs = 0,
    as_json: AsJson = False,
    save: Annotated[str, typer.Option("--save", metavar="FILE.md", help=say("openings-help-save"))] = "",
) -> None:
    game = open_game(game_name, components)
    numbers = seat_numbers(seats) if seats else game.seats
    options = table_options(option, game)
    for number in numbers:
        game.new(number, options)
    target = Path(save) if save else None
    if target is not None:  # fail before hours of play
        _check(target)
        target.parent.mkdir(parents=True, exist_ok=True)
    tallies = {}
    for number in numbers:
        study = Study(game_name, number, simulations, seed, components, options)
        with progress(say("openings-playing", game=game.title, seats=number), games) as advance:
            tallies[number] = measure(study, games, jobs, advance)
    report = Report(game_name, game.set_name, game.set_hash, simulations, seed, tallies, options)
    if target is not None:
        write(report, target, game.board())
    if as_json:
        print_json(report.to_data())
    elif target is None:
        print_line(Page(report, speech.code, game.board()).text().rstrip())
    else:
        print_line(say("openings-saved", file=str(target)))


def _check(target: Path) -> None:
    """Check that the pages can be written. Only pages of this command are replaced."""
    if target.suffix != ".md":
        raise UserError(Text("openings-file", {"file": str(target)}))
    if os.path.lexists(target) and MADE not in read_text(target, LARGEST):
        raise UserError(Text("balance-exists", {"file": str(target)}))
