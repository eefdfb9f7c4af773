"""What clients saw before a server was killed, and a check that the journal contains all of it."""

import hashlib
import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

from shima import record
from shima.store.rows import EntryRow
from shima.store.store import Store, open_store
from shima.tables.records import written
from shima.tables.service import TableService
from shima.tables.sets import Sets
from shima.tables.table import DONE, Table
from shima.tables.view import table_view

View = dict[str, Any]


@dataclass(frozen=True)
class Acknowledged:
    """An acknowledged action, and the version that it made."""

    table: str
    version: int
    action: View
    since: int = field(compare=False)
    """When the server started that acknowledged it, if another one had been asked first."""


@dataclass
class ClientHistory:
    """Records what clients receive, and fails at once on contradictions."""

    acknowledged: dict[tuple[str, str], Acknowledged] = field(default_factory=dict)
    """By table and action id."""
    seen: dict[str, dict[tuple[int, int], str]] = field(default_factory=lambda: defaultdict(dict))
    """For each table, the digest of what a seat saw at a version."""
    last: dict[tuple[str, int], int] = field(default_factory=dict)
    """The last version of a table that a seat saw."""
    records: dict[str, str] = field(default_factory=dict)
    checked: int = 0
    """Positions that were unchanged when requested after a restart."""

    def add_acknowledged(self, told: Acknowledged) -> None:
        before = self.acknowledged.setdefault((told.table, told.action["id"]), told)
        assert before == told, f"{before.action} made version {before.version}, and later {told.version}"

    def add_view(self, view: View) -> None:
        """Record a client's view of its table."""
        name, seat, version = view["id"], view["seat"], view["version"]
        now = digest(view)
        before = self.seen[name].setdefault((version, seat), now)
        assert before == now, f"table {name}, version {version}, is not what it was for seat {seat}"
        assert version >= self.last.get((name, seat), 0), f"table {name} went back to version {version}"
        self.last[name, seat] = version

    async def check(self, database: str) -> dict[str, int]:
        """Compare the journal with everything that was recorded. Return statistics."""
        found: Counter[str] = Counter()
        store = await open_store(database)
        try:
            service = TableService(store, Sets(), lambda: 0)
            for name in self.seen:
                found += await self._check_table(store, service, name)
        finally:
            await store.close()
        assert found["acknowledged"] == len(self.acknowledged)
        return dict(found)

    async def _check_table(self, store: Store, service: TableService, name: str) -> Counter[str]:
        entries = await store.entries(name)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), (
            f"the journal of {name} has gaps"
        )
        asked = [(entry.by, entry.id) for entry in entries if entry.id]
        assert len(asked) == len(set(asked)), f"an action at {name} went through twice"
        told = [each for each in self.acknowledged.values() if each.table == name]
        for each in told:
            assert each.version <= len(entries), f"lost: {each}"
            assert_same(entries[each.version - 1], each)
        table = (await service.live(name)).table
        found = Counter(tables=1, entries=len(entries), acknowledged=len(told), views=len(self.seen[name]))
        found["asked_again"] = sum(each.since > 0 for each in told)
        found["stored_unanswered"] = sum(entries[each.version - 1].at < each.since for each in told)
        found["moves_of_bots"] = sum(bool(entry.data.get("bot")) for entry in entries)
        found["records"] = self._check_record(table)
        found["last_views"] = self._check_views(entries, table)
        return found

    def _check_views(self, entries: list[EntryRow], present: Table) -> int:
        """Check that the journal gives every recorded view. Return how many are of the current version."""
        table = Table(present.id, present.game, present.seed)
        seen: dict[int, dict[int, str]] = defaultdict(dict)
        for (version, seat), digested in self.seen[present.id].items():
            seen[version][seat] = digested
        for entry in entries:
            table.apply(entry)
            for seat, digested in seen.pop(entry.number, {}).items():
                made = digest(table_view(table, seat - 1))
                assert made == digested, f"{table.id}: version {entry.number} is not what seat {seat} saw"
        assert not seen, f"{table.id}: versions {sorted(seen)} were shown and are not there"
        digests = [self.seen[table.id].get((present.version, seat + 1)) for seat in range(len(table.chairs))]
        return sum(each == digest(table_view(present, seat)) for seat, each in enumerate(digests))

    def _check_record(self, table: Table) -> int:
        """Check that a finished table's record verifies and matches the journal."""
        if table.id not in self.records:
            return 0
        assert table.status == DONE
        read = record.read(self.records[table.id])
        record.verify(read, table.game)
        assert read.write() == written(table)
        return 1


def assert_same(entry: EntryRow, told: Acknowledged) -> None:
    """Check that the entry is the acknowledged action."""
    action = told.action
    kind = {"move": "moved", "resign": "resigned", "say": "said", "start": "began"}[action["do"]]
    assert (entry.kind, entry.id) == (kind, action["id"]), f"{told} is entry {entry}"
    if kind == "moved":
        assert entry.data["moves"][0] == f"{entry.data['seat'] + 1} {action['move']}", f"{told} is entry {entry}"


def digest(view: View) -> str:
    """Return the same value for a view before and after serialisation."""
    plain = json.loads(json.dumps(view))
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()
