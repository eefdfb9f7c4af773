"""Which bot moves next: a person with many games delays nobody else. The order counts, not the time."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from shima.store.rows import PersonRow
from shima.tables import commands, scheduler
from shima.tables.address import ADDRESS
from shima.tables.bot_pool import AWAITED
from shima.tables.changes import LEASE
from shima.tables.fair_queue import QueueFull
from shima.tables.live import Live
from shima.tables.scheduler import PRESENT, Scheduler
from shima.tables.service import TableService
from shima.tables.spec import SECOND
from tests.tables.memory_tables import ANN, BEN, CAT, EVE, make_spec
from tests.tables.services import FakeClock, SteppedBots, act, let_tasks_run, move, now_at
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
MANY, ONE = "random", "greedy"
"""The bots of the one with many games, and of the one who waits for a move."""


@pytest.fixture
async def thinker() -> AsyncIterator[SteppedBots]:
    async with SteppedBots() as thinker:
        yield thinker


@pytest.fixture
async def server(service: TableService, thinker: SteppedBots) -> AsyncIterator[Scheduler]:
    server = Scheduler(service, thinker)
    yield server
    await server.close()


async def to_the_bot(service: TableService, person: PersonRow, bot: str, address: str = "") -> str:
    """A game of the person against the bot, whose turn it is."""
    ADDRESS.set(address)
    name = (await service.open(person, make_spec("yamatai", 2, (bot,)))).id
    while (table := now_at(service, name)).turn_of() == person.id:
        await move(service, name, person, table.state.moves()[-1])
    ADDRESS.set("")
    return name


async def watched(service: TableService, person: PersonRow, bot: str, address: str = "") -> Live:
    """The same, with the person before the screen."""
    live, _ = await service.watch(await to_the_bot(service, person, bot, address), person.id)
    return live


@pytest.mark.usefixtures("server")
async def test_many_games_of_one_address_do_not_keep_another_from_being_next(
    service: TableService, thinker: SteppedBots
) -> None:
    for number in range(120):
        await to_the_bot(service, (EVE, BEN, CAT)[number % 3], MANY, "crowded")
    await eventually(lambda: thinker.waiting == 119)
    await to_the_bot(service, ANN, ONE, "quiet")
    await eventually(lambda: thinker.waiting == 120)
    await thinker.finish(2)
    assert thinker.taken[:3] == [MANY, MANY, ONE], "behind the one that is thought about, and one of the others"


@pytest.mark.usefixtures("server")
async def test_many_games_of_one_person_do_not_keep_another_of_the_same_address_from_being_next(
    service: TableService, thinker: SteppedBots
) -> None:
    for _ in range(40):
        await to_the_bot(service, EVE, MANY, "home")
    await to_the_bot(service, ANN, ONE, "home")
    await eventually(lambda: thinker.waiting == 40)
    await thinker.finish(2)
    assert thinker.taken[:3] == [MANY, MANY, ONE]


@pytest.mark.usefixtures("server")
async def test_a_person_who_leaves_many_games_keeps_nobody_waiting(service: TableService, thinker: SteppedBots) -> None:
    for _ in range(120):
        await act(service, await to_the_bot(service, EVE, MANY, "crowded"), EVE, commands.leave)
    await let_tasks_run()
    assert thinker.waiting == 0, "nobody thinks about games that all people have left"
    await to_the_bot(service, ANN, ONE, "quiet")
    await eventually(lambda: thinker.waiting == 1)
    await thinker.finish(1)
    assert thinker.taken == [MANY, ONE]


@pytest.mark.usefixtures("server")
async def test_a_person_who_returns_at_once_is_answered(service: TableService, thinker: SteppedBots) -> None:
    await to_the_bot(service, EVE, MANY, "crowded")
    name = await to_the_bot(service, ANN, ONE, "quiet")
    await eventually(lambda: thinker.waiting == 1)
    for _ in range(3):
        await act(service, name, ANN, commands.leave)
        await act(service, name, ANN, commands.come_back)
    await eventually(lambda: thinker.waiting == 1)
    await thinker.finish(1)
    assert thinker.taken == [MANY, ONE]
    thinker.let_all()
    await eventually(lambda: now_at(service, name).turn_of() == ANN.id)


@pytest.mark.usefixtures("server")
async def test_games_that_nobody_looks_at_come_last(
    service: TableService, thinker: SteppedBots, now: FakeClock
) -> None:
    for _ in range(10):
        await to_the_bot(service, ANN, MANY, "quiet")
    now.wait(PRESENT // SECOND)
    for _ in range(3):
        await watched(service, EVE, ONE, "crowded")
    await eventually(lambda: thinker.waiting == 12)
    await thinker.finish(4)
    assert thinker.taken[:5] == [MANY, ONE, ONE, ONE, MANY], "although others of the address had their turn"


async def test_a_hint_comes_before_games_that_nobody_looks_at(
    service: TableService, server: Scheduler, thinker: SteppedBots, now: FakeClock
) -> None:
    mine = (await service.open(ANN, make_spec("yamatai", 2, (MANY,)))).id
    while now_at(service, mine).turn_of() != ANN.id:
        await thinker.finish(1)
    thinker.taken.clear()
    for _ in range(20):
        await to_the_bot(service, EVE, MANY, "crowded")
    now.wait(PRESENT // SECOND)
    hint = asyncio.create_task(server.hint(mine, ANN))
    await eventually(lambda: thinker.waiting == 20)
    await thinker.finish(2)
    assert thinker.taken[:3] == [MANY, "hint", MANY]
    assert (await hint)[0].id == mine


@pytest.mark.usefixtures("server")
async def test_closing_the_page_removes_the_priority(
    service: TableService, thinker: SteppedBots, now: FakeClock
) -> None:
    await watched(service, BEN, "level1", "here")
    gone = [await watched(service, EVE, MANY, "crowded") for _ in range(3)]
    stays = await watched(service, ANN, ONE, "quiet")
    now.wait(PRESENT // SECOND)
    for live in gone:
        live.watchers.clear()
    await eventually(lambda: thinker.waiting == 4)
    await thinker.finish(2)
    assert thinker.taken[:3] == ["level1", ONE, MANY]
    assert stays.table.id


async def test_a_person_who_comes_back_to_a_game_comes_first_again(
    service: TableService, server: Scheduler, thinker: SteppedBots, now: FakeClock
) -> None:
    await to_the_bot(service, BEN, "level1", "here")
    for _ in range(20):
        await to_the_bot(service, EVE, MANY, "crowded")
    name = await to_the_bot(service, ANN, ONE, "quiet")
    for _ in range(20):
        await to_the_bot(service, CAT, MANY, "elsewhere")
    await eventually(lambda: thinker.waiting == 41)
    now.wait(PRESENT // SECOND)
    await thinker.finish(1)
    assert thinker.waiting_by_rank()[AWAITED] == 0
    live, _ = await service.watch(name, ANN.id)
    server.look(live, ANN)
    await thinker.finish(1)
    assert thinker.taken[2] == ONE


async def test_a_spectator_does_not_make_a_game_urgent(
    service: TableService, server: Scheduler, now: FakeClock
) -> None:
    live = await watched(service, ANN, MANY, "quiet")
    seen = live.seen
    now.wait(PRESENT // SECOND)
    live.watchers.clear()
    ADDRESS.set("crowded")
    watching, _ = await service.watch(live.table.id, EVE.id)
    server.look(watching, EVE)
    server.look(watching, None)
    assert (live.address, live.seen, server.is_awaited(live)) == ("quiet", seen, False)


async def test_after_a_restart_watched_games_come_first(
    service: TableService, other: TableService, thinker: SteppedBots, now: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first server has no scheduler, as if it were dead."""
    monkeypatch.setattr(scheduler, "AT_ONCE", 5)
    for _ in range(30):
        await to_the_bot(service, EVE, MANY)
    now.wait(1)
    name = await to_the_bot(service, ANN, ONE)
    now.wait(LEASE // SECOND)
    restarted = Scheduler(other, thinker)
    await restarted.check_due()
    await eventually(lambda: thinker.waiting == 4)
    await restarted.check_due()
    await let_tasks_run()
    assert (thinker.waiting, other.in_memory()) == (4, 5), "no more than may be seen to at once"
    live, _ = await other.watch(name, ANN.id)
    restarted.look(live, ANN)
    await restarted.check_due()
    await eventually(lambda: thinker.waiting == 5)
    await thinker.finish(1)
    assert thinker.taken == [MANY, ONE]
    thinker.let_all()
    while await service.store.due(now() + LEASE, 100, of_bots=True):
        await restarted.check_due()
        await let_tasks_run()
    await restarted.close()


async def test_a_full_queue_puts_a_bot_off_and_it_moves_later(
    service: TableService, server: Scheduler, thinker: SteppedBots, now: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker._queue, "most_of_address", 2)
    names = [await to_the_bot(service, EVE, MANY, "crowded") for _ in range(5)]
    await let_tasks_run()
    assert thinker.waiting == 2
    thinker.let_all()
    await eventually(lambda: thinker.busy == thinker.waiting == 0)
    now.wait(LEASE // SECOND)
    while not all(now_at(service, name).turn_of() == EVE.id for name in names):
        await server.check_due()
        await let_tasks_run()
        now.wait(LEASE // SECOND)


async def test_one_address_waits_for_some_hints_at_a_time(
    service: TableService, server: Scheduler, thinker: SteppedBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "ADDRESS_HINTS", 2)
    people = (ANN, BEN, CAT)
    names = [(await service.open(person, make_spec("yamatai", 2, (MANY,)))).id for person in people]
    while any(now_at(service, name).turn_of() == "" for name in names):
        await thinker.finish(1)
    ADDRESS.set("school")
    hints = [asyncio.create_task(server.hint(name, person)) for name, person in zip(names, people, strict=True)]
    await eventually(hints[2].done)
    with pytest.raises(QueueFull):
        await hints[2]
    await thinker.finish(2)
    await asyncio.gather(*hints[:2])
    again = asyncio.create_task(server.hint(names[2], CAT))
    await thinker.finish(1)
    await again
