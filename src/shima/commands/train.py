"""`shima train`: trains a game's weights by self-play."""

from pathlib import Path
from typing import Annotated

import typer

from shima.arena.executors import executor
from shima.commands.options import (
    AsJson,
    ClusterAddress,
    GameName,
    Games,
    Jobs,
    Seats,
    Seed,
    SetFile,
    TableOptions,
    table_options,
)
from shima.commands.screen import progress
from shima.console import print_json, print_line, say
from shima.extras import need
from shima.registry import open_game


def train(
    game_name: GameName,
    folder: Annotated[Path, typer.Option("--save", metavar="FOLDER", help=say("train-help-save"))],
    seats: Seats = 2,
    generations: Annotated[int, typer.Option("--generations", min=1, max=1000, help=say("train-help-generations"))] = 8,
    games: Games = 10_000,
    seed: Seed = "1",
    boldness: Annotated[float, typer.Option("--boldness", min=0.001, max=1, help=say("train-help-boldness"))] = 0.02,
    keep: Annotated[float, typer.Option("--keep", min=0.001, max=1, help=say("train-help-keep"))] = 0.1,
    simulations: Annotated[int, typer.Option("--simulations", min=0, max=1000, help=say("train-help-simulations"))] = 0,
    start: Annotated[str, typer.Option("--start", metavar="FILE", help=say("train-help-start"))] = "",
    components: SetFile = "",
    option: TableOptions = None,
    jobs: Jobs = 0,
    cluster: ClusterAddress = "",
    as_json: AsJson = False,
) -> None:
    training = need("shima.arena.train", "lab")
    game = open_game(game_name, components)
    options = table_options(option, game)
    game.new(seats, options)
    rules = game.rules_version
    plan = training.Plan(
        game_name, seats, game.set_hash, games, seed, boldness, keep, simulations, start, options, rules
    )
    training_run = training.Training(plan, components, folder)
    with progress(say("train-progress", game=game_name), generations * games) as advance:
        results = training_run.run(generations, executor(jobs, cluster), advance)
    weights = str(training_run.weights_file(generations - 1))
    if as_json:
        print_json({"weights": weights, "generations": [vars(result) for result in results]})
        return
    for result in results:
        print_line(say("train-lesson", number=result.generation, positions=result.positions, loss=f"{result.loss:.4f}"))
    print_line(say("train-done", file=weights, player=f"search:sims=200;weights={weights}"))
