"""Wait for conditions that no event announces."""

import asyncio
import time
from collections.abc import Callable

TIMEOUT = 300
"""Seconds, generous even for a busy machine."""
INTERVAL = 0.005


def wait_until(condition: Callable[[], object], timeout: float = TIMEOUT) -> None:
    """Block until the condition holds."""
    end = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < end, f"still false after {timeout} seconds"
        time.sleep(INTERVAL)


async def eventually(condition: Callable[[], object], timeout: float = TIMEOUT) -> None:
    """Let other tasks run until the condition holds."""
    async with asyncio.timeout(timeout):
        while not condition():
            await asyncio.sleep(INTERVAL)
