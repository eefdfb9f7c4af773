"""`shima components`: creates, checks and shows component sets."""

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.syntax import Syntax

from shima.commands.options import AsJson, GameName, SetFile
from shima.commands.screen import screen
from shima.console import SHIMA, USER_ERROR, print_error, print_json, print_line, say, speech
from shima.games.game import UserError
from shima.games.sets import BadSet
from shima.games.text import Text
from shima.registry import open_game, open_set, open_set_text, read_set, standard_set
from shima.tables.set_guide import NAME, new_set, usual_name


def new(
    game_name: GameName,
    file: Annotated[Path | None, typer.Argument(help=say("set-help-new-file"), metavar="FILE")] = None,
    name: Annotated[str, typer.Option("--name", help=say("set-help-new-name"))] = "",
) -> None:
    standard = open_game(game_name)
    if name and not NAME.fullmatch(name):
        raise UserError(Text("set-new-name", {"name": name}))
    stem = file.stem if file else ""
    name = name or (stem if NAME.fullmatch(stem) else usual_name(standard))
    if name == standard.set_name:
        raise UserError(Text("set-new-standard", {"name": name}))
    path = file or Path(f"{name}.toml")
    text = new_set(game_name, name, speech)
    game = open_set_text(text)
    if os.path.lexists(path):
        raise UserError(Text("set-new-exists", {"file": str(path)}))
    with path.open("x", encoding="utf-8") as file_there:
        file_there.write(text)
    args: dict[str, object] = {"file": str(path), "quoted": shlex.quote(str(path)), "shima": SHIMA}
    print_line(say(Text("set-new-done", args | {"set": game.set_name, "game": game_name})))


def check(
    file: Annotated[Path, typer.Argument(help=say("cli-help-set-file"), metavar="FILE")], as_json: AsJson = False
) -> None:
    try:
        game = open_set(file)
    except BadSet as error:
        findings = [{"line": found.line, "where": found.where, "problem": say(found.text)} for found in error.findings]
        if as_json:
            print_json({"file": str(file), "sound": False, "findings": findings})
        else:
            for found in findings:
                print_error(f"{file}:{found['line']}: {found['problem']}")
        raise typer.Exit(USER_ERROR) from error
    if as_json:
        print_json({"file": str(file), "sound": True, "findings": [], "set": game.set_name, "hash": game.set_hash})
    else:
        print_line(say("cli-sound", file=str(file), set=game.set_name, game=game.name, hash=game.set_hash))


def show(game_name: GameName, components: SetFile = "") -> None:
    game = open_game(game_name, components)
    print_line("# " + say("cli-set", set=game.set_name, game=game.name, hash=game.set_hash))
    text = read_set(Path(components)) if components else standard_set(game_name)
    if screen.is_terminal:
        screen.print(Syntax(text, "toml", theme="ansi_light", word_wrap=True, background_color="default"))
    else:
        sys.stdout.write("\n" + text)
