"""Two servers on one database: each entry has one writer, and the other server applies it."""

import asyncio

import pytest

from shima.games.dice import Dice
from shima.store.rows import Notice
from shima.tables.refusal import Fault, Refused
from shima.tables.service import Answer, TableService
from shima.tables.table import PLAYING
from tests.tables.memory_tables import ANN, BEN, CAT, make_spec, table_data
from tests.tables.services import at, move, mover, play_at, replay_from_store, say, step, steps
from tests.waiting import eventually

pytestmark = pytest.mark.anyio


async def agree(service: TableService, other: TableService, name: str) -> None:
    """Both have the same table, and it is the one in the store."""
    stored = table_data(await replay_from_store(service, name))
    for each in (service, other):
        assert table_data((await each.fresh(name)).table) == stored


async def test_a_server_that_was_slower_takes_the_others_entry_in_and_asks_again(
    service: TableService, other: TableService
) -> None:
    name = await play_at(service)
    await other.live(name)
    for number in range(6):
        here, who = (service, ANN) if number % 2 else (other, BEN)
        answer = await say(here, name, who, "hi")
        assert answer.version == (await here.store.entries(name))[-1].number
    await agree(service, other, name)
    assert len((await at(service, name)).spoken) == 6


async def test_a_refusal_rests_on_what_is_true_now(service: TableService, other: TableService) -> None:
    """The other server has not received the moves yet, and still does not refuse the active player."""
    name = await play_at(service)
    dice = Dice(1)
    await other.live(name)
    first = mover(await at(service, name))
    while mover(await at(service, name)) == first:
        await step(service, name, dice)
    table = await at(service, name)
    assert (await at(other, name)).version < table.version
    await move(other, name, mover(table), table.state.moves()[0], table.moves + 1)
    await agree(service, other, name)


async def take(service: TableService, name: str, chosen: int, number: int, request: str) -> Answer | Fault:
    table = await at(service, name)
    try:
        return await move(service, name, mover(table), chosen, number, request)
    except Refused as refused:
        return refused.fault


@pytest.mark.parametrize("seed", range(3))
async def test_of_two_moves_with_the_same_number_exactly_one_is_taken(
    service: TableService, other: TableService, seed: int
) -> None:
    name = await play_at(service, "yamatai", 2)
    dice = Dice(seed)
    for turn in range(12):
        await service.fresh(name)
        await other.fresh(name)
        table = await at(service, name)
        number, moves = table.moves + 1, table.state.moves()
        one, two = (moves[dice.below(len(moves))] for _ in range(2))
        found = await asyncio.gather(
            take(service, name, one, number, f"{turn} here"), take(other, name, two, number, f"{turn} there")
        )
        taken = [each for each in found if isinstance(each, Answer)]
        assert len(taken) == 1
        assert [each for each in found if not isinstance(each, Answer)] == [Fault.STALE]
        assert taken[0].version == table.version + 1
    await agree(service, other, name)


async def test_on_one_server_too_exactly_one_is_taken(service: TableService) -> None:
    name = await play_at(service)
    table = await at(service, name)
    number, moves = table.moves + 1, table.state.moves()
    found = await asyncio.gather(*(take(service, name, moves[0], number, f"{each}") for each in range(8)))
    assert sum(isinstance(each, Answer) for each in found) == 1
    assert found.count(Fault.STALE) == 7


async def test_the_same_request_to_both_is_made_once(service: TableService, other: TableService) -> None:
    name = await play_at(service)
    table = await other.live(name)
    chosen, number = table.table.state.moves()[0], table.table.moves + 1
    found = await asyncio.gather(*(take(each, name, chosen, number, "same") for each in (service, other)))
    assert {each.version for each in found if isinstance(each, Answer)} == {table.table.version}
    assert sorted(each.repeated for each in found if isinstance(each, Answer)) == [False, True]


async def test_the_last_two_chairs_taken_at_once_begin_one_game(service: TableService, other: TableService) -> None:
    name = (await service.open(ANN, make_spec("yamatai", 3))).id
    await other.live(name)
    await asyncio.gather(service.sit(name, BEN, None), other.sit(name, CAT, None))
    kinds = [entry.kind for entry in await service.store.entries(name)]
    assert kinds == ["opened", "sat", "sat", "sat", "began"]
    await agree(service, other, name)


async def test_a_notice_shows_watchers_the_entries_of_other_servers(service: TableService, other: TableService) -> None:
    name = await play_at(service)
    live, watcher = await other.watch(name, BEN.id)
    told: list[tuple[str, str]] = []
    other.on_turn.append(lambda person, table: told.append((person, table)))
    await steps(service, name, 3)
    table = await at(service, name)
    other._notice(Notice(name, table.version, table.turn_of(), "here"))
    await eventually(watcher.news.is_set)
    assert table_data(live.table) == table_data(table)
    assert told == [(table.turn_of(), name)]
    other._notice(Notice("a table that is not here", 7, "", "here"))


async def test_what_was_missed_is_read_again_when_notices_were_lost(service: TableService, other: TableService) -> None:
    names = [await play_at(service) for _ in range(3)]
    for name in names:
        await other.live(name)
        await steps(service, name, 2)
    other._refresh_all()
    await other.close()
    for name in names:
        assert (await at(other, name)).version == (await at(service, name)).version


async def test_many_at_both_servers_lose_nothing(service: TableService, other: TableService) -> None:
    name = await play_at(service, "yamatai", 3)
    await other.live(name)

    async def play(here: TableService, seed: int) -> int:
        dice, made = Dice(seed), 0
        for turn in range(15):
            table = await at(here, name)
            if table.status != PLAYING:
                break
            moves = table.state.moves()
            found = await take(here, name, moves[dice.below(len(moves))], table.moves + 1, f"{seed} {turn}")
            made += isinstance(found, Answer) and not found.repeated
        return made

    made = await asyncio.gather(play(service, 1), play(other, 2), play(service, 3))
    await agree(service, other, name)
    moved = [entry for entry in await service.store.entries(name) if entry.kind == "moved"]
    assert len(moved) == sum(made)
