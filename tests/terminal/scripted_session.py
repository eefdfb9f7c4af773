"""Terminal sessions with scripted input and captured output."""

import io
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from rich.console import Console

from shima import fair
from shima.games.game import Game
from shima.language import Language
from shima.players import make
from shima.session import Session
from shima.terminal.content import Content
from shima.terminal.lines import Lines
from shima.terminal.play import TerminalGame

BOTS = ("random", "greedy")


def make_console(width: int = 80, height: int = 60, force_terminal: bool = True) -> tuple[Console, io.StringIO]:
    output = io.StringIO()
    return Console(file=output, width=width, height=height, force_terminal=force_terminal), output


def plain(text: str) -> str:
    """Return the text without colours and control sequences."""
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)


def typed_lines(lines: Sequence[str]) -> Callable[[str], str]:
    """Return a reader that types one line after the other, then reports the end of input."""
    left: Iterator[str] = iter(lines)

    def read(_: str) -> str:
        for line in left:
            return line
        raise EOFError

    return read


class ScriptedSession:
    """A session with these lines typed. `text` is the output."""

    def __init__(
        self,
        game: Game,
        path: Path,
        lines: Sequence[str] | Callable[[str], str],
        players: tuple[str, ...] = ("Anna", "random"),
        code: str = "en",
        width: int = 80,
        seed: str = "7",
        session: Session | None = None,
    ) -> None:
        console, output = make_console(width)
        self.session = session or Session(game, players, fair.derived_seed(seed))
        bots = [make(name, 5) if name in BOTS else None for name in players]
        read = lines if callable(lines) else typed_lines(lines)
        shown = Lines(console, Content(self.session, Language(code)), read)
        self.answer = TerminalGame(console, shown, self.session, bots, path).run()
        self.text = plain(output.getvalue())

    def says(self, words: str) -> bool:
        """Whether the words appear, however the lines were wrapped."""
        return " ".join(words.split()) in " ".join(self.text.split())
