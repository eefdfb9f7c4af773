"""The queue of the worker pool: order, cancellation, and matching of answers."""

import asyncio
from pathlib import Path

import pytest

from shima.tables.bot_pool import AWAITED, UNWATCHED, BotPool
from shima.tables.fair_queue import QueueFull, Ticket
from shima.tables.pool import Pool
from shima.tables.worker_answers import read_move
from tests.tables.worker_processes import EITHER_LOOP, EMPTY
from tests.waiting import eventually

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_time_begins_when_a_worker_takes_the_job(scripted_worker: tuple[str, ...], tmp_path: Path) -> None:
    """Four jobs of 1.1 seconds each wait for one worker, which may take 4 seconds for each."""
    async with BotPool(1, limit=4.0, command=scripted_worker) as pool:
        jobs = [asyncio.create_task(pool.choose(EMPTY, 0, f"wait:go{seed}", seed)) for seed in range(4)]
        for seed in range(4):
            await eventually(lambda: pool.busy == 1)
            await asyncio.sleep(1.1)
            (tmp_path / f"go{seed}").touch()
            assert await jobs[seed] == seed
        assert pool.workers_replaced == 0


@EITHER_LOOP
async def test_twenty_jobs_at_once_each_get_their_own_answer(scripted_worker: tuple[str, ...]) -> None:
    async with BotPool(2, command=scripted_worker) as pool:
        bots = ["die-once" if seed == 7 else "echo" for seed in range(20)]
        found = await asyncio.gather(*(pool.choose(EMPTY, 0, bot, seed) for seed, bot in enumerate(bots)))
        assert found == list(range(20))
        assert (pool.jobs_done, pool.workers_replaced) == (20, 1)


async def test_what_people_wait_for_goes_before_games_that_nobody_watches(
    scripted_worker: tuple[str, ...], tmp_path: Path
) -> None:
    async with BotPool(1, tries=1, command=scripted_worker) as pool:
        first = asyncio.create_task(pool.choose(EMPTY, 0, "wait:go", 1))
        await eventually(lambda: pool.busy == 1)
        jobs = [
            pool.choose(EMPTY, 0, "echo", 2, Ticket(UNWATCHED)),
            pool.hint(EMPTY, None, 99, 1.0, 3),
            pool.choose(EMPTY, 0, "echo", 3),
        ]
        later = []
        for job in jobs:
            later.append(asyncio.create_task(job))
            await asyncio.sleep(0)
        await eventually(lambda: pool.waiting == 3)
        assert pool.waiting_by_rank() == {AWAITED: 2, UNWATCHED: 1}
        (tmp_path / "go").touch()
        await asyncio.gather(first, *later, return_exceptions=True)
    assert (tmp_path / "order").read_text().split() == ["1", "99", "3", "2"]


async def test_a_person_with_many_jobs_does_not_keep_another_waiting(
    scripted_worker: tuple[str, ...], tmp_path: Path
) -> None:
    async with BotPool(1, command=scripted_worker) as pool:
        first = asyncio.create_task(pool.choose(EMPTY, 0, "wait:go", 1))
        await eventually(lambda: pool.busy == 1)
        seats = [Ticket(address="crowded") for _ in range(20)] + [Ticket(address="quiet")]
        later = [
            asyncio.create_task(pool.choose(EMPTY, 0, "echo", seed, ticket)) for seed, ticket in enumerate(seats, 100)
        ]
        await eventually(lambda: pool.waiting == 21)
        (tmp_path / "go").touch()
        await asyncio.gather(first, *later)
    assert (tmp_path / "order").read_text().split()[:4] == ["1", "100", "120", "101"]


async def test_a_full_queue_refuses_and_continues(scripted_worker: tuple[str, ...], tmp_path: Path) -> None:
    pool = Pool(scripted_worker, 1, 60.0, most_of_address=2)
    job = {"job": "choose", "bot": "wait:go", "seed": 1}
    async with pool:
        jobs = [asyncio.create_task(pool.ask(Ticket(), job, read_move))]
        await eventually(lambda: pool.busy == 1)
        jobs += [asyncio.create_task(pool.ask(Ticket(), job, read_move)) for _ in range(2)]
        await eventually(lambda: pool.waiting == 2)
        with pytest.raises(QueueFull):
            await pool.ask(Ticket(), job, read_move)
        (tmp_path / "go").touch()
        assert await asyncio.gather(*jobs) == [1, 1, 1]


async def test_a_pool_tells_how_long_each_job_waited(scripted_worker: tuple[str, ...]) -> None:
    async with BotPool(1, command=scripted_worker) as pool:
        told: list[tuple[int, float]] = []
        pool.waited = lambda rank, seconds: told.append((rank, seconds))
        await pool.choose(EMPTY, 0, "echo", 1, Ticket(UNWATCHED))
        await pool.choose(EMPTY, 0, "echo", 1)
        assert [rank for rank, _ in told] == [UNWATCHED, AWAITED]
        assert all(seconds >= 0 for _, seconds in told)


async def test_an_answer_to_a_cancelled_job_does_not_reach_the_next_one(
    scripted_worker: tuple[str, ...], tmp_path: Path
) -> None:
    async with BotPool(1, command=scripted_worker) as pool:
        impatient = asyncio.create_task(pool.choose(EMPTY, 0, "wait:go", 1))
        await eventually(lambda: pool.busy == 1)
        impatient.cancel()
        patient = asyncio.create_task(pool.choose(EMPTY, 0, "echo", 2))
        await eventually(lambda: impatient.done() and pool.waiting == 1)
        (tmp_path / "go").touch()
        assert await patient == 2
        assert impatient.cancelled()
        assert (pool.waiting, pool.busy, pool.workers_replaced) == (0, 0, 0)


async def test_a_job_cancelled_while_waiting_is_not_done(scripted_worker: tuple[str, ...], tmp_path: Path) -> None:
    async with BotPool(1, command=scripted_worker) as pool:
        first = asyncio.create_task(pool.choose(EMPTY, 0, "wait:go", 1))
        await eventually(lambda: pool.busy == 1)
        second, third = (asyncio.create_task(pool.choose(EMPTY, 0, "echo", seed)) for seed in (2, 3))
        await eventually(lambda: pool.waiting == 2)
        second.cancel()
        await eventually(lambda: pool.waiting == 1)
        (tmp_path / "go").touch()
        assert (await first, await third, second.cancelled()) == (1, 3, True)
    assert (tmp_path / "order").read_text().split() == ["1", "3"]


async def test_an_answer_too_many_is_not_taken_for_that_of_the_next_job(scripted_worker: tuple[str, ...]) -> None:
    async with BotPool(1, command=scripted_worker) as pool:
        assert await pool.choose(EMPTY, 0, "twice", 1) == 1
        assert await pool.choose(EMPTY, 0, "echo", 2) == 2
