"""`shima tune`: searches for values of a component set that balance the game."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from shima.arena.tuning.cost import Deviation
from shima.arena.tuning.search import Progress, Round, Search, Tuner
from shima.commands.options import GameName, Games, Jobs, Seed, SetFile, TableOptions, seat_numbers, table_options
from shima.commands.screen import progress
from shima.console import print_line, say
from shima.games.game import UserError
from shima.games.text import Text
from shima.players import make
from shima.registry import open_game, read_set, standard_set

STATE, SET, LOG = "search.json", "set.toml", "log.txt"
SHOWN = 5
"""Deviations in the log."""


def tune(
    game_name: GameName,
    folder: Annotated[Path, typer.Option("--save", metavar="FOLDER", help=say("tune-help-save"))] = Path("tuning"),
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1, help=say("tune-help-rounds"))] = 20,
    games: Games = 200,
    seats: Annotated[str, typer.Option("--seats", metavar="N,N", help=say("tune-help-seats"))] = "",
    player: Annotated[str, typer.Option("--player", metavar="SPEC", help=say("balance-help-player"))] = "level6",
    seed: Seed = "1",
    components: SetFile = "",
    option: TableOptions = None,
    jobs: Jobs = 0,
) -> None:
    game = open_game(game_name, components)
    options = table_options(option, game)
    numbers = seat_numbers(seats) if seats else game.seats
    for number in numbers:
        game.new(number, options)
    make(player, 0)
    text = read_set(Path(components)) if components else standard_set(game_name)
    search = Search(game_name, text, player, numbers, games, seed, options)
    tuner = Tuner(search, _progress(folder, search))
    folder.mkdir(parents=True, exist_ok=True)
    while len(tuner.progress.rounds) <= rounds:
        number = len(tuner.progress.rounds)
        with progress(say("tune-round", number=number), tuner.games_ahead()) as advance:
            played = tuner.round(jobs, advance)
        if not played:
            break
        _write(folder, tuner)
        print_line(_line(number, tuner.progress.rounds[-1]))
    for line in _end(tuner):
        print_line(line)
    print_line(say("tune-saved", file=str(folder / SET)))


def _progress(folder: Path, search: Search) -> Progress:
    """Return what an equal search has found so far. Another one in the folder is not overwritten."""
    path = folder / STATE
    if not path.exists():
        if os.path.lexists(folder / SET):
            raise UserError(Text("balance-exists", {"file": str(folder / SET)}))
        return Progress()
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["search"] == json.loads(json.dumps(asdict(search))):
            return Progress.of_data(data["progress"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UserError(Text("error-file", {"file": str(path), "problem": str(error)})) from error
    raise UserError(Text("tune-other", {"folder": str(folder)}))


def _write(folder: Path, tuner: Tuner) -> None:
    """Save the search, its current set and its log. The search is written last, in one step."""
    (folder / SET).write_text(tuner.text(), encoding="utf-8")
    rounds = [_line(number, each) for number, each in enumerate(tuner.progress.rounds)]
    (folder / LOG).write_text("\n".join([*rounds, *_end(tuner)]) + "\n", encoding="utf-8")
    draft = folder / f"{STATE}.draft"
    data = {"search": asdict(tuner.search), "progress": tuner.progress.to_data()}
    draft.write_text(json.dumps(data), encoding="utf-8")
    os.replace(draft, folder / STATE)


def _line(number: int, each: Round) -> str:
    if not each.steps:
        return say("tune-start", number=number, cost=_number(each.after))
    steps = "; ".join(say("tune-step", where=step.where, before=step.before, after=step.after) for step in each.steps)
    told = "tune-kept" if each.kept else "tune-rejected"
    return say(told, number=number, steps=steps, before=_number(each.before), after=_number(each.after))


def _end(tuner: Tuner) -> list[str]:
    """Return the largest deviations of the current set, and the targets that it misses."""
    measured = tuner.balances()
    rows = {(table.key, row.key): row.label for found in measured for table in found.tables for row in table.rows}
    missed = [
        say("tune-missed", seats=found.head["seats"], target=say("balance-target", target=verdict.target))
        for found in measured
        for verdict in found.verdicts
        if not verdict.met
    ]
    return [
        say("tune-current", games=tuner.progress.games),
        *(_deviation(each, rows) for each in tuner.deviations()[:SHOWN]),
        *(missed or [say("tune-met")]),
    ]


def _deviation(each: Deviation, rows: dict[tuple[str, str], Text]) -> str:
    table, row, column = each.bound.place
    names: dict[str, object] = {
        "table": say("balance-table", table=table),
        "row": say(rows[table, row]),
        "column": say("balance-column", column=column),
    }
    numbers: dict[str, object] = {name: _number(getattr(each.found, name)) for name in ("value", "low", "high")}
    return say(Text("tune-deviation", {"seats": each.seats, **names, **numbers}))


def _number(value: float) -> str:
    return f"{value:.3f}".replace(".", say("balance-decimal"))
