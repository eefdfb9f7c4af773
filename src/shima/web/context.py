"""Everything that a server needs, opened and closed together."""

import asyncio
import gc
import math
import secrets
import time
from types import TracebackType
from typing import Self

from shima.store.store import Store, open_store
from shima.tables.bot_pool import BotPool
from shima.tables.cache import Cache
from shima.tables.cleaning import Cleaner
from shima.tables.erasing import Eraser
from shima.tables.lesson_service import LessonService
from shima.tables.offload import Offload
from shima.tables.people import People
from shima.tables.review_pool import ReviewPool
from shima.tables.reviews import Reviews
from shima.tables.scheduler import Scheduler
from shima.tables.service import TableService
from shima.tables.sessions import Sessions
from shima.tables.sets import Sets
from shima.web.concurrency import AT_ONCE, ConcurrencyLimit
from shima.web.costs import extra_cost
from shima.web.hooks import Hooks
from shima.web.limits import Addresses, Connections
from shima.web.loop_monitor import LoopMonitor
from shima.web.metrics import CurrentValues, Metrics
from shima.web.readiness import Readiness
from shima.web.settings import Settings
from shima.web.turns import Turns

HOUR = 3600.0
BURST = 10
TABLES_PER_IMPORT = 10
"""One in this many of the tables that an address can open may be an imported game."""
REPORTS = 20
"""Reports per hour from one address."""
RECOVERIES = 10
"""Attempts per hour to use a recovery code, from one address."""
REVIEW_PATIENCE = 3
"""Factor on the time limit of a review, which gets little CPU while bots are busy."""


class AppContext:
    """An async context manager: everything is available inside `async with`."""

    store: Store
    service: TableService
    scheduler: Scheduler
    people: People
    eraser: Eraser
    cleaner: Cleaner
    reviews: Reviews

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server = secrets.token_hex(4)
        self.sets = Sets(settings.sets)
        self.keeps_sets = settings.keeps_sets()
        self.lesson_service = LessonService(settings.lessons, self.sets)
        self.bot_pool = BotPool(settings.workers, settings.think_seconds)
        self.review_pool = ReviewPool(REVIEW_PATIENCE * settings.think_seconds)
        self.metrics = Metrics()
        self.connections = Connections(settings.connections, settings.address_connections)
        self.requests = Addresses(settings.address_requests, settings.address_requests * BURST)
        self.concurrency = ConcurrencyLimit(AT_ONCE if settings.address_requests else 0)
        self.newcomers = Addresses(settings.address_people / HOUR, settings.address_people)
        self.openings = Addresses(settings.address_tables / HOUR, settings.address_tables)
        self.recoveries = Addresses(RECOVERIES / HOUR, RECOVERIES)
        self.reporters = Addresses(REPORTS / HOUR, REPORTS)
        imports = math.ceil(settings.address_tables / TABLES_PER_IMPORT)
        self.imports = Addresses(imports / HOUR, imports)
        self.offload = Offload()
        self.offload.charge = lambda address, seconds: self.requests.charge(address, extra_cost(seconds))
        self.cache = Cache()
        self.monitor = LoopMonitor(self.metrics.loop_busy.observe, self.metrics.loop_lag.observe)
        self.turns = Turns()
        self.sessions = Sessions()
        self.closing = asyncio.Event()

    async def __aenter__(self) -> Self:
        self.store = await open_store(self.settings.database, self.server)
        self.readiness = Readiness(self.store.check)
        self.service = TableService(self.store, self.sets, now, self.settings.person_bot_games)
        self.people = People(self.store, await self.store.secret(), now, self.sessions)
        self.eraser = Eraser(self.service, self.people)
        self.cleaner = Cleaner(self.service, self.sessions, self.eraser, self.settings.guest_days)
        self.hooks = Hooks(self.store, self.service, self.metrics, self.settings.hooks)
        self.scheduler = Scheduler(self.service, self.bot_pool)
        self.reviews = Reviews(self.review_pool, self.scheduler.position)
        self.service.on_turn.append(self.turns.tell)
        self.service.on_turn_begin.append(self.hooks.call)
        self.metrics.registry.register(
            CurrentValues(
                self.service,
                self.bot_pool,
                self.review_pool,
                self.offload,
                self.cache,
                self.monitor,
                self.connections,
                self.cleaner,
            )
        )
        self.bot_pool.waited = self.review_pool.waited = self.metrics.waited
        await self.bot_pool.start()
        await self.review_pool.start()
        await self.offload.start()
        await self.service.start()
        await self.scheduler.start()
        self.cleaner.start()
        _leave_out_of_collections()
        self.monitor.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Finish accepted work, then close everything."""
        self.closing.set()
        await self.monitor.close()
        await self.cleaner.close()
        await self.reviews.close()
        await self.scheduler.close()
        await self.service.close()
        await self.hooks.close()
        await self.bot_pool.close()
        await self.review_pool.close()
        await self.cache.close()
        await self.offload.close()
        await self.store.close()


def _leave_out_of_collections() -> None:
    """Freeze the objects that exist at startup, so that garbage collections do not delay requests."""
    gc.collect()
    gc.freeze()


def now() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
