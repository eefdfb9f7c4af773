"""`shima replay`: a recorded game, move by move."""

from typing import Annotated

import typer

from shima.commands.options import SetFile
from shima.commands.records import RecordFile, game_of, of_record, read_record
from shima.commands.screen import screen
from shima.console import say, speech
from shima.terminal.replay import show


def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help=say("cli-help-to"))] = None,
    components: SetFile = "",
) -> None:
    saved = read_record(file)
    of_record(file, lambda: show(screen, game_of(saved, components), saved, to, speech))
