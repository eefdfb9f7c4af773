"""A game that all people have left waits for one of them, and ends if nobody comes back."""

import json

import pytest

from shima.tables import commands, events
from shima.tables.changes import LEASE
from shima.tables.records import prove, written
from shima.tables.scheduler import Scheduler
from shima.tables.seating import FIRST_RATING
from shima.tables.service import TableService
from shima.tables.spec import SECOND, ClockSpec
from shima.tables.table import DONE, PAUSE_LASTS, PLAYING, Table
from shima.tables.view import table_view
from tests.tables.memory_tables import ANN, BEN, CAT, replay, started, table_data
from tests.tables.services import (
    FakeClock,
    InstantBots,
    act,
    at,
    bots_turn,
    let_tasks_run,
    now_at,
    play_at,
    replay_from_store,
    steps,
)
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
LATER = LEASE // SECOND
PAUSE = PAUSE_LASTS // SECOND


def is_paused(table: Table) -> bool:
    return table.paused_until() is not None


async def left_to_bots(service: TableService) -> str:
    """A game against a bot whose turn it was when its only person left."""
    name = await bots_turn(service)
    await act(service, name, ANN, commands.leave)
    return name


async def due_of(service: TableService, name: str) -> int | None:
    row = await service.store.table(name)
    assert row is not None
    return row.due


async def test_no_bot_moves_in_a_paused_game_until_someone_returns(
    service: TableService, scheduler: Scheduler, instant_bots: InstantBots, now: FakeClock
) -> None:
    instant_bots.held.clear()
    name = await bots_turn(service)
    await act(service, name, ANN, commands.leave)
    instant_bots.held.set()
    await let_tasks_run()
    paused = now_at(service, name)
    asked = len(instant_bots.asked)
    for _ in range(3):
        now.wait(LATER)
        await scheduler.check_due()
        await let_tasks_run()
    assert (is_paused(paused), len(instant_bots.asked)) == (True, asked)
    assert table_data(now_at(service, name)) == table_data(paused)
    await act(service, name, ANN, commands.come_back)
    await eventually(lambda: now_at(service, name).turn_of() == ANN.id)
    assert not is_paused(now_at(service, name))


async def test_a_game_continues_while_one_of_its_people_stays(service: TableService) -> None:
    name = await play_at(service, "yamatai", 3, ("random",))
    await act(service, name, ANN, commands.leave)
    assert not is_paused(now_at(service, name))
    await act(service, name, BEN, commands.leave)
    assert is_paused(now_at(service, name))
    await act(service, name, ANN, commands.come_back)
    assert not is_paused(now_at(service, name))


async def test_people_whose_time_is_up_have_left_as_well(
    service: TableService, scheduler: Scheduler, instant_bots: InstantBots, now: FakeClock
) -> None:
    name = await play_at(service, "yamatai", 2, ("random",), clock=ClockSpec("live", seconds=60))
    await eventually(lambda: now_at(service, name).turn_of() == ANN.id)
    asked = len(instant_bots.asked)
    now.wait(3600)
    await scheduler.check_due()
    await let_tasks_run()
    assert (now_at(service, name).chairs[0].away, is_paused(now_at(service, name))) == ("time", True)
    assert len(instant_bots.asked) == asked


async def test_after_a_week_a_paused_game_is_abandoned_and_counts_as_lost(
    service: TableService, scheduler: Scheduler, now: FakeClock
) -> None:
    name = await left_to_bots(service)
    assert await due_of(service, name) == now() + PAUSE_LASTS
    now.wait(PAUSE - 1)
    await scheduler.check_due()
    assert now_at(service, name).status == PLAYING
    now.wait(1)
    await scheduler.check_due()
    table = now_at(service, name)
    assert (table.status, table.ended, table.places()) == (DONE, "abandoned", (2, 1))
    assert table_data(await replay_from_store(service, name)) == table_data(table)
    assert await due_of(service, name) is None
    rated = await service.store.ratings("yamatai", [ANN.id])
    assert rated[ANN.id].rating < FIRST_RATING
    view = table_view(table, 0)
    assert (view["status"], view["ended"], view["places"], view["paused_until"]) == ("over", "abandoned", [2, 1], None)
    assert "\nresult: resigned 1\n" in written(table)
    assert prove(table)["fits"]


async def test_two_who_both_left_end_with_equal_places(
    service: TableService, scheduler: Scheduler, now: FakeClock
) -> None:
    name = await play_at(service, "tokaido-duo", 2)
    await steps(service, name, 4)
    for person in (ANN, BEN):
        await act(service, name, person, commands.leave)
    now.wait(PAUSE)
    await scheduler.check_due()
    assert (now_at(service, name).ended, now_at(service, name).places()) == ("abandoned", (1, 1))


async def test_a_person_who_returns_in_time_starts_the_week_afresh(
    service: TableService, scheduler: Scheduler, now: FakeClock
) -> None:
    name = await left_to_bots(service)
    now.wait(PAUSE - 1)
    await act(service, name, ANN, commands.come_back)
    await act(service, name, ANN, commands.leave)
    now.wait(PAUSE - 1)
    await scheduler.check_due()
    assert is_paused(now_at(service, name))


async def test_paused_games_do_not_come_back_with_a_restart(
    service: TableService, other: TableService, now: FakeClock
) -> None:
    paused, waits = await left_to_bots(service), await bots_turn(service)
    thought = InstantBots()
    restarted = Scheduler(other, thought)
    await restarted.start()
    await restarted.check_due()
    await eventually(lambda: waits in other._live and now_at(other, waits).turn_of() == ANN.id)
    assert paused not in other._live, "it is not even loaded"
    assert await due_of(other, paused) == now() + PAUSE_LASTS
    await restarted.close()


async def test_games_that_an_older_server_played_on_without_people_pause_after_a_restart(
    service: TableService, other: TableService, now: FakeClock
) -> None:
    """In older versions, a bot was due after everyone had left."""
    name = await left_to_bots(service)
    left = now()
    assert await service.store.claim(name, left + PAUSE_LASTS, left + LEASE)
    now.wait(5)
    thought = InstantBots()
    restarted = Scheduler(other, thought)
    await restarted.start()
    await restarted.check_due()
    await let_tasks_run()
    assert thought.asked == []
    assert is_paused(await at(other, name))
    assert await due_of(other, name) == left + PAUSE_LASTS
    await restarted.close()


def test_the_last_person_who_resigns_against_bots_ends_the_game() -> None:
    folded = started("yamatai", 3, ("random", "greedy")).play_on(8)
    folded.resign(ANN)
    assert (folded.table.status, folded.table.ended, folded.table.places()) == (DONE, "resigned", (3, 1, 1))
    assert table_data(replay(folded)) == table_data(folded.table)


def test_a_person_who_left_may_come_back_when_the_others_have_resigned() -> None:
    folded = started("yamatai", 4, ("random",)).play_on(8)
    folded.leave(ANN)
    folded.resign(BEN)
    folded.resign(CAT)
    assert (folded.table.status, is_paused(folded.table)) == (PLAYING, True)
    folded.come_back(ANN)
    assert not is_paused(folded.table)


def test_a_journal_of_an_older_server_is_the_same_game_as_before() -> None:
    """There, bots played on after the last person had resigned, to the end of the game."""
    folded = started("yamatai", 3, ("random", "greedy")).play_on(8)
    folded.do(lambda _table, _now: events.Resigned(0), ANN.id)
    del folded.journal[-1].data["last"]
    assert "last" not in json.dumps(folded.journal[-1].data)
    folded.play_on(10_000)
    assert table_data(replay(folded)) == table_data(folded.table)
    assert (folded.table.ended, folded.table.places()[0]) == ("played", 3)


async def test_a_paused_game_tells_until_when_it_waits(service: TableService, now: FakeClock) -> None:
    name = await play_at(service, "yamatai", 2)
    view = table_view(await at(service, name), 0)
    assert view["paused_until"] is None
    for person in (ANN, BEN):
        await act(service, name, person, commands.leave)
    view = table_view(await at(service, name), 0)
    assert view["paused_until"] == now() + PAUSE_LASTS
