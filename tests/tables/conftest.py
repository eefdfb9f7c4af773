"""Houses on a database of their own."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from shima.tables.scheduler import Scheduler
from shima.tables.service import TableService
from tests.tables.journals import EVE, PEOPLE
from tests.tables.services import Hands, Quick, close, open_house


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def now() -> Hands:
    return Hands()


@pytest.fixture
async def service(tmp_path: Path, now: Hands) -> AsyncIterator[TableService]:
    service = await open_house(tmp_path, now)
    for person in (*PEOPLE, EVE):
        await service.store.add_person(person)
    yield service
    await close(service)


@pytest.fixture
async def other(tmp_path: Path, now: Hands) -> AsyncIterator[TableService]:
    """A second server on the same database."""
    other = await open_house(tmp_path, now)
    yield other
    await close(other)


@pytest.fixture
def quick() -> Quick:
    return Quick()


@pytest.fixture
async def kept(service: TableService, quick: Quick) -> AsyncIterator[Scheduler]:
    kept = Scheduler(service, quick)
    yield kept
    await kept.close()


@pytest.fixture
def bad(tmp_path: Path) -> tuple[str, ...]:
    """The command of a worker that does what the bot's name says."""
    return (sys.executable, "-I", "-S", str(Path(__file__).with_name("bad_worker.py")), str(tmp_path))
