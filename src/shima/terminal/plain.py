"""The plain board, for games without their own: the view as a table, and a list of moves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima.games.view_types import LegalMove
from shima.language import Language
from shima.terminal.canvas import Point
from shima.terminal.part import Drawing, Part, Priority

SEAT_STYLES = ("bright_blue", "magenta", "green", "yellow", "cyan", "red")
GAP = 2
NARROWEST, WIDEST = 40, 76  # columns of the board
NOT_SHOWN = ("game", "viewer", "actor", "players", "ranking", "moves")
"""Fields that other parts of the screen show."""


class Board:
    """Draws views of any game. The catalogues may translate field names: `field-NAME`, with hyphens for underscores."""

    def __init__(self, board: Mapping[str, Any], language: Language) -> None:
        self._board = board
        self._language = language

    def table(self, view: Mapping[str, Any], names: Sequence[str], width: int) -> RenderableType:
        return Group(self._position(view), self._players(view, names))

    def head(self, view: Mapping[str, Any], names: Sequence[str], width: int) -> Text:
        head = Text(self._language.say("play-round", round=view["round"]), "bold")
        actor = view["actor"]
        if isinstance(actor, int):
            head.append(" · ").append(names[actor - 1], f"bold {self.seat_style(actor - 1)}")
        return head

    def board_size(self, view: Mapping[str, Any], width: int) -> Point:
        fields = list(self._fields(self._shown(view)))
        widest = max(cell_len(name) for name, _ in fields) + GAP + max(cell_len(text) for _, text in fields)
        return min(max(widest, NARROWEST), WIDEST), len(fields)

    def board(self, view: Mapping[str, Any], width: int, height: int, shift: Point) -> Drawing:
        return Drawing(self._position(view))

    def display(self, view: Mapping[str, Any], names: Sequence[str]) -> list[Part]:
        return []

    def mats(self, view: Mapping[str, Any], names: Sequence[str]) -> list[Part]:
        found: list[Part] = []
        for seat, (name, player) in enumerate(zip(names, view["players"], strict=True)):
            acting = view["actor"] == seat + 1
            title = Text.assemble("▸ " if acting else "", (name, f"bold {self.seat_style(seat)}"))
            rows = Table.grid(padding=(0, 2))
            for field, text in self._fields(player):
                rows.add_row(Text(field), Text(text))
            found.append(Part(title, rows, Priority.NEEDED if acting else Priority.OTHERS))
        return found

    def brief_mats(self, view: Mapping[str, Any], names: Sequence[str]) -> list[Part]:
        return self.mats(view, names)

    def heading(self, view: Mapping[str, Any], offer: LegalMove) -> str:
        return ""

    def short(self, view: Mapping[str, Any], notation: str) -> Text:
        return Text(notation)

    def notation(self, typed: str) -> str:
        return typed

    def score_sheet(self, view: Mapping[str, Any], names: Sequence[str]) -> RenderableType:
        return self._players(view, names)

    def seat_style(self, seat: int) -> str:
        return SEAT_STYLES[seat % len(SEAT_STYLES)]

    def _position(self, view: Mapping[str, Any]) -> RenderableType:
        rows = Table.grid(padding=(0, GAP))
        for name, text in self._fields(self._shown(view)):
            rows.add_row(Text(name, "bold"), Text(text))
        return rows

    def _shown(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return {**self._board, **{name: value for name, value in view.items() if name not in NOT_SHOWN}}

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
