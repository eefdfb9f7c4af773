"""Long-lived connections. Each belongs to the key that opened it, and ends when that is revoked."""

import asyncio
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final

from shima.store.store import Store

PORTION: Final = 500


class Sessions:
    """The open WebSockets and streams of this server, by the hash of their key."""

    def __init__(self) -> None:
        self._ends: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def open(self, hash: str) -> Iterator[asyncio.Event]:
        """Return an event that is set when the key is revoked; never without a key."""
        ended = asyncio.Event()
        if not hash:
            yield ended
            return
        self._ends.setdefault(hash, set()).add(ended)
        try:
            yield ended
        finally:
            mine = self._ends.get(hash, set())
            mine.discard(ended)
            if not mine:
                self._ends.pop(hash, None)

    def end(self, hashes: Iterable[str]) -> None:
        """End the connections of keys that were revoked here."""
        for hash in hashes:
            for ended in self._ends.get(hash, ()):
                ended.set()

    async def end_revoked(self, store: Store) -> None:
        """End connections whose keys were revoked by other servers."""
        for portion in _portions(list(self._ends)):
            self.end(set(portion) - await store.known_keys(portion))


def _portions(hashes: Collection[str]) -> Iterator[list[str]]:
    rest = iter(hashes)
    while portion := list(islice(rest, PORTION)):
        yield portion
