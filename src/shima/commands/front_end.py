"""Full screen or line by line: what this terminal can do."""

import os
import sys
from importlib.util import find_spec
from typing import Annotated

import typer

from shima.commands.screen import screen
from shima.console import say
from shima.terminal.content import Content
from shima.terminal.front_end import FrontEnd
from shima.terminal.full_screen import FullScreen
from shima.terminal.lines import Lines

Plain = Annotated[bool, typer.Option("--plain", help=say("cli-help-plain"))]
DRAWING = "│─╭⌂▸¥"
"""Signs that a full screen needs."""


def front_end(content: Content, plain: bool) -> FrontEnd:
    """Return the full screen where the terminal can do that, and lines otherwise."""
    if plain or not can_fill_the_screen():
        return Lines(screen, content)
    from shima.terminal.device import Device  # only here: Windows lacks what it imports

    return FullScreen(screen, content, Device())


def can_fill_the_screen() -> bool:
    """Whether this is a terminal that moves the cursor and shows our signs."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") in ("dumb", "unknown"):
        return False
    try:
        DRAWING.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return find_spec("termios") is not None
