"""The plain board, for games without their own: the view as a table, and a list of moves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima.games.view_types import LegalMove
from shima.language import Language

SEAT_STYLES = ("bright_blue", "magenta", "green", "yellow", "cyan", "red")
NOT_SHOWN = ("game", "viewer", "actor", "players", "ranking", "moves")
"""Fields that other parts of the screen show."""


class Board:
    """Draws views of any game. The catalogues may translate field names: `field-NAME`, with hyphens for underscores."""

    def __init__(self, board: Mapping[str, Any], language: Language) -> None:
        self._board = board
        self._language = language

    def table(self, view: Mapping[str, Any], names: Sequence[str], width: int) -> RenderableType:
        shown = {**self._board, **{name: value for name, value in view.items() if name not in NOT_SHOWN}}
        rows = Table.grid(padding=(0, 2))
        for name, text in self._fields(shown):
            rows.add_row(Text(name, "bold"), Text(text))
        return Group(rows, self._players(view, names))

    def heading(self, view: Mapping[str, Any], offer: LegalMove) -> str:
        return ""

    def short(self, view: Mapping[str, Any], notation: str) -> Text:
        return Text(notation)

    def score_sheet(self, view: Mapping[str, Any], names: Sequence[str]) -> RenderableType:
        return self._players(view, names)

    def seat_style(self, seat: int) -> str:
        return SEAT_STYLES[seat % len(SEAT_STYLES)]

    def _players(self, view: Mapping[str, Any], names: Sequence[str]) -> RenderableType:
        """Return a table with a column per player and a row per field."""
        sheet = Table(box=ROUNDED)
        sheet.add_column("")
        own = [dict(self._fields(player)) for player in view["players"]]
        for seat, name in enumerate(names):
            sheet.add_column(Text(name, f"bold {self.seat_style(seat)}"), justify="right", overflow="fold")
        for field in dict.fromkeys(field for fields in own for field in fields):
            sheet.add_row(Text(field, "bold"), *(Text(fields.get(field, "")) for fields in own))
        return sheet

    def _fields(self, fields: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        for name, value in fields.items():
            if value not in (None, "", [], {}):
                yield self._name(name), self._text(value)

    def _name(self, field: str) -> str:
        key = f"field-{field.replace('_', '-')}"
        return self._language.say(key) if self._language.has(key) else field.replace("_", " ")

    def _text(self, value: object) -> str:
        if isinstance(value, dict):
            return ", ".join(f"{self._name(str(name))} {self._text(each)}" for name, each in value.items())
        if isinstance(value, list | tuple):
            return ", ".join(self._text(each) for each in value)
        return str(value)
