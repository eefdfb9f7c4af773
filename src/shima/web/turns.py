"""Streams that notify people of their turns, no matter on which server the turn began."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

MOST_WAITING = 1000


class Turns:
    """Sends the tables where it is a person's turn to all open streams of that person."""

    def __init__(self) -> None:
        self._streams: dict[str, set[asyncio.Queue[str]]] = {}

    @contextmanager
    def stream(self, person: str) -> Iterator[asyncio.Queue[str]]:
        queue: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._streams.setdefault(person, set()).add(queue)
        try:
            yield queue
        finally:
            self._streams[person].discard(queue)
            if not self._streams[person]:
                del self._streams[person]

    def tell(self, person: str, table: str) -> None:
        for queue in self._streams.get(person, ()):
            if not queue.full():
                queue.put_nowait(table)
