"""Continues a finished game, or a variation of it, from one of its positions: at a new table, against bots."""

import asyncio
from typing import Any, Final

from shima.games.game import OVER
from shima.games.text import Text
from shima.session import Session
from shima.store.rows import PersonRow
from shima.tables.refusal import Fault, Refused
from shima.tables.service import TableService
from shima.tables.spec import Spec, check_bot
from shima.tables.table import Table

MOST_GIVEN: Final = 2000
"""Twice the length of long games. The new game needs room for its own moves."""
MOVES_AT_ONCE: Final = 250
"""Given moves that are played before yielding to other tasks."""


def check_wish(source: Table, seat: int, bot: str) -> None:
    """Refuse a seat or a bot that does not exist."""
    if not 0 <= seat < len(source.chairs):
        raise Refused(Fault.MALFORMED, Text("table-no-chair", {"chair": seat + 1, "chairs": len(source.chairs)}))
    check_bot(bot)


async def continued(
    service: TableService, source: Table, person: PersonRow, end: dict[str, Any], seat: int, bot: str
) -> str:
    """Open a table where the person plays the seat and bots the others, after the moves of `variations.branch_end`.

    The draws up to there are given. Those after it follow from the new table's own seed.
    """
    if end["actor"] == OVER:
        raise Refused(Fault.NOT_NOW, Text("table-continue-over"))
    if len(end["moves"]) > MOST_GIVEN:
        raise Refused(Fault.TOO_MANY, Text("table-continue-long", {"most": MOST_GIVEN}))
    bots = tuple("" if chair == seat else bot for chair in range(len(source.chairs)))
    rules, options = source.game.rules_version, source.spec.options
    spec = Spec(source.game.name, source.game.set_hash, bots, options, order="seated", rules=rules)
    start = Session.unplayed(source.game, bots, b"", options)
    for number, move in enumerate(end["moves"], start=1):
        start.push(move)
        if number % MOVES_AT_ONCE == 0:
            await asyncio.sleep(0)
    return (await service.open(person, spec, tuple(end["lines"]), start)).id
