"""Runs the groups of a contest on an executor, yields them in order and writes them to the journal."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import islice

from shima.arena.checkpoint import Journal
from shima.arena.contest import Contest, Group, Task, play_part
from shima.arena.executors import Executor

PART_SECONDS = 2.0
"""Target duration of a part: long enough to outweigh the overhead, short enough for visible progress."""
LARGEST_PART = 50
"""The maximum number of groups in a part."""


class Parts:
    """Splits tasks into parts, of one task each until measured durations show that more fit into PART_SECONDS."""

    def __init__(self, tasks: Iterable[Task], count: int, executor: Executor) -> None:
        self._tasks = iter(tasks)
        self._left = count
        self._executor = executor
        self._groups = 0
        self._seconds = 0.0

    def add(self, groups: list[Group]) -> None:
        self._groups += len(groups)
        self._seconds += sum(sum(played.seconds) for group in groups for played in group)

    def size(self) -> int:
        """Return the size of the next part. Parts shrink towards the end, so that all workers finish together."""
        if not self._groups:
            return 1
        fitting = int(PART_SECONDS * self._groups / max(self._seconds, 1e-9))
        return max(1, min(fitting, LARGEST_PART, self._left // (2 * self._executor.workers)))

    def __iter__(self) -> Iterator[tuple[Task, ...]]:
        while part := tuple(islice(self._tasks, self.size())):
            self._left -= len(part)
            yield part


def run_contest(
    contest: Contest, groups: int, executor: Executor, journal: Journal | None = None
) -> Generator[tuple[Task, Group]]:
    """Play `groups` groups of each pair and yield them in a fixed order.

    Groups in the journal are not played again. Close the generator early to stop.
    """
    known = {} if journal is None else {task: group for task, group in journal.known.items() if task.group < groups}
    missing = (task for task in tasks(contest, groups) if task not in known)
    parts = Parts(missing, groups * len(contest.pairs) - len(known), executor)
    waiting: dict[Task, Group] = {}
    with closing(executor.run(partial(play_part, contest), parts)) as results:
        for task in tasks(contest, groups):
            while task not in known and task not in waiting:
                part, played = next(results)
                parts.add(played)
                fresh = dict(zip(part, played, strict=True))
                if journal is not None:
                    journal.write(fresh)
                waiting |= fresh
            yield task, known[task] if task in known else waiting.pop(task)


def tasks(contest: Contest, groups: int) -> Iterator[Task]:
    """Alternate between all pairs, so that an interrupted contest has played about the same number of each."""
    return (Task(pair, group) for group in range(groups) for pair in range(len(contest.pairs)))
