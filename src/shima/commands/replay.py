"""`shima replay`: a recorded game, move by move."""

from typing import Annotated

import typer

from shima.commands.front_end import Plain, can_fill_the_screen
from shima.commands.options import SetFile
from shima.commands.records import RecordFile, game_of, of_record, read_record
from shima.commands.screen import screen
from shima.console import say, speech
from shima.terminal.replay import Replay, print_replay, step_through


def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help=say("cli-help-position"))] = None,
    components: SetFile = "",
    plain: Plain = False,
) -> None:
    saved = read_record(file)
    replay = of_record(file, lambda: Replay(game_of(saved, components), saved, to, speech))
    if plain or not can_fill_the_screen():
        print_replay(screen, replay, to)
        return
    from shima.terminal.device import Device  # only here: Windows lacks what it imports

    step_through(screen, Device(), replay, to)
