"""What the store writes for an event: the journal entry, and the table's row after it."""

from typing import Final

from shima.store.rows import Change, EntryRow, Gain, SeatRow, TableRow
from shima.tables import commands, events
from shima.tables.events import Event
from shima.tables.spec import SECOND
from shima.tables.table import WAITING, Table

LEASE: Final = 30 * SECOND
"""How long a server may take for a bot's move before another server takes over."""


def next_entry(table: Table, event: Event, by: str, request: str, now: int) -> EntryRow:
    at = max(now, table.at)
    return EntryRow(table.id, table.version + 1, events.kind_of(event), events.as_data(event), at, by, request)


def opened_row(table: Table, host: str) -> TableRow:
    """Return the row of a table that has just been opened."""
    return TableRow(
        id=table.id,
        game=table.game.name,
        set_name=table.game.set_name,
        set_hash=table.game.set_hash,
        seed=table.seed.hex(),
        host=host,
        open=table.spec.open,
        created=table.at,
        status=table.status,
        version=1,
        moves=0,
        turn="",
        due=None,
        updated=table.at,
        players=len(table.chairs),
        names=table.names(),
    )


def change(entry: EntryRow, after: Table, rated: tuple[Gain, ...] = ()) -> Change:
    seats: tuple[SeatRow, ...] | None = None
    if entry.kind in ("sat", "stood", "began"):
        chairs = enumerate(after.chairs)
        seats = tuple(SeatRow(seat, chair.person, chair.name) for seat, chair in chairs if chair.person)
    return Change(entry, after.status, after.moves, after.turn_of(), _due(entry, after), after.names(), seats, rated)


def _due(entry: EntryRow, after: Table) -> int | None:
    """Return when a server has to check the table again."""
    paused_until = after.paused_until()
    if paused_until is not None:
        return paused_until
    if after.status == WAITING:
        return entry.at + commands.WAITING_LASTS
    actor = after.actor()
    bots_turn = actor is not None and after.bot_of(actor)
    return entry.at + LEASE if bots_turn else after.deadline()
