"""`shima bench`: measures the speed of the engine on this machine."""

from typing import Annotated

import typer

from shima.arena import bench as benchmark
from shima.commands.options import DEFAULT_GAME, AsJson, GameName
from shima.commands.screen import print_report
from shima.console import say
from shima.registry import open_game


def bench(
    game_name: GameName = DEFAULT_GAME,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, max=600, help=say("cli-help-seconds"))] = 3.0,
    as_json: AsJson = False,
) -> None:
    game = open_game(game_name)
    python_loop = benchmark.from_python(game, seconds, 1)
    inside = benchmark.inside(game, seconds, 1)
    print_report(
        {
            "game": game_name,
            "build": benchmark.build(game),
            "from_python_decisions_per_second": round(python_loop.decisions_per_second),
            "inside_decisions_per_second": round(inside.decisions_per_second),
            "copy_microseconds": round(benchmark.copy_microseconds(game, 1), 3),
        },
        as_json,
    )
