"""Events: a table is defined by its journal, a sequence of numbered entries.

Any server that applies the entries has the table. Two servers can never both write the same number.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, get_args

from shima.session import Session
from shima.tables.play import Played
from shima.tables.spec import Spec, spec_from

NOT_WRITTEN: Any = field(default=None, compare=False, repr=False)
"""For what an event carries until it is written: the game after it, or after the given moves."""


@dataclass(frozen=True)
class Opened:
    """`given` are the first moves, as lines of a record, if the game continues another one. Their draws are given."""

    spec: Spec
    commitment: str
    given: tuple[str, ...] = ()
    start: Session | None = NOT_WRITTEN


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
    """The bots in the chairs, the chairs in seat order, and the moves that needed no decision."""

    bots: tuple[str, ...]
    chairs: tuple[int, ...]
    moves: tuple[str, ...]
    played: Played | None = NOT_WRITTEN


@dataclass(frozen=True)
class Moved:
    """A decision with the forced moves and draws that followed, as lines of the record."""

    seat: int
    moves: tuple[str, ...]
    bot: str = ""
    played: Played | None = NOT_WRITTEN


@dataclass(frozen=True)
class Undone:
    """A player goes back alone, to where the game had `to` moves: within their turn, or across the replies of bots."""

    seat: int
    to: int


@dataclass(frozen=True)
class Asked:
    """Proposes to go back to where the game had `to` moves.

    Everyone must agree. With `absent` this includes people replaced by a bot; in older journals without it, the bot
    agrees.
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
    """`last`: nobody is left who could continue or come back, so the game is over."""

    seat: int
    last: bool = False


@dataclass(frozen=True)
class Replaced:
    """A bot plays for the seat, because its person left or ran out of time."""

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
    """The rematch is at another table."""

    table: str


@dataclass(frozen=True)
class Declined:
    """The person in the seat does not want the rematch now."""

    seat: int


@dataclass(frozen=True)
class Closed:
    """Everyone left before the first move."""


@dataclass(frozen=True)
class Abandoned:
    """All people left during the game, and nobody returned in time."""


@dataclass(frozen=True)
class Imported:
    """A game that was imported from a record. `resigned` are seats."""

    names: tuple[str, ...]
    moves: tuple[str, ...]
    resigned: tuple[int, ...] = ()
    played: Played | None = NOT_WRITTEN


@dataclass(frozen=True)
class Erased:
    """Someone's data was deleted: earlier entries were rewritten."""


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
    | Declined
    | Closed
    | Abandoned
    | Imported
    | Erased
)

KINDS: dict[str, Callable[..., Event]] = {kind.__name__.lower(): kind for kind in get_args(Event)}


def kind_of(event: Event) -> str:
    return type(event).__name__.lower()


def as_data(event: Event) -> dict[str, Any]:
    data = {name: value for name, value in vars(event).items() if name not in ("played", "start")}
    if isinstance(event, Opened):
        data["spec"] = asdict(event.spec)
        if not event.given:
            del data["given"]  # as in journals from before games could be continued
    return data


def from_data(kind: str, data: dict[str, Any]) -> Event:
    """Restore an event from JSON, which has lists where events have tuples."""
    fields = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    if kind == "opened":
        fields["spec"] = spec_from(data["spec"])
    return KINDS[kind](**fields)
