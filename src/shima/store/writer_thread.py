"""The thread that writes to an SQLite file: one job at a time, moves before everything else."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, TypeVar

T = TypeVar("T")

URGENT: Final = 0
USUAL: Final = 1
_LAST: Final = 2


@dataclass(order=True)
class _Job:
    rank: int
    number: int
    do: Callable[[], Any] | None = field(compare=False)
    settle: Callable[[Any, BaseException | None], None] = field(compare=False)


class WriterThread:
    """Starts with the first job. `close` ends it after all accepted jobs."""

    def __init__(self) -> None:
        self._jobs: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._numbers = count()
        self._thread: threading.Thread | None = None

    async def run(self, do: Callable[[], T], rank: int = USUAL) -> T:
        """Run a job and return its result. Cancelling the caller does not stop it."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def settle(found: Any, error: BaseException | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits
                loop.call_soon_threadsafe(_settle, answer, found, error)

        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sqlite-writer", daemon=True)
            self._thread.start()
        self._jobs.put(_Job(rank, next(self._numbers), do, settle))
        return await answer

    def close(self) -> None:
        """Wait until all jobs are done."""
        if self._thread is not None:
            self._jobs.put(_Job(_LAST, next(self._numbers), None, lambda _found, _error: None))
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        while (job := self._jobs.get()).do is not None:
            try:
                found = job.do()
            except BaseException as error:
                job.settle(None, error)
            else:
                job.settle(found, None)


def _settle(answer: asyncio.Future[T], found: T, error: BaseException | None) -> None:
    if answer.done():
        return
    if error is None:
        answer.set_result(found)
    else:
        answer.set_exception(error)
