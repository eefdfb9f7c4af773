"""Requests and answers about the games on offer, opening a table, and lists of tables."""

from typing import Annotated, Any, Literal

from pydantic import Field

from shima.record import MOST_PLAYERS
from shima.tables.names import LONGEST_NAME
from shima.tables.spec import MOST_DAYS, MOST_SECONDS, STAND_IN, ClockSpec, Spec
from shima.web.models import SetName, Wire

Word = Annotated[str, Field(max_length=40)]

# Requests.


class ClockChoice(Wire):
    """`live`: seconds for each player and an increment for each turn. `days`: days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=MOST_SECONDS)] = 0
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    days: Annotated[int, Field(ge=0, le=MOST_DAYS)] = 0


class TableChoice(Wire):
    """`chairs` has a name of a bot for each chair of one, and an empty string for each chair of a person.

    `here` has a name for each chair of a person who shares the device, and an empty string for each other chair.
    """

    game: Word
    chairs: Annotated[list[Word], Field(min_length=1, max_length=MOST_PLAYERS)]
    here: list[Annotated[str, Field(max_length=LONGEST_NAME)]] = Field(default=[], max_length=MOST_PLAYERS)
    set: Annotated[str, Field(max_length=64)] = ""
    options: dict[Word, Word] = Field(default={}, max_length=20)
    order: Word = "random"
    open: bool = False
    hints: bool = True
    clock: ClockChoice = ClockChoice()
    stand_in: Word = STAND_IN

    def spec(self) -> Spec:
        clock = ClockSpec(self.clock.kind, self.clock.seconds, self.clock.increment, self.clock.days)
        chairs = tuple(self.chairs)
        return Spec(self.game, self.set, chairs, self.options, self.order, self.open, self.hints, clock, self.stand_in)


# Answers.


class GameOnShelf(Wire):
    """A game and its facts. `letter` begins the numbers of its rules; `rules` is the version of the rules.

    `score_sources` and `tie_break` are words of the catalogues. `words` says whether the client must fetch them,
    because the game comes from another package.
    """

    name: str
    title: str
    letter: str
    players: list[int]
    secrets: bool
    score_sources: list[str]
    tie_break: str
    has_rules: bool
    has_guide: bool
    words: bool
    options: dict[str, list[str]]
    sets: list[SetName]
    rules: int


class GameWords(Wire):
    """What a game says in one language, as a Fluent catalogue compiled for the browser."""

    language: str
    messages: dict[str, Any]


class Shelf(Wire):
    version: str
    games: list[GameOnShelf]
    bots: list[str]
    orders: list[str]
    clocks: list[str]


class Line(Wire):
    """A table in a list."""

    id: str
    game: str
    status: str
    names: list[str]
    players: int
    moves: int
    open: bool
    your_turn: bool
    due: int | None
    paused: bool
    updated: int


class MyTables(Wire):
    turn: list[Line]
    waiting: list[Line]
    finished: list[Line]


class OpenTables(Wire):
    tables: list[Line]


class Opened(Wire):
    id: str
