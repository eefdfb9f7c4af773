"""Drives the games: moves bots, ends turns whose time is up, and takes over from servers that died."""

import asyncio
import contextlib
import logging
from collections import Counter
from itertools import islice
from typing import Final

from shima import fair
from shima.games.text import Text
from shima.players.analysis import SECONDS, SIMULATIONS
from shima.store.errors import StoreError
from shima.store.rows import PersonRow
from shima.tables import commands
from shima.tables.address import ADDRESS
from shima.tables.bot_pool import AWAITED, UNWATCHED, BotPool, Position
from shima.tables.changes import LEASE
from shima.tables.events import Event
from shima.tables.fair_queue import QueueFull, Ticket
from shima.tables.live import Live
from shima.tables.pool import PoolError
from shima.tables.refusal import Fault, Refused
from shima.tables.service import TableService
from shima.tables.spec import SECOND
from shima.tables.table import Table
from shima.tables.worker_answers import Hint

ROUND: Final = 0.5
"""Seconds between two checks for due tables."""
AT_ONCE: Final = 100
"""While bots move at this many tables, no further due tables are handled unless someone waits there."""
IN_A_ROUND: Final = 20
"""How many of them in one round, because loading a table takes time."""
MOST_WANTED: Final = 1000
"""How many tables where someone waits are looked up in one round."""
PRESENT: Final = 30 * SECOND
"""A person who acted at a table or looked at it this recently still waits for its bots."""
HINTS: Final = 3
ADDRESS_HINTS: Final = 10
"""How many people of one address may wait for a hint at a time."""
log = logging.getLogger(__name__)


class Scheduler:
    """One per server. A due table is first claimed in the store, so that only one server acts."""

    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self.service = service
        self.bot_pool = bot_pool
        self._bots: dict[str, _BotTurn] = {}
        self._wanted: dict[str, Live] = {}
        """Tables where someone waits for a bot that nobody here has asked to move."""
        self._hinting: set[str] = set()
        self._hints_of: Counter[str] = Counter()
        self._rounds: asyncio.Task[None] | None = None
        service.on_change.append(self.follow)

    async def start(self) -> None:
        """Start checking. Bots of the previous server move at once if that server is certainly gone."""
        if not self.service.store.is_shared:
            await self._make_due()
        self._rounds = asyncio.create_task(self._run_rounds())

    async def close(self) -> None:
        """Stop, leaving bots that still think to the next server."""
        bot_pool = {name: turn.task for name, turn in self._bots.items() if turn.task and not turn.task.done()}
        tasks = [*bot_pool.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if bot_pool:
            with contextlib.suppress(StoreError):  # then they move a little later
                await self._make_due(list(bot_pool))

    async def _make_due(self, tables: list[str] | None = None) -> None:
        now = self.service.now()
        await self.service.store.make_due(now, now + LEASE, tables)

    # People who wait for bots.

    def follow(self, live: Live) -> None:
        """Called after a change at the table. If it is now a bot's turn, let it move."""
        self._see(live)
        self._move(live)

    def look(self, live: Live, person: PersonRow | None) -> None:
        """Called when the person looks at the table. A bot whose turn it is there gets priority."""
        if person is None or person.id not in live.table.present():
            return
        self._see(live)
        if live.table.id in self._bots:
            self._move(live)
        elif _bot(live.table) is not None:
            self._wanted[live.table.id] = live  # another server may be thinking about it, so it must be claimed

    def _see(self, live: Live) -> None:
        address = ADDRESS.get()
        if address:
            live.address, live.seen = address, self.service.now()

    def is_awaited(self, live: Live) -> bool:
        """Whether a player of the table looks at it, or did so a moment ago."""
        present = live.table.present()
        watched = any(watcher.person in present for watcher in live.watchers)
        return watched or (bool(present) and self.service.now() < live.seen + PRESENT)

    def _rank(self, live: Live) -> int:
        return AWAITED if self.is_awaited(live) else UNWATCHED

    def _ticket(self, turn: "_BotTurn") -> Ticket:
        """Return a ticket by address. After a restart the address is unknown, and the person's id replaces it."""
        live = turn.live
        person = next(iter(live.table.present()), "")
        return Ticket(self._rank(live), live.address or person, person, lambda: self._rank(turn.live))

    # Bots.

    def _move(self, live: Live) -> None:
        """Ask the bot to move if it is its turn. Cancel one that no longer has to move."""
        name = live.table.id
        turn = self._bots.get(name)
        if turn is not None and turn.task is not None and not turn.task.done():
            turn.live = live
            self.bot_pool.refresh(turn.ticket)
            if _bot(live.table) is None and self.bot_pool.is_waiting(turn.ticket):
                turn.task.cancel()
                del self._bots[name]
        elif _bot(live.table) is not None:
            self._bots[name] = turn = _BotTurn(live)
            turn.task = asyncio.create_task(self._move_bots(turn))

    async def _move_bots(self, turn: "_BotTurn") -> None:
        """Move bots until it is a person's turn. After an error, the table is due again later."""
        ADDRESS.set("")  # bots' actions do not mean that someone is present
        name = turn.live.table.id
        try:
            while (seat := _bot(table := (await self._latest(turn)).table)) is not None:
                bot, seed = table.bot_of(seat), fair.bot_seed(table.seed, seat)
                turn.ticket = self._ticket(turn)
                chosen = await self.bot_pool.choose(self.position(table), seat, bot, seed, turn.ticket)
                await self._play(table, seat, chosen)
        except QueueFull as full:
            log.info("a bot has to wait", extra={"table": name, "problem": str(full)})
        except (PoolError, StoreError, Refused) as error:
            log.error("a bot could not move", extra={"table": name, "problem": str(error)})
        finally:
            if self._bots.get(name) is turn:
                del self._bots[name]

    async def _latest(self, turn: "_BotTurn") -> Live:
        turn.live = await self.service.live(turn.live.table.id)
        return turn.live

    async def _play(self, thought_of: Table, seat: int, chosen: int) -> None:
        def decide(table: Table, _now: int) -> Event:
            return commands.bot_move(table, seat, chosen, thought_of.moves + 1)

        try:
            await self.service.act(thought_of.id, "", "", decide)
        except Refused as refused:
            if refused.fault not in (Fault.NOT_NOW, Fault.STALE):
                raise
            # The position has changed in the meantime: look again.
            log.info("a bot's move came too late", extra={"table": thought_of.id, "problem": str(refused)})

    def position(self, table: Table) -> Position:
        assert table.session is not None
        game = table.game
        text = self.service.sets.find(game.name, game.set_hash).text
        moves = tuple(table.session.moves)
        return Position(
            game.name, game.set_hash, text, game.rules_version, len(table.chairs), table.spec.options, moves
        )

    async def hint(self, name: str, person: PersonRow) -> tuple[Table, Hint]:
        """Return a strong bot's advice, with the table as it was when the search began."""
        table = (await self.service.live(name)).table
        seat = commands.check_hint(table, person)
        return table, await self._advice(self.position(table), seat, person, AWAITED)

    async def analysis(self, position: Position, seat: int | None, person: PersonRow) -> Hint:
        """Return the chances and good moves in a position that is not played. Players of games go first."""
        return await self._advice(position, seat, person, UNWATCHED)

    async def _advice(self, position: Position, seat: int | None, person: PersonRow, rank: int) -> Hint:
        address = ADDRESS.get()
        if person.id in self._hinting:
            raise Refused(Fault.TOO_MANY, Text("table-hint-waits"))
        if address and self._hints_of[address] >= ADDRESS_HINTS:
            raise QueueFull(f"{ADDRESS_HINTS} people of one address wait for hints")
        self._hinting.add(person.id)
        self._hints_of[address] += 1
        try:
            ticket = Ticket(rank, address or person.id, person.id)
            return await self.bot_pool.hint(position, seat, SIMULATIONS, SECONDS, HINTS, ticket)
        finally:
            self._hinting.discard(person.id)
            self._hints_of -= Counter([address])

    async def _run_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.check_due()
            except StoreError as error:
                log.warning("the store does not answer", extra={"problem": str(error)})
            except Exception:
                log.exception("a look around was broken off")

    async def check_due(self) -> None:
        """Claim due tables and handle them: expired clocks, bots that someone waits for, and some of the others."""
        store, now = self.service.store, self.service.now()
        self._wanted = {
            name: live
            for name, live in self._wanted.items()
            if name not in self._bots and _bot(live.table) is not None and self.is_awaited(live)
        }
        due = await store.due(now, AT_ONCE, of_bots=False)
        if self._wanted:
            due += await store.due(now, AT_ONCE, ids=list(islice(self._wanted, MOST_WANTED)))
        room = min(IN_A_ROUND, AT_ONCE - len(self._bots))
        if room > 0:
            due += await store.due(now, room, of_bots=True)
        for name, since in due:
            if await store.claim(name, since, now + LEASE):
                await self._handle_due(name, now + LEASE)

    async def _handle_due(self, name: str, until: int) -> None:
        """Do what is due at a table that we have claimed."""
        try:
            live = await self.service.fresh(name)
            if commands.expire(live.table, self.service.now()) is not None:
                await self.service.act(name, "", "", _expire)
            elif paused_until := live.table.paused_until():
                await self.service.store.claim(name, until, paused_until)
            else:
                self._move(live)
        except Refused as refused:
            log.info("nothing to do at a table that was due", extra={"table": name, "problem": str(refused)})


class _BotTurn:
    """The turn of the bots at a table: they move until it is a person's turn."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.ticket = Ticket()
        self.task: asyncio.Task[None] | None = None


def _expire(table: Table, now: int) -> Event:
    event = commands.expire(table, now)
    if event is None:
        raise Refused(Fault.STALE, Text("table-stale", {"number": table.moves + 1}))
    return event


def _bot(table: Table) -> int | None:
    """Return the seat whose turn it is, if a bot plays it and the game is not paused."""
    seat = table.actor()
    return seat if seat is not None and table.bot_of(seat) and table.paused_until() is None else None
