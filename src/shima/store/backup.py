"""Copies one database into another, empty one of either kind, while the first is in use."""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shima.games.text import Text
from shima.store.database import Database, file_url, must_exist
from shima.store.errors import StoreError
from shima.store.migrate import check, migrate
from shima.store.schema import METADATA, settings
from shima.store.sqlite_file import prepare_file

Progress = Callable[[int, int], None]
"""Called with the number of rows copied so far, and the total."""

PORTION = 500


def silent(copied: int, of: int) -> None:
    """Report no progress."""


async def backup(url: str, path: Path, progress: Progress = silent) -> None:
    """Copy the database into a new SQLite file, which appears only when it is complete."""
    if path.exists():
        raise StoreError(Text("store-exists", {"file": str(path)}))
    folder = path.absolute().parent
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=folder)
    except OSError as error:
        raise StoreError(Text("store-file", {"file": str(path), "problem": error.strerror or ""})) from error
    os.close(handle)
    unfinished = Path(name)
    try:
        await copy_all(url, file_url(unfinished), progress)
        with closing(sqlite3.connect(unfinished)) as file:
            file.execute("PRAGMA journal_mode=DELETE")  # a single file that can be moved and read anywhere
        _sync(unfinished)
        if path.exists():
            raise StoreError(Text("store-exists", {"file": str(path)}))
        unfinished.rename(path)
        _sync(folder)
    finally:
        for rest in (name, f"{name}-wal", f"{name}-shm"):
            Path(rest).unlink(missing_ok=True)


async def restore(path: Path, url: str, progress: Progress = silent) -> None:
    """Copy such a file into an empty database."""
    await copy_all(file_url(path), url, progress)


async def copy_all(source: str, target: str, progress: Progress = silent) -> None:
    """Copy a consistent snapshot of all rows into an empty database."""
    here, there = Database(source), Database(target)
    try:
        must_exist(source)
        async with here.snapshot() as reading:
            await check(reading, here.shown)
            if there.is_sqlite:
                await prepare_file(there.url)
            await migrate(there)
            async with there.transaction() as writing:
                await _refuse_used(writing, there.shown)
                await _copy(reading, writing, progress)
    finally:
        await here.close()
        await there.close()


async def _refuse_used(connection: AsyncConnection, shown: str) -> None:
    """Reject a target with data. The settings that a server creates at its first start are removed."""
    for table in METADATA.sorted_tables:
        if table is not settings and await _count(connection, table):
            raise StoreError(Text("store-not-empty", {"database": shown}))
    await connection.execute(delete(settings))


async def _copy(reading: AsyncConnection, writing: AsyncConnection, progress: Progress) -> None:
    of = sum([await _count(reading, table) for table in METADATA.sorted_tables])
    copied = 0
    progress(copied, of)
    for table in METADATA.sorted_tables:
        async with reading.stream(select(table)) as rows:
            async for portion in rows.mappings().partitions(PORTION):
                await writing.execute(insert(table), [dict(row) for row in portion])
                copied += len(portion)
                progress(copied, of)


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def _sync(path: Path) -> None:
    """Flush the path to disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
