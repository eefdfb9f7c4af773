"""Table services, each on its own database."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from shima.tables.scheduler import Scheduler
from shima.tables.service import TableService
from tests.tables.memory_tables import EVE, PEOPLE
from tests.tables.services import FakeClock, InstantBots, close, open_service


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def now() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def service(tmp_path: Path, now: FakeClock) -> AsyncIterator[TableService]:
    service = await open_service(tmp_path, now)
    for person in (*PEOPLE, EVE):
        await service.store.add_person(person)
    yield service
    await close(service)


@pytest.fixture
async def other(tmp_path: Path, now: FakeClock) -> AsyncIterator[TableService]:
    """A second server on the same database."""
    other = await open_service(tmp_path, now)
    yield other
    await close(other)


@pytest.fixture
def instant_bots() -> InstantBots:
    return InstantBots()


@pytest.fixture
async def scheduler(service: TableService, instant_bots: InstantBots) -> AsyncIterator[Scheduler]:
    scheduler = Scheduler(service, instant_bots)
    yield scheduler
    await scheduler.close()


@pytest.fixture
def scripted_worker(tmp_path: Path) -> tuple[str, ...]:
    """Return the command of a worker that does what the bot's name says."""
    return (sys.executable, "-I", "-S", str(Path(__file__).with_name("scripted_worker.py")), str(tmp_path))
