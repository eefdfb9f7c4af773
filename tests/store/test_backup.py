"""Backups: everything, as it was at one moment, from either kind of database into either."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from shima.store.backup import backup, copy_all, restore
from shima.store.database import Database, file_url
from shima.store.errors import StoreError
from shima.store.rows import BlockRow, Gain, HookRow, ReportRow
from shima.store.schema import METADATA
from shima.store.store import Store, open_store
from tests.store.conftest import Fresh
from tests.store.samples import add_key, change, key, numbers, opened, person, seated

pytestmark = pytest.mark.anyio
KINDS = ("sqlite", "postgresql")


async def fill(store: Store) -> None:
    """Rows in every table, more than fit in one portion of a copy."""
    await store.secret()
    for id in ("ana", "ben"):
        await store.add_person(person(id))
        await add_key(store, key(f"key of {id}", id, expires=5))
    await store.set_hook(HookRow("ana", "https://hook.example", "s"))
    assert await store.add_block(BlockRow("b", "ana", "ben", "mute", "Ben", 3), 1)
    assert await store.add_report(ReportRow("r", 3, "t", "ana", "Ana", "ben", "Ben", "text", [{"ü": 1}]), 0, 1)
    await opened(store, "t", "u", seats=seated("ana", "ben"), due=7)
    rated = (Gain("ana", "yamatai", 1000.0, 1.125),)
    assert await store.append(change("u", 2, gains=rated, snapshot={"moves": [1, 2]}, data={"a": [1, {"ü": None}]}))
    assert all(await asyncio.gather(*(store.append(change("t", number)) for number in range(2, 700))))


async def everything(url: str) -> dict[str, Sequence[Any]]:
    database = Database(url)
    found: dict[str, Sequence[Any]] = {}
    for name, table in METADATA.tables.items():
        rows = await database.rows(select(table).order_by(*table.primary_key.columns))
        found[name] = [tuple(row) for row in rows]
    await database.close()
    return found


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
async def test_all_rows_are_copied_from_any_kind_to_any(fresh: Fresh, source: str, target: str) -> None:
    here, there = fresh(source), fresh(target)
    store = await open_store(here)
    await fill(store)
    steps: list[tuple[int, int]] = []
    await copy_all(here, there, lambda copied, of: steps.append((copied, of)))
    expected = await everything(here)
    assert all(expected.values()), "a table was left empty, and so is not tested"
    assert await everything(there) == expected
    count = sum(len(rows) for rows in expected.values())
    assert (steps[0], steps[-1]) == ((0, count), (count, count))
    await store.close()
    copy = await open_store(there)
    assert await copy.append(change("t", 700)), "the copy can be played on"
    await copy.close()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_restored_is_the_same(fresh: Fresh, tmp_path: Path, kind: str) -> None:
    here, there = fresh(kind), fresh(kind)
    store = await open_store(here)
    await fill(store)
    path = tmp_path / "saved" / "backup %s.sqlite3"
    path.parent.mkdir()
    await backup(here, path)
    await store.close()
    assert [found.name for found in path.parent.iterdir()] == [path.name]
    path.chmod(0o400)
    await restore(path, there)
    assert await everything(there) == await everything(here)
    assert [found.name for found in path.parent.iterdir()] == [path.name]


async def test_a_backup_is_of_one_moment_and_disturbs_nobody(url: str, store: Store, tmp_path: Path) -> None:
    await fill(store)
    path = tmp_path / "backup.sqlite3"
    meanwhile: list[asyncio.Task[bool]] = []

    def play_on(_copied: int, _of: int) -> None:
        if not meanwhile:
            meanwhile.append(asyncio.create_task(store.append(change("u", 3, seats=seated("eve")))))

    await backup(url, path, play_on)
    assert await meanwhile[0]
    copy = await open_store(file_url(path))
    assert await copy.versions(["u"]) == {"u": 2}
    assert await numbers(copy, "u") == [1, 2]
    assert await copy.tables_of("eve", 10, 0) == []
    await copy.close()


async def refusal(key: str, source: str, target: str) -> None:
    with pytest.raises(StoreError) as refused:
        await copy_all(source, target)
    assert refused.value.text.key == key


@pytest.mark.parametrize("kind", KINDS)
async def test_a_target_that_is_in_use_is_refused_and_left_alone(
    fresh: Fresh, url: str, store: Store, kind: str
) -> None:
    await fill(store)
    there = fresh(kind)
    used = await open_store(there)
    await used.add_person(person("eve"))
    await used.close()
    before = await everything(there)
    await refusal("store-not-empty", url, there)
    assert await everything(there) == before
    await refusal("store-not-empty", url, url)


async def test_a_server_that_was_only_started_takes_over_the_secret(fresh: Fresh, url: str, store: Store) -> None:
    secret = await store.secret()
    there = fresh("sqlite")
    started = await open_store(there)
    assert await started.secret() != secret
    await started.close()
    await copy_all(url, there)
    again = await open_store(there)
    assert await again.secret() == secret
    await again.close()


async def test_a_source_that_is_no_database_of_shima_is_refused(fresh: Fresh, tmp_path: Path) -> None:
    await refusal("store-missing", file_url(tmp_path / "none.sqlite3"), fresh("sqlite"))
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "empty.sqlite3").touch()
    await refusal("store-nothing", file_url(tmp_path / "empty.sqlite3"), fresh("sqlite"))
    await refusal("store-nothing", fresh("postgresql"), fresh("sqlite"))


async def test_a_backup_replaces_no_file_and_leaves_none_half_written(url: str, store: Store, tmp_path: Path) -> None:
    await fill(store)
    folder = tmp_path / "saved"
    folder.mkdir()
    path = folder / "backup.sqlite3"
    path.write_text("mine")
    with pytest.raises(StoreError) as refused:
        await backup(url, path)
    assert refused.value.text.key == "store-exists"
    assert path.read_text() == "mine"
    path.unlink()

    def fail(copied: int, _of: int) -> None:
        if copied:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await backup(url, path, fail)
    assert list(folder.iterdir()) == []
    with pytest.raises(StoreError) as refused:
        await backup(url, folder / "none" / "backup.sqlite3")
    assert refused.value.text.key == "store-file"
