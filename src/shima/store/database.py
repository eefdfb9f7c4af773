"""Access to SQLite or PostgreSQL: URLs, connections, statements and transactions."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from shima.games.text import Text
from shima.store.errors import StoreError, failed
from shima.store.file_watch import FileWatch
from shima.store.sqlite_file import BUSY_SECONDS
from shima.store.writer_thread import URGENT, USUAL, WriterThread

T = TypeVar("T")

READERS = 8
_KINDS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+pysqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+psycopg": "postgresql+asyncpg",
    "postgresql+psycopg2": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def default_url(home: Path) -> str:
    """Return the default database of a server."""
    return file_url(home / "shima.sqlite3")


def file_url(path: Path) -> str:
    """Return the URL of an SQLite file."""
    return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()


def normal(url: str) -> URL:
    """Return the URL with our driver. Raise StoreError if there is none for it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:  # a port that is not a number
        raise StoreError(Text("store-url")) from error
    driver = _KINDS.get(parsed.drivername)
    if driver is None:
        raise StoreError(Text("store-kind", {"kind": parsed.drivername}))
    if driver == "sqlite+aiosqlite" and parsed.database in (None, "", ":memory:"):
        raise StoreError(Text("store-no-file"))
    query = {("ssl" if name == "sslmode" else name): value for name, value in parsed.query.items()}
    return parsed.set(drivername=driver, query=query)


def must_exist(url: str) -> None:
    """Raise StoreError if the URL is that of a missing file."""
    found = normal(url)
    if found.get_backend_name() == "sqlite" and not Path(found.database or "").is_file():
        raise StoreError(Text("store-missing", {"file": shown(found)}))


class Database:
    """Reads on many connections. One thread writes to SQLite, so that writers never block each other."""

    def __init__(self, url: str) -> None:
        self.url = normal(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            self._writing = _sqlite_engine(self.url, pool_size=1)
            event.listen(self._writing.sync_engine, "connect", _prepare_writer)
            event.listen(self._writing.sync_engine, "begin", _begin_writing)
            reading = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
            self._reading = _sqlite_engine(self.url, pool_size=READERS, **reading)
            event.listen(self._reading.sync_engine, "connect", _prepare_reader)
            self._file: Engine | None = _sqlite_writer(self.url)
            self._watch: FileWatch | None = None
            self._thread = WriterThread()
        else:
            self._file = None
            self._writing = _postgres_engine(self.url)
            self._reading = self._writing.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def shown(self) -> str:
        """The URL without the password."""
        return shown(self.url)

    async def rows(self, statement: Executable) -> Sequence[Any]:
        """Return the rows of a SELECT."""
        try:
            async with self._reading.connect() as connection:
                return (await connection.execute(statement)).all()
        except Exception as error:
            raise failed(error) from error

    async def write(self, do: Callable[[Connection], T], is_urgent: bool = False) -> T:
        """Run `do` in one transaction, and return when it is on disk. SQLite's thread runs one at a time."""
        try:
            if self._file is not None:
                engine = self._file
                return await self._thread.run(lambda: self._write_file(engine, do), URGENT if is_urgent else USUAL)
            async with self._writing.begin() as connection:
                return await connection.run_sync(do)
        except Exception as error:
            raise failed(error) from error

    def _write_file(self, engine: Engine, do: Callable[[Connection], T]) -> T:
        """Run on SQLite's thread. A deleted file accepts the change but does not keep it."""
        if self._watch is None:
            self._watch = FileWatch(Path(self.url.database or ""))
        with engine.begin() as connection:
            found = do(connection)
        self._watch.check()
        return found

    async def change(self, statement: Executable) -> int:
        """Execute one statement. Return the number of rows changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    async def changed(self, statement: Executable) -> Sequence[Any]:
        """Execute one statement. Return its RETURNING rows."""
        return await self.write(lambda connection: connection.execute(statement).all())

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A long writing transaction, committed at the end of the context."""
        try:
            async with self._writing.begin() as connection:
                yield connection
        except Exception as error:
            raise failed(error) from error

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A read transaction that sees a consistent snapshot and blocks nobody."""
        try:
            async with self._reading.connect() as connection:
                if not self.is_sqlite:
                    await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                    yield connection
                    return
                await connection.exec_driver_sql("BEGIN")
                try:
                    yield connection
                finally:
                    await connection.exec_driver_sql("ROLLBACK")
        except Exception as error:
            raise failed(error) from error

    async def connect(self) -> AsyncConnection:
        """Return a new connection, which the caller closes."""
        return await self._reading.connect()

    def insert(self, table: Table) -> "sqlite.Insert | postgresql.Insert":
        """Return an INSERT that supports ON CONFLICT."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def close(self) -> None:
        if self._file is not None:
            await asyncio.to_thread(self._thread.close)
            self._file.dispose()
        await self._reading.dispose()
        await self._writing.dispose()


def shown(url: URL) -> str:
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _sqlite_engine(url: URL, **options: Any) -> AsyncEngine:
    return create_async_engine(
        url,
        max_overflow=0,
        json_serializer=_compact,
        connect_args={"timeout": BUSY_SECONDS},
        **options,
    )


def _sqlite_writer(url: URL) -> Engine:
    """Return the engine of the writer thread."""
    engine = create_engine(
        url.set(drivername="sqlite"),
        pool_size=1,
        max_overflow=0,
        json_serializer=_compact,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare_writer)
    event.listen(engine, "begin", _begin_writing)
    return engine


def _postgres_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=READERS,
        max_overflow=READERS,
        json_serializer=_compact,
        skip_autocommit_rollback=True,
        connect_args={"timeout": 10, "command_timeout": 60, "server_settings": {"application_name": "shima"}},
    )
    event.listen(engine.sync_engine, "checkout", _refuse_dead)
    return engine


def _pragmas(connection: Any, pragmas: Sequence[str]) -> None:
    # By default the driver begins transactions itself, too late and of the wrong kind.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _prepare_writer(connection: Any, _entry: object) -> None:
    _pragmas(connection, ("synchronous=FULL", "foreign_keys=ON"))


def _prepare_reader(connection: Any, _entry: object) -> None:
    _pragmas(connection, ("query_only=ON",))


def _begin_writing(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _refuse_dead(connection: Any, _entry: object, _lent: object) -> None:
    """Replace a connection that the server has closed before it is handed out."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
