"""Screens of recorded positions at three sizes, shown in docs/terminal.md.

The records are games of bots with the current standard sets; replace them when a set changes.
`make screens` rewrites the files in docs/screens; test_pinned_screens.py compares them.
"""

import io
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from rich.console import Console

from shima import record
from shima.language import language
from shima.record import Record
from shima.registry import open_game_with
from shima.session import Session
from shima.terminal.content import Content
from shima.terminal.editor import Editor
from shima.terminal.frame import Frame
from shima.terminal.screens import Prompt, TableScreen

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "screens"
RECORDS = ROOT / "tests" / "terminal" / "records"
SIZES = ((80, 24), (100, 40), (140, 50))


@dataclass(frozen=True)
class Position:
    """A recorded game after some moves, with these players."""

    name: str
    record: str
    moves: int
    players: tuple[str, ...]

    def saved(self) -> Record:
        return record.read((RECORDS / f"{self.record}.shima").read_text(encoding="utf-8"))

    def session(self) -> Session:
        saved = self.saved()
        game = open_game_with(saved.game, saved.set_hash)
        session = Session.unplayed(game, self.players, bytes.fromhex(saved.seed), saved.options)
        for _, move in list(record.steps(saved, game))[: self.moves]:
            session.push(move)
        return session


CHAIN = Position("yamatai", "yamatai-2", 108, ("Ann", "level3"))
PLACING = Position("yamatai-place", "yamatai-3", 116, ("Ann", "level3", "Ben"))
FLEETS = Position("yamatai-fleet", "yamatai-4", 231, ("Ann", "level3", "level1", "level3"))
DICE = Position("tokaido-duo", "tokaido-duo", 99, ("Ann", "level3"))
ACTION = Position("tokaido-duo-action", "tokaido-duo", 100, ("Ann", "level3"))


@dataclass(frozen=True)
class Pinned:
    """A screen that is kept as a file."""

    position: Position
    size: tuple[int, int]
    code: str = "en"

    @property
    def file(self) -> str:
        language = "" if self.code == "en" else f".{self.code}"
        return f"{self.position.name}-{self.size[0]}x{self.size[1]}{language}.txt"

    def text(self) -> str:
        return screen(self.position.session(), self.size, self.code).text()


PINNED = (
    *(Pinned(position, size) for position in (CHAIN, DICE) for size in SIZES),
    Pinned(PLACING, (80, 24)),
    Pinned(ACTION, (80, 24)),
    Pinned(FLEETS, (80, 24), "de"),
    Pinned(DICE, (100, 40), "de"),
)


def screen(session: Session, size: tuple[int, int], code: str, typed: str = "") -> Frame:
    """Return the screen of the player who decides."""
    console = Console(file=io.StringIO(), width=size[0], height=size[1], force_terminal=True, legacy_windows=False)
    seat = session.state.actor()
    content = Content(session, language(code))
    editor = Editor()
    for sign in typed:
        editor.press(sign)
    with patch.dict(os.environ, TERM="xterm"):
        table = TableScreen(content, seat, content.last_turn(seat))
        frame, _ = table.frame(console, *size, Prompt(content.prompt(seat), editor), None)
    return frame


def write(pinned: Sequence[Pinned] = PINNED) -> None:
    FOLDER.mkdir(exist_ok=True)
    for each in pinned:
        (FOLDER / each.file).write_text(each.text(), encoding="utf-8")


if __name__ == "__main__":
    write()
