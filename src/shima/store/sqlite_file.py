"""Prepares the file of an SQLite database before any other connection uses it."""

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from shima.games.text import Text
from shima.store.errors import StoreError, failed

BUSY_SECONDS = 10
_PAUSE = 0.02


async def prepare_file(url: URL) -> None:
    """Create the file and its folder, readable only by the owner, and turn on the write-ahead log for good."""
    path = Path(url.database or "")
    await asyncio.to_thread(_create, path)
    try:
        await asyncio.to_thread(_turn_on_log, path)
    except sqlite3.Error as error:
        raise failed(error) from error


def _create(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        args: dict[str, object] = {"file": str(path), "problem": error.strerror or ""}
        raise StoreError(Text("store-file", args)) from error


def _turn_on_log(path: Path) -> None:
    """Two connections that do this at once block each other. SQLite then fails without waiting, so try again."""
    end = time.monotonic() + BUSY_SECONDS
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
                time.sleep(_PAUSE)
