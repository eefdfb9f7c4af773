"""`shima lesson`: commands for authors of lessons."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from shima.commands.options import SetFile
from shima.commands.records import RecordFile, game_of, of_record, read_record
from shima.console import SHIMA, print_line, say, speech
from shima.games.game import Game, UserError
from shima.games.text import Text
from shima.lessons.draft import draft
from shima.lessons.loader import FILE, check_name, open_lesson
from shima.record import MOST_PLAYERS
from shima.registry import open_game, open_game_with


def check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("lesson-help-folder"))], components: SetFile = ""
) -> None:
    def opener(name: str, set_hash: str) -> Game:
        return open_game(name, components, saved=True) if components else open_game_with(name, set_hash)

    taught = open_lesson(folder.resolve(), opener)
    stops = taught.lesson.stops
    args: dict[str, object] = {"folder": str(folder), "languages": ", ".join(taught.words)}
    args |= {"stops": len(stops), "moves": sum(stop.move is not None for stop in stops)}
    print_line(say(Text("lesson-sound", args | {"duration": _duration(taught.lesson.seconds)})))


def _duration(seconds: int) -> Text:
    if seconds % 60:
        return Text("lesson-seconds", {"seconds": seconds})
    return Text("lesson-minutes", {"minutes": seconds // 60})


def new(
    file: RecordFile,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("lesson-help-new-folder"))],
    learner: Annotated[
        int, typer.Option("--learner", metavar="N", min=1, max=MOST_PLAYERS, help=say("lesson-help-learner"))
    ] = 1,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=1, help=say("cli-help-to"))] = None,
    components: SetFile = "",
) -> None:
    saved = read_record(file)
    if learner > len(saved.players):
        raise UserError(Text("lesson-setting-value", {"name": "learner", "least": 1, "most": len(saved.players)}))
    check_name(folder.resolve())
    if folder.exists():
        raise UserError(Text("cli-save-exists", {"file": str(folder)}))
    texts = of_record(file, lambda: draft(saved, game_of(saved, components), learner - 1, to, speech.say))
    folder.mkdir(parents=True)
    for name, text in zip((FILE, f"{speech.code}.ftl"), texts, strict=True):
        (folder / name).write_text(text, encoding="utf-8")
    check_it = f"{SHIMA} lesson check {shlex.quote(str(folder))}"
    check_it += f" --components {shlex.quote(components)}" if components else ""
    print_line(say("lesson-drafted", folder=str(folder), quoted=check_it))
