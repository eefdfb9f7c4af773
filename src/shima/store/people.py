"""People, what opens their seats, where their programs are called, and how they are rated."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, delete, insert, or_, select, update

from shima.store.database import Database
from shima.store.rows import HookRow, KeyRow, PersonRow, RatingRow, values_of
from shima.store.schema import hooks, keys, people, ratings


class People:
    """The part of the store that is about people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_person(self, row: PersonRow) -> None:
        await self._database.change(insert(people).values(values_of(row)))

    async def person(self, id: str) -> PersonRow | None:
        return (await self.people([id])).get(id)

    async def people(self, ids: Collection[str]) -> dict[str, PersonRow]:
        rows = await self._database.rows(select(people).where(people.c.id.in_(list(ids))))
        return {row.id: PersonRow(*row) for row in rows}

    async def rename_person(self, id: str, name: str) -> None:
        await self._database.change(update(people).where(people.c.id == id).values(name=name))

    async def add_key(self, row: KeyRow) -> None:
        await self._database.change(insert(keys).values(values_of(row)))

    async def key(self, hash: str, now: int) -> KeyRow | None:
        """The key, unless it has expired."""
        rows = await self._database.rows(select(keys).where(keys.c.hash == hash, _is_valid(now)))
        return KeyRow(*rows[0]) if rows else None

    async def take_key(self, hash: str, now: int) -> KeyRow | None:
        """The key, which is gone with this: of two who ask at once, one gets it."""
        rows = await self._database.changed(delete(keys).where(keys.c.hash == hash, _is_valid(now)).returning(keys))
        return KeyRow(*rows[0]) if rows else None

    async def keys_of(self, person: str, kind: str) -> list[KeyRow]:
        """A person's keys of one kind, the oldest first."""
        found = select(keys).where(keys.c.person == person, keys.c.kind == kind).order_by(keys.c.created, keys.c.hash)
        return [KeyRow(*row) for row in await self._database.rows(found)]

    async def drop_key(self, hash: str, person: str) -> bool:
        """Whether the person had this key, and has it no more."""
        return await self._database.change(delete(keys).where(keys.c.hash == hash, keys.c.person == person)) > 0

    async def set_hook(self, row: HookRow) -> None:
        statement = self._database.insert(hooks).values(values_of(row))
        new = {"url": row.url, "secret": row.secret}
        await self._database.change(statement.on_conflict_do_update(index_elements=["person"], set_=new))

    async def hook(self, person: str) -> HookRow | None:
        rows = await self._database.rows(select(hooks).where(hooks.c.person == person))
        return HookRow(*rows[0]) if rows else None

    async def drop_hook(self, person: str) -> None:
        await self._database.change(delete(hooks).where(hooks.c.person == person))

    async def ratings(self, game: str, people: Collection[str]) -> dict[str, RatingRow]:
        """The ratings of those among the people who have one."""
        found = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(list(people)))
        return {row.person: RatingRow(*row) for row in await self._database.rows(found)}


def _is_valid(now: int) -> ColumnElement[bool]:
    return or_(keys.c.expires.is_(None), keys.c.expires > now)
