"""Interface of the two ways to show a game: line by line, and full-screen."""

from types import TracebackType
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from shima.terminal.content import Content


class FrontEnd(Protocol):
    content: Content

    def __enter__(self) -> object: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def show(self, viewer: int | None, since: int) -> None:
        """Show the table, what happened since that move, and the viewer's moves."""
        ...

    def watch(self, viewer: int | None, since: int, seconds: float) -> None:
        """Show what a bot has done, and wait a little."""
        ...

    def busy(self, viewer: int | None, since: int, text: str) -> None:
        """Show that something takes a while, if there is a place for it."""
        ...

    def read(self, prompt: str) -> str:
        """Return the line that the person types. Raise EOFError at the end of the input."""
        ...

    def answer(self, text: Text) -> None:
        """Answer what was typed."""
        ...

    def page(self, title: str, content: RenderableType) -> None:
        """Show something longer, such as the help."""
        ...

    def result(self, since: int) -> None:
        """Show the end of the game."""
        ...
