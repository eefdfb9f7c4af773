"""`shima play` and `shima resume`: a game in the terminal."""

import os
import shlex
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from shima import fair
from shima.commands.front_end import Plain, front_end
from shima.commands.names import Players, player_names
from shima.commands.options import DEFAULT_GAME, GameName, Seed, SetFile, TableOptions, table_options
from shima.commands.records import game_of, of_record, read_record
from shima.commands.screen import screen
from shima.console import SHIMA, say, speech
from shima.games.game import UserError
from shima.games.text import Text
from shima.players import is_player, make
from shima.players.plugins import is_path
from shima.record import Record
from shima.registry import open_game
from shima.session import Session
from shima.session import resume as resume_session
from shima.terminal import saved_games
from shima.terminal.content import Content
from shima.terminal.names import shown_names
from shima.terminal.play import TerminalGame

DEFAULT_PLAYERS = "human,level3"

Delay = Annotated[float, typer.Option("--delay", min=0, max=60, help=say("cli-help-delay"))]


def play(
    game_name: GameName = DEFAULT_GAME,
    players: Players = DEFAULT_PLAYERS,
    seed: Seed = "",
    components: SetFile = "",
    option: TableOptions = None,
    save: Annotated[str, typer.Option("--save", metavar="FILE", help=say("cli-help-save"))] = "",
    delay: Delay = 0.6,
    plain: Plain = False,
) -> None:
    game = open_game(game_name, components)
    options = table_options(option, game)
    if not (seed or components or options or save) and players == DEFAULT_PLAYERS and sys.stdin.isatty():
        left = saved_games.unfinished(game_name)
        if left and _wants_to_resume(left[1]):
            _resume(*left, components, delay, plain)
    names = tuple(_person(name) for name in player_names(players, game))
    path = Path(save) if save else saved_games.new_path(game_name, datetime.now())
    if save and os.path.lexists(path):
        raise UserError(Text("cli-exists", {"file": save, "quoted": shlex.quote(save), "shima": SHIMA}))
    session = Session(game, names, fair.derived_seed(seed) if seed else fair.new_seed(), options)
    _play_session(session, path, delay, plain, lambda name: is_player(name) or is_path(name))


def resume(
    file: Annotated[Path | None, typer.Argument(help=say("cli-help-resume-file"), metavar="FILE")] = None,
    components: SetFile = "",
    delay: Delay = 0.6,
    plain: Plain = False,
) -> None:
    if file is not None:
        _resume(file, read_record(file), components, delay, plain)
    left = saved_games.unfinished()
    if left is None:
        raise UserError(Text("cli-nothing-open", {"shima": SHIMA}))
    _resume(*left, components, delay, plain)


def _resume(path: Path, saved: Record, components: str, delay: float, plain: bool) -> NoReturn:
    if saved.resigned:
        raise UserError(Text("cli-resigned", {"file": str(path), "quoted": shlex.quote(str(path)), "shima": SHIMA}))
    session = of_record(path, lambda: resume_session(saved, game_of(saved, components)))
    _play_session(session, path, delay, plain)


def _play_session(
    session: Session, path: Path, delay: float, plain: bool, plays: Callable[[str], bool] = is_player
) -> NoReturn:
    """Play the session. `plays` tells names of bots. A downloaded record must not name modules for us to import."""
    bots = [
        make(name, fair.bot_seed(session.seed, seat)) if plays(name) else None
        for seat, name in enumerate(session.players)
    ]
    shown = front_end(Content(session, speech), plain)
    raise typer.Exit(TerminalGame(screen, shown, session, bots, path, delay).run())


def _wants_to_resume(saved: Record) -> bool:
    """Ask whether to resume an unfinished game."""
    question = say("cli-go-on", players=" – ".join(shown_names(saved.players, speech)), moves=len(saved.moves))
    answers = {"": True, "y": True, "yes": True, "j": True, "ja": True, "n": False, "no": False, "nein": False}
    while True:
        try:
            answer = answers.get(screen.input(f"{question} ", markup=False).strip().lower())
        except UnicodeDecodeError:
            continue
        except KeyboardInterrupt:
            screen.print()
            raise
        if answer is not None:
            return answer


def _person(name: str) -> str:
    return say("play-you") if name.lower() == "human" else name
