"""The journal of a contest, from which an interrupted contest resumes: one line for the plan, one per finished group.

The plan holds everything that determines the results. The number of games and where they are played are not part of it.
"""

import fcntl
import json
import os
import stat
from pathlib import Path
from types import TracebackType
from typing import Any

from shima.arena.contest import Contest, Group, Played, Task
from shima.arena.seatings import seatings
from shima.games.game import UserError
from shima.games.text import Text


class Journal:
    """The journal of one contest. `known` holds the groups read from it."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest
        self._head = _line({"shima journal": 1, "plan": contest.plan()})
        self.known: dict[Task, Group] = {}
        self._file = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")  # noqa: SIM115
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def write(self, groups: dict[Task, Group]) -> None:
        """Append the groups and flush them to disk."""
        for task, group in groups.items():
            self._file.write(_line({"pair": task.pair, "group": task.group, "games": [vars(game) for game in group]}))
        self._flush()

    def _flush(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self) -> None:
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
                task, group = self._group(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise UserError(Text("arena-journal-line", {"file": str(self._path), "line": str(number)})) from error
            self.known.setdefault(task, group)
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
            theirs = {"options": {}, **json.loads(line)["plan"]}  # older journals have no options
            ours = self._contest.plan()
            if theirs == ours:
                return
            differing = [name for name in ours if theirs.get(name) != ours[name]]
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise UserError(Text("arena-journal-none", args)) from error
        raise UserError(Text("arena-journal-plan", {**args, "names": ", ".join(differing) or "version"}))

    def _group(self, entry: Any) -> tuple[Task, Group]:
        """Parse a line. Raise ValueError, KeyError or TypeError if it is not a group of this contest."""
        task = Task(entry["pair"], entry["group"])
        group = tuple(_played(game) for game in entry["games"])
        if tuple(game.seating for game in group) != seatings(self._contest.seats):
            raise ValueError("other seatings")
        if any({len(game.scores), len(game.places)} != {self._contest.seats} for game in group):
            raise ValueError("scores or places of other seats")
        if not (0 <= task.pair < len(self._contest.pairs) and task.group >= 0):
            raise ValueError("another contest")
        return task, group


def _line(entry: dict[str, object]) -> bytes:
    return json.dumps(entry).encode() + b"\n"


def _played(entry: dict[str, Any]) -> Played:
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()}
    return Played(**fields)
