"""An SQLite file has one server: others would not notice what happens at its tables."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shima.games.text import Text
from shima.store.database import normal
from shima.store.errors import StoreError


class Served(StoreError):
    """Another server has the file; `address` is where it answers, if known."""

    def __init__(self, address: str) -> None:
        super().__init__(Text("web-served", {"address": address or "–"}))
        self.address = address


@contextmanager
def alone(database: str, address: str) -> Iterator[None]:
    """Nobody else serves this file for the time of a `with`. The system lets go of it even if we are killed."""
    url = normal(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = Path(url.database or "").resolve()  # one lock, even if links lead to the file
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
    """StoreError if the file has a second name (a hard link), which would have a lock and a journal of its own."""
    try:
        names = path.stat().st_nlink
    except OSError:
        return
    if names > 1:
        raise StoreError(Text("store-linked", {"file": str(path)}))
