"""The check of a database: a real write, and a short look for damage."""

import os
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from shima.store import health
from shima.store.database import normal
from shima.store.errors import StoreError
from shima.store.health import look_for_damage
from shima.store.store import Store, open_store
from tests.store.conftest import Fresh
from tests.store.samples import person

pytestmark = pytest.mark.anyio


@pytest.fixture
async def file(fresh: Fresh) -> Path:
    """A database with many people, closed."""
    url = fresh("sqlite")
    store = await open_store(url)
    for number in range(300):
        await store.add_person(person(f"{number:0100}"))
    await store.close()
    return Path(normal(url).database or "")


def spoil(file: Path, start: float, end: float) -> None:
    """Overwrite a part of the file with nonsense, in place."""
    size = file.stat().st_size
    with file.open("r+b") as spoilt:
        spoilt.seek(int(size * start))
        spoilt.write(os.urandom(int(size * end) - int(size * start)))


async def test_a_check_writes_and_leaves_the_rest_as_it_was(store: Store) -> None:
    secret = await store.secret()
    for _ in range(3):
        await store.check()
    assert await store.ready()
    assert await store.secret() == secret


@pytest.mark.parametrize(("start", "end"), [(0.5, 1.0), (0.1, 0.2), (0.4, 0.5), (0.9, 1.0)])
async def test_a_file_that_is_half_nonsense_is_damaged(file: Path, start: float, end: float) -> None:
    look_for_damage(file)
    spoil(file, start, end)
    with pytest.raises(StoreError) as error:
        look_for_damage(file)
    assert error.value.text.key == "store-damaged"


async def test_the_look_for_damage_ends_after_its_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may not get through then, and finds nothing; but it ends, and takes its timer along."""
    monkeypatch.setattr(health, "LOOK_SECONDS", 0.0)
    for _ in range(20):
        look_for_damage(file)
    assert not [thread for thread in threading.enumerate() if isinstance(thread, threading.Timer)]


async def test_a_disk_without_room_is_not_healthy(fresh: Fresh, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(fresh("sqlite"))
    await store.check()
    monkeypatch.setattr(os, "statvfs", lambda _path: SimpleNamespace(f_bavail=10, f_frsize=4096))
    with pytest.raises(StoreError) as error:
        await store.check()
    assert "No space left" in str(error.value.text.args["problem"])
    await store.close()


async def test_the_look_for_damage_is_taken_now_and_then_only(fresh: Fresh, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[float] = []
    monkeypatch.setattr(health, "look_for_damage", lambda _path: looks.append(time.monotonic()))
    store = await open_store(fresh("sqlite"))
    for _ in range(5):
        await store.check()
    assert len(looks) == 1
    await store.close()
