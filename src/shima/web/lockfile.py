"""Locks an SQLite file for one server: others would not notice changes to its tables."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shima.games.text import Text
from shima.store.database import normal
from shima.store.errors import StoreError


class Served(StoreError):
    """Another server uses the file. `address` is its address, if known."""

    def __init__(self, address: str) -> None:
        super().__init__(Text("web-served", {"address": address or "–"}))
        self.address = address


@contextmanager
def exclusive_lock(database: str, address: str) -> Iterator[None]:
    """Hold the lock on this file inside a `with`. The operating system releases it even if the process is killed."""
    url = normal(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = Path(url.database or "").resolve()  # the same lock through all symbolic links
    _check_names(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Served(lock.read().strip()) from error
        lock.truncate(0)
        lock.write(address)
        lock.flush()
        yield
        lock.truncate(0)


def _check_names(path: Path) -> None:
    """Raise StoreError for a hard link, which would have a separate lock and journal."""
    try:
        names = path.stat().st_nlink
    except OSError:
        return
    if names > 1:
        raise StoreError(Text("store-linked", {"file": str(path)}))
