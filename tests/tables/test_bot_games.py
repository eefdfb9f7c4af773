"""How many games against bots a person may have at a time."""

import asyncio

import pytest

from shima.store.rows import PersonRow
from shima.tables import commands
from shima.tables.refusal import Fault, Refused
from shima.tables.rematch import again
from shima.tables.service import TableService
from shima.tables.table import DONE, PLAYING, WAITING
from tests.tables.memory_tables import ANN, BEN, CAT, make_spec
from tests.tables.services import act, at, play_at

pytestmark = pytest.mark.anyio
MOST = 3
BOT = make_spec("yamatai", 2, ("random",))


@pytest.fixture(autouse=True)
def limited(service: TableService, other: TableService) -> None:
    for each in (service, other):
        each.bot_games.most = MOST


async def open_all(service: TableService, person: PersonRow = ANN, count: int = MOST) -> list[str]:
    return [(await service.open(person, BOT)).id for _ in range(count)]


async def tables_of(service: TableService, person: PersonRow = ANN) -> int:
    return len(await service.store.tables_of(person.id, 1000, 0))


def too_many(error: BaseException | None, key: str = "table-bot-games") -> bool:
    return isinstance(error, Refused) and (error.fault, error.text.key) == (Fault.TOO_MANY, key)


async def test_one_too_many_is_refused_and_nothing_is_opened(service: TableService) -> None:
    await open_all(service)
    with pytest.raises(Refused) as caught:
        await service.open(ANN, BOT)
    assert too_many(caught.value)
    assert caught.value.text.args == {"most": MOST}
    assert await tables_of(service) == MOST
    await service.open(BEN, BOT)  # people are counted separately


async def test_a_person_who_resigns_may_begin_another(service: TableService) -> None:
    name, *_ = await open_all(service)
    await act(service, name, ANN, commands.resign)
    await service.open(ANN, BOT)


async def test_a_game_that_one_has_left_still_counts(service: TableService) -> None:
    name, *_ = await open_all(service)
    await act(service, name, ANN, commands.leave)
    with pytest.raises(Refused) as caught:
        await service.open(ANN, BOT)
    assert too_many(caught.value)


async def test_games_among_people_and_tables_that_wait_do_not_count(service: TableService) -> None:
    for _ in range(MOST + 1):
        await play_at(service, "tokaido-duo", 2)
        await service.open(ANN, make_spec("yamatai", 3, ("random",)))
    await open_all(service)


async def test_requests_at_once_do_not_exceed_the_limit(service: TableService) -> None:
    found = await asyncio.gather(*(service.open(ANN, BOT) for _ in range(30)), return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in found) == MOST
    assert all(too_many(each) for each in found if isinstance(each, BaseException))
    assert (await service.store.bot_games(ANN.id), await tables_of(service)) == (MOST, MOST)


async def test_two_servers_exceed_it_by_one_game_at_most(service: TableService, other: TableService) -> None:
    await asyncio.gather(*(each.open(ANN, BOT) for each in (service, other) for _ in range(20)), return_exceptions=True)
    assert MOST <= await service.store.bot_games(ANN.id) <= MOST + 1


async def test_bots_that_fill_a_table_at_the_start_count(service: TableService) -> None:
    names = [(await service.open(ANN, make_spec("yamatai", 2))).id for _ in range(10)]
    found = await asyncio.gather(
        *(service.begin(name, ANN, "random", f"start {name}") for name in names), return_exceptions=True
    )
    statuses = [(await at(service, name)).status for name in names]
    assert statuses.count(PLAYING) == MOST
    assert sum(isinstance(each, BaseException) and too_many(each) for each in found) == 10 - MOST
    begun = names[statuses.index(PLAYING)]
    repeated = await service.begin(begun, ANN, "random", f"start {begun}")
    assert repeated.repeated, "what was done before is answered the same again"


async def test_a_person_who_takes_the_last_chair_at_a_table_with_bots_must_have_room(service: TableService) -> None:
    name = (await service.open(BEN, make_spec("yamatai", 3, ("random",)))).id
    await open_all(service)
    with pytest.raises(Refused) as caught:
        await service.sit(name, ANN, None)
    assert too_many(caught.value)
    table = await at(service, name)
    assert (table.status, table.seat_of(ANN.id)) == (WAITING, None)
    await service.sit(name, CAT, None)
    assert (await at(service, name)).status == PLAYING


async def test_others_at_the_table_must_have_room_too(service: TableService) -> None:
    name = (await service.open(ANN, make_spec("yamatai", 3, ("random",)))).id
    await open_all(service)
    with pytest.raises(Refused) as caught:
        await service.sit(name, BEN, None)
    assert too_many(caught.value, "table-bot-games-other")
    assert (await at(service, name)).seat_of(BEN.id) is None


async def test_a_stranger_learns_nothing_about_the_games_of_others(service: TableService) -> None:
    name = (await service.open(ANN, make_spec("yamatai", 2))).id
    await open_all(service)
    with pytest.raises(Refused) as caught:
        await service.begin(name, BEN, "random")
    assert caught.value.fault is Fault.FORBIDDEN


async def test_a_rematch_counts_and_is_refused_before_a_table_is_opened(service: TableService) -> None:
    name = (await service.open(ANN, BOT)).id
    await act(service, name, ANN, commands.resign)
    assert (await at(service, name)).status == DONE
    names = await open_all(service)
    tables = await tables_of(service)
    with pytest.raises(Refused) as caught:
        await again(service, name, ANN)
    assert too_many(caught.value)
    assert (await tables_of(service), (await at(service, name)).rematch) == (tables, "")
    await act(service, names[0], ANN, commands.resign)
    new = await again(service, name, ANN)
    assert await again(service, name, ANN) == new, "who is there already is led there"


async def test_without_a_limit_there_is_none(service: TableService) -> None:
    service.bot_games.most = 0
    await open_all(service, count=30)
