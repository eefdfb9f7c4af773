"""Output of the commands: language, stream and format."""

import json
import os
import sys
from typing import NoReturn

from shima.language import language, plain, preferred, program

USER_ERROR = 2
INTERRUPTED = 130
_RED = "\x1b[31m{}\x1b[0m"

speech = language(preferred(os.environ, sys.argv))
say = speech.say
SHIMA = program()


def print_line(line: str) -> None:
    """Print a line without wrapping it."""
    print(line, flush=True)


def print_json(report: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(report, indent=2, ensure_ascii=False) + "\n")


def print_error(line: str) -> None:
    shown = plain(line)
    sys.stderr.write((_RED.format(shown) if has_colour(sys.stderr.isatty()) else shown) + "\n")


def has_colour(is_terminal: bool) -> bool:
    """Whether colours and bold text may be used."""
    return is_terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") not in ("dumb", "unknown")


def fail(message: str) -> NoReturn:
    """Print one line to standard error and exit with code 2."""
    print_error("shima: " + " ".join(message.split()))
    raise SystemExit(USER_ERROR)
