"""Group commit: all waiting changes are written in one transaction, and answered when it is on disk."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shima.games.text import Text
from shima.store.batch import write
from shima.store.database import Database
from shima.store.errors import StoreError, is_gone
from shima.store.rows import Change, TableRow

MOST_AT_ONCE = 128


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """A change to be written, with the table's row if it opens the table."""

    change: Change
    row: TableRow | None
    answer: asyncio.Future[bool]


class Writer:
    """Accepts changes concurrently, and writes them in the order of tables and numbers."""

    def __init__(self, database: Database, server: str) -> None:
        self._database = database
        self._server = server
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def put(self, change: Change, row: TableRow | None = None) -> bool:
        """Return True once the change is on disk, False if its number is taken. Cancellation does not stop it."""
        if self._closed:
            raise StoreError(Text("store-closed"))
        job = Job(change, row, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(job)
        return await job.answer

    async def close(self) -> None:
        """Write what was accepted, then accept nothing more."""
        if not self._closed:
            self._closed = True
            self._waiting.put_nowait(None)
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        while (first := await self._waiting.get()) is not None:
            jobs = [first]
            while len(jobs) < MOST_AT_ONCE and not self._waiting.empty():
                job = self._waiting.get_nowait()
                if job is None:
                    self._waiting.put_nowait(None)  # the last item: nothing is accepted after it
                    break
                jobs.append(job)
            await self._write_all(jobs)

    async def _write_all(self, jobs: list[Job]) -> None:
        # The same order everywhere prevents deadlocks between servers.
        jobs.sort(key=lambda job: (job.change.entry.table, job.change.entry.number, job.row is None))
        try:
            stored = await self._write(jobs, is_second=False)
        except StoreError:
            await self._write_each(jobs)
        else:
            _answer(jobs, stored)

    async def _write_each(self, jobs: Sequence[Job]) -> None:
        """Write each change alone, so that a bad one does not affect others; all at once if the database is gone."""
        for number, job in enumerate(jobs):
            try:
                stored = await self._write([job], is_second=True)
            except StoreError as error:
                if is_gone(error):
                    _refuse(jobs[number:], error)
                    return
                _refuse([job], error)
            else:
                _answer([job], stored)

    async def _write(self, jobs: Sequence[Job], is_second: bool) -> list[bool]:
        changes = [job.change for job in jobs]
        rows = [job.row for job in jobs if job.row is not None]
        return await self._database.write(
            lambda connection: write(connection, self._server, rows, changes, is_second), is_urgent=True
        )


def _answer(jobs: Sequence[Job], stored: Iterable[bool]) -> None:
    for job, is_stored in zip(jobs, stored, strict=True):
        if not job.answer.done():
            job.answer.set_result(is_stored)


def _refuse(jobs: Sequence[Job], error: StoreError) -> None:
    for job in jobs:
        if not job.answer.done():
            job.answer.set_exception(StoreError(error.text))
