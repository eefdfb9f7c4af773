"""A file from which an interrupted command resumes: one line for the plan, then one for each finished piece of work.

The plan holds everything that determines the results. How much work there is and where it is done are not part of it.
"""

import fcntl
import json
import os
import stat
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from shima.games.game import UserError
from shima.games.text import Text

Entry = dict[str, object]
MALFORMED = (ValueError, LookupError, TypeError, AttributeError)


class JournalFile:
    """The journal of one plan. No other process can open it at the same time."""

    def __init__(self, path: Path, kind: str, plan: Entry, read: Callable[[Any], None]) -> None:
        """Pass each entry of an existing journal to `read`, which raises one of MALFORMED if it does not fit."""
        self._path = path
        self._kind = kind
        self._plan = plan
        self._head = _line({kind: 1, "plan": plan})
        self._file = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")  # noqa: SIM115
        try:
            self._load(read)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def append(self, entries: Iterable[Entry]) -> None:
        """Write the entries and flush them to disk."""
        for entry in entries:
            self._file.write(_line(entry))
        self._flush()

    def _flush(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())

    def _load(self, read: Callable[[Any], None]) -> None:
        """Read the existing journal. Only a last line that was cut off while being written is dropped."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise UserError(Text("arena-journal-busy", {"file": str(self._path)})) from error
        if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            raise UserError(Text("arena-journal-none", {"file": str(self._path)}))
        content = self._file.read()
        if self._head.startswith(content):
            self._begin()
            return
        *lines, torn = content.split(b"\n")
        self._check_head(lines[0] if lines else torn)
        for number, line in enumerate(lines[1:], 2):
            try:
                read(json.loads(line))
            except MALFORMED as error:
                raise UserError(Text("arena-journal-line", {"file": str(self._path), "line": str(number)})) from error
        self._file.truncate(self._file.seek(len(content) - len(torn)))

    def _begin(self) -> None:
        self._file.truncate(self._file.seek(0))
        self._file.write(self._head)
        self._flush()

    def _check_head(self, line: bytes) -> None:
        if line + b"\n" == self._head:
            return
        args: dict[str, object] = {"file": str(self._path)}
        try:
            head = json.loads(line)
            theirs = {"options": {}, **head["plan"]}  # older journals have no options
            if head[self._kind] == 1 and theirs == self._plan:
                return
            differing = [name for name in self._plan if theirs.get(name) != self._plan[name]]
        except MALFORMED as error:
            raise UserError(Text("arena-journal-none", args)) from error
        raise UserError(Text("arena-journal-plan", {**args, "names": ", ".join(differing) or "version"}))


def _line(entry: Entry) -> bytes:
    return json.dumps(entry).encode() + b"\n"
