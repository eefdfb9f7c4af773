"""Import and export of records."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from shima import fair, record
from shima.games.game import CHANCE, Game
from shima.games.text import Text
from shima.record import BadRecord
from shima.session import Session, resume
from shima.tables.events import Imported
from shima.tables.play import Played, Step
from shima.tables.refusal import Fault, Refused
from shima.tables.spec import Spec
from shima.tables.table import Table

if TYPE_CHECKING:  # workers read records without the service and its database
    from shima.tables.service import TableService

PORTION = 100
MOVES_AT_ONCE = 500
"""Moves of a long game that are replayed before yielding to other tasks."""
log = logging.getLogger(__name__)


async def bring(service: "TableService", person: str, text: str) -> str:
    """Create a table for a game that was played elsewhere. The record must prove its draws."""
    try:
        read = examined(text, lambda game, set_hash: service.sets.find(game, set_hash).game)
    except BadRecord as error:
        raise bad_record(error) from error
    return await take_in(service, person, read)


def examined(text: str, opener: Callable[[str, str], Game | None]) -> dict[str, Any]:
    """Check a record and its draws, and return what a table is made from. BadRecord says what is wrong.

    If the game with that set cannot be opened, return only which one it is.
    """
    saved = record.read(text)
    game = opener(saved.game, saved.set_hash)
    if game is None:
        return {"game": saved.game, "set_hash": saved.set_hash}
    session = resume(saved, game)
    return {
        "game": saved.game,
        "set_hash": saved.set_hash,
        "rules": saved.rules,
        "options": saved.options,
        "names": saved.players,
        "seed": session.seed.hex(),
        "lines": session.record().moves,
        "moves": session.moves,
        "given": saved.given,
        "resigned": saved.resigned,
    }


async def take_in(service: "TableService", person: str, read: dict[str, Any]) -> str:
    """Create a table from an examined record."""
    names, lines, moves, given = tuple(read["names"]), tuple(read["lines"]), tuple(read["moves"]), read["given"]
    spec = Spec(read["game"], read["set_hash"], ("",) * len(names), read["options"], rules=read["rules"])
    seed, game = bytes.fromhex(read["seed"]), service.sets.find(spec.game, spec.set_hash).game.with_rules(spec.rules)
    after = Session.unplayed(game, names, seed, spec.options)
    after.given = given
    fresh = after.copy()
    for number, move in enumerate(moves, start=1):
        after.push(move)
        if number == given:
            fresh = after.copy()
        if number % MOVES_AT_ONCE == 0:
            await asyncio.sleep(0)
    played = Played(Step(fresh.state, moves[given:], after.state), lines[given:], after, frozenset({CHANCE}))
    event = Imported(names, lines[given:], tuple(read["resigned"]), played)
    return await service.bring(person, spec, seed, event, lines[:given])


def bad_record(error: BadRecord) -> Refused:
    args: dict[str, object] = {"line": error.line, "problem": error.text}
    return Refused(Fault.MALFORMED, Text("table-bad-record", args))


def written(table: Table) -> str:
    """Return the record to export, with the players who resigned. An abandoned game counts as resigned."""
    abandoned = table.ended == "abandoned"
    chairs = enumerate(table.chairs)
    resigned = tuple(seat for seat, chair in chairs if chair.resigned or (abandoned and chair.person))
    return replace(table.record(), resigned=resigned).write()


def prove(table: Table) -> dict[str, Any]:
    """Check that the seed of a finished game gives all its draws. Return what anyone needs to repeat the check."""
    draws, is_sound = 0, True
    try:
        draws = record.verify(record.read(written(table)), table.game)
    except BadRecord as error:
        log.error("a record does not prove its draws", extra={"table": table.id, "problem": str(error)})
        is_sound = False
    promised = {"commitment": fair.commitment(table.seed), "seed": table.seed.hex()}
    return {**promised, "given": table.game_so_far().given, "draws": draws, "fits": is_sound}


async def finished(service: "TableService") -> AsyncIterator[Table]:
    """Yield every finished table. Damaged ones are logged and skipped."""
    after = ""
    while names := await service.store.finished(after, PORTION):
        for name in names:
            with contextlib.suppress(Refused):
                table = (await service.live(name)).table
                if table.session is not None:
                    yield table
        after = names[-1]
