"""`shima simulate`: plays many games between bots and summarises them."""

from typing import Annotated

import typer

from shima.arena.simulate import Plan
from shima.arena.simulate import simulate as run_simulation
from shima.commands.names import Players, player_names
from shima.commands.options import AsJson, GameName, Games, Jobs, Seed, SetFile, TableOptions, table_options
from shima.commands.screen import print_report, progress
from shima.console import say
from shima.games.game import UserError
from shima.games.text import Text
from shima.players import make
from shima.registry import open_game


def simulate(
    game_name: GameName,
    games: Games = 100,
    seed: Seed = "1",
    players: Players = "random,greedy",
    components: SetFile = "",
    option: TableOptions = None,
    save: Annotated[str, typer.Option("--save", metavar="FOLDER", help=say("cli-help-save-folder"))] = "",
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    game = open_game(game_name, components)
    names = player_names(players, game)
    options = table_options(option, game)
    for name in names:
        make(name, 0)
    plan = Plan(game_name, names, seed, components, save, options)
    there = plan.in_the_way(games)
    if there:
        raise UserError(Text("cli-save-exists", {"file": str(there)}))
    with progress(say("cli-simulating", game=game_name), games) as advance:
        report = run_simulation(plan, games, jobs, advance)
    print_report(report, as_json)
