"""Answers about component sets."""

from typing import Literal

from shima.web.game_views import GameBoard, GameView
from shima.web.models import TextData, Wire


class SetFinding(Wire):
    """What is wrong, on which line: `message` is for people, in their language."""

    line: int
    where: str
    text: TextData
    message: str


class SetValue(Wire):
    """A value, and where it comes from by the comments around it: `note` is what these say."""

    where: str
    line: int
    value: str
    kind: Literal["rulebook", "public", "reconstructed", "printed", "mixed", "own", "unsaid"]
    note: str


class SetCheck(Wire):
    """What the check of a set found. One that is sound can be drawn: `board` lies still, `view` is the start.

    `offered`: tables here can choose it already. `keeps`: this server keeps sound sets, if asked to.
    """

    sound: bool
    findings: list[SetFinding]
    values: list[SetValue]
    keeps: bool
    offered: bool
    game: str | None
    name: str | None
    hash: str | None
    board: GameBoard | None
    view: GameView | None


class KeptSet(Wire):
    """A set that tables can choose from now on."""

    game: str
    name: str
    hash: str
