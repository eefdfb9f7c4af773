"""What a server tidies up: guests who never came back, keys that have expired."""

from collections.abc import Callable

import pytest

from shima.store.rows import HookRow
from shima.tables.cleaning import PORTION, Cleaner
from shima.tables.erasing import Eraser
from shima.tables.people import LINK, People
from shima.tables.service import TableService
from tests.tables.memory_tables import make_spec
from tests.tables.services import FakeClock

pytestmark = pytest.mark.anyio
DAY = 24 * 3600
MakeCleaner = Callable[[int], Cleaner]


@pytest.fixture
def people(service: TableService, now: FakeClock) -> People:
    return People(service.store, "a secret", now)


@pytest.fixture
def cleaner(service: TableService, people: People) -> MakeCleaner:
    return lambda days: Cleaner(service, people.sessions, Eraser(service, people), days)


async def test_guests_without_anything_are_deleted_when_they_were_not_seen_for_long(
    service: TableService, people: People, now: FakeClock, cleaner: MakeCleaner
) -> None:
    idle, active, program, hook, player, host = [
        await people.welcome(f"Guest {name}") for name in ("A", "B", "C", "D", "E", "F")
    ]
    tags = {person.id: await people.new_device(person, "") for person in (idle, active)}
    await people.make_token(program, "")
    await service.store.set_hook(HookRow(hook.id, "https://hook.example", "s"))
    table = await service.open(host, make_spec("yamatai", 3))
    await service.sit(table.id, player, None)
    now.wait(60 * DAY)
    await people.by_tag(tags[active.id])
    await cleaner(90).clean()
    assert await service.store.person(idle.id) is not None
    now.wait(40 * DAY)
    await cleaner(0).clean()
    assert await service.store.person(idle.id) is not None
    await cleaner(90).clean()
    assert await service.store.person(idle.id) is None
    assert await people.by_tag(tags[idle.id]) is None
    for person in (active, program, hook, player, host):
        assert await service.store.person(person.id) is not None


async def test_a_round_looks_at_a_portion_and_the_next_one_continues(
    service: TableService, people: People, now: FakeClock, cleaner: MakeCleaner
) -> None:
    ids = [(await people.welcome(f"Guest number {number}")).id for number in range(PORTION + 20)]
    now.wait(100 * DAY)
    cleaning = cleaner(90)
    left = []
    for _ in range(2):
        await cleaning.clean()
        left.append(len(await service.store.people(ids)))
    assert 0 < left[0] <= 25
    assert left[1] == 0


async def test_links_that_have_expired_are_deleted(
    service: TableService, people: People, now: FakeClock, cleaner: MakeCleaner
) -> None:
    person = await people.welcome("Ada")
    await people.make_link(person)
    now.wait(2 * DAY)
    await cleaner(90).clean()
    assert await service.store.keys_of(person.id, LINK) == []
