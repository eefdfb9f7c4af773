"""A pool of worker processes: what takes long or may go wrong happens there, so that the tables never wait for it.

A worker (`pool_worker.py`) gets one job at a time as a line of JSON, and answers with one. If the line has a number of
bytes as `body`, they follow it, and are passed on as they are. A worker that hangs, dies or talks nonsense is ended and
replaced, and the job asked again.
"""

import asyncio
import contextlib
import json
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

from shima.tables.fair_queue import FairQueue, Ticket

LONGEST_START: Final = 30.0
"""Seconds that a worker may take to be ready, which do not count for its job."""
LONGEST_ANSWER: Final = 1 << 22

T = TypeVar("T")
Job = Mapping[str, object]
Answer = dict[str, Any]


class PoolError(RuntimeError):
    """The job has no answer: it was wrong, or no worker finished it."""


class Pool:
    """Each worker has a task that hands it one job after the other. The queue of jobs is fair: `fair_queue.py`."""

    def __init__(
        self,
        command: Sequence[str],
        workers: int,
        limit: float,
        tries: int = 3,
        idle: float | None = None,
        most: int = 0,
        most_of_address: int = 0,
    ) -> None:
        """The limit is in seconds, for each try of a job.

        With `idle`, a worker starts with its first job and ends after that many seconds without one. `most` and
        `most_of_address` limit how many jobs may wait.
        """
        self.workers: Final = workers
        self.limit: Final = limit
        self.tries: Final = tries
        self.idle: Final = idle
        self.busy = 0
        self.jobs_done = 0
        self.workers_replaced = 0
        self.waited: Callable[[int, float], None] = lambda _rank, _seconds: None
        """Called for each job that a worker takes, with its rank and how long it waited."""
        self._asked = 0
        self._queue: FairQueue[_Question[Any]] = FairQueue(most, most_of_address)
        self._put = asyncio.Semaphore(0)
        self._staff = [_Worker(command) for _ in range(self.workers)]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._queue)

    def waiting_by_rank(self) -> dict[int, int]:
        return self._queue.lengths()

    async def start(self) -> None:
        """Start the workers, without waiting until they are ready."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve(worker)) for worker in self._staff]

    async def close(self) -> None:
        """End all workers, also those at work. Every caller that still waits for an answer gets a PoolError."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._queue:
            _, question = self._queue.get()
            question.refuse(_closed())

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [worker.process.pid for worker in self._staff if worker.process]

    async def ask(self, ticket: Ticket, job: Job, read: Callable[[Answer], T], tries: int = 0) -> T:
        """The answer to the job, as `read` understands it. QueueFull if too many wait already.

        `tries` says how often the job may be tried; 0 means as often as usual.
        """
        if not self._tasks:
            raise _closed()
        self._asked += 1
        question = _Question({"number": self._asked, "limit": self.limit, **job}, read, tries or self.tries)
        self._queue.put(ticket, question)
        self._put.release()
        try:
            return await question.answer
        finally:
            self._queue.remove(ticket)

    def is_waiting(self, ticket: Ticket) -> bool:
        """Whether no worker has taken the job yet."""
        return ticket in self._queue

    def refresh(self, ticket: Ticket) -> None:
        """Update the urgency of the job, if it still waits."""
        self._queue.refresh(ticket)

    async def _serve(self, worker: "_Worker") -> None:
        """Give the worker its jobs. The worker also finishes the job of a caller who was cancelled."""
        try:
            if self.idle is None:
                with contextlib.suppress(_Useless):  # the first job will tell
                    await worker.start()
            while True:
                question = await self._next(worker)
                self.busy += 1
                try:
                    await self._answer(worker, question)
                except Exception as error:
                    question.refuse(error)
                except asyncio.CancelledError:
                    question.refuse(_closed())
                    raise
                finally:
                    self.busy -= 1
        finally:
            await worker.end()

    async def _next(self, worker: "_Worker") -> "_Question[Any]":
        """The next job, once there is one. Until then the worker may end."""
        while True:
            try:
                async with asyncio.timeout(self.idle if worker.process else None):
                    await self._put.acquire()
            except TimeoutError:
                await worker.end()
                continue
            if self._queue:  # else the job was removed: nobody waits for it any more
                ticket, question = self._queue.get()
                self.waited(ticket.rank, time.monotonic() - question.asked)
                return question

    async def _answer(self, worker: "_Worker", question: "_Question[T]") -> None:
        problem = ""
        for _ in range(question.tries):
            try:
                answer = await worker.ask(question.job, self.limit)
                if "error" in answer:
                    raise PoolError(str(answer["error"]))
                try:
                    read = question.read(answer)
                except (LookupError, TypeError, ValueError) as error:
                    raise _Useless(f"an answer that does not fit: {answer}"[:200]) from error
            except _Useless as useless:
                problem = str(useless)
                self.workers_replaced += 1
                await worker.end()
                if question.answer.done():
                    return
            else:
                self.jobs_done += 1
                question.settle(read)
                return
        raise PoolError(f"failed {question.tries} times: {problem}")


@dataclass
class _Question(Generic[T]):
    """A job that somebody waits for, unless they have given up."""

    job: Job
    read: Callable[[Answer], T]
    tries: int
    asked: float = field(default_factory=time.monotonic)
    answer: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, answer: T) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def refuse(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class _Useless(Exception):
    """The worker is to be ended: it hangs, is dead or talks nonsense."""


class _Worker:
    """A place in the pool, with a process from the first job to the one that it does not survive."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None

    async def start(self) -> None:
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
                start_new_session=True,  # Ctrl-C in the server's terminal does not reach it, not even while it starts
            )
        except OSError as error:
            raise _Useless(f"no process: {error}") from error
        await self._hear("ready", True, LONGEST_START)

    async def ask(self, job: Job, limit: float) -> Answer:
        """The answer to the job; _Useless if it does not come in time or in due form."""
        if self.process is None or self.process.returncode is not None:
            await self.end()
            await self.start()
        return await self._hear("number", job["number"], limit, json.dumps(job).encode() + b"\n")

    async def _hear(self, name: str, expected: object, limit: float, say: bytes = b"") -> Answer:
        """The next line, within `limit` seconds, after something was said. It must name what is expected."""
        assert self.process
        assert self.process.stdin
        assert self.process.stdout
        try:
            async with asyncio.timeout(limit):
                self.process.stdin.write(say)
                await self.process.stdin.drain()
                line = await self.process.stdout.readline()
                heard = json.loads(line) if line.endswith(b"\n") else None
                if isinstance(heard, dict) and isinstance(length := heard.get("body"), int):
                    if not 0 <= length <= LONGEST_ANSWER:
                        raise ValueError(f"a body of {length} bytes")
                    heard["body"] = await self.process.stdout.readexactly(length)
        except TimeoutError as error:
            raise _Useless(f"silent for {limit} seconds") from error
        except (EOFError, OSError, RuntimeError, ValueError) as error:  # of the pipes, also uvloop's; of the line
            raise _Useless(f"{type(error).__name__}: {error}") from error
        if heard is None:
            raise _Useless("it died")
        if not isinstance(heard, dict) or heard.get(name) != expected:
            raise _Useless(f"not an answer: {heard}"[:200])
        return heard

    async def end(self) -> None:
        """Kill the process, if there is one, and wait until it is gone."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        assert self.process.stdin
        self.process.stdin.close()
        await self.process.communicate()
        self.process = None


def _closed() -> PoolError:
    return PoolError("the pool is closed")
