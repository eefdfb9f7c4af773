"""Help pages of the commands, in the chosen language."""

import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

from shima.commands.index import Entry
from shima.console import SHIMA, has_colour, say

WIDEST = 110
WIDEST_NAME = 28
INDENT = "  "

Row = tuple[str, str]


def page(command: Any, context: Any, entries: tuple[Entry, ...] = ()) -> str:
    """Return the help page: description, examples, arguments and options."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    parameters = command.get_params(context)
    arguments = [each for each in parameters if each.param_type_name == "argument"]
    options = [each for each in parameters if each.param_type_name == "option"]
    lines = [_usage(context.command_path, arguments, bool(entries))]
    lines += ["", *_prose(command.help or "", width)]
    commands = [(entry.name, _summary(entry)) for entry in entries]
    for part, rows in (
        ("commands", commands),
        ("arguments", [(_name(each), _explained(each)) for each in arguments]),
        ("options", [(_written(each), _explained(each)) for each in options]),
    ):
        if rows:
            lines += ["", _bold(say("cli-help-part", part=part)), *_table(rows, width)]
    return "\n".join(lines)


def _usage(path: str, arguments: Iterable[Any], has_commands: bool) -> str:
    words = [path, say("cli-help-usage-options")]
    words += [_name(each) if each.required else f"[{_name(each)}]" for each in arguments]
    words += [say("cli-help-usage-command")] if has_commands else []
    return f"{_bold(say('cli-help-part', part='usage'))} {' '.join(words)}"


def _prose(text: str, width: int) -> Iterator[str]:
    """Wrap paragraphs. Examples stay on one line, so that they can be copied."""
    for line in re.sub(rf"\n+(?={re.escape(SHIMA)} )", "\n", text).splitlines():
        if line.startswith(f"{SHIMA} "):
            yield f"{INDENT}{line}"
        else:
            yield from wrap(line, width) or [""]


def _summary(entry: Entry) -> str:
    """Return the first paragraph of the command's help."""
    return say(entry.help, shima=SHIMA).partition("\n\n")[0]


def _table(rows: list[Row], width: int) -> Iterator[str]:
    """Format two columns. The description of a long name starts on the next line."""
    column = min(max(len(name) for name, _ in rows), WIDEST_NAME)
    for name, text in rows:
        first, *rest = wrap(" ".join(text.split()), max(width - column - 2 * len(INDENT), 20)) or [""]
        if len(name) > column:
            yield f"{INDENT}{name}"
        left = name if len(name) <= column else ""
        yield f"{INDENT}{left:{column}}{INDENT}{first}".rstrip()
        for line in rest:
            yield f"{INDENT}{'':{column}}{INDENT}{line}"


def _name(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


def _written(option: Any) -> str:
    """Return the option as it is typed: a flag by its names, any other with its value."""
    names = ", ".join(sorted(option.opts, key=len))
    if option.is_flag:
        return " / ".join([names, *option.secondary_opts])
    return f"{names} {option.metavar or _kind(option)}"


def _kind(option: Any) -> str:
    numbers = (int, int | None, float, float | None)
    return "N" if option.type_descriptor.annotation in numbers else say("cli-help-text")


def _explained(parameter: Any) -> str:
    """Return the parameter's description, with its default and range in brackets."""
    text = say("cli-help-help") if parameter.name == "help" else parameter.help or ""
    notes = [note for note in (_bounds(parameter), _default(parameter)) if note]
    if parameter.required and parameter.param_type_name == "option":
        notes.insert(0, say("cli-help-required"))
    if parameter.envvar:
        notes.append(f"${parameter.envvar}")
    return f"{text} ({'; '.join(notes)})" if notes else text


def _bounds(parameter: Any) -> str:
    least, most = parameter.min, parameter.max
    if "|" in (parameter.metavar or ""):  # all values are listed
        return ""
    if least is None:
        return "" if most is None else say("cli-help-at-most", most=f"{most:.10g}")
    if most is None:
        return say("cli-help-at-least", least=f"{least:.10g}") if least else ""
    return say("cli-help-between", least=f"{least:.10g}", most=f"{most:.10g}")


def _default(parameter: Any) -> str:
    """Return the default to show; none for flags and for empty values, which the description explains."""
    value = parameter.default
    if value is None or value in ("", (), []) or isinstance(value, bool):
        return ""
    return say("cli-help-default", value=f"{value:.10g}" if isinstance(value, float) else str(value))


def _bold(text: str) -> str:
    return f"\x1b[1m{text}\x1b[0m" if has_colour(sys.stdout.isatty()) else text
