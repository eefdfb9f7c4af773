"""How many requests of one address the server works on at a time, so that a burst of them delays nobody else."""

import asyncio
from collections import deque

AT_ONCE = 4
"""Most requests take about a millisecond, so the others of a page do not wait long."""

LONGEST = 0.02
"""Seconds after which a request that is not answered lets the next one in."""


class ConcurrencyLimit:
    """The others of the address wait in line. A limit of 0 lets everybody through."""

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
                self.leave(address)  # it was our turn, but we have gone
            raise

    def leave(self, address: str) -> None:
        """Let the next of the address in, if somebody waits."""
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
    """One request's way through the turnstile: inside while the server works on it, outside while it waits.

    Nothing is worked on for as long as LONGEST: then it waits for something else, such as a hint.
    """

    def __init__(self, turnstile: ConcurrencyLimit, address: str) -> None:
        self._turnstile = turnstile
        self._address = address
        self._timer: asyncio.TimerHandle | None = None

    async def enter(self) -> None:
        if self._timer is None:
            await self._turnstile.enter(self._address)
            self._timer = asyncio.get_running_loop().call_later(LONGEST, self.leave)

    def leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._turnstile.leave(self._address)
