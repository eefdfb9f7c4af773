"""The scheduler and its bots: they move when it is their turn, whatever goes wrong."""

from collections.abc import Awaitable, Callable

import pytest

from shima.games.game import CHANCE
from shima.games.text import Text
from shima.store.errors import StoreError
from shima.store.rows import Change
from shima.tables import commands
from shima.tables import service as house_module
from shima.tables.changes import LEASE
from shima.tables.pool import PoolError
from shima.tables.scheduler import Scheduler
from shima.tables.service import TableService
from shima.tables.spec import SECOND
from shima.tables.table import DONE, Table
from tests.tables.memory_tables import ANN, BEN, make_spec, table_data
from tests.tables.services import (
    FakeClock,
    InstantBots,
    act,
    bots_turn,
    let_tasks_run,
    move,
    mover,
    now_at,
    play_at,
    replay_from_store,
    to_the_bot,
)
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
LATER = LEASE // SECOND


@pytest.mark.usefixtures("scheduler")
async def test_bots_move_until_it_is_a_persons_turn(service: TableService, instant_bots: InstantBots) -> None:
    name = (await service.open(ANN, make_spec("yamatai", 3, ("random", "greedy")))).id
    for _ in range(3):
        await eventually(lambda: now_at(service, name).turn_of() == ANN.id)
        await to_the_bot(service, name)
    await eventually(lambda: now_at(service, name).turn_of() == ANN.id)
    assert set(instant_bots.asked) == {(1, "random"), (2, "greedy")}
    assert table_data(await replay_from_store(service, name)) == table_data(now_at(service, name))


@pytest.mark.usefixtures("scheduler")
async def test_after_one_of_two_left_a_bot_plays_for_that_person(
    service: TableService, instant_bots: InstantBots
) -> None:
    name = await play_at(service, "yamatai", 3, ("random",), stand_in="greedy")
    await act(service, name, BEN, commands.leave)
    for _ in range(3):
        await eventually(lambda: now_at(service, name).turn_of() == ANN.id)
        await to_the_bot(service, name)
    await eventually(lambda: now_at(service, name).turn_of() == ANN.id)
    assert {bot for _, bot in instant_bots.asked} == {"random", "greedy"}


@pytest.mark.usefixtures("scheduler")
async def test_a_move_that_comes_too_late_does_no_harm(service: TableService, instant_bots: InstantBots) -> None:
    name = await play_at(service, "yamatai", 3)
    person = mover(now_at(service, name))
    instant_bots.held.clear()
    await act(service, name, person, commands.leave)
    await eventually(lambda: len(instant_bots.asked) == 1)
    await act(service, name, person, commands.come_back)
    table = now_at(service, name)
    instant_bots.held.set()
    await let_tasks_run()
    assert table_data(now_at(service, name)) == table_data(table)
    assert len(instant_bots.asked) == 1
    await move(service, name, person, table.state.moves()[0])


@pytest.mark.usefixtures("scheduler")
async def test_a_game_that_ends_while_a_bot_thinks_stays_as_it_is(
    service: TableService, instant_bots: InstantBots
) -> None:
    instant_bots.held.clear()
    name = await bots_turn(service)
    await eventually(lambda: bool(instant_bots.asked))
    await act(service, name, ANN, commands.resign)
    table = now_at(service, name)
    instant_bots.held.set()
    await let_tasks_run()
    assert table_data(now_at(service, name)) == table_data(table)
    assert table.status == DONE


async def test_a_bot_that_has_no_thought_is_asked_again_later(
    service: TableService,
    scheduler: Scheduler,
    instant_bots: InstantBots,
    now: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    instant_bots.failures = [PoolError("the worker died")]
    name = await bots_turn(service)
    await eventually(lambda: "a bot could not move" in caplog.text)
    await scheduler.check_due()
    await let_tasks_run()
    assert len(instant_bots.asked) == 1, "not at once"
    now.wait(LATER)
    await scheduler.check_due()
    await eventually(lambda: now_at(service, name).turn_of() == ANN.id)


async def test_a_bot_that_answers_nonsense_is_not_asked_without_end(
    service: TableService,
    scheduler: Scheduler,
    instant_bots: InstantBots,
    now: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    instant_bots.answers = [999_999]
    name = await bots_turn(service)
    await eventually(lambda: "a bot could not move" in caplog.text)
    assert len(instant_bots.asked) == 1
    now.wait(LATER)
    await scheduler.check_due()
    await eventually(lambda: now_at(service, name).turn_of() == ANN.id)


def losing(append: Callable[[Change], Awaitable[bool]]) -> Callable[[Change], Awaitable[bool]]:
    """A store that does store, and whose answer does not arrive."""

    async def lose(change: Change) -> bool:
        assert await append(change)
        raise StoreError(Text("store-failed", {"problem": "gone"}))

    return lose


async def test_a_bot_moves_after_a_move_whose_answer_was_lost(
    service: TableService, scheduler: Scheduler, now: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann's move is in the store, but neither she nor this server knows."""
    name = (await service.open(ANN, make_spec("yamatai", 2, ("random",)))).id
    await eventually(lambda: now_at(service, name).turn_of() == ANN.id)
    while not _ends_turn(table := now_at(service, name)):
        await move(service, name, ANN, table.state.moves()[-1])
    with monkeypatch.context() as patch:
        patch.setattr(service.store, "append", losing(service.store.append))
        with pytest.raises(StoreError):
            await move(service, name, ANN, table.state.moves()[-1])
    assert now_at(service, name).turn_of() == ANN.id
    assert (await replay_from_store(service, name)).turn_of() == ""
    now.wait(LATER)
    await scheduler.check_due()
    await eventually(lambda: any(decision.seat == 1 for decision in now_at(service, name).decisions))
    assert now_at(service, name).version > table.version


def _ends_turn(table: Table) -> bool:
    """Whether the last of the moves passes the turn to the bot."""
    after = table.state.copy()
    after.play(table.state.moves()[-1])
    while after.actor() == CHANCE:
        after.play(after.moves()[0])
    return after.actor() == 1


async def test_a_bot_continues_after_the_store_failed(
    service: TableService,
    scheduler: Scheduler,
    instant_bots: InstantBots,
    now: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where the move was stored and only the answer was lost."""
    name = await bots_turn(service)
    version = now_at(service, name).version
    with monkeypatch.context() as patch:
        patch.setattr(service.store, "append", losing(service.store.append))
        scheduler.follow(await service.live(name))
        await let_tasks_run()
    assert now_at(service, name).version == version < (await replay_from_store(service, name)).version
    asked = len(instant_bots.asked)
    now.wait(LATER)
    await scheduler.check_due()
    await eventually(lambda: now_at(service, name).turn_of() == ANN.id)
    assert table_data(await replay_from_store(service, name)) == table_data(now_at(service, name))
    assert asked == 1


@pytest.mark.usefixtures("scheduler")
async def test_a_bot_continues_where_its_table_made_room_while_it_thought(
    service: TableService, instant_bots: InstantBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MOST_LIVE", 1)
    instant_bots.held.clear()
    name = await bots_turn(service)
    await eventually(lambda: bool(instant_bots.asked))
    for _ in range(3):
        await play_at(service)
    assert name not in service._live
    instant_bots.held.set()
    await eventually(lambda: name in service._live and now_at(service, name).turn_of() == ANN.id)
    asked = len(instant_bots.asked)
    await let_tasks_run()
    assert len(instant_bots.asked) == asked
    assert table_data(await replay_from_store(service, name)) == table_data(now_at(service, name))
