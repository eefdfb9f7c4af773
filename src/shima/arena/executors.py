"""Where games are played: in local processes or on a cluster. The results are the same."""

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
        """The number of items processed at the same time."""
        ...

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        """Yield each item with its result as they finish. Close the generator to cancel the rest."""
        ...


class Processes:
    """Local processes. A single job runs in this process."""

    def __init__(self, jobs: int) -> None:
        self.workers = jobs or os.cpu_count() or 1

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        return in_processes(do, work, self.workers)


def executor(jobs: int, cluster: str) -> Executor:
    """Return the cluster at the address if there is one, otherwise local processes (0 jobs: one per core)."""
    return Cluster(cluster) if cluster else Processes(jobs)
