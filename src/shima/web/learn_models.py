"""Answers about lessons, the guide to a game and the pictures next to the rules."""

from typing import Any, Literal

from shima.web.game_views import GameBoard, GameView
from shima.web.models import SetName, Story, TextData, Wire
from shima.web.table_models import TableView

# The pictures next to the rules.


class RulePicture(Wire):
    """What to draw next to a rule or in the guide, by its name; places are handles as the client knows them."""

    name: str
    view: int
    """Which of the views."""
    show: list[str]
    look: list[str]
    """What a map must show; nothing for all of it."""
    mark: list[str]
    moves: list[str]
    """The notation of legal moves whose goals are marked."""
    way: list[str]
    numbers: list[str]
    """The parts and places that are numbered, from 1."""


class RulePictures(Wire):
    """The pictures of a game: equal positions are sent once."""

    board: GameBoard
    names: list[str]
    views: list[GameView]
    pictures: list[RulePicture]


# The guide to a game.


class GuideItem(Wire):
    """A paragraph, step or named part; `picture` is the name of one of the pictures."""

    text: TextData
    name: TextData | None
    duty: Literal["", "must", "may"]
    picture: str


class GuideSection(Wire):
    """`numbered` items explain the numbers in the picture; `values` are names of tables of values."""

    name: str
    heading: TextData
    items: list[GuideItem]
    picture: str
    numbered: bool
    values: list[str]


class LegendIcon(Wire):
    icon: str
    text: TextData


class LegendGroup(Wire):
    heading: TextData
    icons: list[LegendIcon]


class Guide(Wire):
    """The guide to a game; everything is empty if it has none. `names` are the players in the worked turns.

    `has_values` says whether the values of its sets are available as tables.
    """

    sections: list[GuideSection]
    turns: list[GuideSection]
    legend: list[LegendGroup]
    aid: list[GuideSection]
    names: list[str]
    has_values: bool


class ValueHead(Wire):
    """A text, or what needs no translation."""

    text: TextData | None
    plain: str


class ValueCell(ValueHead):
    """`icons` show the same; `stated` says whether the rulebook states the value, or each item of a list of numbers."""

    icons: list[str]
    stated: list[bool]


class ValueTable(Wire):
    name: str
    title: TextData
    heads: list[ValueHead]
    rows: list[list[ValueCell]]


class SetValues(Wire):
    """The values of a component set as tables."""

    name: str
    hash: str
    tables: list[ValueTable]


# Lessons.


class LessonTitle(Wire):
    title: str
    about: str


class LessonLine(Wire):
    """A lesson in the list; `titles` are by the languages that it is written in.

    `chapter` is its number in the course of the game, with 0 for the opener; other lessons have none.
    """

    name: str
    game: str
    chapter: int | None
    set: SetName
    seconds: int
    stops: int
    titles: dict[str, LessonTitle]


class Lessons(Wire):
    lessons: list[LessonLine]


class LessonWords(Wire):
    """What a lesson says, as a compiled catalogue: `title`, `about`, and a message for the key of each stop."""

    language: str
    messages: dict[str, Any]


class Awaited(Wire):
    """The move that the lesson is after."""

    move: int
    notation: str


class LessonStep(Wire):
    """Somebody's decision with what chance made of it, and the position after it."""

    stories: list[Story]
    view: GameView
    scores: list[int]


class LessonAnswer(Wire):
    """One of several good moves, and the position after it. `key` is the comment in the lesson's catalogue."""

    key: str
    move: int
    notation: str
    step: LessonStep


class StopView(Wire):
    """Where a lesson waits: for the awaited move, for one of the answers, or to be read.

    `steps` have happened since the stop before. `light` are handles of the board: `fleet:6`, or `fleet:*` for all.
    """

    number: int
    stops: int
    key: str
    rules: list[str]
    light: list[str]
    awaited: Awaited | None
    answers: list[LessonAnswer]
    steps: list[LessonStep]
    table: TableView
