"""People, their webhooks and their ratings."""

from collections.abc import Collection

from sqlalchemy import delete, insert, select, update

from shima.store.database import Database
from shima.store.rows import HookRow, PersonRow, RatingRow, values_of
from shima.store.schema import hooks, people, ratings


class People:
    """The part of the store for people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_person(self, row: PersonRow) -> None:
        await self._database.change(insert(people).values(values_of(row) | {"seen": row.created}))

    async def person(self, id: str) -> PersonRow | None:
        return (await self.people([id])).get(id)

    async def people(self, ids: Collection[str]) -> dict[str, PersonRow]:
        known = select(people.c.id, people.c.name, people.c.created).where(people.c.id.in_(list(ids)))
        rows = await self._database.rows(known)
        return {row.id: PersonRow(*row) for row in rows}

    async def rename_person(self, id: str, name: str) -> None:
        await self._database.change(update(people).where(people.c.id == id).values(name=name))

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
        """Return the ratings of those people who have one."""
        found = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(list(people)))
        return {row.person: RatingRow(*row) for row in await self._database.rows(found)}
