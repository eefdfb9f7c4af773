"""The command `shima`: every door that opens from a terminal."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.syntax import Syntax
from rich.table import Table
from typer.exceptions import Abort, TyperException

from shima import __version__, fair, record
from shima.arena import bench as benchmark
from shima.arena import fuzz as fuzzer
from shima.arena.simulate import Plan
from shima.arena.simulate import simulate as run_simulation
from shima.games.game import BadNotation, Game
from shima.games.sets import BadSet
from shima.games.text import Text
from shima.language import LANGUAGES, language, preferred
from shima.players import PLAYERS, make
from shima.record import LARGEST_RECORD, BadRecord, Record
from shima.shelf import open_game, open_set, read_set, read_text, standard_set
from shima.sitting import Sitting
from shima.sitting import resume as resume_sitting
from shima.terminal import desk
from shima.terminal.play import Seat, Session
from shima.terminal.replay import show

R = TypeVar("R")

DEFAULT_PLAYERS = "human,greedy"
USER_ERROR = 2
VIOLATION_FOUND = 1

speech = language(preferred(os.environ, sys.argv))
say = speech.say
screen = Console()
errors = Console(stderr=True)


app = typer.Typer(
    name="shima",
    help=say("cli-help-shima"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
components_app = typer.Typer(no_args_is_help=True, help=say("cli-help-components"))
app.add_typer(components_app, name="components")

GameName = Annotated[str, typer.Argument(help=say("cli-help-game"), metavar="GAME")]
Games = Annotated[int, typer.Option("--games", min=1, max=10_000_000, help=say("cli-help-games"))]
Seed = Annotated[str, typer.Option("--seed", help=say("cli-help-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", min=0, max=256, help=say("cli-help-jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]
SetFile = Annotated[str, typer.Option("--components", metavar="FILE", help=say("cli-help-set"))]
RecordFile = Annotated[Path, typer.Argument(help=say("cli-help-record"), metavar="FILE")]
Players = Annotated[str, typer.Option("--players", metavar="NAME,NAME", help=say("cli-help-players"))]
Delay = Annotated[float, typer.Option("--delay", min=0, max=60, help=say("cli-help-delay"))]


@app.callback()
def shima(
    language_code: Annotated[str, typer.Option("--language", metavar="en|de", help=say("cli-help-language"))] = "",
    version: Annotated[bool, typer.Option("--version", help=say("cli-help-version"))] = False,
) -> None:
    """Options that stand before every command. The language has been taken from them before anything is said."""
    if language_code and language_code not in LANGUAGES:
        raise BadNotation(Text("cli-language", {"code": language_code, "known": ", ".join(LANGUAGES)}))
    if version:
        screen.print(f"shima {__version__}", highlight=False)
        raise typer.Exit


@app.command(help=say("cli-help-play"))
def play(
    game_name: GameName = "tokaido-duo",
    players: Players = DEFAULT_PLAYERS,
    seed: Seed = "",
    components: SetFile = "",
    save: Annotated[str, typer.Option("--save", metavar="FILE", help=say("cli-help-save"))] = "",
    delay: Delay = 0.6,
) -> None:
    game = open_game(game_name, components)
    if not (seed or components or save) and players == DEFAULT_PLAYERS and _wants_to_go_on(game_name):
        resume(None, "", delay)
        return
    names = tuple(_person(name) for name in _names(players, game))
    path = Path(save) if save else desk.new_path(game_name, datetime.now())
    if save and path.exists():
        raise BadNotation(Text("cli-exists", {"file": save}))
    sitting = Sitting(game, names, fair.derived_seed(seed) if seed else fair.new_seed())
    _sit_down(sitting, path, delay)


@app.command(help=say("cli-help-resume"))
def resume(
    file: Annotated[Path | None, typer.Argument(help=say("cli-help-resume-file"), metavar="FILE")] = None,
    components: SetFile = "",
    delay: Delay = 0.6,
) -> None:
    if file is None:
        found = desk.unfinished()
        if found is None:
            raise BadNotation(Text("cli-nothing-open"))
        path, saved = found
    else:
        path, saved = file, _read_record(file)
    sitting = _of_record(path, lambda: resume_sitting(saved, open_game(saved.game, components)))
    _sit_down(sitting, path, delay)


def _sit_down(sitting: Sitting, path: Path, delay: float) -> None:
    seats = [
        Seat(name, make(name, int.from_bytes(sitting.seed[:4], "big") + number) if name in PLAYERS else None)
        for number, name in enumerate(sitting.players)
    ]
    raise typer.Exit(Session(screen, sitting, seats, speech, path, delay).run())


def _wants_to_go_on(game: str) -> bool:
    """Whoever left a game unfinished is asked whether to go on with it."""
    found = desk.unfinished()
    if found is None or found[1].game != game or not sys.stdin.isatty():
        return False
    saved = found[1]
    players = " – ".join(saved.players)
    answer = screen.input(say("cli-go-on", players=players, moves=len(saved.moves)) + " ", markup=False)
    return answer.strip().lower()[:1] in ("", "y", "j")


def _person(name: str) -> str:
    return say("play-you") if name == "human" else name


def _names(players: str, game: Game) -> tuple[str, ...]:
    names = tuple(record.clean_name(name) for name in players.split(","))
    if not all(names):
        raise BadNotation(Text("cli-empty-name", {"players": players}))
    if len(names) not in game.seats:
        seats = ", ".join(str(number) for number in game.seats)
        raise BadNotation(Text("error-seats", {"game": game.name, "players": len(names), "seats": seats}))
    return names


@app.command(help=say("cli-help-simulate"))
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
    with _progress(say("cli-simulating", game=game_name), games) as advance:
        report = run_simulation(plan, games, jobs, advance)
    _print_report(report, as_json)


@app.command(help=say("cli-help-fuzz"))
def fuzz(
    game_name: GameName,
    games: Games = 1000,
    seed: Seed = "1",
    components: SetFile = "",
    dump: Annotated[str, typer.Option("--dump", metavar="FOLDER", help=say("cli-help-dump"))] = "fuzz",
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    open_game(game_name, components)
    with _progress(say("cli-fuzzing", game=game_name), games) as advance:
        report = fuzzer.fuzz(game_name, games, seed, jobs, dump, advance, components)
    _print_report(report, as_json)
    if report["violations"]:
        raise typer.Exit(VIOLATION_FOUND)


@app.command(help=say("cli-help-replay"))
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help=say("cli-help-to"))] = None,
    components: SetFile = "",
) -> None:
    saved = _read_record(file)
    _of_record(file, lambda: show(screen, open_game(saved.game, components), saved, to, speech))


@app.command(help=say("cli-help-verify"))
def verify(file: RecordFile, components: SetFile = "") -> None:
    saved = _read_record(file)
    draws = _of_record(file, lambda: record.verify(saved, open_game(saved.game, components)))
    state = "over" if saved.result else "open"
    said = say("cli-verified", file=str(file), moves=len(saved.moves), draws=draws, state=state)
    screen.print(said, highlight=False, soft_wrap=True)


@components_app.command("check", help=say("cli-help-components-check"))
def components_check(
    file: Annotated[Path, typer.Argument(help=say("cli-help-set-file"), metavar="FILE")], as_json: AsJson = False
) -> None:
    try:
        game = open_set(file)
    except BadSet as error:
        findings = [{"line": found.line, "where": found.where, "problem": say(found.text)} for found in error.findings]
        if as_json:
            _print_json({"file": str(file), "sound": False, "findings": findings})
        else:
            for found in findings:
                _print_error(f"{file}:{found['line']}: {found['problem']}")
        raise typer.Exit(USER_ERROR) from error
    if as_json:
        _print_json({"file": str(file), "sound": True, "findings": [], "set": game.set_name, "hash": game.set_hash})
    else:
        said = say("cli-sound", file=str(file), set=game.set_name, game=game.name, hash=game.set_hash)
        screen.print(said, highlight=False, soft_wrap=True)


@components_app.command("show", help=say("cli-help-components-show"))
def components_show(game_name: GameName, components: SetFile = "") -> None:
    game = open_game(game_name, components)
    screen.print(say("cli-set", set=game.set_name, game=game.name, hash=game.set_hash), highlight=False)
    screen.print()
    text = read_set(Path(components)) if components else standard_set(game_name)
    if screen.is_terminal:
        screen.print(Syntax(text, "toml", theme="ansi_light", word_wrap=True, background_color="default"))
    else:
        sys.stdout.write(text)


@app.command(help=say("cli-help-bench"))
def bench(
    game_name: GameName = "tokaido-duo",
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, max=600, help=say("cli-help-seconds"))] = 3.0,
    as_json: AsJson = False,
) -> None:
    game = open_game(game_name)
    python_loop = benchmark.from_python(game, seconds, 1)
    inside = benchmark.inside(game, seconds, 1)
    _print_report(
        {
            "game": game_name,
            "build": benchmark.build(game),
            "from_python_decisions_per_second": round(python_loop.decisions_per_second),
            "inside_decisions_per_second": round(inside.decisions_per_second),
            "copy_microseconds": round(benchmark.copy_microseconds(game, 1), 3),
        },
        as_json,
    )


def _read_record(path: Path) -> Record:
    return _of_record(path, lambda: record.read(read_text(path, LARGEST_RECORD)))


def _of_record(path: Path, do: Callable[[], R]) -> R:
    """What goes wrong with a record is said with its file and line."""
    try:
        return do()
    except BadRecord as error:
        fail(f"{path}:{error.line}: {say(error.text)}" if error.line else f"{path}: {say(error.text)}")


@contextmanager
def _progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream while something long goes on; results stay alone on the standard output."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def _print_json(report: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(report, indent=2, ensure_ascii=False) + "\n")


def _print_report(report: dict[str, object], as_json: bool) -> None:
    if as_json:
        _print_json(report)
        return
    table = Table(show_header=False, box=None, pad_edge=False)
    for name, value in report.items():
        shown = f"{value:,}" if isinstance(value, int) else value if isinstance(value, str) else json.dumps(value)
        table.add_row(name.replace("_", " "), shown)
    screen.print(table)


def _print_error(line: str) -> None:
    errors.print(line, style="red", markup=False, highlight=False, soft_wrap=True)


def fail(message: str) -> NoReturn:
    """One line on the error stream, exit code 2."""
    _print_error("shima: " + " ".join(message.split()))
    raise SystemExit(USER_ERROR)


def main() -> None:
    try:
        code = app(standalone_mode=False)
    except TyperException as error:
        fail(say("cli-usage", problem=error.format_message()))
    except BadNotation as error:
        fail(say(error.text))
    except BadSet as error:
        first = error.findings[0]
        fail(say("cli-bad-set", line=first.line, problem=first.text, count=len(error.findings)))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise SystemExit(USER_ERROR) from error
        fail(say("error-file", file=str(error.filename or "–"), problem=error.strerror or str(error)))
    except (KeyboardInterrupt, EOFError, Abort):
        errors.print(say("cli-interrupted"), highlight=False)
        raise SystemExit(130) from None
    raise SystemExit(code if isinstance(code, int) else 0)
