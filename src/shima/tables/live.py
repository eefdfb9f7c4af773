"""A table in memory, with its watchers."""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import orjson

from shima.store.rows import EntryRow
from shima.tables.companions import can_sit
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


class Viewer(NamedTuple):
    """All that the view of a table depends on."""

    seat: int | None
    can_sit: bool


class Watcher:
    """A connected client. A slow one gets several events in one message, and never delays others."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.news = asyncio.Event()


class Live:
    """The current table. Hold the lock to replace it by the next one.

    Messages about a version are serialised once: the public part for everyone, and the rest per seat. Of those without
    a seat, the ones who can sit down get another message than the others.
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
        self._tables: dict[Viewer, bytes] = {}
        self._messages: dict[tuple[int, Viewer], str] = {}

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
        viewer = self._viewer(person)
        if not max(1, self.table.version - len(self.recent)) <= since <= self.table.version:
            since = 0  # no events are sent: the answer is the same for all of these versions
        known = self._messages.get((since, viewer))
        if known is None:
            known = self._messages[since, viewer] = self._update(viewer, since, self.table_json(person))
        return known

    def _viewer(self, person: str) -> Viewer:
        return Viewer(self.table.seat_of(person), can_sit(self.table, person))

    def _update(self, viewer: Viewer, since: int, table: bytes) -> str:
        told = [self._told(happened, viewer.seat) for happened in self.recent if 0 < since < happened.version]
        head = b'{"type":"%b","protocol":%d,"version":%d,"events":[' % (
            b"update" if since else b"fresh",
            PROTOCOL,
            self.table.version,
        )
        return b"".join((head, b",".join(told), b'],"table":', table, b"}")).decode()

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

    def table_json(self, person: str) -> bytes:
        """Return the table as JSON, as the person sees it. An empty string is a spectator without a name."""
        viewer = self._viewer(person)
        known = self._tables.get(viewer)
        if known is None:
            known = self._tables[viewer] = self._write(viewer)
        return known

    def _write(self, viewer: Viewer) -> bytes:
        table = self.table
        if self._shared is None:
            game = b"" if table.session is None else to_json(table.game.public_view(table.state))
            self._shared = to_json(shared_view(table)), game
        shared, game = self._shared
        seen: object = None
        if table.session is not None:
            seen = orjson.Fragment(_joined(game, to_json(table.game.own_view(table.state, viewer.seat))))
        return _joined(shared, to_json(own_view(table, viewer.seat, seen, as_it_is, can_sit=viewer.can_sit)))


def _joined(one: bytes, other: bytes) -> bytes:
    """Merge two JSON objects."""
    if one == b"{}" or other == b"{}":
        return other if one == b"{}" else one
    return one[:-1] + b"," + other[1:]
