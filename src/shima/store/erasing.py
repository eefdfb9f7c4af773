"""Deletes people: on request with their traces at tables, and guests who never came back."""

from collections.abc import Collection, Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    bindparam,
    delete,
    exists,
    or_,
    select,
    union,
    update,
)

from shima.store.batch import write
from shima.store.database import Database
from shima.store.rows import Change, EntryRow, PersonRow
from shima.store.schema import SAT, blocks, entries, hooks, keys, people, ratings, reports, seats, snapshots, tables

BEING_ERASED = 0
"""Stored as "last seen" of a person whose deletion has begun, so that an interrupted one can be resumed."""
_REPLACE = (
    update(entries)
    .where(entries.c.table == bindparam("of"), entries.c.number == bindparam("at_number"))
    .values(data=bindparam("new_data"))
)


class Erasing:
    """The part of the store for deletion."""

    def __init__(self, database: Database, server: str) -> None:
        self._database = database
        self._server = server

    async def begin_erasing(self, person: str, name: str) -> list[str]:
        """Rename the person and drop their keys, so that nobody can sign in. Return the hashes of the keys."""

        def begin(connection: Connection) -> list[str]:
            connection.execute(update(people).where(people.c.id == person).values(name=name, seen=BEING_ERASED))
            connection.execute(delete(hooks).where(hooks.c.person == person))
            dropped = connection.execute(delete(keys).where(keys.c.person == person).returning(keys.c.hash))
            return [row.hash for row in dropped]

        return await self._database.write(begin)

    async def being_erased(self, limit: int) -> list[PersonRow]:
        """Return some of the people whose deletion has begun."""
        found = select(people.c.id, people.c.name, people.c.created).where(people.c.seen == BEING_ERASED)
        return [PersonRow(*row) for row in await self._database.rows(found.limit(limit))]

    async def tables_with(self, person: str) -> list[str]:
        """Return the tables that a person opened or ever sat at."""
        sat = select(entries.c.table).where(entries.c.by == person, SAT)
        hosts = select(tables.c.id).where(tables.c.host == person)
        return sorted(row[0] for row in await self._database.rows(union(sat, hosts)))

    async def imported_by(self, person: str) -> list[str]:
        """Return the tables of games that a person imported."""
        second = (entries.c.table == tables.c.id) & (entries.c.number == 2)
        found = select(tables.c.id).join_from(tables, entries, second)
        rows = await self._database.rows(found.where(tables.c.host == person, entries.c.kind == "imported"))
        return sorted(row.id for row in rows)

    async def rewrite(self, change: Change, rows: Sequence[EntryRow], old: str, new: str) -> bool:
        """Append the change, replace earlier entries' data, and replace one person's id at the table.

        Return False without changing anything if the change is not next at its table.
        """
        table = change.entry.table

        def erase(connection: Connection) -> bool:
            if write(connection, self._server, [], [change], False) != [True]:
                return False
            if rows:
                values = [{"of": table, "at_number": row.number, "new_data": row.data} for row in rows]
                connection.execute(_REPLACE, values)
            by = update(entries).where(entries.c.table == table, entries.c.by == old)
            connection.execute(by.values(by=new))
            connection.execute(update(tables).where(tables.c.id == table, tables.c.host == old).values(host=new))
            connection.execute(delete(seats).where(seats.c.table == table, seats.c.person == old))
            connection.execute(delete(snapshots).where(snapshots.c.table == table))
            _erase_in_reports(connection, table, old)
            return True

        return await self._database.write(erase)

    async def finish_erasing(self, person: str) -> None:
        """Delete what is left of a person whose tables are done."""
        theirs = delete(reports).where(or_(reports.c.person == person, reports.c.other == person))

        def finish(connection: Connection) -> None:
            _delete_people(connection, [person])
            connection.execute(theirs)

        await self._database.write(finish)

    async def purge_guests(self, after: str, before: int, portion: int) -> str:
        """Examine the next people by id, and delete inactive guests who have nothing.

        Return the last id examined, or "" at the end.
        """
        looked = select(people.c.id).where(people.c.id > after).order_by(people.c.id).limit(portion)
        ids = [row.id for row in await self._database.rows(looked)]
        if ids and await self._database.rows(_guests(ids, before).limit(1)):
            await self._database.write(lambda connection: _delete_guests(connection, ids, before))
        return ids[-1] if len(ids) == portion else ""


def _guests(ids: Collection[str], before: int) -> Select[tuple[str]]:
    """Select those of the people who have no games, tokens or hooks."""
    owns = or_(
        _has(select(entries.c.table).where(entries.c.by == people.c.id, SAT)),
        _has(select(tables.c.id).where(tables.c.host == people.c.id)),
        _has(select(keys.c.hash).where(keys.c.person == people.c.id, keys.c.kind == "token")),
        _has(select(hooks.c.person).where(hooks.c.person == people.c.id)),
    )
    return select(people.c.id).where(people.c.id.in_(list(ids)), people.c.seen < before, ~owns)


def _has(statement: Select[tuple[str]]) -> ColumnElement[bool]:
    return exists(_correlated(statement))


def _correlated(statement: Select[tuple[str]]) -> ScalarSelect[str]:
    return statement.correlate(people).scalar_subquery()


def _delete_guests(connection: Connection, ids: Collection[str], before: int) -> None:
    old = connection.execute(_guests(ids, before).with_for_update())
    _delete_people(connection, [row.id for row in old])


def _delete_people(connection: Connection, ids: Collection[str]) -> None:
    gone = list(ids)
    for column in (keys.c.person, hooks.c.person, ratings.c.person, blocks.c.person, blocks.c.other, people.c.id):
        connection.execute(delete(column.table).where(column.in_(gone)))


def _erase_in_reports(connection: Connection, table: str, person: str) -> None:
    """Remove the person's words from reports about others."""
    found = connection.execute(select(reports.c.id, reports.c.chat).where(reports.c.table == table))
    for row in found.all():
        kept = [line for line in row.chat if line["person"] != person]
        if len(kept) < len(row.chat):
            connection.execute(update(reports).where(reports.c.id == row.id).values(chat=kept))
