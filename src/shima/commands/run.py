"""Runs a command line. Mistakes of the user are reported in one line, never with a traceback."""

import os
import shlex
import signal
import sys
from contextlib import suppress
from io import TextIOWrapper

from typer.exceptions import Abort, Exit, TyperException

from shima.commands.group import root
from shima.commands.usage import usage
from shima.console import INTERRUPTED, SHIMA, USER_ERROR, fail, say
from shima.extras import MissingExtra
from shima.games.game import UserError
from shima.games.sets import BadSet
from shima.games.text import Text

CLOSED_PIPE = 1


def run(arguments: list[str]) -> int:
    """Run the command and return the exit code."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # for encodings that lack some of our characters
    try:
        code = _call(arguments)
        sys.stdout.flush()
    except OSError as error:
        # Nobody can read further output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return CLOSED_PIPE
        with suppress(OSError, SystemExit):
            fail(say("cli-not-written", problem=error.strerror or str(error)))
        return USER_ERROR
    return code


def _call(arguments: list[str]) -> int:
    try:
        _invoke(arguments)
    except Exit as end:
        return int(end.exit_code)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else USER_ERROR
    except (KeyboardInterrupt, EOFError, Abort):
        sys.stderr.write(f"{say('cli-interrupted')}\n")
        return INTERRUPTED
    return 0


def _invoke(arguments: list[str]) -> None:
    """Call the command. Mistakes of the user exit with code 2."""
    command = root()
    try:
        with command.make_context(SHIMA, arguments) as context:
            command.invoke(context)
    except TyperException as error:
        fail(say(usage(error)))
    except (UserError, MissingExtra) as error:
        fail(say(error.text))
    except BadSet as error:
        fail(say(_first_problem(error)))
    except OSError as error:
        if error.filename is None:  # not one of the user's files but one of our streams
            raise
        fail(say("error-file", file=str(error.filename), problem=error.strerror or str(error)))
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing left to clean up


def _first_problem(error: BadSet) -> Text:
    """Return the first problem of a component set, and how to see the others."""
    first = error.findings[0]
    args: dict[str, object] = {"file": error.file, "quoted": shlex.quote(error.file), "shima": SHIMA}
    return Text("cli-bad-set", {**args, "line": first.line, "problem": first.text, "count": len(error.findings)})
