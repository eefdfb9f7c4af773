"""What routes of a table have in common: its id, its status, and the seat of the person who asks."""

from typing import Annotated

from fastapi import Path, Query

from shima.games.text import Text
from shima.store.rows import PersonRow
from shima.tables.live import Live
from shima.tables.refusal import Fault, Refused
from shima.tables.table import DONE, Table

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
NextNumber = Annotated[
    int | None, Query(ge=1, le=100_000, description="The number that the next move of the game has.")
]
"""The position that a page asks about. It hears of moves a moment later: asking about an earlier one is no error."""


def begun(live: Live) -> Table:
    if live.table.session is None:
        raise Refused(Fault.NOT_NOW, Text("table-status", {"status": live.table.status, "needed": "playing"}))
    return live.table


def over(live: Live) -> Table:
    """Require a finished game, because the whole game reveals what some players must not know before its end."""
    table = begun(live)
    if table.status != DONE:
        raise Refused(Fault.NOT_NOW, Text("table-record-open"))
    return table


def seat_of(table: Table, person: PersonRow | None) -> int | None:
    return None if person is None else table.seat_of(person.id)
