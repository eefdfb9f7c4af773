"""Where the games are played: in local processes, or on the workers of a cluster. The results are the same."""

import os
from collections.abc import Callable, Generator, Iterable
from typing import Protocol, TypeVar

from shima.arena.cluster import Cluster
from shima.arena.work import in_processes

W = TypeVar("W")
R = TypeVar("R")


class Executor(Protocol):
    @property
    def workers(self) -> int:
        """Pieces of work that are done at the same time."""
        ...

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        """Each piece of work with its result, as they come in; closing the generator ends the work."""
        ...


class Processes:
    """Local processes; a single one is this one."""

    def __init__(self, jobs: int) -> None:
        self.workers = jobs or os.cpu_count() or 1

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        return in_processes(do, work, self.workers)


def executor(jobs: int, cluster: str) -> Executor:
    """The cluster at the address, if there is one; otherwise so many local processes, 0 for one on each core."""
    return Cluster(cluster) if cluster else Processes(jobs)
