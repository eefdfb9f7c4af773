"""What the command says: in which language, on which stream, in which form."""

import json
import math
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.exceptions import TyperException

from shima.games.text import Text
from shima.language import language, plain, preferred, program

USER_ERROR = 2
INTERRUPTED = 130

speech = language(preferred(os.environ, sys.argv))
say = speech.say
SHIMA = program()
screen = Console()
errors = Console(stderr=True)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream while something long goes on; results stay alone on the standard output."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def print_line(line: str) -> None:
    """A line that stays whole, however narrow the screen is."""
    screen.print(line, markup=False, highlight=False, soft_wrap=True)


def print_json(report: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(report, indent=2, ensure_ascii=False) + "\n")


def print_report(report: dict[str, object], as_json: bool) -> None:
    if as_json:
        print_json(report)
        return
    table = Table(show_header=False, box=None, pad_edge=False)
    for name, value in report.items():
        shown = f"{value:,}" if isinstance(value, int) else value if isinstance(value, str) else json.dumps(value)
        table.add_row(name.replace("_", " "), plain(shown))
    screen.print(table, markup=False)


def print_error(line: str) -> None:
    errors.print(plain(line), style="red", markup=False, highlight=False, soft_wrap=True)


def fail(message: str) -> NoReturn:
    """One line on the error stream, exit code 2."""
    print_error("shima: " + " ".join(message.split()))
    raise SystemExit(USER_ERROR)


def usage(error: TyperException) -> Text:
    """What was wrong with the command line. Typer says it in English only: the usual slips are said in our words."""
    message = error.format_message()
    kind = type(error).__name__
    option = getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        return Text("cli-no-option", {"option": option})
    if kind == "BadOptionUsage":
        return Text("cli-no-value" if "not take" in message else "cli-needs-value", {"option": option})
    if kind == "MissingParameter":
        return Text("cli-missing", {"name": _parameter(error)})
    if kind == "BadParameter":
        return _bad_value(error) or Text("cli-other", {"problem": message})
    command = re.match(r"No such command (['\"])(.*?)\1\.", message)
    if command:
        commands: dict[str, object] = getattr(getattr(error, "cmd", None), "commands", {})
        return Text("cli-no-command", {"command": command.group(2), "known": ", ".join(commands)})
    extra = re.match(r"Got unexpected extra argument\(?s?\)? \((.*)\)$", message)
    if extra:
        return Text("cli-extra", {"words": extra.group(1)})
    return Text("cli-other", {"problem": message.rstrip(".")})


def _parameter(error: TyperException) -> str:
    """The argument's or option's name as it stands in the help."""
    parameter = getattr(error, "param", None)
    return str(parameter.get_error_hint()).replace("'", "") if parameter else "–"


def _bad_value(error: TyperException) -> Text | None:
    """A value that is no number, too small or too large, by what the validation found."""
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    if not found:
        return None
    args: dict[str, object] = {"name": _parameter(error), "value": str(found[0].get("input", ""))}
    limits = found[0].get("ctx", {})
    kind = str(found[0].get("type", ""))
    if kind.startswith("int_"):
        return Text("cli-not-whole", args)
    if kind.startswith("float_") or _is_nan(str(args["value"])):
        return Text("cli-not-number", args)
    if "ge" in limits:
        return Text("cli-too-small", {**args, "least": f"{limits['ge']:.10g}"})
    if "le" in limits:
        return Text("cli-too-large", {**args, "most": f"{limits['le']:.10g}"})
    return None


def _is_nan(text: str) -> bool:
    try:
        return math.isnan(float(text))
    except ValueError:
        return False
