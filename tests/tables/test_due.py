"""What is due at a table: time that is up, bots that a dead server left, tables to which nobody came."""

import asyncio

import pytest
from sqlalchemy import update

from shima.games.text import Text
from shima.store.errors import StoreError
from shima.store.schema import entries
from shima.tables import asking, keeper
from shima.tables.changes import PATIENCE
from shima.tables.house import House
from shima.tables.keeper import Keeper
from shima.tables.spec import SECOND, ClockSpec
from shima.tables.table import PLAYING
from tests.tables.folding import ANN, wish
from tests.tables.hosting import (
    Hands,
    Quick,
    a_while,
    act,
    again_from_store,
    at,
    bots_turn,
    mover,
    now_at,
    play_at,
    until,
)

pytestmark = pytest.mark.anyio
LATER = PATIENCE // SECOND


async def test_of_two_keepers_one_takes_up_what_a_dead_server_left(house: House, other: House, now: Hands) -> None:
    name = await bots_turn(house)  # nobody keeps that house: it is as good as dead
    third = House(house.store, house.sets, now)
    thoughts = [Quick(), Quick()]
    keepers = [Keeper(each, thought) for each, thought in zip((other, third), thoughts, strict=True)]
    await asyncio.gather(*(each.look_around() for each in keepers))
    assert [thought.asked for thought in thoughts] == [[], []], "it is not due yet"
    now.wait(LATER)
    await asyncio.gather(*(each.look_around() for each in keepers))
    await until(lambda: any(thought.asked for thought in thoughts))
    while (await again_from_store(house, name)).turn_of() != ANN.id:
        await a_while()
    assert sorted(bool(thought.asked) for thought in thoughts) == [False, True]
    await asyncio.gather(*(each.look_around() for each in keepers))
    for each in keepers:
        await each.close()
    await third.close()


@pytest.mark.parametrize("clock", [ClockSpec("live", seconds=60), ClockSpec("days", days=1)])
async def test_when_time_is_up_a_bot_plays_and_gives_the_seat_back(
    house: House, kept: Keeper, quick: Quick, now: Hands, clock: ClockSpec
) -> None:
    name = await play_at(house, "yamatai", 2, clock=clock)
    person = mover(now_at(house, name))
    late = person.id
    deadline = now_at(house, name).deadline()
    assert deadline is not None
    now.at = deadline - 1
    await kept.look_around()
    assert now_at(house, name).turn_of() == late
    now.at = deadline
    await kept.look_around()
    await until(lambda: now_at(house, name).turn_of() not in ("", late))
    seat = now_at(house, name).seat_of(late)
    assert seat is not None
    assert now_at(house, name).chairs[seat].away == "time"
    assert set(quick.asked) == {(seat, "level3")}
    await act(house, name, person, asking.come_back)
    assert now_at(house, name).bot_of(seat) == ""


async def test_a_table_to_which_nobody_comes_is_closed(house: House, kept: Keeper, now: Hands) -> None:
    name = (await house.open(ANN, wish(open=True))).id
    now.at += asking.WAITING_LASTS
    await kept.look_around()
    assert (now_at(house, name).ended, await house.store.open_tables(10, 0)) == ("closed", [])


async def test_the_rounds_go_on_whatever_happens(
    house: House, kept: Keeper, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    problems: list[Exception] = [ValueError("a flaw"), StoreError(Text("store-closed"))]
    looked = 0

    async def look() -> None:
        nonlocal looked
        looked += 1
        if problems:
            raise problems.pop()

    monkeypatch.setattr(keeper, "ROUND", 0.001)
    monkeypatch.setattr(kept, "look_around", look)
    await kept.start()
    await until(lambda: looked > 3)
    assert "the store does not answer" in caplog.text
    assert "a flaw" in caplog.text
    assert house.in_memory() == 0


async def test_a_damaged_table_keeps_no_other_from_its_turn(
    house: House, other: House, now: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await bots_turn(house), await bots_turn(house)
    spoil = update(entries).where(entries.c.table == bad, entries.c.kind == "began").values(data={"bots": []})
    await house.store._database.change(spoil)
    thought = Quick()
    kept = Keeper(other, thought)
    now.wait(LATER)
    await kept.look_around()
    await until(lambda: good in other._live and now_at(other, good).turn_of() == ANN.id)
    assert "a journal is damaged" in caplog.text
    assert (await at(other, good)).status == PLAYING
    await kept.close()


async def test_a_server_that_has_a_file_for_itself_asks_bots_at_once_that_the_last_one_left(
    house: House, now: Hands
) -> None:
    name = await bots_turn(house)
    quick = Quick()
    next_server = Keeper(House(house.store, house.sets, now), quick)
    await next_server.start()
    await next_server.look_around()
    await until(lambda: bool(quick.asked))
    while (await again_from_store(house, name)).turn_of() != ANN.id:
        await a_while()
    await next_server.close()
    await next_server.house.close()


async def test_a_keeper_that_closes_leaves_its_bots_to_whoever_looks_next(house: House, now: Hands) -> None:
    name, slow = await bots_turn(house), Quick()
    slow.held.clear()
    closing = Keeper(house, slow)
    closing.follow(await house.live(name))
    await until(lambda: bool(slow.asked))
    assert await house.store.due(now(), 9) == []
    await closing.close()
    assert await house.store.due(now(), 9) == [(name, now())]


async def test_time_that_still_runs_is_not_hastened(house: House, now: Hands) -> None:
    name = await play_at(house, "yamatai", 2, clock=ClockSpec("live", seconds=60))
    await house.store.hasten(now(), now() + PATIENCE)
    assert await house.store.due(now(), 9) == []
    now.wait(60)
    assert [table for table, _ in await house.store.due(now(), 9)] == [name]
