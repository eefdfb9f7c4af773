"""Writes records atomically, so that no file is ever incomplete."""

import contextlib
import os
import tempfile
from pathlib import Path

from shima.record import FORMAT, Record


class NotKept(Exception):
    """The record could not be written. `problem` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def keep(record: Record, path: Path) -> None:
    """Write the record completely or not at all. Raise NotKept if that fails."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", text=True)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.write())
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except (OSError, ValueError) as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise NotKept(problem) from error


def holds_something_else(path: Path) -> bool:
    """Whether the path is a file that is not a record, which must not be overwritten by mistake."""
    try:
        if not path.exists():
            return False
        if not path.is_file():
            return True
        with path.open(encoding="utf-8") as file:
            return file.read(len(FORMAT)) != FORMAT
    except (OSError, ValueError):
        return True
