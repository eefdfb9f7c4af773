"""The worker pool: a worker that dies, hangs or sends invalid data is replaced, and none outlives its server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shima.registry import open_game
from shima.tables.bot_pool import BotPool
from shima.tables.fair_queue import Ticket
from shima.tables.pool import Pool, PoolError
from shima.tables.worker_answers import read_move
from tests.tables.worker_processes import EITHER_LOOP, EMPTY, children, is_alive, random_position
from tests.waiting import eventually

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HERE = Path(__file__).parent
NONSENSE = (
    "hello",
    "\xff",
    "[]",
    "null",
    '{"move": 3}',
    '{"number": 0, "move": 3}',
    '{"number": NUMBER}',
    '{"number": NUMBER, "move": "3"}',
    '{"number": NUMBER, "move": true}',
    '{"number": NUMBER, "move": -1}',
    '{"number": NUMBER, "move": 3.0}',
    "[" * 100_000,
)


@EITHER_LOOP
async def test_a_worker_killed_in_the_middle_of_a_job_is_replaced_and_the_move_still_comes() -> None:
    position, state = random_position(open_game("yamatai"), 2, 80)
    async with BotPool(1) as pool:
        await pool.choose(position, state.actor(), "random", 1)
        move = asyncio.create_task(pool.choose(position, state.actor(), "search:seconds=0.6", 1))
        await eventually(lambda: pool.busy == 1)
        [pid] = pool.pids()
        os.kill(pid, signal.SIGKILL)
        assert await move in state.moves()
        assert pool.pids() != [pid]
        assert (pool.workers_replaced, pool.jobs_done) == (1, 2)


@EITHER_LOOP
async def test_a_worker_killed_while_it_is_idle_is_replaced(scripted_worker: tuple[str, ...]) -> None:
    async with BotPool(1, command=scripted_worker) as pool:
        assert await pool.choose(EMPTY, 0, "echo", 1) == 1
        [pid] = pool.pids()
        os.kill(pid, signal.SIGKILL)
        assert await pool.choose(EMPTY, 0, "echo", 2) == 2
        await eventually(lambda: not is_alive(pid))


@EITHER_LOOP
async def test_a_worker_that_hangs_is_replaced_when_its_time_is_up(scripted_worker: tuple[str, ...]) -> None:
    async with BotPool(1, limit=3.0, command=scripted_worker) as pool:
        assert await pool.choose(EMPTY, 0, "echo", 1) == 1
        [pid] = pool.pids()
        begin = time.monotonic()
        assert await pool.choose(EMPTY, 0, "hang-once", 2) == 2
        assert time.monotonic() - begin >= 3
        assert pid not in children()
        assert pool.workers_replaced == 1


@EITHER_LOOP
@pytest.mark.parametrize("what", ["die-once", "flood-once"])
async def test_a_worker_that_dies_or_talks_without_end_is_replaced(scripted_worker: tuple[str, ...], what: str) -> None:
    async with BotPool(1, command=scripted_worker) as pool:
        assert await pool.choose(EMPTY, 0, what, 5) == 5
        assert pool.workers_replaced == 1


@pytest.mark.parametrize("nonsense", NONSENSE, ids=[text[:40] for text in NONSENSE])
async def test_a_worker_that_talks_nonsense_is_replaced(scripted_worker: tuple[str, ...], nonsense: str) -> None:
    async with BotPool(1, command=scripted_worker) as pool:
        assert await pool.choose(EMPTY, 0, f"say-once:{nonsense}\n", 5) == 5
        assert pool.workers_replaced == 1


async def test_a_hint_of_the_wrong_shape_is_no_hint(scripted_worker: tuple[str, ...]) -> None:
    async with BotPool(1, tries=2, command=scripted_worker) as pool:
        with pytest.raises(PoolError, match="does not fit"):
            await pool.hint(EMPTY, None, 1, 1.0, 3)


async def test_after_the_last_try_there_is_no_thought_and_the_next_job_is_done(
    scripted_worker: tuple[str, ...],
) -> None:
    async with BotPool(1, tries=3, command=scripted_worker) as pool:
        with pytest.raises(PoolError, match="3 times"):
            await pool.choose(EMPTY, 0, "die", 1)
        assert pool.workers_replaced == 3
        assert await pool.choose(EMPTY, 0, "echo", 2) == 2
        assert (pool.waiting, pool.busy, pool.jobs_done) == (0, 0, 1)


@pytest.mark.parametrize("command", [("/nowhere/to/be/found",), (sys.executable, "-c", "")])
async def test_without_workers_that_start_there_is_no_thought(command: tuple[str, ...]) -> None:
    async with BotPool(2, command=command) as pool:
        with pytest.raises(PoolError):
            await pool.choose(EMPTY, 0, "echo", 1)


async def test_a_job_may_be_tried_once_only(scripted_worker: tuple[str, ...]) -> None:
    async with Pool(scripted_worker, 1, 60.0, tries=3) as pool:
        with pytest.raises(PoolError, match="1 times"):
            await pool.ask(Ticket(), {"job": "choose", "bot": "die", "seed": 1}, read_move, tries=1)
        assert pool.workers_replaced == 1


async def test_a_worker_without_work_ends_and_another_starts_with_the_next_job(
    scripted_worker: tuple[str, ...],
) -> None:
    async with Pool(scripted_worker, 1, 60.0, idle=0.05) as pool:
        await asyncio.sleep(0.1)
        assert pool.pids() == [], "no worker before the first job"
        for seed in (1, 2):
            job = {"job": "choose", "bot": "echo", "seed": seed}
            assert await pool.ask(Ticket(), job, read_move) == seed
            await eventually(lambda: pool.pids() == [])
        assert pool.workers_replaced == 0


@EITHER_LOOP
async def test_close_leaves_no_process_and_nobody_waiting(scripted_worker: tuple[str, ...]) -> None:
    pool = BotPool(2, command=scripted_worker)
    await pool.start()
    await asyncio.gather(*(pool.choose(EMPTY, 0, "echo", seed) for seed in range(2)))
    jobs = [asyncio.create_task(pool.choose(EMPTY, 0, "hang", seed)) for seed in range(4)]
    await eventually(lambda: (pool.busy, pool.waiting) == (2, 2))
    pids = pool.pids()
    assert len(pids) == 2
    assert all(is_alive(pid) for pid in pids)
    await pool.close()
    assert not children() & set(pids)
    assert pool.pids() == []
    found = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in found] == [PoolError] * 4
    assert (pool.waiting, pool.busy) == (0, 0)
    with pytest.raises(PoolError):
        await pool.choose(EMPTY, 0, "echo", 1)


@EITHER_LOOP
async def test_a_pool_closed_while_its_workers_start_leaves_no_process() -> None:
    before = children()
    for turns in (0, 1, 2, 3, 5, 8):
        pool = BotPool(2)
        await pool.start()
        for _ in range(turns):
            await asyncio.sleep(0)
        await pool.close()
        assert pool.pids() == []
    assert children() == before


async def test_ctrl_c_is_not_for_the_workers() -> None:
    position, state = random_position(open_game("tokaido-duo"), 2, 90)
    async with BotPool(1) as pool:
        await pool.choose(position, state.actor(), "random", 1)
        [pid] = pool.pids()
        os.kill(pid, signal.SIGINT)
        await pool.choose(position, state.actor(), "random", 2)
        assert (pool.pids(), pool.workers_replaced) == ([pid], 0)
        assert os.getsid(pid) != os.getsid(0)


async def test_workers_end_with_a_server_that_is_killed_even_in_the_middle_of_a_job() -> None:
    with subprocess.Popen(
        [sys.executable, "-P", str(HERE / "pool_owner.py")], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as server:
        try:
            assert server.stdout
            pids = [int(pid) for pid in server.stdout.readline().split()]
            assert len(pids) == 2
            assert all(is_alive(pid) for pid in pids)
        finally:
            server.kill()
        await eventually(lambda: not any(is_alive(pid) for pid in pids))
