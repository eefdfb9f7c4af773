"""Health check of the database: a real write, and a time-limited search for damage."""

import asyncio
import contextlib
import errno
import os
import sqlite3
import threading
import time
from pathlib import Path
from typing import Final

from sqlalchemy import select

from shima.games.text import Text
from shima.store.database import Database
from shima.store.errors import StoreError
from shima.store.file_watch import FileWatch
from shima.store.schema import METADATA, settings

PROBE: Final = "probe"
LEAST_FREE: Final = 1_000_000
"""Bytes below which the disk counts as full: a small write may still fit into a free page."""
LOOK_SECONDS: Final = 0.25
LOOK_AGAIN: Final = 60.0


class Health:
    """Health of one database. `check` must not be called concurrently."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._path = Path(database.url.database or "") if database.is_sqlite else None
        self._watch = FileWatch(self._path) if self._path else None
        self._looked = -LOOK_AGAIN

    async def check(self) -> None:
        """Raise StoreError if a move could not be stored, or if a quick check finds the file damaged."""
        await self._write()
        if self._path is None or self._watch is None:
            return
        self._watch.check()
        _check_space(self._path)
        if time.monotonic() - self._looked >= LOOK_AGAIN:
            await asyncio.to_thread(look_for_damage, self._path)
            self._looked = time.monotonic()

    async def _write(self) -> None:
        value = str(time.time_ns())
        row = self._database.insert(settings).values(name=PROBE, value=value)
        await self._database.change(row.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
        await self._database.rows(select(settings.c.value).where(settings.c.name == PROBE))


def _check_space(path: Path) -> None:
    try:
        found = os.statvfs(path)
    except OSError as error:
        raise StoreError(Text("store-failed", {"problem": error.strerror or ""})) from error
    if found.f_bavail * found.f_frsize < LEAST_FREE:
        raise StoreError(Text("store-failed", {"problem": os.strerror(errno.ENOSPC)}))


def look_for_damage(path: Path) -> None:
    """Raise StoreError if the first or last row of a table, or any page checked in a short time, is damaged.

    A small file is checked completely. A separate connection reads from the disk instead of the page cache.
    """
    problem = ""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            for table in METADATA.tables:
                for order in ("ASC", "DESC"):
                    connection.execute(f'SELECT * FROM "{table}" ORDER BY rowid {order} LIMIT 1').fetchall()
            problem = _quick_check(connection)
    except sqlite3.Error as error:
        problem = str(error)
    if problem:
        raise StoreError(Text("store-damaged", {"file": str(path), "problem": problem}))


def _quick_check(connection: sqlite3.Connection) -> str:
    """Return what SQLite finds within the time limit, or an empty string."""
    timer = threading.Timer(LOOK_SECONDS, connection.interrupt)
    timer.start()
    try:
        ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.OperationalError as error:
        if "interrupt" not in str(error):
            raise
        return ""
    finally:
        timer.cancel()
        timer.join()
    return "" if found == "ok" else str(found).splitlines()[0]
