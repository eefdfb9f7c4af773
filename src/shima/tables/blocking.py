"""Blocks, mutes and reports to the host. People are addressed by table and chair."""

import secrets
from dataclasses import dataclass
from typing import Any, Final

from shima.games.text import Text
from shima.store.rows import BlockRow, PersonRow, ReportRow
from shima.tables.names import is_former
from shima.tables.refusal import Fault, Refused
from shima.tables.service import TableService
from shima.tables.spec import DAY
from shima.tables.table import Table

BLOCK, MUTE = "block", "mute"
MOST_BLOCKS: Final = 300
LONGEST_REPORT: Final = 500
REPORTS_A_DAY: Final = 10
REPORTED_LINES: Final = 30


@dataclass(frozen=True)
class Relation:
    """A block or mute of the person on a chair. Chairs count from 0."""

    chair: int
    is_muted: bool
    is_blocked: bool


async def check_welcome(service: TableService, name: str, person: PersonRow, anyway: bool) -> None:
    """Refuse a chair to a person blocked by the host; warn a person about to sit with someone they blocked."""
    table = await service.live_table(name)
    if table.seat_of(person.id) is not None:
        return
    others = {table.host, *(chair.person for chair in table.chairs)} - {"", person.id}
    found = [row for row in await service.store.blocks_between(person.id, others) if row.kind == BLOCK]
    if any(row.person == table.host for row in found):
        raise Refused(Fault.FORBIDDEN, Text("table-host-blocks"))
    mine = next((row for row in found if row.person == person.id), None)
    if mine is not None and not anyway:
        raise Refused(Fault.NOT_NOW, Text("table-blocked-here", {"name": _name(table, mine)}))


async def relations(service: TableService, name: str, person: PersonRow) -> list[Relation]:
    """Return the chairs of people whom the person has muted or blocked."""
    table = await service.live_table(name)
    people = {chair.person for chair in table.chairs} - {""}
    rows = [row for row in await service.store.blocks_between(person.id, people) if row.person == person.id]
    kinds = {other: {row.kind for row in rows if row.other == other} for other in {row.other for row in rows}}
    chairs = [(seat, kinds[chair.person]) for seat, chair in enumerate(table.chairs) if chair.person in kinds]
    return [Relation(seat, MUTE in kind, BLOCK in kind) for seat, kind in chairs]


async def set_relation(
    service: TableService, name: str, person: PersonRow, chair: int, kind: str, wanted: bool
) -> None:
    """Block or mute the person on the chair, or undo that."""
    other = _other(await service.live_table(name), person, chair)
    if not wanted:
        await service.store.drop_block(person.id, other.id, kind)
        return
    row = BlockRow(secrets.token_urlsafe(9), person.id, other.id, kind, other.name, service.now())
    if not await service.store.add_block(row, MOST_BLOCKS):
        raise Refused(Fault.TOO_MANY, Text("person-blocks", {"most": MOST_BLOCKS}))


async def report(service: TableService, name: str, person: PersonRow, chair: int, text: str) -> None:
    """Report the person on the chair to the host, with the latest chat of the table."""
    said = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if not said or len(said) > LONGEST_REPORT:
        raise Refused(Fault.MALFORMED, Text("report-text", {"most": LONGEST_REPORT}))
    table = await service.live_table(name)
    other = _other(table, person, chair)
    now = service.now()
    row = ReportRow(
        id=secrets.token_hex(4),
        created=now,
        table=name,
        person=person.id,
        person_name=person.name,
        other=other.id,
        other_name=other.name,
        text=said,
        chat=_last_lines(table),
    )
    if not await service.store.add_report(row, now - DAY, REPORTS_A_DAY):
        raise Refused(Fault.TOO_MANY, Text("report-many", {"most": REPORTS_A_DAY}))


def _last_lines(table: Table) -> list[dict[str, Any]]:
    spoken = table.spoken[-REPORTED_LINES:]
    return [{"at": at, "person": said.person, "name": said.name, "text": said.text} for at, said in spoken if said.text]


def _other(table: Table, person: PersonRow, chair: int) -> PersonRow:
    """Return the person on the chair, who must not be the asking one."""
    found = table.chairs[chair] if 0 <= chair < len(table.chairs) else None
    if found is None or not found.person or is_former(found.person) or found.person == person.id:
        raise Refused(Fault.UNKNOWN, Text("table-no-other", {"chair": chair + 1}))
    return PersonRow(found.person, found.name, 0)


def _name(table: Table, row: BlockRow) -> str:
    seat = table.seat_of(row.other)
    return row.name if seat is None else table.chairs[seat].name
