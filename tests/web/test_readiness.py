"""Readiness: a server that could not store a move says so before anyone makes one."""

import asyncio
import json
import os
import resource
import shutil
from pathlib import Path

import pytest

from shima.games.text import Text
from shima.store.errors import StoreError
from shima.web import readiness
from shima.web.readiness import Readiness
from tests.waiting import wait_until
from tests.web.clients import anonymous, guests, start_game
from tests.web.servers import ServerProcess, act, running


def status(server: ServerProcess) -> int:
    with anonymous(server) as client:
        return client.get("/api/ready").status_code


@pytest.mark.parametrize("name", ["shima.sqlite3", "shima.sqlite3-wal"])
def test_a_server_whose_file_was_deleted_is_not_ready(tmp_path: Path, name: str) -> None:
    with running(tmp_path) as server:
        assert status(server) == 200
        (tmp_path / name).rename(tmp_path / "elsewhere")
        wait_until(lambda: status(server) == 503)
        (tmp_path / "elsewhere").rename(tmp_path / name)
        wait_until(lambda: status(server) == 200)


def test_a_server_whose_file_was_replaced_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path, "", "--log", "error") as server:
        assert status(server) == 200
        shutil.copy2(tmp_path / "shima.sqlite3", tmp_path / "copy")
        (tmp_path / "copy").replace(tmp_path / "shima.sqlite3")
        wait_until(lambda: status(server) == 503)
        lines = [json.loads(line)["message"] for line in server.log.read_text().splitlines()]
        assert lines.count("the database file was deleted or replaced") == 1


def test_a_server_on_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    """No file of the server may grow any more, as if the disk were full."""
    with running(tmp_path) as server, guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        assert status(server) == 200
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, most))
        wait_until(lambda: status(server) == 503)
        assert act(ann, table, "say", text="hello").status_code == 503
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        wait_until(lambda: status(server) == 200)
        assert act(ann, table, "say", text="hello").status_code == 200


def test_a_server_on_a_damaged_file_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        file = tmp_path / "shima.sqlite3"
        size = file.stat().st_size
        with file.open("r+b") as spoilt:
            spoilt.seek(size // 2)
            spoilt.write(os.urandom(size - size // 2))
        assert status(server) == 503


# How often it is found out.


class Checks:
    """Counts the checks, which wait until they are released."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.count = 0
        self.problem = False

    async def check(self) -> None:
        self.count += 1
        await self.go.wait()
        if self.problem:
            raise StoreError(Text("store-closed"))


def test_however_many_ask_one_check_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        checks = Checks()
        found = Readiness(checks.check)
        asking = [asyncio.create_task(found.is_ready()) for _ in range(100)]
        await asyncio.sleep(0)
        checks.go.set()
        assert await asyncio.gather(*asking) == [True] * 100
        assert await found.is_ready()
        assert checks.count == 1
        monkeypatch.setattr(readiness, "KEPT_SECONDS", 0.0)
        found._until = 0.0
        checks.problem = True
        assert not await found.is_ready()
        assert checks.count == 2
        checks.problem = False
        assert await found.is_ready()

    asyncio.run(ask())


def test_a_database_that_does_not_answer_is_not_ready_and_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.01)

    async def ask() -> None:
        checks = Checks()
        found = Readiness(checks.check)
        for _ in range(5):
            assert not await found.is_ready()
        assert checks.count == 1
        checks.go.set()
        await asyncio.sleep(0)
        monkeypatch.setattr(readiness, "PATIENCE", 60.0)
        assert await found.is_ready()

    asyncio.run(ask())
