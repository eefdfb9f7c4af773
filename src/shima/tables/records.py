"""Records in and out of the house."""

import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

from shima import fair, record
from shima.games.text import Text
from shima.record import BadRecord
from shima.sitting import resume
from shima.tables.house import House
from shima.tables.refusal import Fault, Refused
from shima.tables.spec import Spec
from shima.tables.table import Table

PORTION = 100
log = logging.getLogger(__name__)


async def bring(house: House, person: str, text: str) -> str:
    """A table for a game that was played elsewhere. Its record must prove its draws."""
    try:
        saved = record.read(text)
        sitting = resume(saved, house.sets.find(saved.game, saved.set_hash).game)
    except BadRecord as error:
        args: dict[str, object] = {"line": error.line, "problem": error.text}
        raise Refused(Fault.MALFORMED, Text("table-bad-record", args)) from error
    spec = Spec(saved.game, saved.set_hash, ("",) * len(saved.players), saved.options)
    moves = sitting.record().moves
    return await house.bring(person, spec, sitting.seed, saved.players, moves, saved.resigned)


def written(table: Table) -> str:
    """The record as it leaves the house, with those who resigned; to abandon a game is to resign it."""
    abandoned = table.ended == "abandoned"
    chairs = enumerate(table.chairs)
    resigned = tuple(seat for seat, chair in chairs if chair.resigned or (abandoned and chair.person))
    return replace(table.record(), resigned=resigned).write()


def prove(table: Table) -> dict[str, Any]:
    """What anybody can check with the record of a finished game, checked: its seed gives all that nature did."""
    draws, is_sound = 0, True
    try:
        draws = record.verify(record.read(written(table)), table.game)
    except BadRecord as error:
        log.error("a record does not prove its draws", extra={"table": table.id, "problem": str(error)})
        is_sound = False
    return {"commitment": fair.commitment(table.seed), "seed": table.seed.hex(), "draws": draws, "fits": is_sound}


async def finished(house: House) -> AsyncIterator[Table]:
    """Every table whose game was played and is over; damaged ones are left out, and stand in the log."""
    after = ""
    while names := await house.store.finished(after, PORTION):
        for name in names:
            with contextlib.suppress(Refused):
                table = (await house.live(name)).table
                if table.sitting is not None:
                    yield table
        after = names[-1]
