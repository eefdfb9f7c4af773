"""Splits a range of game numbers into parts, and distributes work over local processes."""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeVar

R = TypeVar("R")
W = TypeVar("W")

# Below this many games a second process costs more than it saves.
WORTH_A_PROCESS = 200
PART = 50
AHEAD = 2
"""Pieces of work handed out for each process, so that none has to wait."""


def parts(games: int, size: int = PART) -> list[range]:
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def processes(jobs: int, games: int) -> int:
    """How many processes to use; 0 jobs means as many as the machine has cores."""
    if games < WORTH_A_PROCESS:
        return 1
    return jobs or os.cpu_count() or 1


def spread(do: Callable[[range], R], games: int, jobs: int) -> Generator[tuple[range, R]]:
    """Each part with its result, as they come in. The results do not depend on the number of processes.

    Close the generator early to stop the processes.
    """
    return in_processes(do, parts(games), processes(jobs, games))


def in_processes(do: Callable[[W], R], work: Iterable[W], count: int) -> Generator[tuple[W, R]]:
    """Each piece of work with its result, as they come in. Pieces are taken one by one, when a process needs them.

    Close the generator early to stop the processes.
    """
    if count == 1:
        for piece in work:
            yield piece, do(piece)
        return
    others = active_children()
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
    ahead = iter(work)
    pending: dict[Future[R], W] = {}
    try:
        while True:
            for piece in islice(ahead, AHEAD * count - len(pending)):
                with interrupts_held_back():
                    pending[pool.submit(do, piece)] = piece
            if not pending:
                break
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield pending.pop(future), future.result()
    except BaseException:  # including GeneratorExit, when the caller closes the generator
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C waits until processes have started. They never get it: it is for this process, which ends them.

    They inherit the mask. A mask alone does not stop the signal here, since it may reach a thread of a library;
    Python would then interrupt the main thread, which is the one that starts processes.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    received: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: received.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if received:
        signal.raise_signal(signal.SIGINT)
