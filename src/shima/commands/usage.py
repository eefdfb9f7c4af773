"""Translates errors on the command line, for which Typer only has English."""

import math
import re
from typing import Any

from typer.exceptions import TyperException

from shima.console import SHIMA
from shima.games.text import Text


def usage(error: TyperException) -> Text:
    """Return the mistake, and the command whose help explains the correct usage."""
    context: Any = getattr(error, "ctx", None)
    command = context.command_path if context else SHIMA
    return Text("cli-usage", {"problem": _problem(error), "command": command})


def _problem(error: TyperException) -> Text:
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
        context: Any = getattr(error, "ctx", None)
        known = ", ".join(context.command.list_commands(context)) if context else ""
        return Text("cli-no-command", {"command": command.group(2), "known": known})
    extra = re.match(r"Got unexpected extra argument\(?s?\)? \((.*)\)$", message)
    if extra:
        return Text("cli-extra", {"words": extra.group(1)})
    return Text("cli-other", {"problem": message.rstrip(".")})


def _parameter(error: TyperException) -> str:
    """Return the argument's or option's name as the help shows it."""
    parameter = getattr(error, "param", None)
    return str(parameter.get_error_hint()).replace("'", "") if parameter else "–"


def _bad_value(error: TyperException) -> Text | None:
    """Return the message for a value that is not a number, too small or too large."""
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
