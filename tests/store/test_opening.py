"""Opening a database: made, brought up to date, or refused with a sentence."""

import asyncio
import sqlite3
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from shima.language import LANGUAGES, language
from shima.store.database import Database, default_url, file_url, normal
from shima.store.errors import StoreError
from shima.store.health import Health
from shima.store.schema import METADATA, VERSION_TABLE
from shima.store.sqlite_file import prepare_file
from shima.store.store import Store, open_store
from tests.store.samples import change, numbers, opened

pytestmark = pytest.mark.anyio


async def refusal(url: str) -> StoreError:
    """Why the database is not opened; every language can say it."""
    with pytest.raises(StoreError) as refused:
        await open_store(url)
    for code in LANGUAGES:
        assert language(code).say(refused.value.text)
    return refused.value


async def test_a_fresh_database_has_the_tables_that_the_program_means(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "version_table": VERSION_TABLE}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))

    async with store._database.transaction() as connection:
        assert await connection.run_sync(differences) == []
        await connection.execute(text("DROP INDEX seats_person"))
        assert len(await connection.run_sync(differences)) == 1, "the comparison sees nothing"
        await connection.rollback()


async def test_many_servers_may_start_at_once_on_a_fresh_database(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url, str(count)) for count in range(4)))
    await opened(stores[0], "t")
    assert [await numbers(store, "t") for store in stores] == [[1]] * 4
    for store in stores:
        await store.close()


async def test_many_servers_may_start_at_once_on_a_restored_file(tmp_path: Path) -> None:
    """Such a file has no write-ahead log yet. SQLite never waits when two connections turn it on at once."""
    for turn in range(8):
        path = tmp_path / f"{turn}.sqlite3"
        with closing(sqlite3.connect(path)) as file:
            file.execute("PRAGMA user_version=1")
        together = threading.Barrier(8)

        def start(path: Path = path, together: threading.Barrier = together) -> str:
            together.wait()
            asyncio.run(prepare_file(normal(file_url(path))))
            with closing(sqlite3.connect(path)) as file:
                return str(file.execute("PRAGMA journal_mode").fetchone()[0])

        with ThreadPoolExecutor(8) as threads:
            assert [done.result() for done in [threads.submit(start) for _ in range(8)]] == ["wal"] * 8


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(url: str) -> None:
    store = await open_store(url)
    async with store._database.transaction() as connection:
        await connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    await store.close()
    error = await refusal(url)
    assert error.text.key == "store-newer"
    assert error.text.args["version"] == "9999"
    database = Database(url)
    rows = await database.rows(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    assert [row.version_num for row in rows] == ["9999"]
    await database.close()


async def test_a_database_of_another_program_is_refused_and_left_alone(url: str) -> None:
    if url.startswith("sqlite"):
        Path(normal(url).database or "").touch()
    database = Database(url)
    async with database.transaction() as connection:
        await connection.execute(text("CREATE TABLE people (shoes INTEGER)"))
    error = await refusal(url)
    assert error.text.key == "store-foreign"
    assert error.text.args["names"] == "people"
    assert await database.rows(text("SELECT shoes FROM people")) == []
    await database.close()


async def test_the_file_and_its_folder_are_made_for_the_owner_alone(tmp_path: Path) -> None:
    home = tmp_path / "a" / "b %20 ? ü"
    store = await open_store(default_url(home))
    await opened(store, "t")
    await store.close()
    assert stat.S_IMODE((home / "shima.sqlite3").stat().st_mode) == 0o600
    assert [path.name for path in home.iterdir()] == ["shima.sqlite3"]


async def test_sqlite_keeps_a_write_ahead_log_and_waits_for_the_disk(tmp_path: Path) -> None:
    store = await open_store(file_url(tmp_path / "s.sqlite3"))
    asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    values = await store._database.write(
        lambda connection: [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in asked]
    )
    assert values == ["wal", 2, 1, 10_000]
    reading = await store._database.connect()
    assert (await reading.exec_driver_sql("PRAGMA query_only")).scalar_one() == 1
    await reading.close()
    await store.close()


async def test_a_sqlite_file_is_shared_by_two_stores(tmp_path: Path) -> None:
    url = file_url(tmp_path / "s.sqlite3")
    one, two = await open_store(url), await open_store(url)
    await opened(one, "a", "b")
    changes = [(store, change(id, number)) for number in range(2, 30) for store, id in ((one, "a"), (two, "b"))]
    assert all(await asyncio.gather(*(store.append(each) for store, each in changes)))
    await one.close()
    await two.close()


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("sqlite:///a.sqlite3", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///a.sqlite3", "sqlite+aiosqlite"),
        ("postgres://u:p@h/d", "postgresql+asyncpg"),
        ("postgresql://u:p@h/d", "postgresql+asyncpg"),
        ("postgresql+asyncpg://u:p@h/d", "postgresql+asyncpg"),
    ],
)
async def test_addresses_get_the_driver_that_we_use(url: str, driver: str) -> None:
    assert normal(url).drivername == driver


async def test_the_way_of_libpq_to_ask_for_encryption_is_understood() -> None:
    assert normal("postgresql://h/d?sslmode=require").query == {"ssl": "require"}


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("", "store-url"),
        ("shima.sqlite3", "store-url"),
        ("postgresql://h:port/d", "store-url"),
        ("mysql://u:p@h/d", "store-kind"),
        ("sqlite://", "store-no-file"),
        ("sqlite:///:memory:", "store-no-file"),
        ("sqlite:////proc/none/a.sqlite3", "store-file"),
        ("postgresql://u:hush@127.0.0.1:1/d", "store-unusable"),
        ("postgresql://u:hush@127.0.0.1:1/d?nonsense=1", "store-unusable"),
    ],
)
async def test_an_address_that_leads_nowhere_is_refused_with_a_sentence(url: str, key: str) -> None:
    error = await refusal(url)
    assert error.text.key == key
    assert "hush" not in language("en").say(error.text)


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear database, " * 100)
    error = await refusal(file_url(path))
    assert error.text.key == "store-unusable"
    assert path.read_text() == "Dear database, " * 100


async def test_a_store_whose_database_is_gone_is_not_ready(url: str) -> None:
    store = await open_store(url)
    assert await store.ready()
    await store.close()
    if url.startswith("sqlite"):
        Path(normal(url).database or "").write_text("Dear database, " * 1000)
    else:
        store._database = Database(url.replace("?host=", "?host=/none"))
        store._health = Health(store._database)
    assert not await store.ready()
    await store._database.close()
