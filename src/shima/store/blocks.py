"""Blocks and mutes between people, and reports to the host."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, Select, and_, delete, func, insert, or_, select, update

from shima.store.database import Database
from shima.store.keys import lock_person
from shima.store.rows import BlockRow, ReportRow, values_of
from shima.store.schema import blocks, reports


class Blocks:
    """The part of the store for blocks, mutes and reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_block(self, row: BlockRow, most: int) -> bool:
        """Add a block or mute unless the person has `most` of them. Return whether the person now has it."""
        count = select(func.count()).select_from(blocks).where(blocks.c.person == row.person)
        fresh = self._database.insert(blocks).values(values_of(row)).on_conflict_do_nothing()
        return await self._database.write(lambda connection: _if_fewer(connection, row.person, count, most, fresh))

    async def drop_block(self, person: str, other: str, kind: str) -> None:
        mine = and_(blocks.c.person == person, blocks.c.other == other, blocks.c.kind == kind)
        await self._database.change(delete(blocks).where(mine))

    async def drop_block_by_id(self, person: str, id: str) -> bool:
        """Delete a block or mute. Return whether it existed."""
        return await self._database.change(delete(blocks).where(blocks.c.person == person, blocks.c.id == id)) > 0

    async def blocks_of(self, person: str) -> list[BlockRow]:
        """Return a person's blocks and mutes, newest first."""
        found = select(blocks).where(blocks.c.person == person).order_by(blocks.c.created.desc(), blocks.c.id)
        return [BlockRow(*row) for row in await self._database.rows(found)]

    async def blocks_between(self, person: str, others: Collection[str]) -> list[BlockRow]:
        """Return blocks and mutes between the person and the others, in both directions."""
        known = list(others)
        either = or_(
            and_(blocks.c.person == person, blocks.c.other.in_(known)),
            and_(blocks.c.other == person, blocks.c.person.in_(known)),
        )
        return [BlockRow(*row) for row in await self._database.rows(select(blocks).where(either))]

    async def add_report(self, row: ReportRow, since: int, most: int) -> bool:
        """Store the report unless the person has made `most` since then. Return whether it was stored."""
        count = select(func.count()).select_from(reports).where(reports.c.person == row.person)
        recent, fresh = count.where(reports.c.created > since), insert(reports).values(values_of(row))
        return await self._database.write(lambda connection: _if_fewer(connection, row.person, recent, most, fresh))

    async def reports(self, with_closed: bool, limit: int) -> list[ReportRow]:
        """Return the reports, newest first."""
        found = select(reports).order_by(reports.c.created.desc(), reports.c.id).limit(limit)
        rows = await self._database.rows(found if with_closed else found.where(_OPEN))
        return [ReportRow(*row) for row in rows]

    async def report(self, id: str) -> ReportRow | None:
        rows = await self._database.rows(select(reports).where(reports.c.id == id))
        return ReportRow(*rows[0]) if rows else None

    async def open_reports(self) -> int:
        rows = await self._database.rows(select(func.count()).select_from(reports).where(_OPEN))
        return int(rows[0][0])

    async def close_report(self, id: str, at: int) -> bool:
        """Close a report. Return whether it existed."""
        return await self._database.change(update(reports).where(reports.c.id == id).values(closed=at)) > 0

    async def drop_report(self, id: str) -> bool:
        """Delete a report. Return whether it existed."""
        return await self._database.change(delete(reports).where(reports.c.id == id)) > 0


_OPEN: ColumnElement[bool] = reports.c.closed.is_(None)


def _if_fewer(connection: Connection, person: str, count: Select[Any], most: int, fresh: Executable) -> bool:
    """Insert unless the person already has `most`, safely under concurrency. Return whether it was added."""
    lock_person(connection, person)
    if connection.execute(count).scalar_one() >= most:
        return False
    connection.execute(fresh)
    return True
