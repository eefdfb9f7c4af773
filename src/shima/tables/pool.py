"""A pool of worker processes for what takes long or may fail, so that tables never wait.

A worker (`pool_worker.py`) gets one job at a time as a line of JSON, and answers with one. If the line has a number of
bytes as `body`, they follow it and are passed on as they are. A worker that hangs, dies or sends invalid data is killed
and replaced, and the job is retried.
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
"""Seconds for a worker to start. They do not count for its job."""
LONGEST_ANSWER: Final = 1 << 22

T = TypeVar("T")
Job = Mapping[str, object]
Answer = dict[str, Any]


class PoolError(RuntimeError):
    """The job has no answer: it was invalid, or no worker finished it."""


class Pool:
    """Each worker has a task that gives it one job after the other from a fair queue (`fair_queue.py`)."""

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
        """The limit is in seconds for each attempt at a job.

        With `idle`, a worker starts with its first job and ends after that many seconds without one. `most` and
        `most_of_address` limit the number of waiting jobs.
        """
        self.workers: Final = workers
        self.limit: Final = limit
        self.tries: Final = tries
        self.idle: Final = idle
        self.busy = 0
        self.jobs_done = 0
        self.workers_replaced = 0
        self.waited: Callable[[int, float], None] = lambda _rank, _seconds: None
        """Called for each job that a worker takes, with its rank and waiting time."""
        self._asked = 0
        self._queue: FairQueue[_Question[Any]] = FairQueue(most, most_of_address)
        self._put = asyncio.Semaphore(0)
        self._staff = [_Worker(command) for _ in range(self.workers)]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a worker."""
        return len(self._queue)

    def waiting_by_rank(self) -> dict[int, int]:
        return self._queue.lengths()

    async def start(self) -> None:
        """Start the workers, without waiting until they are ready."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve(worker)) for worker in self._staff]

    async def close(self) -> None:
        """Kill all workers, including busy ones. Callers that still wait get a PoolError."""
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
        """Return the current processes."""
        return [worker.process.pid for worker in self._staff if worker.process]

    async def ask(self, ticket: Ticket, job: Job, read: Callable[[Answer], T], tries: int = 0) -> T:
        """Return the answer to the job, parsed by `read`. Raise QueueFull if too many wait already.

        `tries` limits the attempts; 0 means the default.
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
        """Update the urgency of the job if it still waits."""
        self._queue.refresh(ticket)

    async def _serve(self, worker: "_Worker") -> None:
        """Give the worker its jobs. It also finishes jobs whose caller was cancelled."""
        try:
            if self.idle is None:
                with contextlib.suppress(_BrokenWorker):  # the first job will report it
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
        """Wait for the next job. Meanwhile an idle worker may end."""
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
                    raise _BrokenWorker(f"an answer that does not fit: {answer}"[:200]) from error
            except _BrokenWorker as broken:
                problem = str(broken)
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
    """A job whose caller waits, unless it was cancelled."""

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


class _BrokenWorker(Exception):
    """The worker must be killed: it hangs, is dead or sends invalid data."""


class _Worker:
    """A slot in the pool. Its process starts with a job, and is replaced after one that it does not survive."""

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
                start_new_session=True,  # Ctrl-C in the server's terminal must not reach it, even while it starts
            )
        except OSError as error:
            raise _BrokenWorker(f"no process: {error}") from error
        await self._exchange("ready", True, LONGEST_START)

    async def ask(self, job: Job, limit: float) -> Answer:
        """Return the answer to the job. Raise _BrokenWorker if it is late or malformed."""
        if self.process is None or self.process.returncode is not None:
            await self.end()
            await self.start()
        return await self._exchange("number", job["number"], limit, json.dumps(job).encode() + b"\n")

    async def _exchange(self, name: str, expected: object, limit: float, say: bytes = b"") -> Answer:
        """Send a message and return the next line within `limit` seconds. It must contain what is expected."""
        assert self.process
        assert self.process.stdin
        assert self.process.stdout
        try:
            async with asyncio.timeout(limit):
                self.process.stdin.write(say)
                await self.process.stdin.drain()
                line = await self.process.stdout.readline()
                answer = json.loads(line) if line.endswith(b"\n") else None
                if isinstance(answer, dict) and isinstance(length := answer.get("body"), int):
                    if not 0 <= length <= LONGEST_ANSWER:
                        raise ValueError(f"a body of {length} bytes")
                    answer["body"] = await self.process.stdout.readexactly(length)
        except TimeoutError as error:
            raise _BrokenWorker(f"silent for {limit} seconds") from error
        except (EOFError, OSError, RuntimeError, ValueError) as error:  # from the pipes, also uvloop's, or from parsing
            raise _BrokenWorker(f"{type(error).__name__}: {error}") from error
        if answer is None:
            raise _BrokenWorker("it died")
        if not isinstance(answer, dict) or answer.get(name) != expected:
            raise _BrokenWorker(f"not an answer: {answer}"[:200])
        return answer

    async def end(self) -> None:
        """Kill the process, if there is one, and wait for it."""
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
