"""Answers about lessons and about the pictures next to the rules."""

from shima.web.game_views import GameBoard, GameView
from shima.web.models import SetName, Story, Wire
from shima.web.table_models import TableView

# The pictures next to the rules.


class RulePicture(Wire):
    """What to draw next to a rule; places are handles as the client knows them."""

    rule: str
    view: int
    """Which of the views."""
    show: list[str]
    look: list[str]
    """What a map must show; nothing for all of it."""
    mark: list[str]
    moves: list[str]
    """The notation of legal moves whose goals are marked."""
    way: list[str]


class RulePictures(Wire):
    """The pictures of a game: equal positions are sent once."""

    board: GameBoard
    names: list[str]
    views: list[GameView]
    pictures: list[RulePicture]


# Lessons.


class LessonLine(Wire):
    """A lesson in the list; `languages` are those that it is written in."""

    name: str
    game: str
    set: SetName
    minutes: int
    stops: int
    languages: list[str]


class Lessons(Wire):
    lessons: list[LessonLine]


class LessonWords(Wire):
    """What a lesson says, as a Fluent catalogue: `title`, `about`, and a message for the key of each stop."""

    language: str
    source: str


class Awaited(Wire):
    """The move that the lesson is after."""

    move: int
    notation: str


class LessonStep(Wire):
    """Somebody's decision with what chance made of it, and the position after it."""

    stories: list[Story]
    view: GameView
    scores: list[int]


class StopView(Wire):
    """Where a lesson waits; without an awaited move, to be read. `steps` have happened since the stop before."""

    number: int
    stops: int
    key: str
    rules: list[str]
    awaited: Awaited | None
    steps: list[LessonStep]
    table: TableView
