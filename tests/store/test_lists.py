"""The lists of tables: in order, page by page, and only what belongs to them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from shima.store.database import file_url
from shima.store.store import Store, open_store
from tests.store.samples import BEGIN, add_key, change, key, opened, person, seated, table

pytestmark = pytest.mark.anyio


async def test_a_persons_tables_are_those_where_one_sits_or_is_the_host(store: Store) -> None:
    await store.open_table(table("hosted", host="ben"), change("hosted", 1, seats=seated("ana")))
    await store.open_table(table("seated", host="ana"), change("seated", 1, seats=seated("ana", "ben"), at=BEGIN + 1))
    await store.open_table(table("both", host="ben"), change("both", 1, seats=seated("ben"), at=BEGIN + 2))
    await store.open_table(table("other", host="ana"), change("other", 1, seats=seated("ana")))
    assert [found.id for found in await store.tables_of("ben", 10, 0)] == ["both", "seated", "hosted"]


async def test_the_table_with_the_latest_news_comes_first(store: Store) -> None:
    ids = ["a", "b", "c", "d"]
    await opened(store, *ids, seats=seated("ana"))
    for at, id in enumerate(("c", "a", "d"), start=1):
        assert await store.append(change(id, 2, at=BEGIN + at))
    assert [found.id for found in await store.tables_of("ana", 10, 0)] == ["d", "a", "c", "b"]
    pages = [await store.tables_of("ana", 3, offset) for offset in (0, 3, 6)]
    assert [[found.id for found in page] for page in pages] == [["d", "a", "c"], ["b"], []]


async def test_open_tables_are_those_that_wait_for_anyone(store: Store) -> None:
    await opened(store, "a", "b", "begun")
    await store.open_table(table("closed", is_open=False), change("closed", 1, status="waiting"))
    assert await store.append(change("begun", 2, status="playing"))
    assert await store.append(change("b", 2, status="waiting", at=BEGIN + 1))
    assert [found.id for found in await store.open_tables(10, 0)] == ["b", "a"]
    assert [found.id for found in await store.open_tables(1, 1)] == ["a"]


async def test_finished_tables_are_walked_through_by_id(store: Store) -> None:
    ids = [f"t{count:02}" for count in range(7)]
    await opened(store, *reversed(ids))
    for id in ids:
        assert await store.append(change(id, 2, status="playing" if id == "t03" else "over"))
    walked: list[str] = []
    while page := await store.finished(walked[-1] if walked else "", 2):
        assert len(page) <= 2
        walked += page
    assert walked == [id for id in ids if id != "t03"]


async def test_what_is_due_comes_in_the_order_of_its_time(store: Store) -> None:
    for id, due in (("a", BEGIN + 30), ("b", BEGIN + 10), ("c", None), ("d", BEGIN + 20), ("e", BEGIN + 31)):
        await opened(store, id, due=due)
    assert await store.due(BEGIN + 30, 10) == [("b", BEGIN + 10), ("d", BEGIN + 20), ("a", BEGIN + 30)]
    assert await store.due(BEGIN + 30, 1) == [("b", BEGIN + 10)]
    assert await store.due(BEGIN + 9, 10) == []


async def test_of_many_servers_one_claims_what_is_due(store: Store, other: Store) -> None:
    await opened(store, "t", "u", due=BEGIN + 10)
    claims = (server.claim("t", BEGIN + 10, BEGIN + 99) for server in (store, other) * 5)
    assert sorted(await asyncio.gather(*claims)) == [False] * 9 + [True]
    assert await store.due(BEGIN + 50, 10) == [("u", BEGIN + 10)]
    assert await store.due(BEGIN + 99, 10) == [("u", BEGIN + 10), ("t", BEGIN + 99)]


async def test_a_claim_on_what_is_no_longer_due_fails(store: Store) -> None:
    await opened(store, "t", due=BEGIN + 10)
    assert await store.append(change("t", 2, due=BEGIN + 20))
    assert await store.claim("t", BEGIN + 10, BEGIN + 99) is False
    assert await store.append(change("t", 3, due=None))
    assert await store.claim("t", BEGIN + 20, BEGIN + 99) is False
    assert await store.due(BEGIN * 2, 10) == []


async def test_nothing_walks_through_all_rows(tmp_path: Path) -> None:
    """SQLite tells how it goes about each statement; only the waiting tables are read in a row, a page of them."""
    store = await open_store(file_url(tmp_path / "s.sqlite3"))
    statements: dict[str, Any] = {}

    def keep(_connection: Any, _cursor: Any, statement: str, values: Any, _context: Any, is_many: bool) -> None:
        statements[statement] = values[0] if is_many else values

    for engine in (store._database._reading, store._database._writing):
        event.listen(engine.sync_engine, "before_cursor_execute", keep)
    await store.add_person(person("ana"))
    await add_key(store, key("k", "ana"))
    await opened(store, "t", "u", id="r1", seats=seated("ana"))
    assert all(await asyncio.gather(*(store.append(change(id, 2, id="r2", due=BEGIN)) for id in ("t", "u"))))
    assert await store.table("t")
    assert await store.entries("t", after=1)
    assert await store.versions(["t", "u"])
    assert await store.tables_of("ana", 10, 0)
    await store.open_tables(10, 0)
    await store.finished("a", 10)
    assert await store.due(BEGIN, 10)
    assert await store.claim("t", BEGIN, BEGIN + 1)
    assert await store.keys_of("ana", "device")
    assert await store.take_key("k", BEGIN)
    walks = []
    async with store._database.transaction() as connection:
        for statement, values in list(statements.items()):
            if statement.startswith(("SELECT", "UPDATE", "DELETE")):
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
                walks += [row.detail for row in plan if row.detail.startswith("SCAN")]
    await store.close()
    assert len(statements) > 15
    assert walks == ["SCAN tables USING INDEX tables_waiting"]
