"""What goes over the wire, typed: requests as they are checked, answers as OpenAPI describes them.

Answers are made by the views in `tables/`; a test holds every one of them against these models.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from shima.record import MOST_PLAYERS
from shima.tables.blocking import LONGEST_REPORT
from shima.tables.names import LONGEST_NAME
from shima.tables.spec import MOST_DAYS, MOST_SECONDS, STAND_IN, ClockSpec, Spec
from shima.web.game_views import GameView


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# Requests.


class Name(Wire):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Key(Wire):
    key: Annotated[str, Field(min_length=1, max_length=100)]


class Code(Wire):
    code: Annotated[str, Field(min_length=1, max_length=100)]


class Label(Wire):
    label: Annotated[str, Field(max_length=160)] = ""


class RelationChoice(Wire):
    """What is left out or null stays as it is."""

    muted: bool | None = None
    blocked: bool | None = None


class Report(Wire):
    chair: Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_REPORT)]


class HookUrl(Wire):
    url: Annotated[str, Field(min_length=1, max_length=500)]


class ClockChoice(Wire):
    """`live`: seconds for each player and an increment for each turn. `days`: days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=MOST_SECONDS)] = 0
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    days: Annotated[int, Field(ge=0, le=MOST_DAYS)] = 0


Word = Annotated[str, Field(max_length=40)]


class TableChoice(Wire):
    """`chairs` has a name of a bot for each chair of one, and an empty string for each chair of a person."""

    game: Word
    chairs: Annotated[list[Word], Field(min_length=1, max_length=MOST_PLAYERS)]
    set: Annotated[str, Field(max_length=64)] = ""
    options: Annotated[dict[Word, Word], Field(max_length=20)] = {}
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


class TextData(Wire):
    """A sentence before it has a language: a key of the Fluent catalogues, and what fills it.

    The arguments `player` and `other` are seats, counted from 1: names go there.
    """

    key: str
    args: dict[str, Any]


class Problem(Wire):
    """Why something was not done: `message` is for people, in their language; `table` is the present one."""

    fault: str
    message: str
    text: TextData | None = None
    rule: str | None = None
    table: "TableView | None" = None


class Done(Wire):
    """The version of the table that the action made, now or when it came for the first time."""

    version: int


class Me(Wire):
    """`name` and `id` are null for somebody who has not said a name. `id` stays the same when the name changes."""

    id: str | None = None
    name: str | None
    ratings: dict[str, float] = {}


class DeviceLink(Wire):
    """`path` is opened on the other device, within a day and once."""

    key: str
    path: str
    expires: int


class Device(Wire):
    """A browser; `seen` is a day. `earlier` stands for all browsers from before devices were told apart."""

    id: str
    browser: str
    system: str
    created: int
    seen: int
    here: bool
    earlier: bool


class Recovery(Wire):
    """`made` is null for somebody without a recovery code."""

    made: int | None


class RecoveryCode(Wire):
    code: str


class Relation(Wire):
    """The chair of a person whom one has muted or blocked."""

    chair: int
    muted: bool
    blocked: bool


class Block(Wire):
    """`kind` is `block` or `mute`; `name` is what the person was called then."""

    id: str
    name: str
    kind: str
    created: int


class ProgramToken(Wire):
    id: str
    label: str
    created: int


class NewToken(Wire):
    token: str


class Hook(Wire):
    """`secret` signs each call: X-Shima-Signature is the HMAC-SHA256 of the body. `failures` are those in a row."""

    url: str
    secret: str
    failures: int
    paused_until: int | None


class SetName(Wire):
    name: str
    hash: str


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
    words: bool
    options: dict[str, list[str]]
    sets: list[SetName]
    rules: int


class GameWords(Wire):
    """What a game says in one language, as a Fluent catalogue for the browser."""

    language: str
    source: str


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


class ChairView(Wire):
    name: str | None
    kind: Literal["person", "bot", "empty"]
    bot: str | None
    away: str | None
    resigned: bool
    you: bool
    reserved: bool


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
    """`chair` is null for somebody who has stood up since."""

    at: int
    name: str
    text: str
    chair: int | None


class Offer(Wire):
    move: int
    label: TextData


class TableView(Wire):
    """A table as one viewer may know it. `view` is the game's own, `undo` where the viewer may go back to alone."""

    id: str
    version: int
    game: str
    set: SetName
    options: dict[str, str]
    players: int
    order: str
    open: bool
    hints: bool
    stand_in: str
    status: Literal["waiting", "playing", "over"]
    ended: str | None
    paused_until: int | None
    chairs: list[ChairView]
    seat: int | None
    host: bool
    turn: int | None
    moves: int
    clock: ClockView
    undo: list[int]
    decisions: list[DecisionView]
    asked: AskedView | None
    chat: list[Saying]
    rematch: str | None
    scores: list[int] | None
    places: list[int] | None
    commitment: str
    seed: str | None
    view: GameView | None
    labels: list[Offer]


class Story(Wire):
    by: int | Literal["nature"]
    texts: list[TextData]


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
    """A move: `sentences` in the language of the request, `texts` the same before they had a language."""

    number: int
    by: int | Literal["nature"]
    sentences: list[str]
    texts: list[TextData]


class Log(Wire):
    lines: list[LogLine]


class Why(Wire):
    """`allowed`, or the number of the rule that forbids the move and what it says."""

    allowed: bool
    rule: str | None = None
    message: str | None = None
    text: TextData | None = None


class Preview(Wire):
    """What a move would do: `then` is what the same player could choose from next, unless `nature` comes first."""

    number: int
    move: int
    stories: list[Story]
    then: list[Offer]
    nature: bool
    scores: list[int]


class WhyOf(Wire):
    """`lacks` is what the board still lacks for the move, by name; `rule` and `text` are for whoever is to move."""

    move: int
    notation: str
    allowed: bool
    rule: str | None
    text: TextData | None
    lacks: dict[str, int]


class Whys(Wire):
    """`number` is the one that the next move of the game has."""

    number: int
    moves: list[WhyOf]


class HintLine(Wire):
    move: int
    text: str
    label: TextData
    chances: list[float]
    visits: int
    why: TextData


class HintView(Wire):
    number: int
    chances: list[float]
    choices: list[HintLine]


class ReviewLine(Wire):
    """A move and everybody's chances to win after it; no `cost` without a choice, no `best` if nothing was better."""

    number: int
    by: int | Literal["nature"]
    chances: list[float]
    cost: float | None
    best: TextData | None


class ReviewMoment(Wire):
    """A costly or good decision of the seat, or a draw in its favour: `weight` is the part of a win that changed."""

    number: int
    kind: Literal["cost", "good", "draw"]
    seat: int
    weight: float
    why: TextData


class ReviewView(Wire):
    """The first `done` of the game's `moves`; `costliest` has the numbers of those that cost something.

    `moments` are at most three, in the order of play: those that decided the game, as far as it is known.
    """

    moves: int
    done: int
    lines: list[ReviewLine]
    costliest: list[int]
    moments: list[ReviewMoment]


class Proof(Wire):
    """`fits`: the seed is what was promised, and gives each of nature's moves; `draws` were compared."""

    commitment: str
    seed: str
    draws: int
    fits: bool


class Health(Wire):
    status: str
