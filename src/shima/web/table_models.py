"""Answers about a table: how one viewer sees it, its events and its log."""

from typing import Literal

from shima.web.game_views import GameView
from shima.web.models import Offer, SetName, Story, TextData, Wire


class Done(Wire):
    """The version of the table that the action made, now or when it came for the first time."""

    version: int


class ChairView(Wire):
    """`here`: played on the viewer's device. `expected` names the person for whom an empty chair is reserved."""

    name: str | None
    kind: Literal["person", "bot", "empty"]
    bot: str | None
    away: str | None
    resigned: bool
    you: bool
    here: bool
    reserved: bool
    expected: str | None


class ClockView(Wire):
    """Milliseconds: what each seat had left `since` then; `deadline` is when the one to move is out of time."""

    kind: str
    seconds: int
    increment: int
    days: int
    left: list[int] | None
    since: int | None
    deadline: int | None


class DecisionView(Wire):
    before: int
    seat: int


class AskedView(Wire):
    seat: int
    to: int
    agreed: list[int]


class Saying(Wire):
    """`chair` is null for a person who has stood up since."""

    at: int
    name: str
    text: str
    chair: int | None


class RemarkView(Wire):
    """What the character in a seat has said about the last turn."""

    seat: int
    text: TextData


class TableView(Wire):
    """A table as one viewer may know it. `view` is the game's own, `undo` where the viewer may go back to alone.

    `rules` is the version of the rules that the table began under. `given` is how many of its first moves come from
    another game that it continues. `rated` is whether it counts for ratings so far. `inviter` is the name of the person
    who opened a table that waits for others. `rematch` is the table of the rematch, and `declined` are the seats that
    said “not now” to it. `can_sit` is whether a chair is free or reserved for the viewer, who has none yet. `secret` is
    only set if several people share the viewer's device: the seat knows something that the others must not see, so a
    curtain hides it.
    """

    id: str
    version: int
    game: str
    set: SetName
    rules: int
    given: int
    options: dict[str, str]
    players: int
    order: str
    open: bool
    hints: bool
    rated: bool
    stand_in: str
    status: Literal["waiting", "playing", "over"]
    ended: str | None
    paused_until: int | None
    chairs: list[ChairView]
    seat: int | None
    can_sit: bool
    host: bool
    inviter: str | None
    turn: int | None
    moves: int
    clock: ClockView
    undo: list[int]
    secret: bool
    decisions: list[DecisionView]
    asked: AskedView | None
    chat: list[Saying]
    remarks: list[RemarkView]
    rematch: str | None
    declined: list[int]
    scores: list[int] | None
    places: list[int] | None
    commitment: str
    seed: str | None
    view: GameView | None
    labels: list[Offer]


class EventView(Wire):
    """`first` is the number of the first move in its stories; moves count from 1."""

    version: int
    kind: str
    at: int
    first: int | None
    stories: list[Story]


class Update(Wire):
    """What a WebSocket says: `update` tells what was missed, `fresh` is for those who missed too much.

    `protocol` grows when a client that was made for the last one would misunderstand.
    """

    type: Literal["update", "fresh"]
    protocol: int
    version: int
    events: list[EventView]
    table: TableView


class PositionView(Wire):
    number: int
    stories: list[Story]
    view: GameView


class LogLine(Wire):
    """A move: `sentences` in the language of the request, `texts` the same before they had a language.

    `handles` are what it touched on the table, as in the legal moves of a view.
    """

    number: int
    by: int | Literal["nature"]
    sentences: list[str]
    texts: list[TextData]
    handles: list[str]


class Log(Wire):
    lines: list[LogLine]


class Problem(Wire):
    """Why something was not done: `message` is for people, in their language; `table` is the present one."""

    fault: str
    message: str
    text: TextData | None = None
    rule: str | None = None
    table: TableView | None = None
