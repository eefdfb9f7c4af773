"""DNS lookups in dedicated threads, so that a slow resolver blocks nothing else."""

import asyncio
import contextlib
import socket
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

SECONDS: Final = 5.0
AT_ONCE: Final = 32
KEPT_SECONDS: Final = 60.0
MOST_KEPT: Final = 1000


class Busy(Exception):
    """Too many lookups are running, in total or for this person."""


def system_lookup(host: str) -> tuple[str, ...]:
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(each[4][0]) for each in found))


class Lookups:
    """A lookup cannot be cancelled: its thread counts until the resolver gives up. Each `asker` has one at a time."""

    def __init__(self, look_up: Callable[[str], tuple[str, ...]] = system_lookup, most: int = AT_ONCE) -> None:
        self.look_up = look_up
        self.most = most
        self.seconds = SECONDS
        self._askers: set[str] = set()
        self._kept: OrderedDict[str, tuple[float, tuple[str, ...]]] = OrderedDict()

    async def find(self, host: str, asker: str) -> tuple[str, ...]:
        """Return the addresses of a host. Raise OSError if there are none in time, Busy if no lookup can start."""
        until, kept = self._kept.get(host, (0.0, ()))
        if time.monotonic() < until:
            return kept
        if asker in self._askers or len(self._askers) >= self.most:
            raise Busy
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[tuple[str, ...]] = loop.create_future()
        self._askers.add(asker)
        threading.Thread(target=self._work, args=(loop, answer, host, asker), daemon=True).start()
        return await asyncio.wait_for(answer, self.seconds)

    def _work(
        self, loop: asyncio.AbstractEventLoop, answer: "asyncio.Future[tuple[str, ...]]", host: str, asker: str
    ) -> None:
        found: tuple[str, ...] | OSError
        try:
            found = self.look_up(host) or OSError("no address")
        except (OSError, UnicodeError) as error:
            found = OSError(str(error))
        with contextlib.suppress(RuntimeError):  # the loop was closed in the meantime
            loop.call_soon_threadsafe(self._ended, answer, host, asker, found)

    def _ended(
        self, answer: "asyncio.Future[tuple[str, ...]]", host: str, asker: str, found: tuple[str, ...] | OSError
    ) -> None:
        self._askers.discard(asker)
        if not isinstance(found, OSError):
            self._keep(host, found)
        if answer.done():
            return
        if isinstance(found, OSError):
            answer.set_exception(found)
        else:
            answer.set_result(found)

    def _keep(self, host: str, found: tuple[str, ...]) -> None:
        self._kept[host] = (time.monotonic() + KEPT_SECONDS, found)
        self._kept.move_to_end(host)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
