"""Tables keep the rules they were opened with. New tables have the latest."""

import json
from dataclasses import replace

import pytest

from shima import record
from shima.store.rows import EntryRow
from shima.tables import commands
from shima.tables.packing import packed, unpacked
from shima.tables.rematch import again
from shima.tables.scheduler import Scheduler
from shima.tables.service import TableService
from shima.tables.snapshots import restored, snapshot
from shima.tables.table import DONE, Damaged, Table
from shima.tables.view import table_view
from tests.tables.memory_tables import ANN, BEN, YAMATAI, MemoryTable, make_spec, table_data
from tests.tables.services import InstantBots, act, at, play_at

pytestmark = pytest.mark.anyio


def opened_before(entry: EntryRow, **options: str) -> EntryRow:
    """Return the first entry of a journal as it was written before there was a second version of the rules."""
    spec = {**entry.data["spec"], "options": options}
    del spec["rules"]
    return replace(entry, data={**entry.data, "spec": spec})


def old_table(**options: str) -> MemoryTable:
    folded = MemoryTable(make_spec("yamatai"))
    opened = opened_before(folded.journal[0], **options)
    folded.table, folded.journal = Table("table-1", YAMATAI, folded.table.seed), []
    folded.take(opened)
    folded.sit(ANN)
    folded.sit(BEN)
    return folded


@pytest.mark.parametrize("options", [{}, {"order": "drawn"}, {"order": "repeated"}])
def test_an_old_journal_keeps_its_rules(options: dict[str, str]) -> None:
    folded = old_table(**options)
    folded.begin()
    folded.play_on(10_000)
    table = folded.table
    assert table.status == DONE
    assert table.record().rules == table.game.rules_version == table_view(table, 0)["rules"] == 1
    assert table.game.view(table.state, None)["rulebook"] is None
    record.verify(table.record(), YAMATAI)
    data = json.loads(json.dumps(snapshot(table)))
    assert table_data(restored(table.id, YAMATAI, table.seed, table.version, data)) == table_data(table)
    assert unpacked(packed(table, ""), YAMATAI).record() == table.record()


def test_unknown_rules_are_damage() -> None:
    folded = MemoryTable(make_spec("yamatai"))
    opened = folded.journal[0]
    spec = {**opened.data["spec"], "rules": 9}
    with pytest.raises(Damaged):
        Table("table-1", YAMATAI, folded.table.seed).apply(replace(opened, data={**opened.data, "spec": spec}))


async def test_a_new_table_has_the_latest_rules_and_its_journal_names_them(service: TableService) -> None:
    name = await play_at(service, "yamatai", 2, options={"rulebook": "german"})
    table = await at(service, name)
    assert table.game.rules_version == table.spec.rules == table_view(table, None)["rules"] == 2
    opened = (await service.store.entries(name))[0]
    assert opened.data["spec"]["rules"] == 2
    assert Scheduler(service, InstantBots()).position(table).rules == 2


async def test_a_rematch_of_an_old_game_has_the_latest_rules_without_options_that_are_gone(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await play_at(service, "yamatai", 2)
    live = await service.live(old)
    spec = replace(live.table.spec, rules=1, options={"order": "drawn"})
    monkeypatch.setattr(live.table, "spec", spec)
    await act(service, old, ANN, commands.resign)
    table = await at(service, await again(service, old, ANN))
    assert (table.spec.rules, table.spec.options) == (2, {})
