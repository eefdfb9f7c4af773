"""Checks whether the server is ready, at most every few seconds regardless of the number of requests."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from shima.store.errors import StoreError

KEPT_SECONDS: Final = 3.0
PATIENCE: Final = 5.0
log = logging.getLogger(__name__)


class Readiness:
    """`check` raises StoreError if something is wrong. It never runs twice at the same time."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        self._check = check
        self._task: asyncio.Task[bool] | None = None
        self._until = 0.0
        self._is_ready = True

    async def is_ready(self) -> bool:
        """Return the cached result while it is fresh, otherwise a new one; False if that takes too long."""
        if self._task is None or (self._task.done() and time.monotonic() >= self._until):
            self._task = asyncio.create_task(self._find_out())
        try:
            return await asyncio.wait_for(asyncio.shield(self._task), PATIENCE)
        except TimeoutError:
            return False

    async def _find_out(self) -> bool:
        try:
            await self._check()
            is_ready = True
        except StoreError as error:
            is_ready = False
            if self._is_ready:
                log.error("the server cannot store moves", extra={"problem": str(error)})
        self._is_ready = is_ready
        self._until = time.monotonic() + KEPT_SECONDS
        return is_ready
