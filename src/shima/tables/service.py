"""The tables of a server in memory: opens, changes and synchronises them with the store, and wakes watchers.

Every change takes the same path: the table decides on the next entry of its journal, the store makes it durable, then
it takes effect. If another server was quicker, its entry is applied first and the table decides again.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from shima import fair
from shima.games.text import Text
from shima.session import Session
from shima.store.rows import EntryRow, Notice, PersonRow
from shima.store.store import Store
from shima.tables import commands, events
from shima.tables.bot_games import BotGames, begins_against_bots, opens_against_bots
from shima.tables.changes import change, next_entry, opened_row
from shima.tables.events import Event
from shima.tables.journals import Journals
from shima.tables.live import Live, Watcher
from shima.tables.ratings import rating_gains, ratings_at
from shima.tables.refusal import Fault, Refused
from shima.tables.sets import Sets, no_set
from shima.tables.snapshots import snapshot
from shima.tables.spec import Spec, check_spec
from shima.tables.table import DONE, PLAYING, WAITING, Table

T = TypeVar("T")

MOST_LIVE: Final = 1000
TRIES: Final = 8

Decide = Callable[[Table, int], Event]
TurnCallback = Callable[[str, str], None]
"""Called with the ids of the person and of the table."""


@dataclass(frozen=True)
class Answer:
    """The answer to a request: the version that it made, now or at its first attempt."""

    version: int
    repeated: bool = False


class TableService:
    """Calls lists of callbacks when something happens.

    `on_change`: a change was made here. `on_turn`: it is a person's turn at a table, on any server. `on_turn_begin`: a
    change made here has passed the turn to a person.
    """

    def __init__(self, store: Store, sets: Sets, now: Callable[[], int], most_bot_games: int = 0) -> None:
        self.store = store
        self.sets = sets
        self.now = now
        self.journals = Journals(store, sets)
        self.bot_games = BotGames(store, most_bot_games)
        self.on_change: list[Callable[[Live], None]] = []
        self.on_turn: list[TurnCallback] = []
        self.on_turn_begin: list[TurnCallback] = []
        self.moves_made = 0
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.listen(self._notice, self._refresh_all)

    async def close(self) -> None:
        """Finish pending work."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # Finding and opening tables.

    async def open(
        self, person: PersonRow, spec: Spec, given: tuple[str, ...] = (), start: Session | None = None
    ) -> Table:
        """Open a table, with the person on the first free chair. `given` are its first moves, `start` is after them."""
        async with self.bot_games.beginning(person.id, opens_against_bots(person.id, spec)):
            name = await self.open_new(person, spec, given, start)
            await self._sit(name, person, None, "")
        return (await self.live(name)).table

    async def open_new(
        self, person: PersonRow, spec: Spec, given: tuple[str, ...] = (), start: Session | None = None
    ) -> str:
        offered = self.sets.find(spec.game, spec.set_hash)
        if offered.text and offered not in self.sets.offered:
            raise no_set(spec.game, spec.set_hash)
        game = offered.game.with_rules(spec.rules or offered.game.rules_version)
        check_spec(spec, game)
        spec = replace(spec, rules=game.rules_version)
        table = Table(new_id(), offered.game, fair.new_seed())
        await self._open(table, events.Opened(spec, fair.commitment(table.seed), given, start), person.id)
        return table.id

    async def bring(
        self, person: str, spec: Spec, seed: bytes, event: events.Imported, given: tuple[str, ...] = ()
    ) -> str:
        """Create a table for a game that was played elsewhere."""
        table = Table(new_id(), self.sets.find(spec.game, spec.set_hash).game, seed)
        await self._open(table, events.Opened(spec, fair.commitment(seed), given), person)
        await self.act(table.id, "", "", lambda _table, _now: event)
        return table.id

    async def _open(self, table: Table, event: events.Opened, person: str) -> None:
        entry = next_entry(table, event, person, "", self.now())
        table.apply(entry, event)
        await self.store.open_table(opened_row(table, person), change(entry, table))
        live = Live(table)
        live.remember(entry)
        self._live[table.id] = live

    async def live(self, name: str) -> Live:
        """Return the table in memory, loading it if necessary."""
        live = self._live.pop(name, None)
        if live is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _done: self._loading.pop(name, None))
            live = await asyncio.shield(loading)
        self._live[name] = live  # the most recently used are last
        self._make_room(live)
        return live

    async def live_table(self, name: str) -> Table:
        return (await self.live(name)).table

    async def _load(self, name: str) -> Live:
        live = await self.journals.load(name)
        self._live[name] = live  # before others resume, so that no request loads it again
        return live

    async def fresh(self, name: str) -> Live:
        """Return the table as the store has it now, even if notices were missed."""
        live = await self.live(name)
        async with live.lock:
            await self.journals.catch_up(live)
        return live

    async def refresh(self, name: str) -> None:
        """Read new entries if the table is in memory or being loaded."""
        if name in self._live or name in self._loading:
            with contextlib.suppress(Refused):  # a damaged journal: the next request for it gets the error
                await self.fresh(name)

    def _make_room(self, used: Live) -> None:
        """Drop unwatched tables from memory: their journals are in the store."""
        if len(self._live) > MOST_LIVE:
            for name, live in list(self._live.items()):
                if len(self._live) <= MOST_LIVE * 9 // 10:
                    break
                if live is not used and not live.watchers and not live.lock.locked():
                    del self._live[name]

    # Changing tables.

    async def act(self, name: str, by: str, request: str, decide: Decide) -> Answer:
        """Store and apply the event that `decide` returns for the table, even if the caller is cancelled."""
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
                    if await self.journals.catch_up(live):  # it was refused because of outdated data
                        continue
                    if known := await self._answered_before(live, by, request):
                        return known
                    raise
                commands.check_room(table, event)
                entry = next_entry(table, event, by, request, self.now())
                if await self._append(live, entry, event):
                    return Answer(entry.number)
                if not await self.journals.catch_up(live) and (known := await self._answered_before(live, by, request)):
                    return known
        raise Refused(Fault.BUSY, Text("table-busy"))

    async def _answered_before(self, live: Live, by: str, request: str) -> Answer | None:
        """Return the answer to a repeated request that is no longer in memory."""
        if not request or live.knows_all_answers:
            return None
        number = await self.store.request(live.table.id, by, request)
        return None if number is None else Answer(number, repeated=True)

    async def _append(self, live: Live, entry: EntryRow, event: Event) -> bool:
        before, after = live.table, live.table.after(entry, event)
        is_over = before.status == PLAYING and after.status == DONE
        rated = await rating_gains(self.store, after) if is_over else ()
        made = change(entry, after, rated)
        if live.needs_snapshot(after):
            made = replace(made, snapshot=snapshot(after))
        if not await self.store.append(made):
            return False
        live.take(after, entry)
        if made.snapshot is not None:
            live.snapshot_at = entry.number
        self.moves_made += entry.kind == "moved"
        for tell in self.on_change:
            tell(live)
        self._tell_turn(before, after)
        return True

    def _tell_turn(self, before: Table, after: Table) -> None:
        person = after.turn_of()
        if person:
            for tell in self.on_turn:
                tell(person, after.id)
            if person != before.turn_of():
                for tell in self.on_turn_begin:
                    tell(person, after.id)

    def begun(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Start work that is finished before the service closes, even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[T]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved: the caller has it, or was cancelled

    # Actions that need more than one entry.

    async def sit(self, name: str, person: PersonRow, chair: int | None, request: str = "") -> Answer:
        """Take a chair. When the last one is taken, the game begins, even if the caller is cancelled."""
        return await asyncio.shield(self.begun(self._sit_within_limits(name, person, chair, request)))

    async def _sit_within_limits(self, name: str, person: PersonRow, chair: int | None, request: str) -> Answer:
        table = (await self.live(name)).table
        async with self.bot_games.beginning(person.id, begins_against_bots(table, person.id)):
            return await self._sit(name, person, chair, request)

    async def _sit(self, name: str, person: PersonRow, chair: int | None, request: str) -> Answer:
        answer = await self._act(name, person.id, request, lambda table, _now: commands.sit(table, person, chair))
        table = (await self.live(name)).table
        if table.status == WAITING and all(other.taken for other in table.chairs):
            try:
                await self._begin(name, person)
            except Refused as refused:  # someone else began the game, or stood up again
                if refused.fault is not Fault.NOT_NOW:
                    raise
        return answer

    async def begin(self, name: str, person: PersonRow, fill: str = "", request: str = "") -> Answer:
        """Begin the game. `fill` names the bot for the empty chairs."""
        table = (await self.live(name)).table
        async with self.bot_games.beginning(person.id, begins_against_bots(table, person.id, fill)):
            return await self._begin(name, person, fill, request)

    async def _begin(self, name: str, person: PersonRow, fill: str = "", request: str = "") -> Answer:
        table = (await self.live(name)).table
        values = await ratings_at(self.store, table) if table.spec.order == "rated" else {}
        return await self.act(name, person.id, request, lambda now, _at: commands.begin(now, person, values, fill))

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
            for tell in self.on_turn:
                tell(notice.turn, notice.table)
        live = self._live.get(notice.table)
        is_behind = live is not None and live.table.version < notice.version
        if is_behind or notice.table in self._loading:  # it may have been read before the entry was written
            self.begun(self.fresh(notice.table))

    def _refresh_all(self) -> None:
        """Refresh all tables, because notices may have been missed."""
        self.begun(self._follow(list(self._live.values())))

    async def _follow(self, tables: Iterable[Live]) -> None:
        for live in tables:
            with contextlib.suppress(Refused):  # a damaged journal must not affect the others
                async with live.lock:
                    await self.journals.catch_up(live)


def new_id() -> str:
    """Return an id that cannot be guessed: everyone with the link of a table may watch it."""
    return secrets.token_urlsafe(9)
