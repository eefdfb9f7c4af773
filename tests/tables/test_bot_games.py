"""How many games against bots a person may have at a time."""

import asyncio

import pytest

from shima.store.rows import PersonRow
from shima.tables import asking
from shima.tables.house import House
from shima.tables.refusal import Fault, Refused
from shima.tables.rematch import again
from shima.tables.table import DONE, PLAYING, WAITING
from tests.tables.folding import ANN, BEN, CAT, wish
from tests.tables.hosting import act, at, play_at

pytestmark = pytest.mark.anyio
MOST = 3
BOT = wish("yamatai", 2, ("random",))


@pytest.fixture(autouse=True)
def limited(house: House, other: House) -> None:
    for each in (house, other):
        each.bot_games.most = MOST


async def open_all(house: House, person: PersonRow = ANN, count: int = MOST) -> list[str]:
    return [(await house.open(person, BOT)).id for _ in range(count)]


async def tables_of(house: House, person: PersonRow = ANN) -> int:
    return len(await house.store.tables_of(person.id, 1000, 0))


def too_many(error: BaseException | None, key: str = "table-bot-games") -> bool:
    return isinstance(error, Refused) and (error.fault, error.text.key) == (Fault.TOO_MANY, key)


async def test_one_too_many_is_refused_and_nothing_is_opened(house: House) -> None:
    await open_all(house)
    with pytest.raises(Refused) as caught:
        await house.open(ANN, BOT)
    assert too_many(caught.value)
    assert caught.value.text.args == {"most": MOST}
    assert await tables_of(house) == MOST
    await house.open(BEN, BOT)  # everybody counts alone


async def test_who_resigns_may_begin_another(house: House) -> None:
    name, *_ = await open_all(house)
    await act(house, name, ANN, asking.resign)
    await house.open(ANN, BOT)


async def test_a_game_that_one_has_left_still_counts(house: House) -> None:
    name, *_ = await open_all(house)
    await act(house, name, ANN, asking.leave)
    with pytest.raises(Refused) as caught:
        await house.open(ANN, BOT)
    assert too_many(caught.value)


async def test_games_among_people_and_tables_that_wait_do_not_count(house: House) -> None:
    for _ in range(MOST + 1):
        await play_at(house, "tokaido-duo", 2)
        await house.open(ANN, wish("yamatai", 3, ("random",)))
    await open_all(house)


async def test_requests_at_once_do_not_exceed_the_limit(house: House) -> None:
    found = await asyncio.gather(*(house.open(ANN, BOT) for _ in range(30)), return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in found) == MOST
    assert all(too_many(each) for each in found if isinstance(each, BaseException))
    assert (await house.store.bot_games(ANN.id), await tables_of(house)) == (MOST, MOST)


async def test_two_servers_exceed_it_by_one_game_at_most(house: House, other: House) -> None:
    await asyncio.gather(*(each.open(ANN, BOT) for each in (house, other) for _ in range(20)), return_exceptions=True)
    assert MOST <= await house.store.bot_games(ANN.id) <= MOST + 1


async def test_bots_that_fill_a_table_at_the_start_count(house: House) -> None:
    names = [(await house.open(ANN, wish("yamatai", 2))).id for _ in range(10)]
    found = await asyncio.gather(
        *(house.begin(name, ANN, "random", f"start {name}") for name in names), return_exceptions=True
    )
    statuses = [(await at(house, name)).status for name in names]
    assert statuses.count(PLAYING) == MOST
    assert sum(isinstance(each, BaseException) and too_many(each) for each in found) == 10 - MOST
    begun = names[statuses.index(PLAYING)]
    repeated = await house.begin(begun, ANN, "random", f"start {begun}")
    assert repeated.repeated, "what was done before is answered the same again"


async def test_who_takes_the_last_chair_at_a_table_with_bots_must_have_room(house: House) -> None:
    name = (await house.open(BEN, wish("yamatai", 3, ("random",)))).id
    await open_all(house)
    with pytest.raises(Refused) as caught:
        await house.sit(name, ANN, None)
    assert too_many(caught.value)
    table = await at(house, name)
    assert (table.status, table.seat_of(ANN.id)) == (WAITING, None)
    await house.sit(name, CAT, None)
    assert (await at(house, name)).status == PLAYING


async def test_others_at_the_table_must_have_room_too(house: House) -> None:
    name = (await house.open(ANN, wish("yamatai", 3, ("random",)))).id
    await open_all(house)
    with pytest.raises(Refused) as caught:
        await house.sit(name, BEN, None)
    assert too_many(caught.value, "table-bot-games-other")
    assert (await at(house, name)).seat_of(BEN.id) is None


async def test_a_stranger_learns_nothing_about_the_games_of_others(house: House) -> None:
    name = (await house.open(ANN, wish("yamatai", 2))).id
    await open_all(house)
    with pytest.raises(Refused) as caught:
        await house.begin(name, BEN, "random")
    assert caught.value.fault is Fault.FORBIDDEN


async def test_a_rematch_counts_and_is_refused_before_a_table_is_opened(house: House) -> None:
    name = (await house.open(ANN, BOT)).id
    await act(house, name, ANN, asking.resign)
    assert (await at(house, name)).status == DONE
    names = await open_all(house)
    tables = await tables_of(house)
    with pytest.raises(Refused) as caught:
        await again(house, name, ANN)
    assert too_many(caught.value)
    assert (await tables_of(house), (await at(house, name)).rematch) == (tables, "")
    await act(house, names[0], ANN, asking.resign)
    new = await again(house, name, ANN)
    assert await again(house, name, ANN) == new, "who is there already is led there"


async def test_without_a_limit_there_is_none(house: House) -> None:
    house.bot_games.most = 0
    await open_all(house, count=30)
