"""Group commit: many changes in one transaction, each answered by itself."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.util import await_only

from shima.store import writer
from shima.store.batch import write
from shima.store.database import file_url
from shima.store.errors import StoreError
from shima.store.rows import Change, TableRow
from shima.store.store import Store, open_store
from tests.store.samples import change, numbers, opened

pytestmark = pytest.mark.anyio


class Batches:
    """Watches the writer: how many changes it wrote each time, and whether it fails on the way to the disk."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.fail_after_commit = False
        self.held: asyncio.Event | None = None
        self.reached = asyncio.Event()
        self.loop = asyncio.get_running_loop()

    def __call__(
        self,
        connection: Connection,
        server: str,
        rows: Sequence[TableRow],
        changes: Sequence[Change],
        is_second: bool,
    ) -> list[bool]:
        self.sizes.append(len(changes))
        stored = write(connection, server, rows, changes, is_second)
        if self.held is not None:
            self._wait(connection, self.held)
        if self.fail_after_commit and not is_second:
            connection.commit()
            raise ConnectionError("the answer was lost")
        return stored

    def _wait(self, connection: Connection, held: asyncio.Event) -> None:
        """Between the last statement and the commit: on SQLite's thread, or on the event loop."""
        self.loop.call_soon_threadsafe(self.reached.set)
        if connection.dialect.name == "sqlite":
            asyncio.run_coroutine_threadsafe(held.wait(), self.loop).result()
        else:
            await_only(held.wait())


@pytest.fixture
async def batches(monkeypatch: pytest.MonkeyPatch) -> Batches:
    batches = Batches()
    monkeypatch.setattr(writer, "write", batches)
    return batches


async def test_five_hundred_changes_at_fifty_tables_at_once_are_all_stored(store: Store, batches: Batches) -> None:
    ids = [f"t{count}" for count in range(50)]
    await opened(store, *ids)
    batches.sizes.clear()
    changes = [change(id, number, id=f"r{number}") for number in range(2, 12) for id in ids]
    assert all(await asyncio.gather(*(store.append(one) for one in changes)))
    assert sum(batches.sizes) == len(changes)
    assert len(batches.sizes) < 10, "they were not written together"
    assert max(batches.sizes) <= writer.MOST_AT_ONCE
    for id in ids:
        assert await numbers(store, id) == list(range(1, 12))
    assert set((await store.versions(ids)).values()) == {11}


@pytest.mark.parametrize("bad", [{"no": object()}, {"no": float("nan")}])
async def test_a_change_that_cannot_be_stored_harms_no_other(
    store: Store, batches: Batches, bad: dict[str, object]
) -> None:
    ids = ["a", "b", "c", "d"]
    await opened(store, *ids)
    changes = [change(id, 2, data=bad if id == "b" else None) for id in ids]
    batches.sizes.clear()
    answers = await asyncio.gather(*(store.append(one) for one in changes), return_exceptions=True)
    assert batches.sizes[0] == 4, "they were not tried together"
    assert [answers[0], *answers[2:]] == [True, True, True]
    assert isinstance(answers[1], StoreError)
    assert [await numbers(store, id) for id in ids] == [[1, 2], [1], [1, 2], [1, 2]]
    assert await store.append(change("b", 2)), "the table itself is unharmed"


async def test_a_table_that_cannot_be_stored_is_not_there_at_all(store: Store) -> None:
    with pytest.raises(StoreError):
        await opened(store, "t", data={"no": object()})
    assert await store.table("t") is None
    await opened(store, "t")


async def test_cancelling_the_caller_does_not_stop_the_change(store: Store, batches: Batches) -> None:
    await opened(store, "t")
    batches.held = asyncio.Event()
    waiting = asyncio.create_task(store.append(change("t", 2)))
    following = asyncio.create_task(store.append(change("t", 3)))
    await batches.reached.wait()
    waiting.cancel()
    await asyncio.sleep(0)
    assert waiting.cancelled()
    batches.held.set()
    assert await following
    assert await numbers(store, "t") == [1, 2, 3]


async def test_no_request_is_answered_before_the_commit(store: Store, other: Store, batches: Batches) -> None:
    await opened(store, "t")
    batches.held = asyncio.Event()
    waiting = asyncio.create_task(store.append(change("t", 2)))
    await batches.reached.wait()
    assert not waiting.done()
    assert await numbers(other, "t") == [1]
    batches.held.set()
    assert await waiting
    assert await numbers(other, "t") == [1, 2]


async def test_a_change_whose_answer_was_lost_is_not_called_taken(store: Store, batches: Batches) -> None:
    await opened(store, "t")
    batches.fail_after_commit = True
    assert await store.append(change("t", 2, by="ana", data={"pair": (1, 2)})) is True
    batches.fail_after_commit = False
    assert await store.append(change("t", 2, by="ben")) is False
    assert await numbers(store, "t") == [1, 2]


async def test_closing_finishes_what_was_accepted(url: str) -> None:
    store = await open_store(url)
    await opened(store, "t")
    waiting = [asyncio.create_task(store.append(change("t", number))) for number in range(2, 200)]
    await asyncio.sleep(0)
    await store.close()
    assert all([await answer for answer in waiting])
    with pytest.raises(StoreError) as refused:
        await store.append(change("t", 200))
    assert refused.value.text.key == "store-closed"
    again = await open_store(url)
    assert await numbers(again, "t") == list(range(1, 200))
    await again.close()


async def test_a_change_that_the_database_refuses_is_an_error_and_is_not_stored(store: Store) -> None:
    await opened(store, "t")
    async with store._database.transaction() as connection:
        await connection.execute(text("ALTER TABLE seats RENAME TO elsewhere"))
    with pytest.raises(StoreError) as refused:
        await store.append(change("t", 2, seats=()))
    assert refused.value.text.key == "store-failed"
    assert "seats" in str(refused.value.text.args["problem"])
    assert await numbers(store, "t") == [1]
    assert await store.append(change("t", 2))


async def test_a_full_disk_is_an_error_and_harms_nothing_that_is_stored(tmp_path: Path) -> None:
    store = await open_store(file_url(tmp_path / "s.sqlite3"))
    await opened(store, "t")
    pages = await store._database.write(lambda writing: writing.exec_driver_sql("PRAGMA page_count").scalar_one())
    await store._database.write(lambda writing: writing.exec_driver_sql(f"PRAGMA max_page_count={pages + 1}"))
    large = change("t", 2, data={"text": "x" * 100_000})
    with pytest.raises(StoreError) as refused:
        await store.append(large)
    assert "full" in str(refused.value.text.args["problem"])
    assert await numbers(store, "t") == [1]
    await store._database.write(lambda writing: writing.exec_driver_sql("PRAGMA max_page_count=1000000"))
    assert await store.append(large)
    await store.close()


async def test_nothing_is_acknowledged_into_a_file_that_was_deleted(tmp_path: Path) -> None:
    """The file would take it, and be gone with the last connection to it."""
    path = tmp_path / "s.sqlite3"
    store = await open_store(file_url(path))
    await opened(store, "t")
    path.unlink()
    with pytest.raises(StoreError) as refused:
        await store.append(change("t", 2))
    assert refused.value.text.key == "store-gone"
    await store.close()
