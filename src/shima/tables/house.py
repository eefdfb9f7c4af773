"""The house in which the tables stand: it opens them, keeps them in step with the store, and tells who watches.

A change goes the same way always: the table decides what the next entry of its journal is, the store makes it
durable, then it is true. If another server was quicker, its entry is taken in and the question is asked again.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from shima import fair
from shima.games.text import Text
from shima.store.rows import Change, EntryRow, Gain, Notice, PersonRow, SeatRow, SnapshotRow, TableRow
from shima.store.store import Store
from shima.tables import asking, entries
from shima.tables.bot_games import BotGames, begins_against_bots, opens_against_bots
from shima.tables.entries import Event
from shima.tables.live import Live, Watcher
from shima.tables.names import is_former
from shima.tables.refusal import Fault, Refused
from shima.tables.seating import FIRST_RATING, gains, rating
from shima.tables.sets import Sets
from shima.tables.snapshots import EVERY, restored, snapshot
from shima.tables.spec import SECOND, Spec, check_spec
from shima.tables.table import DONE, PLAYING, WAITING, Damaged, Table

T = TypeVar("T")

PATIENCE: Final = 30 * SECOND
"""How long a bot's move may be missing until another server asks for it."""
MOST_LIVE: Final = 1000
TRIES: Final = 8
PORTION: Final = 200
"""Entries of a journal that are read at once."""
SLICE: Final = 0.004
"""Seconds of processor time after which the folding of a journal lets others have their turn."""
log = logging.getLogger(__name__)

Decide = Callable[[Table, int], Event]


@dataclass(frozen=True)
class Answer:
    """What a request was answered with: the version that it made, now or when it came for the first time."""

    version: int
    repeated: bool = False


class House:
    """Three callbacks tell what happens.

    `own_step`: a change was made here. `turn`: it is a person's turn at a table, wherever that came from.
    `turn_begins`: a change that was made here has passed the turn to a person.
    """

    def __init__(self, store: Store, sets: Sets, now: Callable[[], int]) -> None:
        self.store = store
        self.sets = sets
        self.now = now
        self.own_step: Callable[[Live], None] = lambda _live: None
        self.turn: Callable[[str, str], None] = lambda _person, _table: None
        self.turn_begins: Callable[[str, str], None] = lambda _person, _table: None
        self.bot_games = BotGames(store)
        self.moves_made = 0
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._long_journal = asyncio.Lock()

    async def start(self) -> None:
        await self.store.listen(self._notice, self._refresh_all)

    async def close(self) -> None:
        """Finish what was begun."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # Finding and opening tables.

    async def open(self, person: PersonRow, spec: Spec) -> Table:
        """A new table, with the person who opens it on the first free chair."""
        async with self.bot_games.beginning(person.id, opens_against_bots(person.id, spec)):
            name = await self.open_new(person, spec)
            await self._sit(name, person, None, "")
        return (await self.live(name)).table

    async def open_new(self, person: PersonRow, spec: Spec) -> str:
        offered = self.sets.find(spec.game, spec.set_hash)
        check_spec(spec, offered.game)
        table = Table(new_id(), offered.game, fair.new_seed())
        await self._open(table, entries.Opened(spec, fair.commitment(table.seed)), person.id)
        return table.id

    async def bring(self, person: str, spec: Spec, seed: bytes, event: entries.Imported) -> str:
        """A table for a game that was played elsewhere."""
        table = Table(new_id(), self.sets.find(spec.game, spec.set_hash).game, seed)
        await self._open(table, entries.Opened(spec, fair.commitment(seed)), person)
        await self.act(table.id, "", "", lambda _table, _now: event)
        return table.id

    async def _open(self, table: Table, event: entries.Opened, person: str) -> None:
        entry = self._entry(table, event, person, "")
        table.apply(entry)
        row = TableRow(
            id=table.id,
            game=table.game.name,
            set_name=table.game.set_name,
            set_hash=table.game.set_hash,
            seed=table.seed.hex(),
            host=person,
            open=event.spec.open,
            created=entry.at,
            status=table.status,
            version=1,
            moves=0,
            turn="",
            due=None,
            updated=entry.at,
            players=len(table.chairs),
            names=table.names(),
        )
        await self.store.open_table(row, self._change(entry, table, ()))
        live = Live(table)
        live.remember(entry)
        self._live[table.id] = live

    async def live(self, name: str) -> Live:
        """The table in memory, from the journal if need be."""
        live = self._live.pop(name, None)
        if live is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _done: self._loading.pop(name, None))
            live = await asyncio.shield(loading)
        self._live[name] = live  # the last used stand at the end
        self._make_room(live)
        return live

    async def live_table(self, name: str) -> Table:
        return (await self.live(name)).table

    async def _load(self, name: str) -> Live:
        live = await self._read(name)
        self._live[name] = live  # at once: a request that comes before those that wait must not load it again
        return live

    async def _read(self, name: str) -> Live:
        """The table as its journal in the store tells it."""
        row = await self.store.table(name)
        if row is None:
            raise Refused(Fault.UNKNOWN, Text("table-unknown", {"table": name}))
        live = await self._restore(row)
        try:
            if not await self._fold(live):
                await self.store.drop_snapshot(name)
                live = await self._restore(row)
                await self._fold(live)
        except Damaged as error:
            raise _unreadable(name, error) from error
        return live

    async def _restore(self, row: TableRow) -> Live:
        """The table as it was at its last snapshot, or before its first entry."""
        game, seed = self.sets.find(row.game, row.set_hash).game, bytes.fromhex(row.seed)
        kept = await self.store.snapshot(row.id)
        if kept is not None:
            try:
                return Live(restored(row.id, game, seed, kept.version, kept.data), is_restored=True)
            except Damaged as error:
                log.error("a snapshot is damaged", extra={"table": row.id, "problem": str(error)})
                await self.store.drop_snapshot(row.id)
        return Live(Table(row.id, game, seed))

    async def _fold(self, live: Live) -> bool:
        """Take in the rest of the journal; False if the snapshot that it follows may hold what was erased since."""
        missed = await self.store.entries(live.table.id, live.table.version, PORTION)
        if len(missed) < PORTION:
            return await self._fold_all(live, missed)
        async with self._long_journal:  # one at a time: several would each take their slice of every moment
            return await self._fold_all(live, missed)

    async def _fold_all(self, live: Live, missed: list[EntryRow]) -> bool:
        table, is_restored = live.table, live.table.version > 0
        while missed:
            if is_restored and any(entry.kind == "erased" for entry in missed):
                return False
            async for entry in _applied(table, missed):
                live.remember(entry)
            missed = await self.store.entries(table.id, table.version, PORTION) if len(missed) == PORTION else []
        if table.version - live.snapshot_at >= 2 * EVERY:  # a journal from before there were snapshots
            await self.store.keep_snapshot(SnapshotRow(table.id, table.version, snapshot(table)))
            live.snapshot_at = table.version
        return True

    async def fresh(self, name: str) -> Live:
        """The table as the store has it now, whatever was missed."""
        live = await self.live(name)
        async with live.lock:
            await self._catch_up(live)
        return live

    def _make_room(self, used: Live) -> None:
        """Tables at which nobody looks make room for the one in use: their journals are in the store."""
        if len(self._live) > MOST_LIVE:
            for name, live in list(self._live.items()):
                if len(self._live) <= MOST_LIVE * 9 // 10:
                    break
                if live is not used and not live.watchers and not live.lock.locked():
                    del self._live[name]

    # Changing tables.

    async def act(self, name: str, by: str, request: str, decide: Decide) -> Answer:
        """Make the event that `decide` finds for the table durable; it is finished even if the asker goes away."""
        return await asyncio.shield(self.begun(self._act(name, by, request, decide)))

    async def _act(self, name: str, by: str, request: str, decide: Decide) -> Answer:
        live = await self.live(name)
        async with live.lock:
            for _ in range(TRIES):
                table = live.table
                if request and (by, request) in live.answers:
                    return Answer(live.answers[by, request], repeated=True)
                try:
                    event = decide(table, self.now())
                except Refused:
                    if await self._catch_up(live):  # it was refused for what is no longer so
                        continue
                    if known := await self._answered_before(live, by, request):
                        return known
                    raise
                asking.check_room(table, event)
                entry = self._entry(table, event, by, request)
                if await self._append(live, entry, event):
                    return Answer(entry.number)
                if not await self._catch_up(live) and (known := await self._answered_before(live, by, request)):
                    return known
        raise Refused(Fault.BUSY, Text("table-busy"))

    async def _answered_before(self, live: Live, by: str, request: str) -> Answer | None:
        """The answer to a request so old that it is not in memory any more."""
        if not request or live.knows_all_answers:
            return None
        number = await self.store.request(live.table.id, by, request)
        return None if number is None else Answer(number, repeated=True)

    async def _append(self, live: Live, entry: EntryRow, event: Event) -> bool:
        before, after = live.table, live.table.after(entry, event)
        rated = await self._gains(after) if before.status == PLAYING and after.status == DONE else ()
        change = self._change(entry, after, rated)
        if live.needs_snapshot(after):
            change = replace(change, snapshot=snapshot(after))
        if not await self.store.append(change):
            return False
        live.take(after, entry)
        if change.snapshot is not None:
            live.snapshot_at = entry.number
        self.moves_made += entry.kind == "moved"
        self.own_step(live)
        person = after.turn_of()
        if person:
            self.turn(person, after.id)
            if person != before.turn_of():
                self.turn_begins(person, after.id)
        return True

    def begun(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Work that is finished before the house closes, even if whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[T]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, or has gone

    def _entry(self, table: Table, event: Event, by: str, request: str) -> EntryRow:
        at = max(self.now(), table.at)
        return EntryRow(table.id, table.version + 1, entries.kind_of(event), entries.as_data(event), at, by, request)

    def _change(self, entry: EntryRow, after: Table, rated: tuple[Gain, ...]) -> Change:
        seats: tuple[SeatRow, ...] | None = None
        if entry.kind in ("sat", "stood", "began"):
            chairs = enumerate(after.chairs)
            seats = tuple(SeatRow(seat, chair.person, chair.name) for seat, chair in chairs if chair.person)
        actor = after.actor()
        bots_turn = actor is not None and after.bot_of(actor)
        due = entry.at + PATIENCE if bots_turn else after.deadline()
        if after.status == WAITING:
            due = entry.at + asking.WAITING_LASTS
        paused_until = after.paused_until()
        if paused_until is not None:
            due = paused_until
        return Change(entry, after.status, after.moves, after.turn_of(), due, after.names(), seats, rated)

    async def _gains(self, table: Table) -> tuple[Gain, ...]:
        """What a finished game does to the ratings of its people; games that were taken back do not count."""
        if table.taken_back or table.ended not in ("played", "resigned", "abandoned"):
            return ()
        known = await self.store.ratings(table.game.name, [chair.person for chair in table.chairs if chair.person])
        values = {person: row.rating for person, row in known.items()}
        before = [rating(chair.bot, chair.person, values) for chair in table.chairs]
        return tuple(
            Gain(chair.person, table.game.name, FIRST_RATING, gain)
            for chair, gain in zip(table.chairs, gains(before, table.places()), strict=True)
            if chair.person and not is_former(chair.person)
        )

    # What needs more than one entry.

    async def sit(self, name: str, person: PersonRow, chair: int | None, request: str = "") -> Answer:
        """Take a chair; with the last one taken, the game begins, even if the asker goes away."""
        return await asyncio.shield(self.begun(self._sit_within_limits(name, person, chair, request)))

    async def _sit_within_limits(self, name: str, person: PersonRow, chair: int | None, request: str) -> Answer:
        table = (await self.live(name)).table
        async with self.bot_games.beginning(person.id, begins_against_bots(table, person.id)):
            return await self._sit(name, person, chair, request)

    async def _sit(self, name: str, person: PersonRow, chair: int | None, request: str) -> Answer:
        answer = await self._act(name, person.id, request, lambda table, _now: asking.sit(table, person, chair))
        table = (await self.live(name)).table
        if table.status == WAITING and all(other.taken for other in table.chairs):
            try:
                await self._begin(name, person)
            except Refused as refused:  # somebody was quicker to begin, or stood up again
                if refused.fault is not Fault.NOT_NOW:
                    raise
        return answer

    async def begin(self, name: str, person: PersonRow, fill: str = "", request: str = "") -> Answer:
        """Begin; `fill` names the bot that takes the empty chairs."""
        table = (await self.live(name)).table
        async with self.bot_games.beginning(person.id, begins_against_bots(table, person.id, fill)):
            return await self._begin(name, person, fill, request)

    async def _begin(self, name: str, person: PersonRow, fill: str = "", request: str = "") -> Answer:
        table = (await self.live(name)).table
        people = [chair.person for chair in table.chairs if chair.person]
        rows = await self.store.ratings(table.game.name, people) if table.spec.order == "rated" else {}
        values = {person: row.rating for person, row in rows.items()}
        return await self.act(name, person.id, request, lambda now, _at: asking.begin(now, person, values, fill))

    async def rewrite(
        self, name: str, person: str, former: str, erased: Callable[[EntryRow], EntryRow]
    ) -> list[EntryRow]:
        """Rewrite what the journal holds of a person, and append that this was done; the journal before it."""
        for _ in range(TRIES):
            row, journal = await self.store.table(name), await self._journal(name)
            if row is None or not journal:
                return []
            rewritten = [erased(entry) for entry in journal]
            entry = EntryRow(name, journal[-1].number + 1, "erased", {}, journal[-1].at, "", "")
            names = await self._names(row, [*rewritten, entry])
            turn = "" if row.turn == person else row.turn
            change = Change(entry, row.status, row.moves, turn, row.due, names)
            changed = [new for new, old in zip(rewritten, journal, strict=True) if new.data != old.data]
            if await self.store.rewrite(change, changed, person, former):
                if name in self._live or name in self._loading:
                    with contextlib.suppress(Refused):  # a damaged journal: the next request for it is told
                        await self.fresh(name)
                return journal
        raise Refused(Fault.BUSY, Text("table-busy"))

    async def _journal(self, name: str) -> list[EntryRow]:
        """All of it, read in portions: a long one lets others have their turn now and then."""
        journal: list[EntryRow] = []
        while portion := await self.store.entries(name, len(journal), PORTION):
            journal += portion
        return journal

    async def _names(self, row: TableRow, journal: list[EntryRow]) -> tuple[str, ...]:
        """Of all who sit at the table; none of a table that cannot be read."""
        table = Table(row.id, self.sets.find(row.game, row.set_hash).game, bytes.fromhex(row.seed))
        try:
            async for _ in _applied(table, journal):
                pass
        except Damaged as error:
            log.error("a journal is damaged", extra={"table": row.id, "problem": str(error)})
            return ()
        return table.names()

    # Watching.

    async def watch(self, name: str, person: str) -> tuple[Live, Watcher]:
        live = await self.live(name)
        watcher = Watcher(person)
        live.watchers.add(watcher)
        return live, watcher

    def watchers(self) -> int:
        return sum(len(live.watchers) for live in self._live.values())

    def in_memory(self) -> int:
        return len(self._live)

    # Other servers.

    def _notice(self, notice: Notice) -> None:
        """Another server has written an entry."""
        if notice.turn:
            self.turn(notice.turn, notice.table)
        live = self._live.get(notice.table)
        is_behind = live is not None and live.table.version < notice.version
        if is_behind or notice.table in self._loading:  # what is being loaded may have been read before the entry
            self.begun(self.fresh(notice.table))

    def _refresh_all(self) -> None:
        """Notices may have been missed."""
        self.begun(self._follow(list(self._live.values())))

    async def _follow(self, tables: Iterable[Live]) -> None:
        for live in tables:
            with contextlib.suppress(Refused):  # a damaged journal keeps no other from being read
                async with live.lock:
                    await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        """Take in what other servers have written; whether there was anything."""
        missed = await self.store.entries(live.table.id, live.table.version)
        if any(entry.kind == "erased" for entry in missed):
            live.restart(await self._read(live.table.id))
            return True
        try:
            for entry in missed:
                live.take(live.table.after(entry), entry)
        except Damaged as error:
            raise _unreadable(live.table.id, error) from error
        return bool(missed)


async def _applied(table: Table, journal: Iterable[EntryRow]) -> AsyncIterator[EntryRow]:
    """Apply one entry after the other. A long journal lets others have their turn now and then."""
    began = time.thread_time()
    for entry in journal:
        table.apply(entry)
        yield entry
        if time.thread_time() - began > SLICE:
            await asyncio.sleep(0)
            began = time.thread_time()


def new_id() -> str:
    """Nobody guesses the name of a table: who has its link may look on."""
    return secrets.token_urlsafe(9)


def _unreadable(name: str, error: Damaged) -> Refused:
    log.error("a journal is damaged", extra={"table": name, "problem": str(error)})
    return Refused(Fault.BUSY, Text("table-damaged", {"table": name}))
