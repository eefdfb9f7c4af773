"""A table in memory, with those who watch it."""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Any

import orjson

from shima.store.rows import EntryRow
from shima.tables.table import Step, Table
from shima.tables.view import PROTOCOL, stories, table_view

REMEMBERED = 16
"""How many of the last events are told to those who missed them; whoever missed more gets the table afresh."""


@dataclass(frozen=True)
class Happened:
    """An entry of the journal with the moves that it made, and the number of the first of them."""

    version: int
    kind: str
    at: int
    step: Step | None
    first: int | None


class Watcher:
    """Somebody who looks on. Whoever is slow sees several events in one message, and never holds others up."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.news = asyncio.Event()


class Live:
    """The present table and the way to change it: whoever holds the lock may put the next one in its place."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.recent: deque[Happened] = deque(maxlen=REMEMBERED)
        self._messages: dict[tuple[int, int | None], str] = {}

    def take(self, table: Table, entry: EntryRow) -> None:
        """The table after the entry; all who watch are woken."""
        self.table = table
        self.remember(entry)
        for watcher in self.watchers:
            watcher.news.set()

    def remember(self, entry: EntryRow) -> None:
        self._messages.clear()
        step = self.table.step
        first = self.table.moves - len(step.moves) + 1 if step and step.moves else None
        self.recent.append(Happened(entry.number, entry.kind, entry.at, step, first))

    def message(self, person: str, since: int) -> str:
        """What the person missed since that version, and the table as it is. Made once for all who see alike."""
        viewer = self.table.seat_of(person)
        if not max(1, self.table.version - len(self.recent)) <= since <= self.table.version:
            since = 0  # nothing that could be told: whatever was asked, the answer is the same
        known = self._messages.get((since, viewer))
        if known is None:
            known = orjson.dumps(self._update(viewer, since)).decode()
            self._messages[since, viewer] = known
        return known

    def _update(self, viewer: int | None, since: int) -> dict[str, Any]:
        table = self.table
        told = [
            {
                "version": happened.version,
                "kind": happened.kind,
                "at": happened.at,
                "first": happened.first,
                "stories": stories(table.game, happened.step, viewer),
            }
            for happened in self.recent
            if 0 < since < happened.version
        ]
        return {
            "type": "update" if since else "fresh",
            "protocol": PROTOCOL,
            "version": table.version,
            "events": told,
            "table": table_view(table, viewer),
        }
