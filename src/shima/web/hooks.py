"""Webhooks: a program that plays over days is called when its turn has come.

A call goes to an address that somebody unknown has named, so it must not reach into the network of the host: only
public addresses are called unless the host allows more, and the address that was checked is the one that is called.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import json
import logging
import secrets
import socket
import time
from typing import Final
from urllib.parse import urlsplit

import httpx

from shima.games.text import Text
from shima.store.errors import StoreError
from shima.store.rows import HookRow
from shima.store.store import Store
from shima.tables.house import House
from shima.tables.refusal import Fault, Refused
from shima.web.metrics import Metrics

TRIES: Final = 3
PAUSE: Final = 2.0
TIMEOUT: Final = 10.0
AT_ONCE: Final = 20
LOOK_AGAIN: Final = 60.0
"""Seconds until another server's word that a person has a webhook now is heard here."""
MOST_REMEMBERED: Final = 100_000
log = logging.getLogger(__name__)


class Hooks:
    def __init__(self, store: Store, house: House, metrics: Metrics, allowed: str) -> None:
        self.store = store
        self.house = house
        self.metrics = metrics
        self.allowed = allowed
        self._without: dict[str, float] = {}
        self._calls: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)

    async def set(self, person: str, url: str) -> HookRow:
        """From now on calls go there; Refused if they may not."""
        if self.allowed == "off":
            raise Refused(Fault.FORBIDDEN, Text("hook-off"))
        await self._target(url)
        row = HookRow(person, url, secrets.token_hex(32))
        await self.store.set_hook(row)
        self._without.pop(person, None)
        return row

    def call(self, person: str, table: str) -> None:
        """It is the person's turn."""
        if self.allowed != "off" and self._without.get(person, 0.0) < time.monotonic():
            task = asyncio.create_task(self._call(person, table))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)

    async def close(self) -> None:
        """Calls that have begun get a moment to end."""
        if self._calls:
            await asyncio.wait(self._calls, timeout=PAUSE)
        for task in self._calls:
            task.cancel()
        await self._client.aclose()

    async def _call(self, person: str, table: str) -> None:
        try:
            hook = await self._hook(person)
            if hook is None:
                return
            async with self._places:
                for attempt in range(TRIES):
                    if attempt:
                        await asyncio.sleep(PAUSE * attempt)
                        if (await self.house.live(table)).table.turn_of() != person:
                            return
                    if await self._post(hook, table):
                        self.metrics.hooks.labels("delivered").inc()
                        return
            self.metrics.hooks.labels("failed").inc()
        except (StoreError, Refused) as error:
            log.info("a webhook was not called", extra={"table": table, "problem": str(error)})

    async def _hook(self, person: str) -> HookRow | None:
        """Where the person wants to be called. That most have no webhook is remembered for a while."""
        hook = await self.store.hook(person)
        if hook is None:
            if len(self._without) >= MOST_REMEMBERED:
                self._without.clear()
            self._without[person] = time.monotonic() + LOOK_AGAIN
        return hook

    async def _post(self, hook: HookRow, table: str) -> bool:
        body = json.dumps({"type": "turn", "table": table}).encode()
        sign = hmac.new(hook.secret.encode(), body, hashlib.sha256).hexdigest()
        host, address = await self._target(hook.url)
        parts = urlsplit(hook.url)
        wrapped = f"[{address}]" if ":" in address else address
        port = f":{parts.port}" if parts.port else ""
        url = parts._replace(netloc=f"{wrapped}{port}").geturl()
        headers = {"Host": f"{host}{port}", "Content-Type": "application/json", "X-Shima-Signature": sign}
        try:
            request = self._client.build_request(
                "POST", url, content=body, headers=headers, extensions={"sni_hostname": host}
            )
            answer = await self._client.send(request, stream=True)
            await answer.aclose()
            return answer.is_success
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            log.info("a webhook did not answer", extra={"table": table, "problem": type(error).__name__})
            return False

    async def _target(self, url: str) -> tuple[str, str]:
        """The host and the address to call; Refused where calls must not go."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError as error:
            raise Refused(Fault.MALFORMED, Text("hook-url")) from error
        is_plain = url.isascii() and url.isprintable() and " " not in url  # what every store and HTTP take
        if not is_plain or parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
            raise Refused(Fault.MALFORMED, Text("hook-url"))
        try:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise Refused(Fault.MALFORMED, Text("hook-host", {"host": host})) from error
        addresses = [str(each[4][0]) for each in found]
        if self.allowed == "public" and not all(ipaddress.ip_address(each).is_global for each in addresses):
            raise Refused(Fault.FORBIDDEN, Text("hook-private", {"host": host}))
        return host, addresses[0]
