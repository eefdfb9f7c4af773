"""Slots for work that waits for others: limited in total and per address."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Slots:
    """First come, first served. Waiting for an address occupies no slot that another address could use."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most_of_one = most_of_one
        self._slots = asyncio.Semaphore(most)
        self._of: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[None]:
        own, users = self._of.get(address) or (asyncio.Semaphore(self.most_of_one), 0)
        self._of[address] = (own, users + 1)
        try:
            async with own, self._slots:
                yield
        finally:
            own, users = self._of.pop(address)
            if users > 1:
                self._of[address] = (own, users - 1)
