"""The table service: its answers are durable, and no failure of the store leaves a table half changed."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from shima import record
from shima.games.dice import Dice
from shima.games.text import Text
from shima.registry import open_set_text
from shima.store.errors import StoreError
from shima.store.rows import Change
from shima.tables import service as house_module
from shima.tables.refusal import Fault, Refused
from shima.tables.service import TableService
from shima.tables.sets import Sets
from shima.tables.spec import Spec
from shima.tables.table import DONE, PLAYING, WAITING
from tests.component_sets import TEXTS
from tests.tables.memory_tables import ANN, BEN, CAT, EVE, make_spec, table_data
from tests.tables.services import (
    FakeClock,
    at,
    close,
    move,
    mover,
    open_service,
    play_at,
    replay_from_store,
    say,
    step,
    steps,
    undo,
)

pytestmark = pytest.mark.anyio


async def test_the_game_begins_by_itself_when_the_last_chair_is_taken(service: TableService) -> None:
    table = await service.open(ANN, make_spec("yamatai", 3))
    assert (table.status, table.host, table.seat_of(ANN.id)) == (WAITING, ANN.id, 0)
    await service.sit(table.id, CAT, 2)
    assert (await at(service, table.id)).status == WAITING
    await service.sit(table.id, BEN, None)
    now = await at(service, table.id)
    assert (now.status, now.names()) == (PLAYING, ("Ann", "Ben", "Cat"))


async def test_against_bots_alone_the_game_begins_at_once(service: TableService) -> None:
    assert (await service.open(ANN, make_spec(bots=("level1",)))).status == PLAYING


async def test_a_game_can_be_begun_with_bots_on_the_empty_chairs(service: TableService) -> None:
    table = await service.open(ANN, make_spec("yamatai", 4))
    with pytest.raises(Refused):
        await service.begin(table.id, ANN)
    first = await service.begin(table.id, ANN, "random", "begin-1")
    assert await service.begin(table.id, ANN, "random", "begin-1") == house_module.Answer(first.version, repeated=True)
    assert (await at(service, table.id)).names() == ("Ann", "random", "random", "random")


@pytest.mark.parametrize(("game", "players"), [("tokaido-duo", 2), ("yamatai", 3)])
async def test_the_journal_in_the_store_gives_the_same_table_as_the_service(
    service: TableService, now: FakeClock, game: str, players: int, tmp_path: Path
) -> None:
    name = await play_at(service, game, players)
    dice = Dice(players)
    while (table := await at(service, name)).status == PLAYING:
        now.wait(int(dice.below(5)))
        back = table.own_steps(table.turn_of())
        if back and dice.below(6) == 0:
            person, to = mover(table), back[dice.below(len(back))]
            await undo(service, name, person, to)
        else:
            await step(service, name, dice, f"request-{dice.below(1 << 30)}")
    assert table_data(await replay_from_store(service, name)) == table_data(table)
    row = await service.store.table(name)
    assert row is not None
    assert (row.status, row.version, row.moves, row.turn, row.due) == (DONE, table.version, table.moves, "", None)
    saved = record.read(table.record().write())
    assert record.verify(saved, table.game) > 0
    later = await open_service(tmp_path, now)
    assert table_data(await at(later, name)) == table_data(table)
    await close(later)


async def test_a_request_that_is_repeated_is_answered_the_same_again(service: TableService) -> None:
    name = await play_at(service)
    table = await at(service, name)
    person, chosen = mover(table), table.state.moves()[0]
    first = await move(service, name, person, chosen, table.moves + 1, "move-1")
    await steps(service, name, 6)
    entries = len(await service.store.entries(name))
    again = await move(service, name, person, chosen, table.moves + 1, "move-1")
    assert (again.version, again.repeated, first.repeated) == (first.version, True, False)
    assert len(await service.store.entries(name)) == entries
    with pytest.raises(Refused) as caught:  # without the same id it is stale
        await move(service, name, person, chosen, table.moves + 1, "move-2")
    assert caught.value.fault is Fault.STALE


async def test_the_id_of_a_request_is_its_askers_own(service: TableService) -> None:
    name = await play_at(service)
    for person in (ANN, BEN):
        said = await say(service, name, person, "hi", "1")
        assert not said.repeated


async def test_of_two_same_requests_at_once_one_is_made(service: TableService) -> None:
    name = await play_at(service)
    table = await at(service, name)
    person, chosen = mover(table), table.state.moves()[0]
    answers = await asyncio.gather(*(move(service, name, person, chosen, table.moves + 1, "same") for _ in range(5)))
    assert len({answer.version for answer in answers}) == 1
    assert sorted(answer.repeated for answer in answers) == [False, True, True, True, True]


async def test_a_request_takes_effect_even_if_the_client_disconnects(service: TableService) -> None:
    name = await play_at(service)
    table = await at(service, name)
    asker = asyncio.create_task(move(service, name, mover(table), table.state.moves()[0]))
    await asyncio.sleep(0)
    asker.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asker
    await service.close()
    assert (await at(service, name)).version == table.version + 1
    assert (await replay_from_store(service, name)).version == table.version + 1


async def test_what_the_store_does_not_take_has_not_happened(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await play_at(service)
    table = await at(service, name)
    before, person, chosen = table_data(table), mover(table), table.state.moves()[0]
    live, watcher = await service.watch(name, ANN.id)

    async def fail(_change: Change) -> bool:
        raise StoreError(Text("store-failed", {"problem": "full"}))

    with monkeypatch.context() as patch:
        patch.setattr(service.store, "append", fail)
        with pytest.raises(StoreError):
            await move(service, name, person, chosen, request="move-1")
    assert table_data(live.table) == before
    assert not watcher.news.is_set()
    answer = await move(service, name, person, chosen, request="move-1")
    assert (answer.version, answer.repeated) == (table.version + 1, False)
    assert watcher.news.is_set()


async def test_what_was_stored_though_the_answer_was_lost_is_not_made_twice(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await play_at(service)
    table = await at(service, name)
    person, chosen = mover(table), table.state.moves()[0]
    append = service.store.append

    async def lose(change: Change) -> bool:
        assert await append(change)
        raise StoreError(Text("store-failed", {"problem": "gone"}))

    with monkeypatch.context() as patch:
        patch.setattr(service.store, "append", lose)
        with pytest.raises(StoreError):
            await move(service, name, person, chosen, table.moves + 1, "move-1")
    answer = await move(service, name, person, chosen, table.moves + 1, "move-1")
    assert (answer.version, answer.repeated) == (table.version + 1, True)
    assert table_data(await at(service, name)) == table_data(await replay_from_store(service, name))


async def test_an_unknown_table_is_refused_and_not_remembered(service: TableService) -> None:
    for name in ("nowhere", "", "'; drop table tables; --"):
        with pytest.raises(Refused) as caught:
            await service.live(name)
        assert caught.value.fault is Fault.UNKNOWN
    assert service.in_memory() == 0


async def test_tables_that_make_room_lose_nothing(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "MOST_LIVE", 5)
    watched = await play_at(service)
    live, _watcher = await service.watch(watched, EVE.id)
    names = [await play_at(service) for _ in range(12)]
    for name in names * 3:
        await steps(service, name, 1)
    assert service.in_memory() <= 6
    assert await service.live(watched) is live, "who watches keeps the same table"
    for name in names:
        table = await at(service, name)
        assert len(table.decisions) == 3
        assert table_data(table) == table_data(await replay_from_store(service, name))


async def test_a_person_who_comes_to_watch_where_all_tables_are_watched_sees_what_happens(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [await play_at(service) for _ in range(5)]
    monkeypatch.setattr(house_module, "MOST_LIVE", 2)
    for name in names:
        live, watcher = await service.watch(name, EVE.id)
        await steps(service, name, 1)
        assert await service.live(name) is live
        assert watcher.news.is_set()


async def test_many_who_ask_for_one_table_at_once_get_the_same(service: TableService, other: TableService) -> None:
    name = await play_at(service)
    found = await asyncio.gather(*(other.live(name) for _ in range(20)))
    assert len({id(live) for live in found}) == 1


def change_entry(folder: Path, name: str, old: str, new: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database, database:
        found = database.execute(
            'SELECT number, data FROM entries WHERE "table" = ? AND data LIKE ?', (name, f"%{old}%")
        )
        number, data = found.fetchone()
        changed = json.dumps(json.loads(data.replace(old, new, 1)))
        database.execute('UPDATE entries SET data = ? WHERE "table" = ? AND number = ?', (changed, name, number))


@pytest.mark.parametrize("what", ["a draw", "a decision", "a seat"])
async def test_a_damaged_journal_is_refused_and_the_log_says_why(
    service: TableService, other: TableService, tmp_path: Path, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    name = await play_at(service)
    await steps(service, name, 4)
    table = await at(service, name)
    lines = table.record().moves
    decision = next(line for line in lines if not line.startswith("*"))
    draw = next(line for line in lines if line.startswith("*"))
    another = next(line for line in lines if line.startswith(draw[:5]) and line != draw)
    old, new = {
        "a draw": (draw, another),
        "a decision": (decision, "1 nonsense"),
        "a seat": ('"chair":1', '"chair":7'),
    }[what]
    change_entry(tmp_path, name, old, new)
    for _ in range(2):
        with pytest.raises(Refused) as caught:
            await other.live(name)
        assert (caught.value.fault, caught.value.text.key) == (Fault.BUSY, "table-damaged")
    with pytest.raises(Refused):
        await move(other, name, ANN, 0)
    assert "a journal is damaged" in caplog.text
    assert other.in_memory() == 0


async def test_a_set_that_contradicts_the_rulebook_opens_no_new_table(tmp_path: Path, service: TableService) -> None:
    text = TEXTS["yamatai"].replace('"trading-post"', '"standard"')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    service.sets = Sets(tmp_path)
    used = open_set_text(text, saved=True)
    with pytest.raises(Refused) as caught:
        await service.open(ANN, Spec("yamatai", used.set_hash, ("", "")))
    assert (caught.value.fault, caught.value.text.key) == (Fault.UNKNOWN, "table-no-set")
