"""The state of webhook receivers: pending turns, and how well each has responded."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

MOST_WAITING: Final = 20
"""The most tables with pending turns per receiver; the oldest are dropped."""
MOST_FAILURES: Final = 6
"""Failed calls in a row before a receiver is paused."""
FIRST_PAUSE: Final = 300.0
LONGEST_PAUSE: Final = 3600.0
QUICK: Final = 2.0
"""A receiver that responds within this many seconds gets a slot for fast ones."""
MOST_REMEMBERED: Final = 10_000


@dataclass
class Receiver:
    """`waiting` maps tables to the time of their turn; `paused_until` uses the monotonic clock."""

    waiting: dict[str, float] = field(default_factory=dict)
    failures: int = 0
    paused_until: float = 0.0
    is_quick: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: "asyncio.Task[None] | None" = None

    @property
    def is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def pause(self) -> float:
        """Return the seconds until the next call is allowed."""
        return max(0.0, self.paused_until - time.monotonic())

    def add(self, table: str) -> None:
        """Add a turn. It replaces an older one of the same table."""
        self.waiting.pop(table, None)
        self.waiting[table] = time.monotonic()
        if len(self.waiting) > MOST_WAITING:
            del self.waiting[next(iter(self.waiting))]

    def answered(self, seconds: float) -> None:
        self.failures = 0
        self.is_quick = seconds <= QUICK

    def failed(self) -> None:
        """Six failures in a row cause a pause of five minutes; each further one doubles it, up to an hour."""
        self.failures += 1
        self.is_quick = False
        beyond = self.failures - MOST_FAILURES
        if beyond >= 0:
            self.paused_until = time.monotonic() + min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(beyond, 10))

    def renew(self) -> None:
        """Reset the state for a new URL. This ends a pause, but one more failure starts the next."""
        self.failures = min(self.failures, MOST_FAILURES - 1)
        self.paused_until = 0.0
        self.is_quick = False
        self.changed.set()


class Receivers:
    """Receivers by person. The least recently called are forgotten."""

    def __init__(self) -> None:
        self._of: dict[str, Receiver] = {}

    def of(self, person: str) -> Receiver:
        receiver = self._of.pop(person, None) or Receiver()
        self._of[person] = receiver
        if len(self._of) > MOST_REMEMBERED:
            idle = next((name for name, each in self._of.items() if not each.is_busy), None)
            if idle is not None:
                del self._of[idle]
        return receiver

    def known(self, person: str) -> Receiver | None:
        return self._of.get(person)

    def forget(self, person: str) -> None:
        """Forget the person's receiver and drop its pending turns."""
        receiver = self._of.pop(person, None)
        if receiver is not None:
            receiver.waiting.clear()
            receiver.changed.set()

    def tasks(self) -> "set[asyncio.Task[None]]":
        return {each.task for each in self._of.values() if each.task is not None and each.is_busy}

    def wake(self) -> None:
        for each in self._of.values():
            each.changed.set()
