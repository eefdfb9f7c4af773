"""Rematches of the same people at a new table."""

from dataclasses import replace

from shima.games.game import Game
from shima.games.text import Text
from shima.store.rows import PersonRow
from shima.tables import commands, events
from shima.tables.blocking import check_welcome
from shima.tables.names import is_former
from shima.tables.refusal import Fault, Refused
from shima.tables.service import TableService
from shima.tables.spec import Spec
from shima.tables.table import WAITING, Table


async def again(service: TableService, name: str, person: PersonRow) -> str:
    """Return the table of the rematch. The first request opens it; the other players sit down there."""
    old = (await service.live(name)).table
    commands.again(old, person, "")
    if not old.rematch or (await service.live(old.rematch)).table.ended == "closed":
        if any(chair.bot for chair in old.chairs):
            await service.bot_games.check(person.id)
        await _offer(service, old, person)
    there = (await service.live(name)).table.rematch
    new = (await service.live(there)).table
    if new.seat_of(person.id) is None and new.status == WAITING:
        await check_welcome(service, there, person, anyway=True)
        try:
            await service.sit(there, person, None)
        except Refused as refused:  # the person was quicker on another device, or the game has begun
            if refused.fault is not Fault.NOT_NOW:
                raise
    return there


async def _offer(service: TableService, old: Table, person: PersonRow) -> None:
    """Open the table of the rematch, still empty. If someone else was quicker, it is closed again."""
    game = service.sets.find(old.spec.game, old.spec.set_hash).game
    new = await service.open_new(person, _spec(old, game))
    try:
        await service.act(old.id, person.id, "", lambda table, _now: _first_to_ask(table, old, person, new))
    except Refused as refused:
        await service.act(new, person.id, "", lambda _table, _now: events.Closed())
        if refused.fault is not Fault.STALE:
            raise


def _first_to_ask(table: Table, old: Table, person: PersonRow, new: str) -> events.Again:
    if table.rematch != old.rematch:
        raise Refused(Fault.STALE, Text("table-stale", {"number": table.moves + 1}))
    return commands.again(table, person, new)


def _spec(table: Table, game: Game) -> Spec:
    """Return the settings of the rematch. With a fixed seat order, the player who began goes last.

    The chair of a former player is open to anyone with the link. Options that the latest rules do not have are dropped.
    """
    chairs = table.chairs[1:] + table.chairs[:1]
    bots = tuple(chair.bot for chair in chairs)
    known = [chair.person and not is_former(chair.person) for chair in chairs]
    reserved = tuple(chair.person if is_known else "" for chair, is_known in zip(chairs, known, strict=True))
    expected = tuple(chair.name if is_known else "" for chair, is_known in zip(chairs, known, strict=True))
    companions = tuple(number for number, chair in enumerate(chairs) if chair.companion and known[number])
    offered = game.option_values()
    options = {name: value for name, value in table.spec.options.items() if value in offered.get(name, ())}
    return replace(
        table.spec,
        bots=bots,
        options=options,
        reserved=reserved,
        expected=expected,
        companions=companions,
        open=False,
        rules=0,
    )
