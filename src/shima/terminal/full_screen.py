"""A game in the whole terminal: panes for the board, mats, display, moves and log above a line to type in."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from rich.console import Console, Group, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from shima.terminal import keys
from shima.terminal.content import Content
from shima.terminal.editor import Editor
from shima.terminal.frame import Frame
from shima.terminal.screens import PageScreen, Prompt, TableScreen

ARROWS = {keys.LEFT: (-8, 0), keys.RIGHT: (8, 0), keys.UP: (0, -3), keys.DOWN: (0, 3)}


class Keyboard(Protocol):
    """What the full screen needs from a terminal; `device.Device` is the real one."""

    def __enter__(self) -> object: ...

    def __exit__(self, *_: object) -> None: ...

    def draw(self, lines: Sequence[str], cursor: tuple[int, int] | None = None) -> None: ...

    def key(self) -> str: ...

    def pause(self, seconds: float) -> Iterator[str]: ...


class FullScreen:
    """Draws screens and reads lines. The size of the terminal may change at any time."""

    def __init__(self, console: Console, content: Content, device: Keyboard) -> None:
        self.console = console
        self.content = content
        self._device = device
        self._table = TableScreen(content, None, 0)
        self._answer: RenderableType | None = None

    def __enter__(self) -> None:
        self._device.__enter__()

    def __exit__(self, *_: object) -> None:
        self._device.__exit__(*_)

    def show(self, viewer: int | None, since: int) -> None:
        """Show the position. There is space for all that happened since the viewer's last turn."""
        seen = since if viewer is None else min(since, self.content.last_turn(viewer))
        self._table = TableScreen(self.content, viewer, seen)

    def watch(self, viewer: int | None, since: int, seconds: float) -> None:
        waiting = self.content.language.say("play-waiting")
        self.busy(viewer, since, waiting)
        for _ in self._device.pause(seconds):
            self._draw(Prompt(waiting))

    def busy(self, viewer: int | None, since: int, text: str) -> None:
        self.show(viewer, since)
        self._draw(Prompt(text))

    def read(self, prompt: str) -> str:
        """Read a line. Arrow keys move the board while the line is empty, page keys the moves."""
        editor = Editor()
        self._draw(Prompt(prompt, editor))
        while True:
            key = self._device.key()
            if key == keys.ENTER:
                self._answer = None
                return editor.text
            if key == keys.END_OF_INPUT and not editor.text:
                raise EOFError
            if editor.press(key):
                self._draw(Prompt(prompt, editor), prompt_only=True)
                continue
            if key in ARROWS:
                self._table.move_board(*ARROWS[key])
            elif key in (keys.PAGE_UP, keys.PAGE_DOWN):
                self._table.turn_page(1 if key == keys.PAGE_DOWN else -1)
            self._draw(Prompt(prompt, editor))

    def key(self, text: str) -> str:
        """Show the position above this text, and wait for a key."""
        self._draw(Prompt(text))
        return self._device.key()

    def answer(self, text: Text) -> None:
        self._answer = text

    def page(self, title: str, content: RenderableType) -> None:
        """Show something that may be longer than the screen, until a key closes it."""
        page = PageScreen(title, content, self.content.language)
        while True:
            self._show(page.frame(self.console, *self.console.size))
            key = self._device.key()
            if key in (keys.ENTER, keys.ESCAPE, keys.END_OF_INPUT, "q"):
                return
            page.press(key)

    def result(self, since: int) -> None:
        self.show(None, since)
        content = self.content
        sheet = Group(
            content.score_sheet(), "", content.story(None, since), "", content.table(None, self.console.width)
        )
        self.page(content.language.say("play-over"), sheet)

    def _draw(self, prompt: Prompt, prompt_only: bool = False) -> None:
        frame, cursor = self._table.frame(self.console, *self.console.size, prompt, self._answer, prompt_only)
        self._show(frame, cursor)

    def _show(self, frame: Frame, cursor: tuple[int, int] | None = None) -> None:
        with self.console.capture() as capture:
            self.console.print(SegmentLines(frame.lines, new_lines=True), end="", crop=False)
        self._device.draw(capture.get().split("\n")[: len(frame.lines)], cursor)
