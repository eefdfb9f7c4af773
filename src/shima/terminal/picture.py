"""What a game's picture in the terminal is: it draws views, and knows no rules."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

from shima.games.game import Game
from shima.games.view_types import LegalMove
from shima.language import Language
from shima.registry import provided
from shima.terminal.plain import Board

View = TypeVar("View", contravariant=True)


class Picture(Protocol[View]):
    def table(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """The board and what lies before each player."""
        ...

    def heading(self, view: View, offer: LegalMove) -> str:
        """The heading of a move, one of those in the view, in the list of moves."""
        ...

    def short(self, view: View, notation: str) -> Text:
        """A move in a few signs, for a long list under its heading."""
        ...

    def score_sheet(self, view: View, names: Sequence[str]) -> RenderableType:
        """How the points come about."""
        ...

    def seat_style(self, seat: int) -> str:
        """The colour of a player."""
        ...


def picture(game: Game, language: Language) -> Picture[Any]:
    """The game's own board, or a plain one."""
    board = provided(game.name, "board", "Board") or Board
    drawn: Picture[Any] = board(game.board(), language)
    return drawn
