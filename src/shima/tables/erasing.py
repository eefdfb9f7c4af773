"""Deletes a person's data. Their games stay, with "former player" in their place.

Their keys are dropped first. Then each table is rewritten in one transaction: the journal entries that contain the
person's name, id or messages are replaced, and an entry `erased` is appended, so that every server with the table in
memory reloads it. An interrupted deletion is found in the store and resumed later.
"""

import contextlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from shima.games.text import Text
from shima.record import FORMER_PLAYER
from shima.store.rows import Change, EntryRow, PersonRow
from shima.tables import commands
from shima.tables.events import Event
from shima.tables.names import FORMER_ID, skeleton
from shima.tables.people import People
from shima.tables.refusal import Fault, Refused
from shima.tables.service import TRIES, TableService
from shima.tables.table import PLAYING, WAITING, Table

AT_ONCE: Final = 10
log = logging.getLogger(__name__)


class Eraser:
    """One per server."""

    def __init__(self, service: TableService, people: People) -> None:
        self.service = service
        self.people = people
        self.store = service.store
        self.is_closing = False
        self._busy: set[str] = set()

    async def begin(self, person: PersonRow) -> None:
        """Sign the person out everywhere. `finish` does the rest."""
        for table in await self.store.imported_by(person.id):
            await self._erase_at(table, person.id, person.name)
        self.people.sessions.end(await self.store.begin_erasing(person.id, FORMER_PLAYER))

    async def finish(self, person: PersonRow) -> None:
        """Leave the person's tables and erase them there. Concurrent calls share one run."""
        if person.id in self._busy:
            return
        self._busy.add(person.id)
        try:
            await self._finish(person)
        finally:
            self._busy.discard(person.id)

    async def _finish(self, person: PersonRow) -> None:
        waiting = await self.store.tables_with(person.id)
        seen: set[str] = set()
        while waiting and not self.is_closing:
            table = waiting.pop()
            seen.add(table)
            with contextlib.suppress(Refused):  # a damaged journal is erased all the same
                await self._leave(table, person)
            following = await self._erase_at(table, person.id)
            waiting += [other for other in following if other not in seen]
        if not waiting:
            await self.store.finish_erasing(person.id)

    async def resume(self) -> None:
        """Finish interrupted deletions."""
        for person in await self.store.being_erased(AT_ONCE):
            await self.finish(person)

    async def _leave(self, name: str, person: PersonRow) -> None:
        """Resign, or leave the chair before the game."""
        table = (await self.service.live(name)).table
        seats = table.seats_of(person.id) if table.status in (WAITING, PLAYING) else []

        def decide(now: Table, _at: int) -> Event:
            return commands.leave(now, person) if now.status == WAITING else commands.resign(now, person)

        for seat in seats if table.status == PLAYING else seats[:1]:  # companions leave, too
            if not table.chairs[seat].resigned:
                await self.service.act(name, person.id, "", decide)

    async def _erase_at(self, name: str, person: str, shown: str = "") -> list[str]:
        """Rewrite the journal. Return the tables of rematches, where a chair may be reserved for the person."""
        former = FORMER_ID + secrets.token_urlsafe(9)
        journal = await rewrite(self.service, name, person, former, lambda entry: erased(entry, person, former, shown))
        return [str(entry.data["table"]) for entry in journal if entry.kind == "again"]


async def rewrite(
    service: TableService, name: str, person: str, former: str, erase: Callable[[EntryRow], EntryRow]
) -> list[EntryRow]:
    """Rewrite a person's entries in the journal and append an entry `erased`. Return the journal before it."""
    for _ in range(TRIES):
        row, journal = await service.store.table(name), await service.journals.entries(name)
        if row is None or not journal:
            return []
        rewritten = [erase(entry) for entry in journal]
        entry = EntryRow(name, journal[-1].number + 1, "erased", {}, journal[-1].at, "", "")
        names = await service.journals.names(row, [*rewritten, entry])
        turn = "" if row.turn == person else row.turn
        change = Change(entry, row.status, row.moves, turn, row.due, names)
        changed = [new for new, old in zip(rewritten, journal, strict=True) if new.data != old.data]
        if await service.store.rewrite(change, changed, person, former):
            await service.refresh(name)
            return journal
    raise Refused(Fault.BUSY, Text("table-busy"))


def erased(entry: EntryRow, person: str, former: str, shown: str = "") -> EntryRow:
    """Return the entry without the person's id, name and messages. `shown` is the name in imported games."""
    by = former if entry.by == person else entry.by
    return replace(entry, by=by, data=_erased_data(entry, person, former, shown))


def _erased_data(entry: EntryRow, person: str, former: str, shown: str) -> dict[str, Any]:
    data = entry.data
    if entry.kind == "sat" and data["person"] == person:
        return data | {"person": former, "name": FORMER_PLAYER}
    if entry.kind == "said" and data["person"] == person:
        return data | {"person": former, "name": FORMER_PLAYER, "text": ""}
    if entry.kind == "opened" and person in data["spec"].get("reserved", ()):
        return data | {"spec": _erased_spec(data["spec"], person, former)}
    if entry.kind == "imported" and shown:
        look = skeleton(shown)
        return data | {"names": [FORMER_PLAYER if skeleton(name) == look else name for name in data["names"]]}
    return data


def _erased_spec(spec: dict[str, Any], person: str, former: str) -> dict[str, Any]:
    """Return the settings without the person for whom chairs are reserved, and without the names of companions."""
    reserved = [former if other == person else other for other in spec["reserved"]]
    names = zip(spec.get("expected", ()), spec["reserved"], strict=False)
    expected = [FORMER_PLAYER if other == person else name for name, other in names]
    return spec | {"reserved": reserved, "expected": expected}
