"""Whether a SQLite file is still where it was: what is written into a deleted file is gone when the server ends."""

import logging
import os
from pathlib import Path

from shima.games.text import Text
from shima.store.errors import StoreError

log = logging.getLogger(__name__)


class FileWatch:
    """Made when the file is opened. A check takes two system calls, so it can come before every answer.

    SQLite writes to the file's `-wal` neighbour first. It creates it with the first connection and removes it with
    the last one, so it may be missing at first, but not once it was there.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._wal = Path(f"{path}-wal")
        self._file = _identity(path)
        self._has_wal = False
        self._is_lost = False

    def check(self) -> None:
        """StoreError if the file or its log of writes was deleted or replaced. The first time it is logged."""
        has_wal = self._wal.exists()
        self._has_wal = self._has_wal or has_wal
        is_lost = self._file is None or _identity(self.path) != self._file or has_wal != self._has_wal
        if is_lost and not self._is_lost:
            log.error("the database file was deleted or replaced", extra={"file": str(self.path)})
        self._is_lost = is_lost
        if is_lost:
            raise StoreError(Text("store-gone", {"file": str(self.path)}))


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
