"""Due tables: expired clocks, bots that a dead server left, tables to which nobody came."""

import asyncio

import pytest
from sqlalchemy import update

from shima.games.text import Text
from shima.store.errors import StoreError
from shima.store.schema import entries
from shima.tables import commands
from shima.tables.changes import LEASE
from shima.tables.scheduler import Scheduler
from shima.tables.service import TableService
from shima.tables.spec import SECOND, ClockSpec
from shima.tables.table import PLAYING
from tests.tables.memory_tables import ANN, make_spec
from tests.tables.services import (
    FakeClock,
    InstantBots,
    act,
    at,
    bots_turn,
    let_tasks_run,
    mover,
    now_at,
    play_at,
    replay_from_store,
)
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
LATER = LEASE // SECOND


async def test_of_two_schedulers_one_takes_over_from_a_dead_server(
    service: TableService, other: TableService, now: FakeClock
) -> None:
    name = await bots_turn(service)  # that server has no scheduler, as if it were dead
    third = TableService(service.store, service.sets, now)
    thoughts = [InstantBots(), InstantBots()]
    schedulers = [Scheduler(each, thought) for each, thought in zip((other, third), thoughts, strict=True)]
    await asyncio.gather(*(each.check_due() for each in schedulers))
    assert [thought.asked for thought in thoughts] == [[], []], "it is not due yet"
    now.wait(LATER)
    await asyncio.gather(*(each.check_due() for each in schedulers))
    await eventually(lambda: any(thought.asked for thought in thoughts))
    while (await replay_from_store(service, name)).turn_of() != ANN.id:
        await let_tasks_run()
    assert sorted(bool(thought.asked) for thought in thoughts) == [False, True]
    await asyncio.gather(*(each.check_due() for each in schedulers))
    for each in schedulers:
        await each.close()
    await third.close()


@pytest.mark.parametrize("clock", [ClockSpec("live", seconds=60), ClockSpec("days", days=1)])
async def test_when_time_is_up_a_bot_plays_and_gives_the_seat_back(
    service: TableService, scheduler: Scheduler, instant_bots: InstantBots, now: FakeClock, clock: ClockSpec
) -> None:
    name = await play_at(service, "yamatai", 2, clock=clock)
    person = mover(now_at(service, name))
    late = person.id
    deadline = now_at(service, name).deadline()
    assert deadline is not None
    now.at = deadline - 1
    await scheduler.check_due()
    assert now_at(service, name).turn_of() == late
    now.at = deadline
    await scheduler.check_due()
    await eventually(lambda: now_at(service, name).turn_of() not in ("", late))
    seat = now_at(service, name).seat_of(late)
    assert seat is not None
    assert now_at(service, name).chairs[seat].away == "time"
    assert set(instant_bots.asked) == {(seat, "level3")}
    await act(service, name, person, commands.come_back)
    assert now_at(service, name).bot_of(seat) == ""


async def test_a_table_to_which_nobody_comes_is_closed(
    service: TableService, scheduler: Scheduler, now: FakeClock
) -> None:
    name = (await service.open(ANN, make_spec(open=True))).id
    now.at += commands.WAITING_LASTS
    await scheduler.check_due()
    assert (now_at(service, name).ended, await service.store.open_tables(10, 0)) == ("closed", [])


async def test_the_rounds_continue_whatever_happens(
    service: TableService, scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    problems: list[Exception] = [ValueError("a flaw"), StoreError(Text("store-closed"))]
    looked = 0

    async def look() -> None:
        nonlocal looked
        looked += 1
        if problems:
            raise problems.pop()

    monkeypatch.setattr("shima.tables.scheduler.ROUND", 0.001)
    monkeypatch.setattr(scheduler, "check_due", look)
    await scheduler.start()
    await eventually(lambda: looked > 3)
    assert "the store does not answer" in caplog.text
    assert "a flaw" in caplog.text
    assert service.in_memory() == 0


async def test_a_damaged_table_keeps_no_other_from_its_turn(
    service: TableService, other: TableService, now: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, good = await bots_turn(service), await bots_turn(service)
    spoil = update(entries).where(entries.c.table == damaged, entries.c.kind == "began").values(data={"bots": []})
    await service.store._database.change(spoil)
    thought = InstantBots()
    scheduler = Scheduler(other, thought)
    now.wait(LATER)
    await scheduler.check_due()
    await eventually(lambda: good in other._live and now_at(other, good).turn_of() == ANN.id)
    assert "a journal is damaged" in caplog.text
    assert (await at(other, good)).status == PLAYING
    await scheduler.close()


async def test_a_server_that_has_a_file_for_itself_asks_bots_at_once_that_the_last_one_left(
    service: TableService, now: FakeClock
) -> None:
    name = await bots_turn(service)
    instant_bots = InstantBots()
    next_server = Scheduler(TableService(service.store, service.sets, now), instant_bots)
    await next_server.start()
    await next_server.check_due()
    await eventually(lambda: bool(instant_bots.asked))
    while (await replay_from_store(service, name)).turn_of() != ANN.id:
        await let_tasks_run()
    await next_server.close()
    await next_server.service.close()


async def test_a_scheduler_that_closes_leaves_its_bots_to_the_next_one(service: TableService, now: FakeClock) -> None:
    name, slow = await bots_turn(service), InstantBots()
    slow.held.clear()
    closing = Scheduler(service, slow)
    closing.follow(await service.live(name))
    await eventually(lambda: bool(slow.asked))
    assert await service.store.due(now(), 9) == []
    await closing.close()
    assert await service.store.due(now(), 9) == [(name, now())]


async def test_time_that_still_runs_is_not_hastened(service: TableService, now: FakeClock) -> None:
    name = await play_at(service, "yamatai", 2, clock=ClockSpec("live", seconds=60))
    await service.store.make_due(now(), now() + LEASE)
    assert await service.store.due(now(), 9) == []
    now.wait(60)
    assert [table for table, _ in await service.store.due(now(), 9)] == [name]
