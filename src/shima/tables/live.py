"""A table in memory, with its watchers."""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any

import orjson

from shima.store.rows import EntryRow
from shima.tables.play import Step
from shima.tables.sentences import as_it_is, to_json
from shima.tables.snapshots import EVERY
from shima.tables.table import DONE, Table
from shima.tables.view import PROTOCOL, own_view, shared_view, stories

REMEMBERED = 16
"""How many of the last events are sent to watchers who missed them. Those who missed more get the whole table."""
ANSWERS = 256
"""How many of the last requests are answered from memory when repeated. The store knows the others."""


@dataclass(frozen=True)
class Happened:
    """A journal entry with its moves, and the number of the first of them."""

    version: int
    kind: str
    at: int
    step: Step | None
    first: int | None
    told: dict[int | None, bytes] = field(default_factory=dict)
    """The event in JSON, by viewer."""


class Watcher:
    """A connected client. A slow one gets several events in one message, and never delays others."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.news = asyncio.Event()


class Live:
    """The current table. Hold the lock to replace it by the next one.

    Messages about a version are serialised once: the public part for everyone, and the rest per seat.
    """

    def __init__(self, table: Table, is_restored: bool = False) -> None:
        """`is_restored`: the table comes from a snapshot, so earlier events are not in memory."""
        self.table = table
        self.snapshot_at = table.version
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.address = ""
        """The address from which one of its people last acted or looked, and when."""
        self.seen = 0
        self.recent: deque[Happened] = deque(maxlen=REMEMBERED)
        self.answers: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.knows_all_answers = not is_restored
        self._shared: tuple[bytes, bytes] | None = None
        self._tables: dict[int | None, bytes] = {}
        self._messages: dict[tuple[int, int | None], str] = {}

    def take(self, table: Table, entry: EntryRow) -> None:
        """Set the table after the entry and wake all watchers."""
        self.table = table
        self.remember(entry)
        for watcher in self.watchers:
            watcher.news.set()

    def restart(self, other: "Live") -> None:
        """Replace the table after its journal was rewritten."""
        self.table, self.recent, self.snapshot_at = other.table, other.recent, other.snapshot_at
        self._forget()
        for watcher in self.watchers:
            watcher.news.set()

    def remember(self, entry: EntryRow) -> None:
        self._forget()
        step = self.table.step
        first = self.table.moves - len(step.moves) + 1 if step and step.moves else None
        self.recent.append(Happened(entry.number, entry.kind, entry.at, step, first))
        if entry.id:
            self.answers[entry.by, entry.id] = entry.number
            if len(self.answers) > ANSWERS:
                self.answers.popitem(last=False)
                self.knows_all_answers = False

    def needs_snapshot(self, after: Table) -> bool:
        """Whether the next snapshot is due: after some entries, when given moves were played, and after the game."""
        if after.status != self.table.status and (after.status == DONE or after.given):
            return True
        return after.version - self.snapshot_at >= EVERY

    def _forget(self) -> None:
        """Drop the messages about the last version."""
        self._shared = None
        self._tables.clear()
        self._messages.clear()

    def message(self, person: str, since: int) -> str:
        """Return what the person missed since that version, and the current table. Shared by all with the same view."""
        viewer = self.table.seat_of(person)
        if not max(1, self.table.version - len(self.recent)) <= since <= self.table.version:
            since = 0  # no events are sent: the answer is the same for all of these versions
        known = self._messages.get((since, viewer))
        if known is None:
            known = self._messages[since, viewer] = self._update(viewer, since)
        return known

    def _update(self, viewer: int | None, since: int) -> str:
        told = [self._told(happened, viewer) for happened in self.recent if 0 < since < happened.version]
        head = b'{"type":"%b","protocol":%d,"version":%d,"events":[' % (
            b"update" if since else b"fresh",
            PROTOCOL,
            self.table.version,
        )
        return b"".join((head, b",".join(told), b'],"table":', self.table_json(viewer), b"}")).decode()

    def _told(self, happened: Happened, viewer: int | None) -> bytes:
        known = happened.told.get(viewer)
        if known is None:
            event: dict[str, Any] = {
                "version": happened.version,
                "kind": happened.kind,
                "at": happened.at,
                "first": happened.first,
                "stories": stories(self.table.game, happened.step, viewer, as_it_is),
            }
            known = happened.told[viewer] = to_json(event)
        return known

    def table_json(self, viewer: int | None) -> bytes:
        """Return the table for the seat, or for a spectator (None), as JSON."""
        known = self._tables.get(viewer)
        if known is None:
            known = self._tables[viewer] = self._write(viewer)
        return known

    def _write(self, viewer: int | None) -> bytes:
        table = self.table
        if self._shared is None:
            game = b"" if table.session is None else to_json(table.game.public_view(table.state))
            self._shared = to_json(shared_view(table)), game
        shared, game = self._shared
        seen: object = None
        if table.session is not None:
            seen = orjson.Fragment(_joined(game, to_json(table.game.own_view(table.state, viewer))))
        return _joined(shared, to_json(own_view(table, viewer, seen, as_it_is)))


def _joined(one: bytes, other: bytes) -> bytes:
    """Merge two JSON objects."""
    if one == b"{}" or other == b"{}":
        return other if one == b"{}" else one
    return one[:-1] + b"," + other[1:]
