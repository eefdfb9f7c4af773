"""The pool of processes in which bots and hints think: right answers, whatever becomes of a worker."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shima import record
from shima.games.dice import Dice
from shima.games.game import NATURE, Game, State
from shima.players import NAMES
from shima.registry import open_game
from shima.tables.fair_queue import QueueFull, Ticket
from shima.tables.pool import Pool, PoolError
from shima.tables.thinking import AWAITED, UNWATCHED, Position, Thinking
from shima.tables.thoughts import read_move
from tests.pinned import pinned
from tests.players.recorded import IN_HAND, looked
from tests.yamatai.archipelago import ARCHIPELAGO
from tests.yamatai.positions import YAMATAI

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HERE = Path(__file__).parent
EMPTY = Position("", "", "", 2, {}, ())
"""For workers that know no game."""
EITHER_LOOP = pytest.mark.parametrize(
    "anyio_backend", [("asyncio", {"use_uvloop": use}) for use in (False, True)], ids=["asyncio", "uvloop"]
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def bad(tmp_path: Path) -> tuple[str, ...]:
    """The command of a worker that does what the bot's name says."""
    return (sys.executable, "-I", "-S", str(HERE / "bad_worker.py"), str(tmp_path))


def middle(game: Game, players: int, moves: int, seed: int = 1, set_text: str = "") -> tuple[Position, State]:
    """A game played at random for so many moves, and on to where a player has a choice."""
    state, dice, played = game.new(players), Dice(seed), list[int]()
    while len(played) < moves or state.actor() == NATURE or len(state.moves()) == 1:
        played.append(state.random_move(dice))
        state.play(played[-1])
    return Position(game.name, game.set_hash, set_text, players, {}, tuple(played)), state


def middles() -> Iterator[tuple[Position, State]]:
    yield middle(open_game("tokaido-duo"), 2, 90)
    yield middle(pinned("tokaido-duo"), 2, 200)
    yield middle(open_game("yamatai"), 3, 80)
    yield middle(pinned("yamatai"), 4, 150)
    yield middle(YAMATAI, 2, 100, set_text=ARCHIPELAGO)


async def soon(condition: Callable[[], bool], seconds: float = 300.0) -> bool:
    """Whether the condition comes true within so many seconds."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        await asyncio.sleep(0.005)
    return condition()


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children() -> set[int]:
    """The processes that we started, also those that have ended and were not waited for."""
    found = set()
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == os.getpid():
                found.add(int(entry.name))
    return found


async def test_every_bot_finds_a_legal_move_in_both_games_and_with_every_kind_of_set() -> None:
    async with Thinking(2) as pool:
        for position, state in middles():
            chosen = [pool.choose(position, state.actor(), bot, 5) for bot in NAMES]
            assert set(await asyncio.gather(*chosen)) <= set(state.moves())
        assert (pool.jobs_done, pool.workers_replaced, pool.waiting, pool.busy) == (5 * len(NAMES), 0, 0, 0)


async def test_equal_seeds_choose_alike_in_any_worker() -> None:
    position, state = middle(open_game("yamatai"), 3, 80)
    async with Thinking(1) as one, Thinking(1) as other:
        for bot in ("random", "level1", "search:sims=20"):
            here, there = [
                [await pool.choose(position, state.actor(), bot, seed) for seed in range(8)] for pool in (one, other)
            ]
            assert here == there
            assert len(set(here)) > 1 or bot.startswith("search")  # so that the seed does matter


async def test_a_hint_names_the_best_legal_moves_with_everybodys_chances() -> None:
    position, state = middle(open_game("yamatai"), 3, 80)
    assert len(state.moves()) > 3
    async with Thinking(1) as pool:
        hint = await pool.hint(position, state.actor(), 60, 5.0, 3)
    game = open_game("yamatai")
    assert len(hint.choices) == 3
    assert {choice.move for choice in hint.choices} <= set(state.moves())
    assert [choice.text for choice in hint.choices] == [game.write(state, choice.move) for choice in hint.choices]
    visits = [choice.visits for choice in hint.choices]
    assert visits == sorted(visits, reverse=True)
    assert hint.chances == hint.choices[0].chances
    assert all(sum(choice.chances) == pytest.approx(1, abs=0.001) for choice in hint.choices)


async def test_a_hint_knows_nothing_that_its_viewer_may_not_know() -> None:  # Y13.3
    """Seat 1 has looked at other tiles in the other world; who did not look is told the same in both."""
    worlds = [record_moves((2, 4, 5)), record_moves((28, 27, 26))]
    async with Thinking(2) as pool:
        for moves_left in (IN_HAND, 0):
            one, other = (
                Position(YAMATAI.name, YAMATAI.set_hash, ARCHIPELAGO, 2, {}, moves[: len(moves) - moves_left])
                for moves in worlds
            )
            for viewer in (None, 1):
                hint = await pool.hint(one, viewer, 100, 10.0, 3)
                assert hint == await pool.hint(other, viewer, 100, 10.0, 3)
                assert hint != await pool.hint(one, 0, 100, 10.0, 3)


def record_moves(tiles: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(move for _, move in record.steps(looked(tiles), YAMATAI))


async def test_after_the_end_of_a_game_a_hint_has_the_result_and_no_moves() -> None:
    game = open_game("tokaido-duo")
    state, dice, played = game.new(), Dice(3), list[int]()
    while state.moves():
        played.append(state.random_move(dice))
        state.play(played[-1])
    async with Thinking(1) as pool:
        hint = await pool.hint(Position(game.name, game.set_hash, "", 2, {}, tuple(played)), None, 10, 1.0, 3)
    assert hint.choices == ()
    assert hint.chances == ((0.5, 0.5) if state.ranking() == (1, 1) else tuple(2.0 - n for n in state.ranking()))


async def test_what_is_wrong_with_a_job_is_said_and_the_worker_lives_on() -> None:
    position, state = middle(open_game("tokaido-duo"), 2, 90)
    seat = state.actor()
    wrong = {
        "no set of tokaido-duo has the hash": Position("tokaido-duo", "0" * 64, "", 2, {}, position.moves),
        "no set of yamatai has the hash": Position("yamatai", position.set_hash, ARCHIPELAGO, 2, {}, ()),
        "BadSet": Position("yamatai", "0" * 64, "fleet = 3", 2, {}, ()),
        "error-game": Position("go", "0" * 64, "x", 2, {}, ()),
        "error-seats": Position("tokaido-duo", position.set_hash, "", 7, {}, ()),
        "IllegalMove": Position("tokaido-duo", position.set_hash, "", 2, {}, (*position.moves, 0)),
    }
    async with Thinking(1) as pool:
        for message, asked in wrong.items():
            with pytest.raises(PoolError, match=message) as caught:
                await pool.choose(asked, seat, "random", 1)
            assert "\n" not in str(caught.value)
        with pytest.raises(PoolError, match="is not to move"):
            await pool.choose(position, 1 - seat, "random", 1)
        with pytest.raises(PoolError, match="error-player"):
            await pool.choose(position, seat, "deep-thought", 1)
        before = pool.pids()
        assert await pool.choose(position, seat, "random", 1) in state.moves()
        assert (pool.pids(), pool.workers_replaced) == (before, 0)


async def test_the_longest_set_gets_through() -> None:
    text = ARCHIPELAGO + ("# " + "a long comment " * 100 + "\n") * 60
    assert len(text) > 90_000
    game = type(YAMATAI)(text)
    async with Thinking(1) as pool:
        position, state = middle(game, 2, 60, set_text=text)
        assert await pool.choose(position, state.actor(), "random", 1) in state.moves()


@EITHER_LOOP
async def test_a_worker_killed_in_the_middle_of_a_job_is_replaced_and_the_move_still_comes() -> None:
    position, state = middle(open_game("yamatai"), 2, 80)
    async with Thinking(1) as pool:
        await pool.choose(position, state.actor(), "random", 1)
        move = asyncio.create_task(pool.choose(position, state.actor(), "search:seconds=0.6", 1))
        assert await soon(lambda: pool.busy == 1)
        [pid] = pool.pids()
        os.kill(pid, signal.SIGKILL)
        assert await move in state.moves()
        assert pool.pids() != [pid]
        assert (pool.workers_replaced, pool.jobs_done) == (1, 2)


@EITHER_LOOP
async def test_a_worker_killed_while_it_is_idle_is_replaced(bad: tuple[str, ...]) -> None:
    async with Thinking(1, command=bad) as pool:
        assert await pool.choose(EMPTY, 0, "echo", 1) == 1
        [pid] = pool.pids()
        os.kill(pid, signal.SIGKILL)
        assert await pool.choose(EMPTY, 0, "echo", 2) == 2
        assert await soon(lambda: not lives(pid))


@EITHER_LOOP
async def test_a_worker_that_hangs_is_replaced_when_its_time_is_up(bad: tuple[str, ...]) -> None:
    async with Thinking(1, limit=3.0, command=bad) as pool:
        assert await pool.choose(EMPTY, 0, "echo", 1) == 1
        [pid] = pool.pids()
        begin = time.monotonic()
        assert await pool.choose(EMPTY, 0, "hang-once", 2) == 2
        assert time.monotonic() - begin >= 3
        assert pid not in children()
        assert pool.workers_replaced == 1


async def test_time_begins_when_a_worker_takes_the_job(bad: tuple[str, ...], tmp_path: Path) -> None:
    """Four jobs of 1.1 seconds each wait for one worker, which may take 4 seconds for each."""
    async with Thinking(1, limit=4.0, command=bad) as pool:
        jobs = [asyncio.create_task(pool.choose(EMPTY, 0, f"wait:go{seed}", seed)) for seed in range(4)]
        for seed in range(4):
            assert await soon(lambda: pool.busy == 1)
            await asyncio.sleep(1.1)
            (tmp_path / f"go{seed}").touch()
            assert await jobs[seed] == seed
        assert pool.workers_replaced == 0


@EITHER_LOOP
@pytest.mark.parametrize("what", ["die-once", "flood-once"])
async def test_a_worker_that_dies_or_talks_without_end_is_replaced(bad: tuple[str, ...], what: str) -> None:
    async with Thinking(1, command=bad) as pool:
        assert await pool.choose(EMPTY, 0, what, 5) == 5
        assert pool.workers_replaced == 1


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


@pytest.mark.parametrize("nonsense", NONSENSE, ids=[text[:40] for text in NONSENSE])
async def test_a_worker_that_talks_nonsense_is_replaced(bad: tuple[str, ...], nonsense: str) -> None:
    async with Thinking(1, command=bad) as pool:
        assert await pool.choose(EMPTY, 0, f"say-once:{nonsense}\n", 5) == 5
        assert pool.workers_replaced == 1


async def test_a_hint_of_the_wrong_shape_is_no_hint(bad: tuple[str, ...]) -> None:
    async with Thinking(1, tries=2, command=bad) as pool:
        with pytest.raises(PoolError, match="does not fit"):
            await pool.hint(EMPTY, None, 1, 1.0, 3)


async def test_after_so_many_tries_there_is_no_thought_and_the_next_job_is_done(bad: tuple[str, ...]) -> None:
    async with Thinking(1, tries=3, command=bad) as pool:
        with pytest.raises(PoolError, match="3 times"):
            await pool.choose(EMPTY, 0, "die", 1)
        assert pool.workers_replaced == 3
        assert await pool.choose(EMPTY, 0, "echo", 2) == 2
        assert (pool.waiting, pool.busy, pool.jobs_done) == (0, 0, 1)


@pytest.mark.parametrize("command", [("/nowhere/to/be/found",), (sys.executable, "-c", "")])
async def test_without_workers_that_start_there_is_no_thought(command: tuple[str, ...]) -> None:
    async with Thinking(2, command=command) as pool:
        with pytest.raises(PoolError):
            await pool.choose(EMPTY, 0, "echo", 1)


@EITHER_LOOP
async def test_twenty_jobs_at_once_each_get_their_own_answer(bad: tuple[str, ...]) -> None:
    async with Thinking(2, command=bad) as pool:
        bots = ["die-once" if seed == 7 else "echo" for seed in range(20)]
        found = await asyncio.gather(*(pool.choose(EMPTY, 0, bot, seed) for seed, bot in enumerate(bots)))
        assert found == list(range(20))
        assert (pool.jobs_done, pool.workers_replaced) == (20, 1)


async def test_what_people_wait_for_goes_before_games_that_nobody_watches(bad: tuple[str, ...], tmp_path: Path) -> None:
    async with Thinking(1, tries=1, command=bad) as pool:
        first = asyncio.create_task(pool.choose(EMPTY, 0, "wait:go", 1))
        assert await soon(lambda: pool.busy == 1)
        jobs = [
            pool.choose(EMPTY, 0, "echo", 2, Ticket(UNWATCHED)),
            pool.hint(EMPTY, None, 99, 1.0, 3),
            pool.choose(EMPTY, 0, "echo", 3),
        ]
        later = []
        for job in jobs:
            later.append(asyncio.create_task(job))
            await asyncio.sleep(0)
        assert await soon(lambda: pool.waiting == 3)
        assert pool.waiting_by_rank() == {AWAITED: 2, UNWATCHED: 1}
        (tmp_path / "go").touch()
        await asyncio.gather(first, *later, return_exceptions=True)
    assert (tmp_path / "order").read_text().split() == ["1", "99", "3", "2"]


async def test_a_person_with_many_jobs_does_not_keep_another_waiting(bad: tuple[str, ...], tmp_path: Path) -> None:
    async with Thinking(1, command=bad) as pool:
        first = asyncio.create_task(pool.choose(EMPTY, 0, "wait:go", 1))
        assert await soon(lambda: pool.busy == 1)
        seats = [Ticket(address="crowded") for _ in range(20)] + [Ticket(address="quiet")]
        later = [
            asyncio.create_task(pool.choose(EMPTY, 0, "echo", seed, ticket)) for seed, ticket in enumerate(seats, 100)
        ]
        assert await soon(lambda: pool.waiting == 21)
        (tmp_path / "go").touch()
        await asyncio.gather(first, *later)
    assert (tmp_path / "order").read_text().split()[:4] == ["1", "100", "120", "101"]


async def test_a_full_queue_refuses_and_goes_on(bad: tuple[str, ...], tmp_path: Path) -> None:
    pool = Pool(bad, 1, 60.0, most_of_address=2)
    job = {"job": "choose", "bot": "wait:go", "seed": 1}
    async with pool:
        jobs = [asyncio.create_task(pool.ask(Ticket(), job, read_move))]
        assert await soon(lambda: pool.busy == 1)
        jobs += [asyncio.create_task(pool.ask(Ticket(), job, read_move)) for _ in range(2)]
        assert await soon(lambda: pool.waiting == 2)
        with pytest.raises(QueueFull):
            await pool.ask(Ticket(), job, read_move)
        (tmp_path / "go").touch()
        assert await asyncio.gather(*jobs) == [1, 1, 1]


async def test_a_job_may_be_tried_once_only(bad: tuple[str, ...]) -> None:
    async with Pool(bad, 1, 60.0, tries=3) as pool:
        with pytest.raises(PoolError, match="1 times"):
            await pool.ask(Ticket(), {"job": "choose", "bot": "die", "seed": 1}, read_move, tries=1)
        assert pool.workers_replaced == 1


async def test_a_worker_without_work_ends_and_another_starts_with_the_next_job(bad: tuple[str, ...]) -> None:
    async with Pool(bad, 1, 60.0, idle=0.05) as pool:
        await asyncio.sleep(0.1)
        assert pool.pids() == [], "no worker before the first job"
        for seed in (1, 2):
            job = {"job": "choose", "bot": "echo", "seed": seed}
            assert await pool.ask(Ticket(), job, read_move) == seed
            assert await soon(lambda: pool.pids() == [])
        assert pool.workers_replaced == 0


async def test_a_pool_tells_how_long_each_job_waited(bad: tuple[str, ...]) -> None:
    async with Thinking(1, command=bad) as pool:
        told: list[tuple[int, float]] = []
        pool.waited = lambda rank, seconds: told.append((rank, seconds))
        await pool.choose(EMPTY, 0, "echo", 1, Ticket(UNWATCHED))
        await pool.choose(EMPTY, 0, "echo", 1)
        assert [rank for rank, _ in told] == [UNWATCHED, AWAITED]
        assert all(seconds >= 0 for _, seconds in told)


async def test_who_gives_up_while_the_worker_thinks_leaves_no_answer_for_the_next(
    bad: tuple[str, ...], tmp_path: Path
) -> None:
    async with Thinking(1, command=bad) as pool:
        impatient = asyncio.create_task(pool.choose(EMPTY, 0, "wait:go", 1))
        assert await soon(lambda: pool.busy == 1)
        impatient.cancel()
        patient = asyncio.create_task(pool.choose(EMPTY, 0, "echo", 2))
        assert await soon(lambda: impatient.done() and pool.waiting == 1)
        (tmp_path / "go").touch()
        assert await patient == 2
        assert impatient.cancelled()
        assert (pool.waiting, pool.busy, pool.workers_replaced) == (0, 0, 0)


async def test_who_gives_up_while_waiting_is_not_thought_for(bad: tuple[str, ...], tmp_path: Path) -> None:
    async with Thinking(1, command=bad) as pool:
        first = asyncio.create_task(pool.choose(EMPTY, 0, "wait:go", 1))
        assert await soon(lambda: pool.busy == 1)
        second, third = (asyncio.create_task(pool.choose(EMPTY, 0, "echo", seed)) for seed in (2, 3))
        assert await soon(lambda: pool.waiting == 2)
        second.cancel()
        assert await soon(lambda: pool.waiting == 1)
        (tmp_path / "go").touch()
        assert (await first, await third, second.cancelled()) == (1, 3, True)
    assert (tmp_path / "order").read_text().split() == ["1", "3"]


async def test_an_answer_too_many_is_not_taken_for_that_of_the_next_job(bad: tuple[str, ...]) -> None:
    async with Thinking(1, command=bad) as pool:
        assert await pool.choose(EMPTY, 0, "twice", 1) == 1
        assert await pool.choose(EMPTY, 0, "echo", 2) == 2


@EITHER_LOOP
async def test_close_leaves_no_process_and_nobody_waiting(bad: tuple[str, ...]) -> None:
    pool = Thinking(2, command=bad)
    await pool.start()
    await asyncio.gather(*(pool.choose(EMPTY, 0, "echo", seed) for seed in range(2)))
    jobs = [asyncio.create_task(pool.choose(EMPTY, 0, "hang", seed)) for seed in range(4)]
    assert await soon(lambda: (pool.busy, pool.waiting) == (2, 2))
    pids = pool.pids()
    assert len(pids) == 2
    assert all(lives(pid) for pid in pids)
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
        pool = Thinking(2)
        await pool.start()
        for _ in range(turns):
            await asyncio.sleep(0)
        await pool.close()
        assert pool.pids() == []
    assert children() == before


async def test_ctrl_c_is_not_for_the_workers() -> None:
    position, state = middle(open_game("tokaido-duo"), 2, 90)
    async with Thinking(1) as pool:
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
            assert all(lives(pid) for pid in pids)
        finally:
            server.kill()
        assert await soon(lambda: not any(lives(pid) for pid in pids))
