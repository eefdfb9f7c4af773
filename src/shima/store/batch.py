"""One transaction of the writer: which of the changes are next at their tables, and what they change."""

import json
from collections.abc import Sequence
from functools import cache

from sqlalchemy import Select, TextClause, bindparam, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shima.store.database import Database
from shima.store.rows import Change, EntryRow, Notice, TableRow, values_of
from shima.store.schema import entries, ratings, seats, tables

CHANNEL = "shima"

_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        {name: bindparam(f"new_{name}") for name in ("version", "status", "moves", "turn", "due", "names", "updated")}
    )
)
_TELL = select(func.pg_notify(CHANNEL, bindparam("notice")))


async def write(
    database: Database,
    connection: AsyncConnection,
    server: str,
    rows: Sequence[TableRow],
    changes: Sequence[Change],
    is_second: bool,
) -> list[bool]:
    """Write the changes, sorted by table and number; which of them were stored.

    The second time it may be that the first one did reach the disk, and only the answer was lost.
    """
    if rows:
        fresh = [values_of(row) | {"version": 0} for row in rows]
        await connection.execute(database.insert(tables).on_conflict_do_nothing(), fresh)
    stored = await _come_next(connection, changes)
    next_ones = [change for change, is_stored in zip(changes, stored, strict=True) if is_stored]
    if next_ones:
        await connection.execute(insert(entries), [values_of(change.entry) for change in next_ones])
        await _advance(connection, next_ones)
        await _seat(connection, next_ones)
        await _rate(database, connection, next_ones)
        if not database.is_sqlite:
            await _tell(connection, server, next_ones)
    if is_second:
        pairs = zip(changes, stored, strict=True)
        return [is_stored or await _is_there(connection, change.entry) for change, is_stored in pairs]
    return stored


async def _come_next(connection: AsyncConnection, changes: Sequence[Change]) -> list[bool]:
    """Whether each change's number is next at its table, and its request new. The tables are ours until the end."""
    versions = {row.id: row.version for row in await connection.execute(_versions(changes))}
    known = await _known_of(connection, [change.entry for change in changes if change.entry.id])
    found = []
    for change in changes:
        entry = change.entry
        request = (entry.table, entry.by, entry.id)
        is_next = versions.get(entry.table) == entry.number - 1 and request not in known
        found.append(is_next)
        if is_next:
            versions[entry.table] = entry.number
            if entry.id:
                known.add(request)
    return found


def _versions(changes: Sequence[Change]) -> Select[tuple[str, int]]:
    ids = {change.entry.table for change in changes}
    return (
        select(tables.c.id, tables.c.version)
        .where(tables.c.id.in_(sorted(ids)))
        .order_by(tables.c.id)
        .with_for_update()
    )


async def _known_of(connection: AsyncConnection, asked: Sequence[EntryRow]) -> set[tuple[str, str, str]]:
    """Which of the requests were stored before."""
    values: dict[str, str] = {}
    for n, entry in enumerate(asked):
        values |= {f"table{n}": entry.table, f"by{n}": entry.by, f"id{n}": entry.id}
    rows = await connection.execute(_lookup(len(asked)), values) if asked else ()
    return {(row.table, row.by, row.id) for row in rows}


@cache
def _lookup(count: int) -> TextClause:
    # One by one: SQLite would walk through the whole index for a list of them.
    each = (f"""("table" = :table{n} AND "by" = :by{n} AND id = :id{n} AND id != '')""" for n in range(count))
    return text(f'SELECT "table", "by", id FROM entries WHERE {" OR ".join(each)}')


async def _advance(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    last = {change.entry.table: change for change in changes}
    values = [
        {
            "of": table,
            "new_version": change.entry.number,
            "new_status": change.status,
            "new_moves": change.moves,
            "new_turn": change.turn,
            "new_due": change.due,
            "new_names": change.names,
            "new_updated": change.entry.at,
        }
        for table, change in last.items()
    ]
    await connection.execute(_ADVANCE, values)


async def _seat(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    seated = {change.entry.table: change.seats for change in changes if change.seats is not None}
    if seated:
        await connection.execute(delete(seats).where(seats.c.table.in_(list(seated))))
    rows = [{"table": table} | values_of(seat) for table, people in seated.items() for seat in people]
    if rows:
        await connection.execute(insert(seats), rows)


async def _rate(database: Database, connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Add what games did to ratings, whatever other games do to them at the same time."""
    gains = sorted((gain for change in changes for gain in change.gains), key=lambda gain: (gain.person, gain.game))
    for gain in gains:
        first = {"person": gain.person, "game": gain.game, "rating": gain.first + gain.gain, "games": 1}
        more = {"rating": ratings.c.rating + gain.gain, "games": ratings.c.games + 1}
        statement = database.insert(ratings).values(first)
        await connection.execute(statement.on_conflict_do_update(index_elements=["person", "game"], set_=more))


async def _tell(connection: AsyncConnection, server: str, changes: Sequence[Change]) -> None:
    """The other servers hear of each table's last version, and only if this transaction is committed."""
    notices = {c.entry.table: Notice(c.entry.table, c.entry.number, c.turn, server) for c in changes}
    await connection.execute(_TELL, [{"notice": json.dumps(values_of(notice))} for notice in notices.values()])


async def _is_there(connection: AsyncConnection, entry: EntryRow) -> bool:
    statement = select(entries).where(entries.c.table == entry.table, entries.c.number == entry.number)
    row = (await connection.execute(statement)).one_or_none()
    return row is not None and dict(row._mapping) == values_of(entry) | {"data": json.loads(json.dumps(entry.data))}
