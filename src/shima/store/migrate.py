"""Migrates a database. If several servers start at once, one migrates and the others wait."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shima.games.text import Text
from shima.store.database import Database
from shima.store.errors import StoreError
from shima.store.schema import METADATA, VERSION_TABLE

_LOCK = 5_319_846_003_713  # arbitrary, but never changed


async def migrate(database: Database) -> None:
    """Create or migrate the tables. Raise StoreError if the database is newer or belongs to another program."""
    async with database.transaction() as connection:
        if not database.is_sqlite:
            await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        await connection.run_sync(_upgrade, database.shown)


async def check(connection: AsyncConnection, shown: str) -> None:
    """Raise StoreError unless the database has exactly this program's version."""
    found = await connection.run_sync(_found)
    if not found:
        raise StoreError(Text("store-nothing", {"database": shown}))
    _refuse_unknown(found, shown)
    if found != newest():
        raise StoreError(Text("store-older", {"database": shown}))


def newest() -> tuple[str, ...]:
    """Return the versions to which this program migrates a database."""
    return tuple(_scripts().get_heads())


def _upgrade(connection: Connection, shown: str) -> None:
    found = _found(connection)
    if found == newest():
        return
    if found:
        _refuse_unknown(found, shown)
    else:
        taken = sorted(METADATA.tables.keys() & set(inspect(connection).get_table_names()))
        if taken:
            raise StoreError(Text("store-foreign", {"database": shown, "names": ", ".join(taken)}))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _refuse_unknown(found: tuple[str, ...], shown: str) -> None:
    known = {script.revision for script in _scripts().walk_revisions()}
    for version in found:
        if version not in known:
            args: dict[str, object] = {"database": shown, "version": version, "newest": ", ".join(newest())}
            raise StoreError(Text("store-newer", args))


def _found(connection: Connection) -> tuple[str, ...]:
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()


def _config() -> Config:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
