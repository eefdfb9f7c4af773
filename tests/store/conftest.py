"""Runs the tests of the store on both databases."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from shima.store.database import file_url
from shima.store.store import Store, open_store
from tests.postgres import fresh_database

Fresh = Callable[[str], str]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def fresh(tmp_path: Path) -> Fresh:
    """Return a function that creates an empty database of a kind and returns its URL."""
    count = 0

    def make(kind: str) -> str:
        nonlocal count
        count += 1
        return fresh_database() if kind == "postgresql" else file_url(tmp_path / f"{count}.sqlite3")

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, fresh: Fresh) -> str:
    return fresh(str(request.param))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url, "here")
    yield store
    await store.close()


@pytest.fixture
async def other(url: str) -> AsyncIterator[Store]:
    """A second server on the same database."""
    other = await open_store(url, "there")
    yield other
    await other.close()
