"""Connections that stay open: each belongs to the key with which it came, and ends when that is revoked."""

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
        """An event that is set when the key is revoked; without a key it never is."""
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
        """Keys were revoked here."""
        for hash in hashes:
            for ended in self._ends.get(hash, ()):
                ended.set()

    async def look_again(self, store: Store) -> None:
        """End what was revoked by other servers."""
        for portion in _portions(list(self._ends)):
            self.end(set(portion) - await store.known_keys(portion))


def _portions(hashes: Collection[str]) -> Iterator[list[str]]:
    rest = iter(hashes)
    while portion := list(islice(rest, PORTION)):
        yield portion
