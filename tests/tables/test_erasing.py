"""Deleting one's data: the games stay the same games, and nothing tells who played them."""

import asyncio
import json

import pytest
from sqlalchemy import select

from shima.games.dice import Dice
from shima.record import FORMER_PLAYER, read, verify
from shima.store.rows import EntryRow, HookRow, PersonRow
from shima.store.schema import METADATA
from shima.tables import commands
from shima.tables.erasing import Eraser, erased
from shima.tables.events import Event
from shima.tables.names import is_former
from shima.tables.people import People
from shima.tables.records import bring, written
from shima.tables.rematch import again
from shima.tables.service import Decide, TableService
from shima.tables.table import DONE, PLAYING, Table
from shima.tables.view import table_view
from tests.tables.memory_tables import ANN, BEN, CAT, make_spec, replay, started, table_data
from tests.tables.services import FakeClock, act, at, play_at, replay_from_store, say, step, steps

pytestmark = pytest.mark.anyio
HIDDEN = ("answers", "version", "spoken", "host")


@pytest.fixture
def people(service: TableService, now: FakeClock) -> People:
    return People(service.store, "a secret", now)


@pytest.fixture
def eraser(service: TableService, people: People) -> Eraser:
    return Eraser(service, people)


async def erase(eraser: Eraser, person: PersonRow) -> None:
    await eraser.begin(person)
    await eraser.finish(person)


async def everything(service: TableService) -> str:
    """Every row of every table."""
    rows = [await service.store._database.rows(select(table)) for table in METADATA.tables.values()]
    return json.dumps([[list(row) for row in found] for found in rows], ensure_ascii=False)


def bot_moves(seat: int, dice: Dice) -> Decide:
    """A random move of the bot on the seat."""

    def decide(table: Table, _now: int) -> Event:
        moves = table.state.moves()
        return commands.bot_move(table, seat, moves[dice.below(len(moves))], table.moves + 1)

    return decide


def anonymous(table: Table) -> dict[str, object]:
    """All that makes a table but who sits there, and the entry that tells of the deletion."""
    left = {name: value for name, value in table_data(table).items() if name not in HIDDEN}
    chairs = [dict(chair, person="", name="") for chair in left.pop("chairs")]  # type: ignore[attr-defined]
    game = left.pop("game")
    decisions = [(decision.before, decision.seat, decision.sealed) for decision in table.decisions]
    return left | {"chairs": chairs, "game": game and game[1:], "decisions": decisions}  # type: ignore[index]


async def test_a_finished_game_is_the_same_and_proves_its_draws(service: TableService, eraser: Eraser) -> None:
    name = await play_at(service)
    await say(service, name, ANN, "my secret words")
    await say(service, name, BEN, "hello Ann")
    await steps(service, name, 1000)
    before = await at(service, name)
    assert before.status == DONE
    await erase(eraser, ANN)
    after = await at(service, name)
    assert anonymous(after) == anonymous(before)
    assert anonymous(await replay_from_store(service, name)) == anonymous(before)
    assert sorted(chair.name for chair in after.chairs) == ["Ben", FORMER_PLAYER]
    assert [line["text"] for line in table_view(after, None)["chat"]] == ["hello Ann"]
    record = read(written(after))
    assert sorted(record.players) == ["Ben", FORMER_PLAYER]
    assert record.moves == before.record().moves
    assert verify(record, after.game) > 0


async def test_nothing_in_the_database_tells_of_the_person(
    service: TableService, people: People, eraser: Eraser
) -> None:
    person = await people.welcome("Ludmila")
    await people.new_device(person, "Firefox/Linux")
    await people.make_token(person, "Ludmilas program")
    await people.make_link(person)
    await people.make_recovery(person)
    await service.store.set_hook(HookRow(person.id, "https://ludmila.example", "s"))
    table = await service.open(person, make_spec("tokaido-duo", 2))
    await service.sit(table.id, BEN, None)
    await say(service, table.id, person, "Ludmila was here")
    left = (await service.open(BEN, make_spec("yamatai", 3))).id
    await service.sit(left, person, None)
    await say(service, left, person, "Ludmila was here, too")
    await act(service, left, person, commands.leave)
    assert person.id in await everything(service)
    await erase(eraser, person)
    rest = await everything(service)
    assert person.id not in rest
    assert "udmila" not in rest
    assert await service.store.person(person.id) is None
    assert await service.store.tables_of(person.id, 10, 0) == []


async def test_a_running_game_is_resigned_and_a_waiting_table_is_left(service: TableService, eraser: Eraser) -> None:
    two, three = await play_at(service), await play_at(service, "yamatai", 3)
    alone = (await service.open(ANN, make_spec("yamatai", 2))).id
    shared = (await service.open(ANN, make_spec("yamatai", 3))).id
    await service.sit(shared, BEN, None)
    await erase(eraser, ANN)
    assert ((await at(service, two)).status, (await at(service, two)).ended) == (DONE, "resigned")
    going_on = await at(service, three)
    assert going_on.status == PLAYING
    assert [chair.resigned for chair in going_on.chairs if is_former(chair.person)] == [True]
    assert (await at(service, alone)).ended == "closed"
    assert (await at(service, shared)).names() == ("Ben",)
    await service.sit(shared, CAT, None)
    rows = {row.id: row for row in await service.store.tables_of(BEN.id, 10, 0)}
    assert sorted(rows[two].names) == ["Ben", FORMER_PLAYER]


async def test_a_game_continues_after_one_of_three_is_gone(service: TableService, eraser: Eraser) -> None:
    name = await play_at(service, "yamatai", 3)
    await steps(service, name, 5)
    await erase(eraser, ANN)
    dice = Dice(3)
    for _ in range(2000):
        table = await at(service, name)
        seat = table.actor()
        if seat is None:
            break
        if table.turn_of():
            await step(service, name, dice)
        else:
            await service.act(name, "", "", bot_moves(seat, dice))
    assert (await at(service, name)).status == DONE
    rated = await service.store.ratings("yamatai", [chair.person for chair in (await at(service, name)).chairs])
    assert set(rated) == {BEN.id, CAT.id}


async def test_watchers_get_the_whole_table_again(service: TableService, eraser: Eraser) -> None:
    name = await play_at(service)
    await say(service, name, ANN, "secret")
    live, watcher = await service.watch(name, BEN.id)
    watcher.news.clear()
    await erase(eraser, ANN)
    assert watcher.news.is_set()
    told = json.loads(live.message(BEN.id, 0))
    assert "Ann" not in json.dumps(told)
    assert FORMER_PLAYER in {chair["name"] for chair in told["table"]["chairs"]}


async def test_another_server_that_has_the_table_in_memory_takes_it_in_afresh(
    service: TableService, other: TableService, eraser: Eraser
) -> None:
    name = await play_at(service)
    assert "Ann" in (await at(other, name)).names()
    await say(other, name, ANN, "secret")
    await erase(eraser, ANN)
    await other.fresh(name)
    assert sorted((await at(other, name)).names()) == ["Ben", FORMER_PLAYER]
    assert table_data(await at(other, name)) == table_data(await replay_from_store(service, name))
    await say(other, name, BEN, "bye")
    assert (await at(other, name)).spoken[-1][1].text == "bye"


async def test_what_the_person_does_elsewhere_at_the_same_moment_is_refused(
    service: TableService, other: TableService, eraser: Eraser
) -> None:
    names = [await play_at(service) for _ in range(5)]
    for name in names:
        await other.live(name)
    sayings = (say(other, name, ANN, "Ann says no") for name in names)
    await asyncio.gather(erase(eraser, ANN), *sayings, return_exceptions=True)
    assert "Ann says" not in await everything(service)
    assert ANN.id not in await everything(service)


async def test_a_deletion_that_was_interrupted_is_ended_later(service: TableService, people: People) -> None:
    name = await play_at(service)
    first = Eraser(service, people)
    first.is_closing = True
    await erase(first, ANN)
    assert "Ann" in (await at(service, name)).names()
    assert await service.store.person(ANN.id) is not None
    await Eraser(service, people).resume()
    assert "Ann" not in (await at(service, name)).names()
    assert await service.store.person(ANN.id) is None


async def test_a_chair_that_is_kept_for_a_rematch_is_free(service: TableService, eraser: Eraser) -> None:
    name = await play_at(service)
    await act(service, name, BEN, commands.resign)
    kept = await again(service, name, BEN)
    await erase(eraser, ANN)
    assert ANN.id not in await everything(service)
    rematch = await at(service, kept)
    assert rematch.names() == ("Ben",)


async def test_a_rematch_with_a_former_player_is_open_to_anyone(service: TableService, eraser: Eraser) -> None:
    name = await play_at(service)
    await erase(eraser, ANN)
    new = await again(service, name, BEN)
    await service.sit(new, CAT, None)
    assert (await at(service, new)).status == PLAYING


async def test_in_a_game_from_elsewhere_ones_own_name_is_erased(service: TableService, eraser: Eraser) -> None:
    folded = started()
    folded.play_on(1000)
    text = written(replay(folded))
    assert "Ann | Ben" in text
    mine, theirs = await bring(service, ANN.id, text), await bring(service, CAT.id, text)
    await erase(eraser, ANN)
    assert (await at(service, mine)).names() == (FORMER_PLAYER, "Ben")
    assert (await at(service, theirs)).names() == ("Ann", "Ben")
    row = await service.store.table(mine)
    assert row is not None
    assert (row.names, is_former(row.host)) == ((FORMER_PLAYER, "Ben"), True)


def test_entries_of_others_stay_as_they_are() -> None:
    folded = started("yamatai", 3).play_on(20)
    folded.say(BEN, "hello")
    for entry in folded.journal:
        assert erased(entry, "somebody else", "former:x", "Ann") == entry
    changed = [erased(entry, BEN.id, "former:x", "Ben") for entry in folded.journal]
    table = Table("table-1", folded.table.game, folded.table.seed)
    for entry in changed:
        table.apply(entry)
    assert anonymous(table) == anonymous(folded.table)
    assert BEN.id not in json.dumps([[entry.by, entry.data] for entry in changed])
    table.apply(EntryRow("table-1", table.version + 1, "erased", {}, table.at, "", ""))
