"""`shima train`: trains a game's network by self-play."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from shima.arena import plot as picture
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
    games: Games = 4000,
    seed: Seed = "1",
    start: Annotated[str, typer.Option("--start", metavar="FILE", help=say("train-help-start"))] = "",
    hidden: Annotated[int, typer.Option("--hidden", min=0, max=128, help=say("train-help-hidden"))] = 32,
    simulations: Annotated[
        int, typer.Option("--simulations", min=2, max=10_000, help=say("train-help-simulations"))
    ] = 160,
    fast: Annotated[int, typer.Option("--fast", min=2, max=10_000, help=say("train-help-fast"))] = 32,
    boldness: Annotated[float, typer.Option("--boldness", min=0.001, max=1, help=say("train-help-boldness"))] = 0.008,
    keep: Annotated[float, typer.Option("--keep", min=0.001, max=1, help=say("train-help-keep"))] = 0.25,
    window: Annotated[int, typer.Option("--window", min=1, max=100, help=say("train-help-window"))] = 6,
    gate: Annotated[int, typer.Option("--gate", min=2, max=10_000, help=say("train-help-gate"))] = 200,
    plot: Annotated[str, typer.Option("--plot", metavar="FILE.svg", help=say("train-help-plot"))] = "",
    components: SetFile = "",
    option: TableOptions = None,
    jobs: Jobs = 0,
    cluster: ClusterAddress = "",
    as_json: AsJson = False,
) -> None:
    training = need("shima.arena.training.training", "lab")
    if plot:
        picture.check(Path(plot))
    game = open_game(game_name, components)
    options = table_options(option, game)
    game.new(seats, options)
    plan = need("shima.arena.training.plan", "lab").Plan(
        game_name,
        seats,
        game.set_hash,
        game.rules_version,
        options,
        seed=seed,
        start=start,
        hidden=hidden,
        games=games,
        simulations=simulations,
        fast=fast,
        boldness=boldness,
        keep=keep,
        window=window,
        gate_games=gate,
    )
    run = training.Training(plan, components, folder)
    with progress(say("train-progress", game=game_name), generations * games) as advance:
        show = partial(_plot, Path(plot)) if plot else _nothing
        results = run.run(generations, executor(jobs, cluster), advance, show)[:generations]
        show(results)
    weights = str(run.weights_file(generations - 1))
    if as_json:
        print_json({"weights": weights, "generations": [vars(result) for result in results]})
        return
    for each in results:
        verdict = say("train-accepted" if each.accepted else "train-rejected", share=f"{100 * each.share:.1f}")
        print_line(
            say(
                "train-generation",
                number=each.number,
                positions=each.positions,
                value=f"{each.value_loss:.4f}",
                policy=f"{each.policy_loss:.4f}",
                verdict=verdict,
            )
        )
    print_line(say("train-done", file=weights, player=f"search:sims=200;weights={weights}"))


def _plot(path: Path, generations: list[Any]) -> None:
    titles = (say("train-plot-value"), say("train-plot-policy"), say("train-plot-share"))
    need("shima.arena.training.curves", "lab").plot(generations, path, titles, say("train-plot-axis"))


def _nothing(generations: list[Any]) -> None:
    """Show nothing."""
