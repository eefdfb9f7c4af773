"""Reads the record named on the command line."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from shima import record
from shima.console import fail, say
from shima.games.game import Game
from shima.games.text import Text
from shima.language import plain
from shima.record import LARGEST_RECORD, BadRecord, Record
from shima.registry import GAMES, open_game, open_game_with, read_text

R = TypeVar("R")

RecordFile = Annotated[Path, typer.Argument(help=say("cli-help-record"), metavar="FILE")]


def read_record(path: Path) -> Record:
    return of_record(path, lambda: record.read(read_text(path, LARGEST_RECORD)))


def of_record(path: Path, do: Callable[[], R]) -> R:
    """Call `do` with the record. Report errors with its file and line."""
    try:
        return do()
    except BadRecord as error:
        fail(describe_problem(path, error))


def describe_problem(path: Path, error: BadRecord) -> str:
    """Return what is wrong with the record, and where."""
    place = f"{path}:{error.line}" if error.line else str(path)
    return f"{plain(place)}: {say(error.text)}"


def game_of(saved: Record, components: str) -> Game:
    if saved.game not in GAMES:
        saved.refuse("game", Text("error-game", {"game": saved.game, "games": ", ".join(GAMES)}))
    return _opened(saved.game, components, saved.set_hash)


@cache
def _opened(name: str, components: str, set_hash: str) -> Game:
    return open_game(name, components, saved=True) if components else open_game_with(name, set_hash)
