"""Sample rows: people, tables and changes."""

from typing import Any

from shima.store.rows import Change, EntryRow, Gain, KeyRow, PersonRow, SeatRow, TableRow
from shima.store.store import Store

BEGIN = 1_800_000_000_000


def person(id: str) -> PersonRow:
    return PersonRow(id, f"{id} “Ōji” 王子", BEGIN)


def key(hash: str, person: str, kind: str = "device", expires: int | None = None, created: int = BEGIN) -> KeyRow:
    return KeyRow(hash, person, kind, "the phone", created, expires, created)


async def add_key(store: Store, row: KeyRow) -> None:
    assert await store.add_key(row, 100)


def table(id: str, host: str = "ana", is_open: bool = True) -> TableRow:
    return TableRow(
        id=id,
        game="yamatai",
        set_name="standard",
        set_hash="ab" * 32,
        seed="cd" * 32,
        host=host,
        open=is_open,
        created=BEGIN,
        status="waiting",
        version=0,
        moves=0,
        turn="",
        due=None,
        updated=BEGIN,
        players=2,
        names=("Ana", "level-3"),
    )


def change(
    table: str,
    number: int,
    by: str = "ana",
    id: str = "",
    at: int = BEGIN,
    status: str = "playing",
    turn: str = "ana",
    due: int | None = None,
    data: dict[str, Any] | None = None,
    seats: tuple[SeatRow, ...] | None = None,
    gains: tuple[Gain, ...] = (),
    snapshot: dict[str, Any] | None = None,
) -> Change:
    entry = EntryRow(table, number, "move", {"text": f"move {number}"} if data is None else data, at, by, id)
    return Change(entry, status, number - 1, turn, due, ("Ana", "level-3"), seats, gains, snapshot)


def seated(*people: str) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(seat, person, person.title()) for seat, person in enumerate(people))


async def opened(store: Store, *ids: str, **first: Any) -> None:
    """Open tables, each with its first entry."""
    for id in ids:
        await store.open_table(table(id), change(id, 1, **{"status": "waiting", "turn": "", **first}))


async def numbers(store: Store, table: str) -> list[int]:
    return [entry.number for entry in await store.entries(table)]
