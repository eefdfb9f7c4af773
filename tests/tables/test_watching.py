"""Watchers get exactly what they missed, each from their own point of view."""

import json
from typing import Any

import pytest

from shima.games.dice import Dice
from shima.store.rows import PersonRow
from shima.tables.live import REMEMBERED, Live
from shima.tables.service import TableService
from shima.tables.view import table_view
from tests.tables.memory_tables import ANN, BEN, EVE, MemoryTable, started
from tests.tables.services import at, mover, play_at, say, step, steps


def live_of(folded: MemoryTable) -> Live:
    """The table in memory, as if it were read from its journal."""
    live = Live(MemoryTable(folded.table.spec).table)
    fresh = type(folded.table)("table-1", folded.table.game, folded.table.seed)
    live.table = fresh
    for entry in folded.journal:
        fresh.apply(entry)
        live.remember(entry)
    return live


def told(live: Live, person: PersonRow | None, since: int) -> dict[str, Any]:
    message = json.loads(live.message(person.id if person else "", since))
    assert isinstance(message, dict)
    return message


def test_a_watcher_who_missed_something_gets_exactly_that() -> None:
    folded = started("yamatai", 2).play_on(20)
    live, last = live_of(folded), folded.table.version
    for missed in range(REMEMBERED + 1):
        message = told(live, ANN, last - missed)
        assert (message["type"], message["version"]) == ("update", last)
        assert [event["version"] for event in message["events"]] == list(range(last - missed + 1, last + 1))
        kinds = [entry.kind for entry in folded.journal[last - missed :]]
        assert [event["kind"] for event in message["events"]] == kinds
        assert all(event["stories"] for event in message["events"])


def test_a_watcher_who_missed_too_much_gets_the_whole_table() -> None:
    folded = started("yamatai", 2).play_on(20)
    live, last = live_of(folded), folded.table.version
    for since in (0, 1, last - REMEMBERED - 1, last + 1, 10_000_000, -5):
        message = told(live, ANN, since)
        assert (message["type"], message["events"]) == ("fresh", [])
        assert message["table"] == told(live, ANN, last)["table"]


def test_a_young_table_tells_all_that_happened() -> None:
    live = live_of(started())
    message = told(live, BEN, 1)
    assert [event["kind"] for event in message["events"]] == ["sat", "sat", "began"]
    assert told(live, BEN, 0)["type"] == "fresh"


def test_each_viewer_gets_their_own_view_however_often_it_is_asked_for() -> None:
    folded = started("yamatai", 3).play_on(20)
    live, last = live_of(folded), folded.table.version
    for _ in range(2):
        for since in (last, last - 3, 0):
            for person, seat in ((ANN, 0), (EVE, None), (BEN, 1), (None, None)):
                message = told(live, person, since)
                assert message["table"] == json.loads(json.dumps(table_view(live.table, seat)))
                assert message["table"]["seat"] == (None if seat is None else seat + 1)


def test_questions_that_make_no_sense_take_no_room() -> None:
    live = live_of(started().play_on(30))
    for since in range(5000):
        live.message("", since)
    assert len(live._messages) <= REMEMBERED + 2


def test_a_seat_that_is_taken_changes_what_its_person_sees() -> None:
    folded = MemoryTable(started().table.spec)
    folded.sit(ANN)
    live = live_of(folded)
    assert told(live, BEN, 0)["table"]["seat"] is None
    folded.sit(BEN)
    live.take(live.table.after(folded.journal[-1]), folded.journal[-1])
    assert told(live, BEN, 0)["table"]["seat"] == 2


@pytest.mark.anyio
async def test_a_person_who_watches_is_woken_and_gets_several_events_in_one_message(service: TableService) -> None:
    name = await play_at(service, "yamatai", 2)
    live, watcher = await service.watch(name, EVE.id)
    assert service.watchers() == 1
    seen = live.table.version
    assert not watcher.news.is_set()
    await steps(service, name, 4)
    await say(service, name, ANN, "hello")
    assert watcher.news.is_set()
    message = json.loads(live.message(watcher.person, seen))
    assert [event["kind"] for event in message["events"]] == ["moved"] * 4 + ["said"]
    assert message["table"]["chat"][-1]["text"] == "hello"
    assert message["table"]["seat"] is None


@pytest.mark.anyio
async def test_whose_turn_it_is_is_told_and_when_it_begins(service: TableService) -> None:
    turns: list[str] = []
    begins: list[str] = []
    service.on_turn.append(lambda person, _table: turns.append(person))
    service.on_turn_begin.append(lambda person, _table: begins.append(person))
    name = await play_at(service, "yamatai", 2)
    first = mover(await at(service, name))
    dice = Dice(1)
    while (await at(service, name)).turn_of() == first.id:
        await step(service, name, dice)
    await say(service, name, ANN, "hello")
    assert begins == [first.id, BEN.id if first == ANN else ANN.id]
    assert turns[-1] == (await at(service, name)).turn_of()
    assert len(turns) > len(begins)
