"""The course of a contest: its groups played anywhere, told in their order, kept in a journal on the way."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import islice

from shima.arena.checkpoint import Journal
from shima.arena.contest import Contest, Group, Task, play_part
from shima.arena.executors import Executor

PART_SECONDS = 2.0
"""How long a part should take: long enough to be worth its way, short enough to be seen."""
LARGEST_PART = 50
"""Groups in a part, at most."""


class Parts:
    """Tasks cut into parts: single ones, until the groups heard of show that more fit into the time of a part."""

    def __init__(self, tasks: Iterable[Task], count: int, executor: Executor) -> None:
        self._tasks = iter(tasks)
        self._left = count
        self._executor = executor
        self._groups = 0
        self._seconds = 0.0

    def hear(self, groups: list[Group]) -> None:
        self._groups += len(groups)
        self._seconds += sum(sum(played.seconds) for group in groups for played in group)

    def size(self) -> int:
        """Towards the end the parts grow smaller, so that all workers finish at about the same time."""
        if not self._groups:
            return 1
        fitting = int(PART_SECONDS * self._groups / max(self._seconds, 1e-9))
        return max(1, min(fitting, LARGEST_PART, self._left // (2 * self._executor.workers)))

    def __iter__(self) -> Iterator[tuple[Task, ...]]:
        while part := tuple(islice(self._tasks, self.size())):
            self._left -= len(part)
            yield part


def course(
    contest: Contest, groups: int, executor: Executor, journal: Journal | None = None
) -> Generator[tuple[Task, Group]]:
    """So many groups of each pair, in an order that depends on nothing but their number.

    Those in the journal are not played again. Whoever does not take all of them closes the generator.
    """
    known = {} if journal is None else {task: group for task, group in journal.known.items() if task.group < groups}
    missing = (task for task in tasks(contest, groups) if task not in known)
    parts = Parts(missing, groups * len(contest.pairs) - len(known), executor)
    waiting: dict[Task, Group] = {}
    with closing(executor.run(partial(play_part, contest), parts)) as results:
        for task in tasks(contest, groups):
            while task not in known and task not in waiting:
                part, played = next(results)
                parts.hear(played)
                fresh = dict(zip(part, played, strict=True))
                if journal is not None:
                    journal.write(fresh)
                waiting |= fresh
            yield task, known[task] if task in known else waiting.pop(task)


def tasks(contest: Contest, groups: int) -> Iterator[Task]:
    """All pairs in turn, so that a contest cut short has played about equally much of each."""
    return (Task(pair, group) for group in range(groups) for pair in range(len(contest.pairs)))
