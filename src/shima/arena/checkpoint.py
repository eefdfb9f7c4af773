"""The journal of a contest, from which an interrupted contest resumes: a line for each finished group."""

from pathlib import Path
from typing import Any

from shima.arena.contest import Contest, Group, Played, Task
from shima.arena.journal_file import JournalFile
from shima.arena.seatings import seatings


class Journal(JournalFile):
    """The journal of one contest. `known` holds the groups read from it."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._contest = contest
        self.known: dict[Task, Group] = {}
        super().__init__(path, "shima journal", contest.plan(), self._read)

    def write(self, groups: dict[Task, Group]) -> None:
        """Append the groups and flush them to disk."""
        self.append(
            {"pair": task.pair, "group": task.group, "games": [vars(game) for game in group]}
            for task, group in groups.items()
        )

    def _read(self, entry: Any) -> None:
        """Parse a line. Raise ValueError, KeyError or TypeError if it is not a group of this contest."""
        task = Task(entry["pair"], entry["group"])
        group = tuple(_played(game) for game in entry["games"])
        if tuple(game.seating for game in group) != seatings(self._contest.seats):
            raise ValueError("other seatings")
        if any({len(game.scores), len(game.places)} != {self._contest.seats} for game in group):
            raise ValueError("scores or places of other seats")
        if not (0 <= task.pair < len(self._contest.pairs) and task.group >= 0):
            raise ValueError("another contest")
        self.known.setdefault(task, group)


def _played(entry: dict[str, Any]) -> Played:
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()}
    return Played(**fields)
