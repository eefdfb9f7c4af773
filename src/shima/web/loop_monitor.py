"""Watches how long the event loop is busy without a pause: for that long everybody's moves wait.

A timer that should ring every few milliseconds rings late if the loop is busy. How late is the lag; how much of it the
loop's thread spent computing is what our own code is to blame for, the rest is the machine's.
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
"""Seconds between two warnings."""
log = logging.getLogger(__name__)


class LoopMonitor:
    """`busy` and `lag` are called with the seconds of each tick. A tick costs some ten microseconds."""

    def __init__(self, busy: Callable[[float], object], lag: Callable[[float], object], tick: float = TICK) -> None:
        self.tick = tick
        self.longest = 0.0
        self._busy = busy
        self._lag = lag
        self._worst = 0.0
        self._warned = -QUIET
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """On the loop that is to be watched."""
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def worst(self) -> float:
        """The longest busy time since this was asked last."""
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
