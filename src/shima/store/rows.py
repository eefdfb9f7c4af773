"""The rows of the store. Times are milliseconds since the epoch."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class KeyRow:
    """The hash of a credential with which a person signs in.

    `kind` is "browser", "token" (for a program), "device" (a link to another device) or "recovery" (a code on paper).
    """

    hash: str
    person: str
    kind: str
    label: str
    created: int
    expires: int | None
    seen: int


@dataclass(frozen=True, slots=True)
class BlockRow:
    """A person does not want to play with another ("block"), or to read what they say ("mute")."""

    id: str
    person: str
    other: str
    kind: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A person's report to the host about another, with the chat of the table at the time."""

    id: str
    created: int
    table: str
    person: str
    person_name: str
    other: str
    other_name: str
    text: str
    chat: list[dict[str, Any]]
    closed: int | None = None


@dataclass(frozen=True, slots=True)
class HookRow:
    """The webhook of a person's program. Each person has at most one."""

    person: str
    url: str
    secret: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A person on a seat. Bots have no row."""

    seat: int
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry of a table's journal. `by` is a person or "", `id` the client's request id or ""."""

    table: str
    number: int
    kind: str
    data: dict[str, Any]
    at: int
    by: str
    id: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as lists show it. `turn` is the person whose turn it is or "", `names` includes bots."""

    id: str
    game: str
    set_name: str
    set_hash: str
    seed: str
    host: str
    open: bool
    created: int
    status: str
    version: int
    moves: int
    turn: str
    due: int | None
    updated: int
    players: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RatingRow:
    person: str
    game: str
    rating: float
    games: int


@dataclass(frozen=True, slots=True)
class Gain:
    """The rating points that a person gains in a game. `first` is the rating of a person without one."""

    person: str
    game: str
    first: float
    gain: float


@dataclass(frozen=True, slots=True)
class Change:
    """An entry with the changes to the table's row. `seats` is None if they do not change.

    A snapshot of the table after the entry replaces the previous one.
    """

    entry: EntryRow
    status: str
    moves: int
    turn: str
    due: int | None
    names: tuple[str, ...]
    seats: tuple[SeatRow, ...] | None = None
    gains: tuple[Gain, ...] = ()
    snapshot: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A table at a version of its journal."""

    table: str
    version: int
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Notice:
    """A server has stored a new version of a table."""

    table: str
    version: int
    turn: str
    server: str


def values_of(row: Any) -> dict[str, Any]:
    """Return the columns of a row by name. Unlike `asdict`, it does not copy nested values."""
    return {name: getattr(row, name) for name in row.__slots__}
