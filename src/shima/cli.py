"""The command `shima`: every door that opens from a terminal."""

import os
import shlex
import signal
import sys
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from typer.exceptions import Abort, TyperException

from shima import __version__, fair, record
from shima.arena import bench as benchmark
from shima.arena import fuzz as fuzzer
from shima.arena.simulate import Plan
from shima.arena.simulate import simulate as run_simulation
from shima.commands.analyse import analyse
from shima.commands.balance import balance
from shima.commands.components import app as components_app
from shima.commands.dataset import dataset
from shima.commands.ladder import ladder
from shima.commands.lesson import app as lesson_app
from shima.commands.match import match
from shima.commands.options import AsJson, GameName, Games, Jobs, Seed, SetFile
from shima.commands.records import RecordFile, game_of, of_record, read_record
from shima.commands.server import backup, bring, export, restore, serve
from shima.commands.train import train
from shima.games.game import BadNotation, Game
from shima.games.sets import BadSet
from shima.games.text import Text
from shima.language import LANGUAGES
from shima.players import is_bot, make
from shima.record import Record
from shima.shelf import open_game
from shima.sitting import Sitting
from shima.sitting import resume as resume_sitting
from shima.speech import (
    INTERRUPTED,
    SHIMA,
    USER_ERROR,
    errors,
    fail,
    print_line,
    print_report,
    progress,
    say,
    screen,
    speech,
    usage,
)
from shima.terminal import desk
from shima.terminal.play import Seat, Session
from shima.terminal.replay import show

DEFAULT_PLAYERS = "human,level3"
VIOLATION_FOUND = 1

app = typer.Typer(
    name="shima",
    help=say("cli-help-shima", shima=SHIMA),
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(components_app, name="components")
app.add_typer(lesson_app, name="lesson")

Players = Annotated[str, typer.Option("--players", metavar="NAME,NAME", help=say("cli-help-players"))]
Delay = Annotated[float, typer.Option("--delay", min=0, max=60, help=say("cli-help-delay"))]


@app.callback()
def shima(
    context: typer.Context,
    language_code: Annotated[str, typer.Option("--language", metavar="en|de", help=say("cli-help-language"))] = "",
    version: Annotated[bool, typer.Option("--version", help=say("cli-help-version"))] = False,
) -> None:
    """Options that stand before every command. The language has been taken from them before anything is said."""
    if language_code and language_code not in LANGUAGES:
        raise BadNotation(Text("cli-language", {"code": language_code, "known": ", ".join(LANGUAGES)}))
    if version:
        print_line(f"shima {__version__}")
        raise typer.Exit
    _help_without_command(context)


@components_app.callback()
def components(context: typer.Context) -> None:
    _help_without_command(context)


def _help_without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        screen.out(context.get_help(), end="")  # Typer prints its coloured help by itself, and gives back nothing
        raise typer.Exit


@app.command(help=say("cli-help-play", shima=SHIMA))
def play(
    game_name: GameName = "tokaido-duo",
    players: Players = DEFAULT_PLAYERS,
    seed: Seed = "",
    components: SetFile = "",
    save: Annotated[str, typer.Option("--save", metavar="FILE", help=say("cli-help-save"))] = "",
    delay: Delay = 0.6,
) -> None:
    game = open_game(game_name, components)
    if not (seed or components or save) and players == DEFAULT_PLAYERS and sys.stdin.isatty():
        left = desk.unfinished(game_name)
        if left and _wants_to_go_on(left[1]):
            _go_on(*left, components, delay)
    names = tuple(_person(name) for name in _names(players, game))
    path = Path(save) if save else desk.new_path(game_name, datetime.now())
    if save and os.path.lexists(path):
        raise BadNotation(Text("cli-exists", {"file": save, "quoted": shlex.quote(save), "shima": SHIMA}))
    sitting = Sitting(game, names, fair.derived_seed(seed) if seed else fair.new_seed())
    _sit_down(sitting, path, delay)


@app.command(help=say("cli-help-resume", shima=SHIMA))
def resume(
    file: Annotated[Path | None, typer.Argument(help=say("cli-help-resume-file"), metavar="FILE")] = None,
    components: SetFile = "",
    delay: Delay = 0.6,
) -> None:
    if file is not None:
        _go_on(file, read_record(file), components, delay)
    left = desk.unfinished()
    if left is None:
        raise BadNotation(Text("cli-nothing-open", {"shima": SHIMA}))
    _go_on(*left, components, delay)


def _go_on(path: Path, saved: Record, components: str, delay: float) -> NoReturn:
    sitting = of_record(path, lambda: resume_sitting(saved, game_of(saved, components)))
    _sit_down(sitting, path, delay)


def _sit_down(sitting: Sitting, path: Path, delay: float) -> NoReturn:
    seats = [
        Seat(name, make(name, fair.bot_seed(sitting.seed, number)) if is_bot(name) else None)
        for number, name in enumerate(sitting.players)
    ]
    raise typer.Exit(Session(screen, sitting, seats, speech, path, delay).run())


def _wants_to_go_on(saved: Record) -> bool:
    """Whoever left a game unfinished is asked whether to go on with it."""
    question = say("cli-go-on", players=" – ".join(saved.players), moves=len(saved.moves))
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


def _names(players: str, game: Game) -> tuple[str, ...]:
    cleaned = [record.clean_name(name) for name in players.split(",")]
    names = tuple(name.lower() if is_bot(name.lower()) else name for name in cleaned)
    if not all(names):
        raise BadNotation(Text("cli-empty-name", {"players": players}))
    if len(names) not in game.seats:
        seats = ", ".join(str(number) for number in game.seats)
        raise BadNotation(Text("error-seats", {"game": game.name, "players": len(names), "seats": seats}))
    return names


@app.command(help=say("cli-help-simulate", shima=SHIMA))
def simulate(
    game_name: GameName,
    games: Games = 100,
    seed: Seed = "1",
    players: Players = "random,greedy",
    components: SetFile = "",
    save: Annotated[str, typer.Option("--save", metavar="FOLDER", help=say("cli-help-save-folder"))] = "",
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    names = _names(players, open_game(game_name, components))
    for name in names:
        make(name, 0)
    plan = Plan(game_name, names, seed, components, save)
    there = plan.in_the_way(games)
    if there:
        raise BadNotation(Text("cli-save-exists", {"file": str(there)}))
    with progress(say("cli-simulating", game=game_name), games) as advance:
        report = run_simulation(plan, games, jobs, advance)
    print_report(report, as_json)


@app.command(help=say("cli-help-fuzz", shima=SHIMA))
def fuzz(
    game_name: GameName,
    games: Games = 1000,
    seed: Seed = "1",
    components: SetFile = "",
    every: Annotated[int, typer.Option("--every", metavar="N", min=1, help=say("cli-help-every"))] = 1,
    dump: Annotated[str, typer.Option("--dump", metavar="FOLDER", help=say("cli-help-dump"))] = "fuzz",
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    open_game(game_name, components)
    with progress(say("cli-fuzzing", game=game_name), games) as advance:
        report = fuzzer.fuzz(game_name, games, seed, jobs, dump, advance, components, every)
    print_report(report, as_json)
    if report["violations"]:
        raise typer.Exit(VIOLATION_FOUND)


app.command(help=say("cli-help-match", shima=SHIMA))(match)
app.command(help=say("train-help", shima=SHIMA))(train)
app.command(help=say("cli-help-ladder", shima=SHIMA))(ladder)
app.command(help=say("balance-help", shima=SHIMA))(balance)
app.command(help=say("analysis-help", shima=SHIMA))(analyse)
app.command(help=say("dataset-help", shima=SHIMA))(dataset)
app.command(help=say("server-help-serve", shima=SHIMA))(serve)
app.command(help=say("server-help-backup", shima=SHIMA))(backup)
app.command(help=say("server-help-restore", shima=SHIMA))(restore)
app.command(help=say("server-help-export", shima=SHIMA))(export)
app.command("import", help=say("server-help-import", shima=SHIMA))(bring)


@app.command(help=say("cli-help-replay", shima=SHIMA))
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help=say("cli-help-to"))] = None,
    components: SetFile = "",
) -> None:
    saved = read_record(file)
    of_record(file, lambda: show(screen, game_of(saved, components), saved, to, speech))


@app.command(help=say("cli-help-verify", shima=SHIMA))
def verify(file: RecordFile, components: SetFile = "") -> None:
    saved = read_record(file)
    draws = of_record(file, lambda: record.verify(saved, game_of(saved, components)))
    state = "over" if saved.result else "open"
    print_line(say("cli-verified", file=str(file), moves=len(saved.moves), draws=draws, state=state))


@app.command(help=say("cli-help-bench", shima=SHIMA))
def bench(
    game_name: GameName = "tokaido-duo",
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


def main() -> None:
    # Whatever started us may have switched Ctrl-C off, or speak an encoding that lacks some of our signs.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        fail(say("cli-usage", problem=usage(error), shima=SHIMA))
    except BadNotation as error:
        fail(say(error.text))
    except BadSet as error:
        first = error.findings[0]
        args: dict[str, object] = {"file": error.file, "quoted": shlex.quote(error.file), "shima": SHIMA}
        args |= {"line": first.line, "problem": first.text, "count": len(error.findings)}
        fail(say(Text("cli-bad-set", args)))
    except OSError as error:
        if error.filename is not None:
            fail(say("error-file", file=str(error.filename), problem=error.strerror or str(error)))
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody can read what is still to come
        if isinstance(error, BrokenPipeError):
            raise SystemExit(USER_ERROR) from error
        fail(say("cli-not-written", problem=error.strerror or str(error)))
    except (KeyboardInterrupt, EOFError, Abort):
        code = INTERRUPTED
    if code == INTERRUPTED:  # Typer turns Ctrl-C into this code, too
        errors.print(say("cli-interrupted"), highlight=False)
    raise SystemExit(code if isinstance(code, int) else 0)
