"""Where the command `shima` begins: what must hold before anything large is loaded."""

import os
import signal
import sys


def main() -> None:
    # Ctrl-C may have been switched off by what started us. Until a command runs, it ends the process: there is nothing
    # to tidy up, and an exception in the middle of an import would end in a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _replace_closed_streams()
    from shima.commands.run import run

    raise SystemExit(run(sys.argv[1:]))


def _replace_closed_streams() -> None:
    """A stream that was closed before we began has nothing to read, and takes what is written without keeping it."""
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_RDWR)
            if nothing != number:
                os.dup2(nothing, number)
                os.close(nothing)
            os.set_inheritable(number, True)
            setattr(sys, name, open(number, mode, encoding="utf-8", errors="replace", closefd=False))  # noqa: SIM115
