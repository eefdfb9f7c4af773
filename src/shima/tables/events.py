"""A table is its journal: everything that ever happened at it, one numbered entry after the other.

Whoever folds the entries holds the table, on any server; two servers can never both write the same number.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, get_args

from shima.tables.play import Played
from shima.tables.spec import Spec, spec_from

NOT_WRITTEN: Any = field(default=None, compare=False, repr=False)
"""For what an event carries on its way into the journal: the game that was played to make it."""


@dataclass(frozen=True)
class Opened:
    spec: Spec
    commitment: str


@dataclass(frozen=True)
class Sat:
    chair: int
    person: str
    name: str


@dataclass(frozen=True)
class Stood:
    chair: int


@dataclass(frozen=True)
class Began:
    """The bots in the chairs, the chairs in the order of seats, and the moves that nobody had to decide about."""

    bots: tuple[str, ...]
    chairs: tuple[int, ...]
    moves: tuple[str, ...]
    played: Played | None = NOT_WRITTEN


@dataclass(frozen=True)
class Moved:
    """A decision, with the forced moves and those of nature that followed from it, as lines of the record."""

    seat: int
    moves: tuple[str, ...]
    bot: str = ""
    played: Played | None = NOT_WRITTEN


@dataclass(frozen=True)
class Undone:
    """A player goes back within their own turn, to where the game had `to` moves."""

    seat: int
    to: int


@dataclass(frozen=True)
class Asked:
    """Proposes to go back to where the game had `to` moves.

    Everybody must agree. `absent` says that this includes people for whom a bot plays; journals from before it was
    written have none, and there the bot agreed.
    """

    seat: int
    to: int
    absent: bool = False


@dataclass(frozen=True)
class Answered:
    seat: int
    agrees: bool


@dataclass(frozen=True)
class Resigned:
    """`last`: nobody is left who could play on or come back, so the game is over."""

    seat: int
    last: bool = False


@dataclass(frozen=True)
class Replaced:
    """A bot plays for the seat: its person left, or ran out of time."""

    seat: int
    why: str


@dataclass(frozen=True)
class Returned:
    seat: int


@dataclass(frozen=True)
class Said:
    person: str
    name: str
    text: str


@dataclass(frozen=True)
class Again:
    """The next game of the same people is at another table."""

    table: str


@dataclass(frozen=True)
class Closed:
    """Everybody left before the first move."""


@dataclass(frozen=True)
class Abandoned:
    """All people left during the game, and nobody came back for too long."""


@dataclass(frozen=True)
class Imported:
    """A game that was played elsewhere, imported from a record; `resigned` are seats."""

    names: tuple[str, ...]
    moves: tuple[str, ...]
    resigned: tuple[int, ...] = ()
    played: Played | None = NOT_WRITTEN


@dataclass(frozen=True)
class Erased:
    """Somebody had their data deleted: entries before this one were rewritten."""


Event = (
    Opened
    | Sat
    | Stood
    | Began
    | Moved
    | Undone
    | Asked
    | Answered
    | Resigned
    | Replaced
    | Returned
    | Said
    | Again
    | Closed
    | Abandoned
    | Imported
    | Erased
)

KINDS: dict[str, Callable[..., Event]] = {kind.__name__.lower(): kind for kind in get_args(Event)}


def kind_of(event: Event) -> str:
    return type(event).__name__.lower()


def as_data(event: Event) -> dict[str, Any]:
    data = {name: value for name, value in vars(event).items() if name != "played"}
    if isinstance(event, Opened):
        data["spec"] = asdict(event.spec)
    return data


def from_data(kind: str, data: dict[str, Any]) -> Event:
    """The event that was written; JSON knows lists only, where events hold tuples."""
    fields = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    if kind == "opened":
        fields["spec"] = spec_from(data["spec"])
    return KINDS[kind](**fields)
