"""Keeps games going: moves the bots, ends the time of those who think too long, and finds what a dead server left."""

import asyncio
import contextlib
import logging
from typing import Final

from shima import fair
from shima.games.text import Text
from shima.store.errors import StoreError
from shima.store.rows import PersonRow
from shima.tables import asking
from shima.tables.entries import Event
from shima.tables.house import PATIENCE, House
from shima.tables.live import Live
from shima.tables.pool import PoolError
from shima.tables.refusal import Fault, Refused
from shima.tables.table import Table
from shima.tables.thinking import Position, Thinking
from shima.tables.thoughts import Hint

ROUND: Final = 0.5
"""Seconds between two looks at what is due."""
AT_ONCE: Final = 100
HINT_SIMULATIONS: Final = 400
HINT_SECONDS: Final = 1.0
HINTS: Final = 3
log = logging.getLogger(__name__)


class Keeper:
    """One per server. A table whose time has come is claimed in the store first, so that one server alone acts."""

    def __init__(self, house: House, thinking: Thinking) -> None:
        self.house = house
        self.thinking = thinking
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._hinting: set[str] = set()
        self._rounds: asyncio.Task[None] | None = None
        house.own_step = self.follow

    async def start(self) -> None:
        """Begin to look around. Bots that the last server left thinking are asked at once, if that is gone for sure."""
        if not self.house.store.is_shared:
            await self.house.store.hasten(self.house.now())
        self._rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Bots that still think are left to whoever looks next."""
        thinking = {name: task for name, task in self._bots.items() if not task.done()}
        tasks = [*thinking.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if thinking:
            with contextlib.suppress(StoreError):  # then they are asked a little later
                await self.house.store.hasten(self.house.now(), list(thinking))

    def follow(self, live: Live) -> None:
        """If it is a bot's turn now, let it move."""
        name = live.table.id
        self._bots = {table: task for table, task in self._bots.items() if not task.done()}
        if _bot(live.table) is not None and name not in self._bots:
            self._bots[name] = asyncio.create_task(self._move_bots(name))

    async def _move_bots(self, name: str) -> None:
        """Move for bots until a person is to move. What goes wrong is due again after a while."""
        try:
            while (seat := _bot(table := (await self.house.live(name)).table)) is not None:
                bot, seed = table.bot_of(seat), fair.bot_seed(table.seed, seat)
                chosen = await self.thinking.choose(self.position(table), seat, bot, seed)
                await self._play(table, seat, chosen)
        except (PoolError, StoreError, Refused) as error:
            log.error("a bot could not move", extra={"table": name, "problem": str(error)})

    async def _play(self, thought_of: Table, seat: int, chosen: int) -> None:
        def decide(table: Table, _now: int) -> Event:
            return asking.bot_move(table, seat, chosen, thought_of.moves + 1)

        try:
            await self.house.act(thought_of.id, "", "", decide)
        except Refused as refused:
            if refused.fault not in (Fault.NOT_NOW, Fault.STALE):
                raise
            # The position has changed in the meantime: look again.
            log.info("a bot's move came too late", extra={"table": thought_of.id, "problem": str(refused)})

    def position(self, table: Table) -> Position:
        assert table.sitting is not None
        game = table.game
        text = self.house.sets.find(game.name, game.set_hash).text
        moves = tuple(table.sitting.moves)
        return Position(game.name, game.set_hash, text, len(table.chairs), table.spec.options, moves)

    async def hint(self, name: str, person: PersonRow) -> tuple[Table, Hint]:
        """What a strong player would do for the person, with the table as it was when thinking began."""
        table = (await self.house.live(name)).table
        seat = asking.check_hint(table, person)
        if person.id in self._hinting:
            raise Refused(Fault.TOO_MANY, Text("table-hint-waits"))
        self._hinting.add(person.id)
        try:
            found = await self.thinking.hint(self.position(table), seat, HINT_SIMULATIONS, HINT_SECONDS, HINTS)
        finally:
            self._hinting.discard(person.id)
        return table, found

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look_around()
            except StoreError as error:
                log.warning("the store does not answer", extra={"problem": str(error)})
            except Exception:
                log.exception("a look around was broken off")

    async def look_around(self) -> None:
        """Claim what is due, and see to it."""
        now = self.house.now()
        for name, due in await self.house.store.due(now, AT_ONCE):
            if await self.house.store.claim(name, due, now + PATIENCE):
                await self._see_to(name)

    async def _see_to(self, name: str) -> None:
        try:
            live = await self.house.fresh(name)
            if asking.expire(live.table, self.house.now()) is not None:
                await self.house.act(name, "", "", _expire)
            else:
                self.follow(live)
        except Refused as refused:
            log.info("nothing to do at a table that was due", extra={"table": name, "problem": str(refused)})


def _expire(table: Table, now: int) -> Event:
    event = asking.expire(table, now)
    if event is None:
        raise Refused(Fault.STALE, Text("table-stale", {"number": table.moves + 1}))
    return event


def _bot(table: Table) -> int | None:
    """The seat to move, if a bot plays it."""
    seat = table.actor()
    return seat if seat is not None and table.bot_of(seat) else None
