"""An attacker from one address, with what all kinds of attack need."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from pathlib import Path
from random import Random
from typing import TypeVar

from siege_client import Visitor

ROOT = Path(__file__).parents[1]
RECORDS = [path.read_bytes() for path in sorted((ROOT / "tests" / "records").glob("*.shima"))]
LONGEST = max(RECORDS, key=len)
AT_ONCE = 20

T = TypeVar("T")
Attack = Callable[["Attacker"], Coroutine[None, None, None]]


class Attacker(Visitor):
    """A malicious visitor. `journals` are tables with a long history."""

    def __init__(self, port: int, source: str, seconds: float, journals: list[str]) -> None:
        super().__init__(port, source, seconds)
        self.journals = journals
        self.random = Random(1)

    async def flood(self, ask: Callable[[int], Awaitable[object]], at_once: int = AT_ONCE) -> None:
        """Send requests as often as allowed, `at_once` at a time."""
        numbers = count()

        async def some() -> None:
            while self.left:
                await self.pace()
                await ask(next(numbers))

        await asyncio.gather(*(some() for _ in range(at_once)))

    async def many(self, make: Callable[[int], Awaitable[T]], number: int) -> list[T]:
        """Prepare `number` things, several at once, while there is time."""
        numbers = iter(range(number))
        made: list[T] = []

        async def some() -> None:
            for n in numbers:
                if self.left:
                    made.append(await make(n))

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        return made

    async def finished(self) -> tuple[str, str]:
        """Return a person and a long finished game."""
        cookie = await self.person("Mallory")
        return cookie, await self.bring(cookie, LONGEST)
