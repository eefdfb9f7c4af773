"""Detects that an SQLite file was deleted or replaced: whatever is written to it would be lost when the server ends."""

import logging
import os
from pathlib import Path

from shima.games.text import Text
from shima.store.errors import StoreError

log = logging.getLogger(__name__)


class FileWatch:
    """Created when the file is opened. A check takes two system calls, so it can precede every answer.

    SQLite first writes to the `-wal` file. It is created by the first connection and removed by the last one, so it may
    be missing at first, but not once it has existed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._wal = Path(f"{path}-wal")
        self._file = _identity(path)
        self._has_wal = False
        self._is_lost = False

    def check(self) -> None:
        """Raise StoreError if the file or its write-ahead log was deleted or replaced. Logged once."""
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
