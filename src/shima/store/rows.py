"""The rows that the store keeps. Times are milliseconds since the epoch."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class KeyRow:
    """What opens a person's seat, as a hash.

    `kind` is "browser", "token" (of a program), "device" (a link to another device) or "recovery" (a code on paper).
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
    """A person does not want to play with another ("block"), or does not want to read what they say ("mute")."""

    id: str
    person: str
    other: str
    kind: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What a person told the host about another, with what had been said at the table until then."""

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
    """Where a person's program wants to be called; one for each person."""

    person: str
    url: str
    secret: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A person on a seat; the seats of bots have no row."""

    seat: int
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry of a table's journal: `by` a person or "", `id` the asker's own name of the request or ""."""

    table: str
    number: int
    kind: str
    data: dict[str, Any]
    at: int
    by: str
    id: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as lists show it: `turn` is the person to move or "", `names` are all who sit there, bots too."""

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
    """What a game adds to a person's rating, which is `first` for a person without one."""

    person: str
    game: str
    first: float
    gain: float


@dataclass(frozen=True, slots=True)
class Change:
    """An entry with what it changes in the lists; seats None: they stay as they were.

    A snapshot of the table after the entry takes the place of the one before, if there is one.
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
    """A table as it was at a version of its journal."""

    table: str
    version: int
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Notice:
    """A table has reached a version, by the hand of a server."""

    table: str
    version: int
    turn: str
    server: str


def values_of(row: Any) -> dict[str, Any]:
    """The columns of a row by name; unlike `asdict` it copies nothing that is inside."""
    return {name: getattr(row, name) for name in row.__slots__}
