"""A cache of responses."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

MOST_BYTES: Final = 32 << 20
OVERHEAD: Final = 500
"""Approximate memory overhead of an entry in bytes."""


class Cache:
    """An LRU cache. A key must contain everything that a response depends on, the viewer first.

    Concurrent requests with equal keys share one computation.
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.hits = 0
        self.misses = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._coming: dict[Hashable, asyncio.Task[bytes]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the response. Failures are not cached: the next request tries again."""
        known = self._find(key)
        if known is not None:
            return known
        coming = self._coming.get(key)
        if coming is None:
            coming = self._coming[key] = asyncio.create_task(self._make(key, make))
            coming.add_done_callback(_seen)
        return await asyncio.shield(coming)  # a cancelled request must not cancel the others

    def get_now(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """As `get`, for a response that is quick to make."""
        known = self._find(key)
        if known is None:
            known = make()
            self._keep(key, known)
        return known

    async def close(self) -> None:
        coming = list(self._coming.values())
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            made = await make()
            self._keep(key, made)
            return made
        finally:
            del self._coming[key]

    def _find(self, key: Hashable) -> bytes | None:
        known = self._kept.get(key)
        if known is None:
            self.misses += 1
        else:
            self.hits += 1
            self._kept.move_to_end(key)
        return known

    def _keep(self, key: Hashable, made: bytes) -> None:
        if len(made) + OVERHEAD > self.most // 8:
            return
        self._kept[key] = made
        self.size += len(made) + OVERHEAD
        while self.size > self.most:
            _, gone = self._kept.popitem(last=False)
            self.size -= len(gone) + OVERHEAD


def _seen(task: asyncio.Task[bytes]) -> None:
    """Retrieve the exception, which has already been raised in the request."""
    if not task.cancelled():
        task.exception()
