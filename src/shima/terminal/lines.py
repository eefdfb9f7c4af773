"""A game line by line: for pipes, files and terminals that cannot do more."""

import time
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from shima.terminal.content import Content
from shima.terminal.offer import MoveList


class Lines:
    """Prints everything below what was printed before."""

    def __init__(self, console: Console, content: Content, read: Callable[[str], str] = input) -> None:
        self.console = console
        self.content = content
        self._read = read

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass

    def show(self, viewer: int | None, since: int) -> None:
        self.console.print()
        self.console.print(self.content.table(viewer, self.console.width))
        self.console.print(Padding(self.content.story(viewer, since), (1, 0)))
        if viewer is not None:
            self.console.print(self._moves(viewer))

    def watch(self, viewer: int | None, since: int, seconds: float) -> None:
        self.console.print(self.content.story(viewer, since))
        time.sleep(seconds)

    def busy(self, viewer: int | None, since: int, text: str) -> None:
        pass

    def read(self, prompt: str) -> str:
        return self._read(f"{prompt} ")

    def answer(self, text: Text) -> None:
        self.console.print(text, soft_wrap=True)

    def page(self, title: str, content: RenderableType) -> None:
        self.console.print(content)

    def result(self, since: int) -> None:
        self.show(None, since)
        self.console.print(self.content.score_sheet())
        self.console.print()

    def _moves(self, viewer: int) -> RenderableType:
        content = self.content
        view = content.view(viewer)
        moves = MoveList(content.game, content.state, view, content.names, content.language, content.picture)
        return moves.whole(self.console.width)
