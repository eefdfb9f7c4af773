"""Webhooks: call programs that play over days when their turn has come.

Users choose the URL, so a call must not reach the host's internal network: only public addresses are called unless the
host allows more, and the address that was checked is the one that is called. A receiver must not delay others: each
person has one call at a time, calls to one address are limited, a slot is held for a few seconds at most and never
between retries, and fast receivers have their own slots.
"""

import asyncio
import contextlib
import hashlib
import hmac
import json
import logging
import secrets
import time
from typing import Final

import httpx

from shima.games.text import Text
from shima.store.errors import StoreError
from shima.store.rows import HookRow
from shima.store.store import Store
from shima.tables.refusal import Fault, Refused
from shima.tables.service import TableService
from shima.web.hook_call import post
from shima.web.hook_target import Target, resolve
from shima.web.limits import household
from shima.web.lookups import Lookups
from shima.web.metrics import Metrics
from shima.web.receivers import Receiver, Receivers
from shima.web.slots import Slots

TRIES: Final = 3
PAUSE: Final = 2.0
AT_ONCE: Final = 20
AT_ONCE_TO_ONE: Final = 2
LOOK_AGAIN: Final = 60.0
"""Seconds until this server notices a webhook that another server has set."""
FRESH: Final = 1.0
"""Seconds for which a turn is not checked again before the call."""
MOST_REMEMBERED: Final = 100_000
log = logging.getLogger(__name__)


class Hooks:
    def __init__(self, store: Store, service: TableService, metrics: Metrics, allowed: str) -> None:
        self.store = store
        self.service = service
        self.metrics = metrics
        self.allowed = allowed
        self.lookups = Lookups()
        self._without: dict[str, float] = {}
        self._receivers = Receivers()
        self._quick = Slots(AT_ONCE, AT_ONCE_TO_ONE)
        self._other = Slots(AT_ONCE, AT_ONCE_TO_ONE)
        self._context = None if allowed == "off" else httpx.create_ssl_context(trust_env=False)
        self._closing = False

    async def set(self, person: str, url: str) -> HookRow:
        """Set the person's webhook. Raise Refused if calls must not go there."""
        if self.allowed == "off":
            raise Refused(Fault.FORBIDDEN, Text("hook-off"))
        await resolve(url, self.allowed, self.lookups, person)
        row = HookRow(person, url, secrets.token_hex(32))
        await self.store.set_hook(row)
        self._without.pop(person, None)
        self._receivers.of(person).renew()
        return row

    async def drop(self, person: str) -> None:
        """Remove the person's webhook."""
        await self.store.drop_hook(person)
        self._receivers.forget(person)

    def state(self, person: str) -> tuple[int, float]:
        """Return the number of failed calls in a row, and the seconds until the next one is allowed."""
        receiver = self._receivers.known(person)
        return (receiver.failures, receiver.pause) if receiver else (0, 0.0)

    def call(self, person: str, table: str) -> None:
        """Notify the person that it is their turn."""
        if self.allowed == "off" or self._closing or self._without.get(person, 0.0) >= time.monotonic():
            return
        receiver = self._receivers.of(person)
        receiver.add(table)
        if not receiver.is_busy:
            receiver.task = asyncio.create_task(self._deliver(person, receiver))

    async def close(self) -> None:
        """Give running calls a moment to finish."""
        self._closing = True
        self._receivers.wake()
        tasks = self._receivers.tasks()
        if tasks:
            await asyncio.wait(tasks, timeout=PAUSE)
        for task in tasks:
            task.cancel()

    async def _deliver(self, person: str, receiver: Receiver) -> None:
        """Make one call after another until no turn is waiting."""
        while receiver.waiting:
            await self._sleep(receiver, receiver.pause)
            if self._closing or not receiver.waiting:
                return
            table, since = next(iter(receiver.waiting.items()))
            del receiver.waiting[table]
            try:
                await self._call(person, receiver, table, since)
            except (StoreError, Refused) as error:
                log.info("a webhook was not called", extra={"table": table, "problem": str(error)})

    async def _call(self, person: str, receiver: Receiver, table: str, since: float) -> None:
        for attempt in range(TRIES):
            if attempt:
                await self._sleep(receiver, PAUSE * attempt)
            if self._closing or table in receiver.waiting:  # a newer turn is waiting at the same table
                return
            hook = await self._hook(person)
            if hook is None:
                receiver.waiting.clear()
                return
            if time.monotonic() - since > FRESH and (await self.service.live(table)).table.turn_of() != person:
                return
            if await self._reach(hook, receiver, table):
                self.metrics.hooks.labels("delivered").inc()
                return
            if receiver.pause:
                receiver.add(table)
                break
        self.metrics.hooks.labels("failed").inc()

    async def _sleep(self, receiver: Receiver, seconds: float) -> None:
        """Sleep, but wake up when the receiver changes."""
        receiver.changed.clear()
        if seconds > 0 and not self._closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(receiver.changed.wait(), seconds)

    async def _hook(self, person: str) -> HookRow | None:
        """Return the person's webhook. The absence of one is cached for a while."""
        hook = await self.store.hook(person)
        if hook is None:
            if len(self._without) >= MOST_REMEMBERED:
                self._without.clear()
            self._without[person] = time.monotonic() + LOOK_AGAIN
        return hook

    async def _reach(self, hook: HookRow, receiver: Receiver, table: str) -> bool:
        """Return whether the receiver accepted the call."""
        try:
            target = await resolve(hook.url, self.allowed, self.lookups, hook.person)
        except Refused as refused:
            if refused.fault is not Fault.TOO_MANY:
                receiver.failed()
            log.info("a webhook was not called", extra={"table": table, "problem": refused.text.key})
            return False
        lane = self._quick if receiver.is_quick else self._other
        async with lane.slot(household(target.address)):
            began = time.monotonic()
            taken = await self._post(hook, target, table)
        if taken:
            receiver.answered(time.monotonic() - began)
        else:
            receiver.failed()
        return taken

    async def _post(self, hook: HookRow, target: Target, table: str) -> bool:
        body = json.dumps({"type": "turn", "table": table}).encode()
        sign = hmac.new(hook.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", "User-Agent": "shima", "X-Shima-Signature": sign}
        try:
            return 200 <= await post(target, headers, body, self._context) < 300
        except OSError as error:
            log.info("a webhook did not answer", extra={"table": table, "problem": type(error).__name__})
            return False
