"""The thread that writes: moves come before everything else that waits."""

import asyncio
import threading
from functools import partial

import pytest

from shima.store.writer_thread import URGENT, WriterThread

pytestmark = pytest.mark.anyio


async def test_what_is_urgent_comes_next() -> None:
    thread, done = WriterThread(), list[str]()
    begun, held = threading.Event(), threading.Event()

    def first() -> None:
        begun.set()
        held.wait()
        done.append("first")

    jobs = [asyncio.create_task(thread.run(first))]
    await asyncio.to_thread(begun.wait)
    jobs += [asyncio.create_task(thread.run(partial(done.append, f"person {n}"))) for n in range(3)]
    await asyncio.sleep(0)
    jobs.append(asyncio.create_task(thread.run(lambda: done.append("move"), URGENT)))
    await asyncio.sleep(0)
    held.set()
    await asyncio.gather(*jobs)
    assert done == ["first", "move", "person 0", "person 1", "person 2"]
    thread.close()


async def test_errors_reach_the_caller_and_closing_finishes_pending_work() -> None:
    thread, done = WriterThread(), list[int]()
    with pytest.raises(ZeroDivisionError):
        await thread.run(lambda: 1 // 0)
    left = asyncio.create_task(thread.run(lambda: done.append(1)))
    await asyncio.sleep(0)
    await asyncio.to_thread(thread.close)
    await left
    assert done == [1]
    assert await thread.run(lambda: 5) == 5, "it starts again"
    thread.close()
