"""Limits the concurrent requests of one address, so that a burst does not delay other people."""

import asyncio
from collections import deque

AT_ONCE = 4
"""Most requests take about a millisecond, so the others of a page do not wait long."""

LONGEST = 0.02
"""Seconds after which an unanswered request no longer counts."""


class ConcurrencyLimit:
    """Further requests of the address wait in a queue. A limit of 0 means no limit."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self.most = most
        self._inside: dict[str, int] = {}
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, address: str) -> None:
        inside = self._inside.get(address, 0)
        if not self.most or inside < self.most:
            self._inside[address] = inside + 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._lines.setdefault(address, deque())
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(address)  # our turn came, but the request was cancelled
            raise

    def leave(self, address: str) -> None:
        """Admit the next waiting request of the address."""
        line = self._lines.get(address)
        while line:
            turn = line.popleft()
            if not line:
                del self._lines[address]
            if not turn.done():
                turn.set_result(None)
                return
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class Pass:
    """One request's slot: held while the server works on it, released while it waits.

    No work takes as long as LONGEST: after that the request must be waiting for something else, such as a hint.
    """

    def __init__(self, limit: ConcurrencyLimit, address: str) -> None:
        self._limit = limit
        self._address = address
        self._timer: asyncio.TimerHandle | None = None

    async def enter(self) -> None:
        if self._timer is None:
            await self._limit.enter(self._address)
            self._timer = asyncio.get_running_loop().call_later(LONGEST, self.leave)

    def leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._limit.leave(self._address)
