"""Snapshots: a table is the same, whether its journal was applied from the beginning or from a snapshot."""

import asyncio
import json
from dataclasses import replace

import pytest
from sqlalchemy import insert, update

from shima.games.dice import Dice
from shima.store.rows import EntryRow, SnapshotRow
from shima.store.schema import snapshots
from shima.tables import commands, journals
from shima.tables.erasing import rewrite
from shima.tables.refusal import Fault
from shima.tables.service import Answer, Decide, TableService
from shima.tables.snapshots import EVERY, restored, snapshot
from shima.tables.spec import ClockSpec
from shima.tables.table import DONE, Table
from tests.tables.memory_tables import ANN, SIZES, started, table_data
from tests.tables.services import act, at, mover, play_at, replay_from_store, say, step, steps, undo

pytestmark = pytest.mark.anyio


def written_and_read(table: Table) -> Table:
    data = json.loads(json.dumps(snapshot(table)))
    return restored(table.id, table.game, table.seed, table.version, data)


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_table_is_restored_as_it_was_after_every_entry(game: str, players: int) -> None:
    folded = started(game, players, clock=ClockSpec("live", seconds=3000, increment=7))
    for number in range(60):
        assert table_data(written_and_read(folded.table)) == table_data(folded.table)
        folded.wait(1).play_on(1, number)
        if number % 9 == 5:
            folded.say(ANN, f"saying {number}")
        if number == 20:
            folded.ask(folded.mover(), folded.table.decisions[3].before)
        if number == 40:
            folded.leave(ANN)
    assert table_data(written_and_read(folded.table)) == table_data(folded.table)


def test_a_game_continues_from_a_snapshot_as_it_did() -> None:
    folded = started("yamatai", 3).play_on(20)
    there, version = written_and_read(folded.table), folded.table.version
    folded.play_on(10_000)
    assert folded.table.status == DONE
    for entry in folded.journal[version:]:
        there.apply(entry)
    assert table_data(there) == table_data(folded.table) == table_data(written_and_read(folded.table))


async def read_since(service: TableService, monkeypatch: pytest.MonkeyPatch, name: str) -> int:
    """How many entries a server reads that opens the table."""
    read: list[int] = []
    entries_of = service.store.entries

    async def counted(table: str, after: int = 0, most: int | None = None) -> list[EntryRow]:
        found = await entries_of(table, after, most)
        read.append(len(found))
        return found

    with monkeypatch.context() as patch:
        patch.setattr(service.store, "entries", counted)
        await service.live(name)
    return sum(read)


async def move_and_undo(service: TableService, name: str, entries: int) -> None:
    """Ever the same move, made and taken back."""
    dice = Dice(1)
    while not (await at(service, name)).own_steps((await at(service, name)).turn_of()):
        await step(service, name, dice)
    table = await at(service, name)
    person = mover(table)
    to = table.own_steps(person.id)[0]
    assert table.session is not None
    move = table.session.moves[to]
    for _ in range(entries // 2):
        await undo(service, name, person, to)
        await act(service, name, person, lambda now, who: commands.move(now, who, to + 1, str(move), now.at))


async def test_a_long_journal_is_read_from_its_last_snapshot(
    service: TableService, other: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves made and taken back hundreds of times once took seconds to fold."""
    name = await play_at(service, "yamatai")
    await move_and_undo(service, name, 500)
    assert await read_since(other, monkeypatch, name) < EVERY
    assert (
        table_data(await at(other, name))
        == table_data(await at(service, name))
        == table_data(await replay_from_store(service, name))
    )


async def test_a_finished_game_is_its_snapshot(
    service: TableService, other: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await play_at(service)
    await steps(service, name, 10_000)
    assert (await at(service, name)).status == DONE
    assert await read_since(other, monkeypatch, name) == 0
    assert table_data(await at(other, name)) == table_data(await replay_from_store(service, name))


async def test_a_snapshot_that_is_damaged_is_thrown_away(service: TableService, other: TableService) -> None:
    name = await play_at(service)
    await steps(service, name, EVERY + 3)
    await service.store._database.change(update(snapshots).values(data={"status": "playing"}))
    assert table_data(await at(other, name)) == table_data(await at(service, name))
    assert await service.store.snapshot(name) is None


async def test_a_journal_without_a_snapshot_is_folded_in_slices_and_gets_one(
    service: TableService, other: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await play_at(service, "yamatai")
    await move_and_undo(service, name, 3 * EVERY)
    await service.store.drop_snapshot(name)
    monkeypatch.setattr(journals, "SLICE", 0.0)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    others_go_on = asyncio.create_task(others())
    table = await at(other, name)
    others_go_on.cancel()
    assert turns >= table.version
    assert table_data(table) == table_data(await at(service, name))
    kept = await service.store.snapshot(name)
    assert kept is not None
    assert kept.version == table.version


async def test_a_request_from_before_the_snapshot_is_answered_as_then(
    service: TableService, other: TableService
) -> None:
    name = await play_at(service)
    first = await say(service, name, ANN, "hello", "my-request")
    await steps(service, name, EVERY + 1)
    assert await say(other, name, ANN, "hello", "my-request") == Answer(first.version, repeated=True)
    version = (await at(other, name)).version
    for number in range(300):  # enough to evict the first from memory
        await act(service, name, ANN, commands.leave if number % 2 == 0 else commands.come_back)
    assert await say(service, name, ANN, "hello", "my-request") == Answer(first.version, repeated=True)
    assert (await at(service, name)).version == version + 300


def test_a_very_long_journal_takes_only_what_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    folded = started("yamatai").play_until(lambda table: bool(table.own_steps(table.turn_of())))
    monkeypatch.setattr(commands, "MOST_ENTRIES", folded.table.version)

    def do(decide: Decide) -> None:
        event = decide(folded.table, folded.now)
        commands.check_room(folded.table, event)
        folded.do(lambda _table, _now: event)

    me = folded.mover()
    back = folded.table.own_steps(me.id)[0]
    before = folded.table.decisions[0].before
    refused: list[Decide] = [
        lambda table, _now: commands.undo(table, me, table.moves + 1, back),
        lambda table, _now: commands.ask_back(table, me, table.moves + 1, before),
        lambda table, now: commands.say(table, me, "hello", now),
    ]
    for decide in refused:
        with folded.refuses(Fault.TOO_MANY, "table-journal-full"):
            do(decide)
    do(lambda table, now: commands.move(table, me, table.moves + 1, str(table.state.moves()[0]), now))
    do(lambda table, _now: commands.leave(table, me))
    with folded.refuses(Fault.TOO_MANY, "table-journal-full"):
        do(lambda table, _now: commands.come_back(table, me))
    do(lambda table, _now: commands.resign(table, me))
    assert folded.table.status == DONE


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_no_game_comes_near_the_limit_of_journals(game: str, players: int) -> None:
    longest = max(started(game, players, seed=str(n)).play_on(10_000, n).table.version for n in range(5))
    assert 8 * longest < commands.MOST_ENTRIES


async def test_a_snapshot_from_before_something_was_erased_is_not_used(
    service: TableService, other: TableService
) -> None:
    """A server that had read the journal before keeps no snapshot of it, and an older one is thrown away."""
    name = await play_at(service)
    await steps(service, name, EVERY + 5)
    before = await at(service, name)
    old = SnapshotRow(name, before.version, snapshot(before))

    def without_ann(entry: EntryRow) -> EntryRow:
        is_hers = entry.kind == "sat" and entry.data["person"] == ANN.id
        return replace(entry, data={**entry.data, "name": "former player"}) if is_hers else entry

    await rewrite(service, name, ANN.id, "former:1", without_ann)
    assert await service.store.snapshot(name) is None
    await service.store.keep_snapshot(old)
    assert await service.store.snapshot(name) is None
    await service.store._database.change(insert(snapshots).values(table=name, version=old.version, data=old.data))
    assert (await at(other, name)).names() == ("former player", "Ben")
