"""Tables: their append-only journals, and the rows from which lists are made."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, delete, func, select, union, update

from shima.games.text import Text
from shima.store.database import Database
from shima.store.errors import StoreError
from shima.store.rows import Change, EntryRow, SnapshotRow, TableRow, values_of
from shima.store.schema import OVER, WAITING, blocks, entries, seats, snapshots, tables
from shima.store.writer import Writer

_BOTS_TURN = (tables.c.turn == "") & (tables.c.status == "playing")
"""A game in progress in which it is no person's turn."""


class Tables:
    """The part of the store for tables."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def open_table(self, row: TableRow, change: Change) -> None:
        """Store a new table with the first entry of its journal."""
        if (change.entry.table, change.entry.number) != (row.id, 1):
            raise ValueError("a table is opened with its own entry 1")
        if not await self._writer.put(change, row):
            raise StoreError(Text("store-table-taken", {"table": row.id}))

    async def append(self, change: Change) -> bool:
        """Return True once the change is on disk, or False without storing anything if it is not next at its table."""
        return await self._writer.put(change)

    async def table(self, id: str) -> TableRow | None:
        found = await self._list(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[EntryRow]:
        """Return at most `most` entries of a table's journal after a number, in order."""
        found = select(entries).where(entries.c.table == table, entries.c.number > after).order_by(entries.c.number)
        return [EntryRow(*row) for row in await self._database.rows(found.limit(most))]

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """Return the latest snapshot, from which the rest of the journal can be applied."""
        rows = await self._database.rows(select(snapshots).where(snapshots.c.table == table))
        return SnapshotRow(*rows[0]) if rows else None

    async def keep_snapshot(self, row: SnapshotRow) -> None:
        """Store a snapshot without an entry, unless the table has changed meanwhile."""
        fresh = self._database.insert(snapshots).values(values_of(row))
        newer = {"version": fresh.excluded.version, "data": fresh.excluded.data}
        put = fresh.on_conflict_do_update(index_elements=["table"], set_=newer)
        version = select(tables.c.version).where(tables.c.id == row.table).with_for_update()

        def keep(connection: Connection) -> None:
            if connection.execute(version).scalar_one() == row.version:
                connection.execute(put)

        await self._database.write(keep)

    async def drop_snapshot(self, table: str) -> None:
        """Delete the snapshot, so that the journal is next applied from its beginning."""
        await self._database.change(delete(snapshots).where(snapshots.c.table == table))

    async def request(self, table: str, by: str, id: str) -> int | None:
        """Return the number of the entry that a request has made."""
        mine = (entries.c.table == table, entries.c.by == by, entries.c.id == id, entries.c.id != "")
        rows = await self._database.rows(select(entries.c.number).where(*mine))
        return rows[0].number if rows else None

    async def versions(self, ids: Collection[str]) -> dict[str, int]:
        """Return the last number of each of the tables that exist."""
        found = select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(ids)))
        return {row.id: row.version for row in await self._database.rows(found)}

    async def tables_of(self, person: str, limit: int, offset: int) -> list[TableRow]:
        """Return the tables at which a person sits or which they opened, most recently updated first."""
        sits = select(seats.c.table).where(seats.c.person == person)
        hosts = select(tables.c.id).where(tables.c.host == person)
        return await self._list(_latest(select(tables).where(tables.c.id.in_(union(sits, hosts))), limit, offset))

    async def open_tables(self, limit: int, offset: int, person: str = "") -> list[TableRow]:
        """Return the public tables with free seats, most recently updated first.

        Tables of people whom the person has blocked, or who have blocked the person, are left out.
        """
        waiting = select(tables).where(WAITING)
        if person:
            mine = select(blocks.c.other).where(blocks.c.person == person, blocks.c.kind == "block")
            theirs = select(blocks.c.person).where(blocks.c.other == person, blocks.c.kind == "block")
            waiting = waiting.where(tables.c.host.not_in(union(mine, theirs)))
        return await self._list(_latest(waiting, limit, offset))

    async def finished(self, after: str, limit: int) -> list[str]:
        """Return the next finished tables by id. "" starts with the first."""
        over = select(tables.c.id).where(OVER, tables.c.id > after)
        return [row.id for row in await self._database.rows(over.order_by(tables.c.id).limit(limit))]

    async def due(
        self, now: int, limit: int, of_bots: bool | None = None, ids: Collection[str] | None = None
    ) -> list[tuple[str, int]]:
        """Return the due tables with their times, longest waiting first.

        `of_bots` selects games in which it is no person's turn, or all other tables; `ids` selects some tables.
        """
        found = select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due, tables.c.id)
        if of_bots is not None:
            found = found.where(_BOTS_TURN if of_bots else ~_BOTS_TURN)
        if ids is not None:
            found = found.where(tables.c.id.in_(ids))
        return [(row.id, row.due) for row in await self._database.rows(found.limit(limit))]

    async def claim(self, id: str, due: int, until: int) -> bool:
        """Claim a due table by postponing it. Of several servers that try, one succeeds."""
        statement = update(tables).where(tables.c.id == id, tables.c.due == due).values(due=until)
        return await self._database.change(statement) == 1

    async def make_due(self, now: int, until: int, ids: Collection[str] | None = None) -> None:
        """Make what is due until then due now, in games in which it is no person's turn: in these games, or in all.

        Their server is gone. Paused games are due much later and are not affected.
        """
        waiting = update(tables).where(tables.c.due > now, tables.c.due <= until, _BOTS_TURN)
        await self._database.change((waiting if ids is None else waiting.where(tables.c.id.in_(ids))).values(due=now))

    async def bot_games(self, person: str) -> int:
        """Return the number of a person's games in progress in which bots play."""
        mine = select(seats.c.table).where(seats.c.person == person)
        people = select(func.count()).where(seats.c.table == tables.c.id).scalar_subquery()
        found = select(func.count()).where(
            tables.c.id.in_(mine), tables.c.status == "playing", people < tables.c.players
        )
        rows = await self._database.rows(found)
        return int(rows[0][0])

    async def _list(self, statement: Select[Any]) -> list[TableRow]:
        rows = [dict(row._mapping) for row in await self._database.rows(statement)]
        return [TableRow(**row | {"names": tuple(row["names"])}) for row in rows]


def _latest(statement: Select[Any], limit: int, offset: int) -> Select[Any]:
    return statement.order_by(tables.c.updated.desc(), tables.c.id).limit(limit).offset(offset)
