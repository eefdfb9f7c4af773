"""`shima dataset`: writes bots' games as a table for machine learning."""

import os
from pathlib import Path
from typing import Annotated

import typer

from shima.arena.simulate import Plan
from shima.commands.names import player_names
from shima.commands.options import AsJson, GameName, Games, Jobs, Seed, SetFile, TableOptions, table_options
from shima.commands.screen import progress
from shima.console import print_json, print_line, say
from shima.extras import need
from shima.games.game import UserError, check_table
from shima.games.text import Text
from shima.players import make
from shima.registry import open_game


def dataset(
    game_name: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help=say("dataset-help-out"))],
    games: Games = 1000,
    players: Annotated[
        str, typer.Option("--players", metavar="NAME,NAME", help=say("dataset-help-players"))
    ] = "level1,level1",
    seed: Seed = "1",
    components: SetFile = "",
    option: TableOptions = None,
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    writing = need("shima.research.dataset", "research")
    game = open_game(game_name, components)
    names = player_names(players, game)
    for name in names:
        make(name, 0)
    options = table_options(option, game)
    check_table(game, len(names), options)
    if os.path.lexists(out):
        raise UserError(Text("dataset-exists", {"file": str(out)}))
    plan = Plan(game_name, names, seed, components, options=options)
    with progress(say("dataset-writing", game=game_name), games) as advance:
        rows = writing.write(plan, games, jobs, out, advance)
    size = out.stat().st_size
    if as_json:
        print_json({"file": str(out), "game": game_name, "games": games, "rows": rows, "bytes": size})
    else:
        print_line(say("dataset-done", file=str(out), games=games, rows=rows, kilobytes=-(-size // 1000)))
