"""Interface of a game's board in the terminal. It draws views and knows no rules."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

from shima.games.game import Game
from shima.games.view_types import LegalMove
from shima.language import Language
from shima.registry import provided
from shima.terminal.canvas import Point
from shima.terminal.part import Drawing, Part
from shima.terminal.plain import Board

View = TypeVar("View", contravariant=True)


class Picture(Protocol[View]):
    def table(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Return the board and the players' areas, one below the other."""
        ...

    def head(self, view: View, names: Sequence[str], width: int) -> Text:
        """Return in one line whose turn it is and how far it has got."""
        ...

    def board_size(self, view: View, width: int) -> Point:
        """Return the width and height of the whole board in a pane of this width. It may be wider than the pane."""
        ...

    def board(self, view: View, width: int, height: int, shift: Point) -> Drawing:
        """Draw the board, or the part of it that matters most now, moved by `shift`."""
        ...

    def display(self, view: View, names: Sequence[str]) -> list[Part]:
        """Return what is on the table next to the board."""
        ...

    def mats(self, view: View, names: Sequence[str]) -> list[Part]:
        """Return the players' areas."""
        ...

    def brief_mats(self, view: View, names: Sequence[str]) -> list[Part]:
        """Return the players' areas in a few lines."""
        ...

    def heading(self, view: View, offer: LegalMove) -> str:
        """Return the heading under which a move of the view is listed."""
        ...

    def short(self, view: View, notation: str) -> Text:
        """Return a short form of a move, for a long list under its heading."""
        ...

    def notation(self, typed: str) -> str:
        """Return the notation of a move that was typed in the player's language."""
        ...

    def score_sheet(self, view: View, names: Sequence[str]) -> RenderableType:
        """Return how the points add up."""
        ...

    def seat_style(self, seat: int) -> str:
        """Return the colour of a player."""
        ...


def picture(game: Game, language: Language) -> Picture[Any]:
    """Return the game's own board, or a plain one."""
    board = provided(game.name, "board", "Board") or Board
    drawn: Picture[Any] = board(game.board(), language)
    return drawn
