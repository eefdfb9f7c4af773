"""Deleting one's data: the games stay the same games, and nothing tells who played them."""

import asyncio
import json

import pytest
from sqlalchemy import select

from shima.games.dice import Dice
from shima.record import FORMER_PLAYER, read, verify
from shima.store.rows import EntryRow, HookRow, PersonRow
from shima.store.schema import METADATA
from shima.tables import asking
from shima.tables.entries import Event
from shima.tables.erasing import Eraser, erased
from shima.tables.house import Decide, House
from shima.tables.names import is_former
from shima.tables.people import People
from shima.tables.records import bring, written
from shima.tables.rematch import again
from shima.tables.table import DONE, PLAYING, Table
from shima.tables.view import table_view
from tests.tables.folding import ANN, BEN, CAT, begun, refold, shape, wish
from tests.tables.hosting import Hands, act, again_from_store, at, play_at, say, step, steps

pytestmark = pytest.mark.anyio
HIDDEN = ("answers", "version", "spoken", "host")


@pytest.fixture
def people(house: House, now: Hands) -> People:
    return People(house.store, "a secret", now)


@pytest.fixture
def eraser(house: House, people: People) -> Eraser:
    return Eraser(house, people)


async def erase(eraser: Eraser, person: PersonRow) -> None:
    await eraser.begin(person)
    await eraser.finish(person)


async def everything(house: House) -> str:
    """Every row of every table."""
    rows = [await house.store._database.rows(select(table)) for table in METADATA.tables.values()]
    return json.dumps([[list(row) for row in found] for found in rows], ensure_ascii=False)


def bot_moves(seat: int, dice: Dice) -> Decide:
    """A random move of the bot on the seat."""

    def decide(table: Table, _now: int) -> Event:
        moves = table.state.moves()
        return asking.bot_move(table, seat, moves[dice.below(len(moves))], table.moves + 1)

    return decide


def anonymous(table: Table) -> dict[str, object]:
    """All that makes a table but who sits there, and the entry that tells of the deletion."""
    left = {name: value for name, value in shape(table).items() if name not in HIDDEN}
    chairs = [dict(chair, person="", name="") for chair in left.pop("chairs")]  # type: ignore[attr-defined]
    game = left.pop("game")
    decisions = [(decision.before, decision.seat, decision.sealed) for decision in table.decisions]
    return left | {"chairs": chairs, "game": game and game[1:], "decisions": decisions}  # type: ignore[index]


async def test_a_finished_game_is_the_same_and_proves_its_draws(house: House, eraser: Eraser) -> None:
    name = await play_at(house)
    await say(house, name, ANN, "my secret words")
    await say(house, name, BEN, "hello Ann")
    await steps(house, name, 1000)
    before = await at(house, name)
    assert before.status == DONE
    await erase(eraser, ANN)
    after = await at(house, name)
    assert anonymous(after) == anonymous(before)
    assert anonymous(await again_from_store(house, name)) == anonymous(before)
    assert sorted(chair.name for chair in after.chairs) == ["Ben", FORMER_PLAYER]
    assert [line["text"] for line in table_view(after, None)["chat"]] == ["hello Ann"]
    record = read(written(after))
    assert sorted(record.players) == ["Ben", FORMER_PLAYER]
    assert record.moves == before.record().moves
    assert verify(record, after.game) > 0


async def test_nothing_in_the_database_tells_of_the_person(house: House, people: People, eraser: Eraser) -> None:
    person = await people.welcome("Ludmila")
    await people.new_device(person, "Firefox/Linux")
    await people.make_token(person, "Ludmilas program")
    await people.make_link(person)
    await people.make_recovery(person)
    await house.store.set_hook(HookRow(person.id, "https://ludmila.example", "s"))
    table = await house.open(person, wish("tokaido-duo", 2))
    await house.sit(table.id, BEN, None)
    await say(house, table.id, person, "Ludmila was here")
    left = (await house.open(BEN, wish("yamatai", 3))).id
    await house.sit(left, person, None)
    await say(house, left, person, "Ludmila was here, too")
    await act(house, left, person, asking.leave)
    assert person.id in await everything(house)
    await erase(eraser, person)
    rest = await everything(house)
    assert person.id not in rest
    assert "udmila" not in rest
    assert await house.store.person(person.id) is None
    assert await house.store.tables_of(person.id, 10, 0) == []


async def test_a_running_game_is_resigned_and_a_waiting_table_is_left(house: House, eraser: Eraser) -> None:
    two, three = await play_at(house), await play_at(house, "yamatai", 3)
    alone = (await house.open(ANN, wish("yamatai", 2))).id
    shared = (await house.open(ANN, wish("yamatai", 3))).id
    await house.sit(shared, BEN, None)
    await erase(eraser, ANN)
    assert ((await at(house, two)).status, (await at(house, two)).ended) == (DONE, "resigned")
    going_on = await at(house, three)
    assert going_on.status == PLAYING
    assert [chair.resigned for chair in going_on.chairs if is_former(chair.person)] == [True]
    assert (await at(house, alone)).ended == "closed"
    assert (await at(house, shared)).names() == ("Ben",)
    await house.sit(shared, CAT, None)
    rows = {row.id: row for row in await house.store.tables_of(BEN.id, 10, 0)}
    assert sorted(rows[two].names) == ["Ben", FORMER_PLAYER]


async def test_a_game_goes_on_after_one_of_three_is_gone(house: House, eraser: Eraser) -> None:
    name = await play_at(house, "yamatai", 3)
    await steps(house, name, 5)
    await erase(eraser, ANN)
    dice = Dice(3)
    for _ in range(2000):
        table = await at(house, name)
        seat = table.actor()
        if seat is None:
            break
        if table.turn_of():
            await step(house, name, dice)
        else:
            await house.act(name, "", "", bot_moves(seat, dice))
    assert (await at(house, name)).status == DONE
    rated = await house.store.ratings("yamatai", [chair.person for chair in (await at(house, name)).chairs])
    assert set(rated) == {BEN.id, CAT.id}


async def test_whoever_watches_gets_the_table_afresh(house: House, eraser: Eraser) -> None:
    name = await play_at(house)
    await say(house, name, ANN, "secret")
    live, watcher = await house.watch(name, BEN.id)
    watcher.news.clear()
    await erase(eraser, ANN)
    assert watcher.news.is_set()
    told = json.loads(live.message(BEN.id, 0))
    assert "Ann" not in json.dumps(told)
    assert FORMER_PLAYER in {chair["name"] for chair in told["table"]["chairs"]}


async def test_another_server_that_has_the_table_in_memory_takes_it_in_afresh(
    house: House, other: House, eraser: Eraser
) -> None:
    name = await play_at(house)
    assert "Ann" in (await at(other, name)).names()
    await say(other, name, ANN, "secret")
    await erase(eraser, ANN)
    await other.fresh(name)
    assert sorted((await at(other, name)).names()) == ["Ben", FORMER_PLAYER]
    assert shape(await at(other, name)) == shape(await again_from_store(house, name))
    await say(other, name, BEN, "bye")
    assert (await at(other, name)).spoken[-1][1].text == "bye"


async def test_what_the_person_does_elsewhere_at_the_same_moment_is_refused(
    house: House, other: House, eraser: Eraser
) -> None:
    names = [await play_at(house) for _ in range(5)]
    for name in names:
        await other.live(name)
    sayings = (say(other, name, ANN, "Ann says no") for name in names)
    await asyncio.gather(erase(eraser, ANN), *sayings, return_exceptions=True)
    assert "Ann says" not in await everything(house)
    assert ANN.id not in await everything(house)


async def test_a_deletion_that_was_interrupted_is_ended_later(house: House, people: People) -> None:
    name = await play_at(house)
    first = Eraser(house, people)
    first.is_closing = True
    await erase(first, ANN)
    assert "Ann" in (await at(house, name)).names()
    assert await house.store.person(ANN.id) is not None
    await Eraser(house, people).resume()
    assert "Ann" not in (await at(house, name)).names()
    assert await house.store.person(ANN.id) is None


async def test_a_chair_that_is_kept_for_a_rematch_is_free(house: House, eraser: Eraser) -> None:
    name = await play_at(house)
    await act(house, name, BEN, asking.resign)
    kept = await again(house, name, BEN)
    await erase(eraser, ANN)
    assert ANN.id not in await everything(house)
    rematch = await at(house, kept)
    assert rematch.names() == ("Ben",)


async def test_a_rematch_with_a_former_player_is_open_to_anybody(house: House, eraser: Eraser) -> None:
    name = await play_at(house)
    await erase(eraser, ANN)
    new = await again(house, name, BEN)
    await house.sit(new, CAT, None)
    assert (await at(house, new)).status == PLAYING


async def test_in_a_game_from_elsewhere_ones_own_name_is_erased(house: House, eraser: Eraser) -> None:
    folded = begun()
    folded.play_on(1000)
    text = written(refold(folded))
    assert "Ann | Ben" in text
    mine, theirs = await bring(house, ANN.id, text), await bring(house, CAT.id, text)
    await erase(eraser, ANN)
    assert (await at(house, mine)).names() == (FORMER_PLAYER, "Ben")
    assert (await at(house, theirs)).names() == ("Ann", "Ben")
    row = await house.store.table(mine)
    assert row is not None
    assert (row.names, is_former(row.host)) == ((FORMER_PLAYER, "Ben"), True)


def test_entries_of_others_stay_as_they_are() -> None:
    folded = begun("yamatai", 3).play_on(20)
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
