"""Notices between servers through PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from shima.store.database import file_url
from shima.store.rows import Notice
from shima.store.store import Store, open_store
from tests.postgres import fresh_database
from tests.store.samples import change, opened
from tests.waiting import TIMEOUT, eventually

pytestmark = pytest.mark.anyio

TERMINATE = "pg_terminate_backend(pid) FROM pg_stat_activity"
LISTENERS = "query ILIKE 'listen%' AND datname = current_database()"


class Listener:
    """Keeps the notices it receives."""

    def __init__(self) -> None:
        self.heard: list[Notice] = []
        self.losses = 0

    def tell(self, notice: Notice) -> None:
        self.heard.append(notice)

    def lost(self) -> None:
        self.losses += 1

    async def reaches(self, version: int = 0, losses: int = 0) -> None:
        await eventually(lambda: self.losses >= losses and any(notice.version >= version for notice in self.heard))


@pytest.fixture
async def servers() -> AsyncIterator[tuple[Store, Store]]:
    url = fresh_database()
    here, there = await open_store(url, "here"), await open_store(url, "there")
    yield here, there
    await here.close()
    await there.close()


async def test_servers_hear_of_each_others_changes_and_not_of_their_own(servers: tuple[Store, Store]) -> None:
    here, there = servers
    listeners = Listener(), Listener()
    for server, listener in zip(servers, listeners, strict=True):
        await server.listen(listener.tell, listener.lost)
    await opened(here, "t")
    assert await there.append(change("t", 2, turn="ben"))
    assert await here.append(change("t", 3, turn="ana"))
    assert await there.append(change("t", 4, turn="ben"))
    assert await here.append(change("t", 5, turn="ana"))
    await listeners[0].reaches(version=4)
    await listeners[1].reaches(version=5)
    assert listeners[0].heard == [Notice("t", 2, "ben", "there"), Notice("t", 4, "ben", "there")]
    assert listeners[1].heard == [
        Notice("t", 1, "", "here"),
        *(Notice("t", number, "ana", "here") for number in (3, 5)),
    ]
    assert [listener.losses for listener in listeners] == [0, 0]


async def test_a_change_that_was_not_stored_is_told_to_nobody(servers: tuple[Store, Store]) -> None:
    here, there = servers
    listener = Listener()
    await there.listen(listener.tell, listener.lost)
    await opened(here, "t")
    assert await here.append(change("t", 5)) is False
    assert await here.append(change("t", 2))
    await eventually(lambda: Notice("t", 2, "ana", "here") in listener.heard)
    assert [notice.version for notice in listener.heard] == [1, 2]


async def test_a_lost_connection_is_made_again_and_said_to_be_lost(servers: tuple[Store, Store]) -> None:
    here, there = servers
    listener = Listener()
    await there.listen(listener.tell, listener.lost)
    await opened(here, "t")
    await eventually(lambda: len(listener.heard) == 1)
    for count in (1, 2):
        rows = await here._database.rows(text(f"SELECT {TERMINATE} WHERE {LISTENERS}"))
        assert [tuple(row) for row in rows] == [(True,)], "nobody was listening"
        await listener.reaches(losses=count)
        assert await here.append(change("t", 1 + count))
        await listener.reaches(version=1 + count)


async def test_a_store_survives_the_loss_of_all_its_connections(servers: tuple[Store, Store]) -> None:
    here, there = servers
    await opened(here, "t")
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    for number in (2, 3):
        rows = await there._database.rows(text(f"SELECT {TERMINATE} WHERE {others}"))
        assert rows
        assert await here.append(change("t", number))
        assert await here.ready()


async def test_closing_ends_the_listening(servers: tuple[Store, Store]) -> None:
    here, _ = servers
    url = here._database.url.render_as_string(hide_password=False)
    server = await open_store(url, "third")
    listener = Listener()
    await server.listen(listener.tell, listener.lost)
    await server.close()
    async with asyncio.timeout(TIMEOUT):
        while await here._database.rows(text(f"SELECT pid FROM pg_stat_activity WHERE {LISTENERS}")):
            pass
    await opened(here, "t")
    assert listener.heard == []


async def test_sqlite_tells_nothing(tmp_path: Path) -> None:
    url = file_url(tmp_path / "s.sqlite3")
    here, there = await open_store(url, "here"), await open_store(url, "there")
    listener = Listener()
    await there.listen(listener.tell, listener.lost)
    await opened(here, "t")
    await here.close()
    await there.close()
    assert (listener.heard, listener.losses) == ([], 0)
