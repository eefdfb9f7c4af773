"""Measures how long the event loop is blocked, which delays all requests.

A timer that should fire every few milliseconds fires late if the loop is busy. The delay is the lag; the CPU time of
the loop's thread during it is caused by our own code, the rest by the machine.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final

TICK: Final = 0.02
LONG: Final = 0.1
QUIET: Final = 60.0
"""Seconds between warnings."""
log = logging.getLogger(__name__)


class LoopMonitor:
    """`busy` and `lag` are called with the seconds of each tick. A tick costs about ten microseconds."""

    def __init__(self, busy: Callable[[float], object], lag: Callable[[float], object], tick: float = TICK) -> None:
        self.tick = tick
        self.longest = 0.0
        self._busy = busy
        self._lag = lag
        self._worst = 0.0
        self._warned = -QUIET
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start monitoring the current loop."""
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def worst(self) -> float:
        """Return the longest busy time since the last call."""
        worst, self._worst = self._worst, 0.0
        return worst

    async def _watch(self) -> None:
        while True:
            due, spent = time.monotonic() + self.tick, time.thread_time()
            await asyncio.sleep(self.tick)
            late = max(0.0, time.monotonic() - due)
            self._note(late, min(late, time.thread_time() - spent))

    def _note(self, late: float, busy: float) -> None:
        self._lag(late)
        self._busy(busy)
        self._worst = max(self._worst, busy)
        self.longest = max(self.longest, busy)
        if busy > LONG and time.monotonic() - self._warned >= QUIET:
            self._warned = time.monotonic()
            log.warning("the event loop was busy for too long", extra={"ms": round(busy * 1000)})
