"""Reads journals from the store and rebuilds tables from them."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterable
from typing import Final

from shima.games.text import Text
from shima.store.rows import EntryRow, SnapshotRow, TableRow
from shima.store.store import Store
from shima.tables.live import Live
from shima.tables.refusal import Fault, Refused
from shima.tables.sets import Sets
from shima.tables.snapshots import EVERY, restored, snapshot
from shima.tables.table import Damaged, Table

PORTION: Final = 200
"""Entries of a journal that are read at once."""
SLICE: Final = 0.004
"""Seconds of CPU time after which applying a journal yields to other tasks."""
log = logging.getLogger(__name__)


class Journals:
    """The journals of one store."""

    def __init__(self, store: Store, sets: Sets) -> None:
        self.store = store
        self.sets = sets
        self._long_journal = asyncio.Lock()

    async def load(self, name: str) -> Live:
        """Load the table."""
        row = await self.store.table(name)
        if row is None:
            raise Refused(Fault.UNKNOWN, Text("table-unknown", {"table": name}))
        live = await self._restore(row)
        try:
            if not await self._fold(live):
                await self.store.drop_snapshot(name)
                live = await self._restore(row)
                await self._fold(live)
        except Damaged as error:
            raise _unreadable(name, error) from error
        return live

    async def catch_up(self, live: Live) -> bool:
        """Apply what other servers have written. Return whether there was anything."""
        missed = await self.store.entries(live.table.id, live.table.version)
        if any(entry.kind == "erased" for entry in missed):
            live.restart(await self.load(live.table.id))
            return True
        try:
            for entry in missed:
                live.take(live.table.after(entry), entry)
        except Damaged as error:
            raise _unreadable(live.table.id, error) from error
        return bool(missed)

    async def entries(self, name: str) -> list[EntryRow]:
        """Return the whole journal. A long one is read in portions and yields to other tasks in between."""
        journal: list[EntryRow] = []
        while portion := await self.store.entries(name, len(journal), PORTION):
            journal += portion
        return journal

    async def names(self, row: TableRow, journal: list[EntryRow]) -> tuple[str, ...]:
        """Return the names of all players at the table; none if its journal is damaged."""
        table = self._empty(row)
        try:
            async for _ in _applied(table, journal):
                pass
        except Damaged as error:
            _log_damaged(row.id, error)
            return ()
        return table.names()

    def _empty(self, row: TableRow) -> Table:
        return Table(row.id, self.sets.find(row.game, row.set_hash).game, bytes.fromhex(row.seed))

    async def _restore(self, row: TableRow) -> Live:
        """Return the table at its last snapshot, or before its first entry."""
        table = self._empty(row)
        kept = await self.store.snapshot(row.id)
        if kept is not None:
            try:
                return Live(restored(row.id, table.game, table.seed, kept.version, kept.data), is_restored=True)
            except Damaged as error:
                log.error("a snapshot is damaged", extra={"table": row.id, "problem": str(error)})
                await self.store.drop_snapshot(row.id)
        return Live(table)

    async def _fold(self, live: Live) -> bool:
        """Apply the rest of the journal. Return False if the snapshot may contain data erased since."""
        missed = await self.store.entries(live.table.id, live.table.version, PORTION)
        if len(missed) < PORTION:
            return await self._fold_all(live, missed)
        async with self._long_journal:  # one at a time: several would each take a slice of every moment
            return await self._fold_all(live, missed)

    async def _fold_all(self, live: Live, missed: list[EntryRow]) -> bool:
        table, is_restored = live.table, live.table.version > 0
        while missed:
            if is_restored and any(entry.kind == "erased" for entry in missed):
                return False
            async for entry in _applied(table, missed):
                live.remember(entry)
            missed = await self.store.entries(table.id, table.version, PORTION) if len(missed) == PORTION else []
        if table.version - live.snapshot_at >= 2 * EVERY:  # a journal from before there were snapshots
            await self.store.keep_snapshot(SnapshotRow(table.id, table.version, snapshot(table)))
            live.snapshot_at = table.version
        return True


async def _applied(table: Table, journal: Iterable[EntryRow]) -> AsyncIterator[EntryRow]:
    """Apply the entries in order. A long journal yields to other tasks in between."""
    began = time.thread_time()
    for entry in journal:
        table.apply(entry)
        yield entry
        if time.thread_time() - began > SLICE:
            await asyncio.sleep(0)
            began = time.thread_time()


def _unreadable(name: str, error: Damaged) -> Refused:
    _log_damaged(name, error)
    return Refused(Fault.BUSY, Text("table-damaged", {"table": name}))


def _log_damaged(name: str, error: Damaged) -> None:
    log.error("a journal is damaged", extra={"table": name, "problem": str(error)})
