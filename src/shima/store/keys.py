"""Keys: hashes of the credentials with which people sign in."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from shima.store.database import Database
from shima.store.rows import KeyRow, PersonRow, values_of
from shima.store.schema import keys, people


class Keys:
    """The part of the store for keys. Limits also hold for concurrent requests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_key(self, row: KeyRow, most: int) -> bool:
        """Add the key unless the person has `most` of its kind. Return whether it was added."""

        def add(connection: Connection) -> bool:
            lock_person(connection, row.person)
            count = select(func.count()).select_from(keys).where(*_same_kind(row))
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(insert(keys).values(values_of(row)))
            return True

        return await self._database.write(add)

    async def push_key(self, row: KeyRow, most: int) -> list[str]:
        """Add the key and drop the least recently seen ones beyond the limit. Return their hashes."""
        fresh = self._database.insert(keys).values(values_of(row)).on_conflict_do_nothing()

        def push(connection: Connection) -> list[str]:
            lock_person(connection, row.person)
            newest_first = (keys.c.seen.desc(), keys.c.created.desc(), keys.c.hash)
            mine = select(keys.c.hash).where(*_same_kind(row), keys.c.hash != row.hash).order_by(*newest_first)
            dropped = [found.hash for found in connection.execute(mine.offset(most - 1))]
            if dropped:
                connection.execute(delete(keys).where(keys.c.hash.in_(dropped)))
            connection.execute(fresh)
            return dropped

        return await self._database.write(push)

    async def holder(self, hash: str, now: int) -> tuple[PersonRow, KeyRow] | None:
        """Return the key, unless it has expired, and its person."""
        columns = (people.c.id, people.c.name, people.c.created, *keys.c)
        found = select(*columns).join_from(keys, people).where(keys.c.hash == hash, _is_valid(now))
        rows = await self._database.rows(found)
        return (PersonRow(*rows[0][:3]), KeyRow(*rows[0][3:])) if rows else None

    async def mark_seen(self, row: KeyRow, at: int) -> bool:
        """Store when the key and its person were last seen. Return whether the key still exists."""

        def see(connection: Connection) -> bool:
            connection.execute(update(people).where(people.c.id == row.person).values(seen=at))
            return connection.execute(update(keys).where(keys.c.hash == row.hash).values(seen=at)).rowcount == 1

        return await self._database.write(see)

    async def take_key(self, hash: str, now: int) -> KeyRow | None:
        """Remove and return the key. Of two concurrent requests, one gets it."""
        rows = await self._database.changed(delete(keys).where(keys.c.hash == hash, _is_valid(now)).returning(keys))
        return KeyRow(*rows[0]) if rows else None

    async def keys_of(self, person: str, kind: str) -> list[KeyRow]:
        """Return a person's keys of one kind, oldest first."""
        found = select(keys).where(keys.c.person == person, keys.c.kind == kind).order_by(keys.c.created, keys.c.hash)
        return [KeyRow(*row) for row in await self._database.rows(found)]

    async def drop_keys(self, person: str, hashes: Collection[str]) -> list[str]:
        """Drop those of the keys that belong to the person, and return them."""
        mine = delete(keys).where(keys.c.person == person, keys.c.hash.in_(list(hashes)))
        return [row.hash for row in await self._database.changed(mine.returning(keys.c.hash))]

    async def known_keys(self, hashes: Collection[str]) -> set[str]:
        """Return those of the keys that still exist."""
        found = select(keys.c.hash).where(keys.c.hash.in_(list(hashes)))
        return {row.hash for row in await self._database.rows(found)}

    async def purge_keys(self, now: int, limit: int) -> int:
        """Delete some expired keys. Return their number."""
        expired = select(keys.c.hash).where(keys.c.expires <= now).limit(limit)
        return await self._database.change(delete(keys).where(keys.c.hash.in_(expired.scalar_subquery())))


def lock_person(connection: Connection, person: str) -> None:
    """Block other transactions that change the person's rows until this one ends. SQLite has one writer anyway."""
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())


def _same_kind(row: KeyRow) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return keys.c.person == row.person, keys.c.kind == row.kind


def _is_valid(now: int) -> ColumnElement[bool]:
    return or_(keys.c.expires.is_(None), keys.c.expires > now)
