"""Expensive requests in worker processes: the same answers, and limits that hold whatever is sent."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from shima import record
from shima.language import language
from shima.registry import open_game, standard_set
from shima.tables.offload import HEAVY, KILLED_CPU_SECONDS, MOST_WAITING, Asker, Offload
from shima.tables.offload_worker import MEMORY
from shima.tables.packing import packed
from shima.tables.pool import PoolError
from shima.tables.preview import whys_view
from shima.tables.records import examined, prove, written
from shima.tables.refusal import Fault, Refused
from shima.tables.set_view import set_view
from shima.tables.view import log_view, position_view
from tests.component_sets import TEXTS
from tests.tables.memory_tables import ANN, BEN, started
from tests.test_set_bounds import BOMB, HOSTILE

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HERE = Path(__file__).parent
EVE = Asker("192.0.2.1", "eve")
RUNAWAY = (sys.executable, "-P", "-W", "ignore", str(HERE / "runaway_worker.py"))
TIMEOUT = 300.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def pool() -> AsyncIterator[Offload]:
    async with Offload(1, TIMEOUT) as found:
        yield found


def peak(pool: Offload) -> int:
    """The most memory that the pool's process has ever had, in bytes."""
    (pid,) = pool.pids()
    (line,) = [each for each in Path(f"/proc/{pid}/status").read_text().splitlines() if each.startswith("VmHWM")]
    return int(line.split()[1]) * 1024


@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
async def test_a_worker_says_of_a_table_what_the_table_itself_would_say(pool: Offload, game: str) -> None:
    table = started(game).play_on(30).table
    for viewer in (None, 0, 1):
        for number in (0, 1, table.moves):
            told = json.loads(await pool.position(EVE, packed(table, "", number), viewer))
            assert told == json.loads(json.dumps(position_view(table, number, viewer)))
        for code in ("en", "de"):
            told = json.loads(await pool.log(EVE, packed(table, ""), viewer, 3, code))
            assert told == json.loads(json.dumps(log_view(table, viewer, 3, language(code))))
    starts = {line.split(" ")[1] for line in table.record().moves if not line.startswith("*")}
    for start in sorted(starts)[:3]:
        for seat in (0, 1):
            assert json.loads(await pool.whys(EVE, packed(table, ""), seat, start)) == whys_view(table, seat, start)
    over = started(game).play_on(20).resign(BEN)
    assert (await pool.record(EVE, packed(over, ""))).decode() == written(over)
    assert json.loads(await pool.proof(EVE, packed(over, ""))) == prove(over)


def test_a_worker_is_not_told_who_plays_and_gets_no_seed_before_the_end() -> None:
    folded = started("yamatai").play_on(20)
    sent = json.dumps(packed(folded.table, ""))
    assert folded.table.seed.hex() not in sent
    assert ANN.id not in json.dumps({**packed(folded.table, ""), "chairs": [], "names": []})
    assert packed(folded.resign(BEN), "")["seed"] == folded.table.seed.hex()
    assert len(packed(folded.table, "", 5)["moves"]) == 5


@pytest.mark.parametrize("game", list(TEXTS))
async def test_a_set_is_checked_as_ever_and_an_unsound_one_refused_with_its_line(pool: Offload, game: str) -> None:
    checked = json.loads(await pool.check_set(EVE, TEXTS[game], ["x"], "de", True))
    assert checked == json.loads(json.dumps(set_view(TEXTS[game], ["x"], language("de"), keeps=True)))
    assert checked["sound"]
    await pool.sound_set(EVE, TEXTS[game])
    with pytest.raises(Refused) as error:
        await pool.sound_set(EVE, "[set]\n")
    assert (error.value.fault, error.value.text.key) == (Fault.MALFORMED, "set-unsound")


async def test_a_record_is_read_with_its_set_and_a_bad_one_refused_with_its_line(pool: Offload) -> None:
    saved = started("yamatai").play_on(50).table.record()
    text = record.Record(**{**vars(saved), "result": ()}).write()
    read = await pool.read_record(EVE, text, "", "")
    expected = examined(text, lambda name, _set_hash: open_game(name))
    assert read == json.loads(json.dumps(expected))
    assert tuple(read["lines"]) == saved.moves
    other = text.replace(saved.set_hash, "0" * 64)
    assert await pool.read_record(EVE, other, "", "") == {"game": "yamatai", "set_hash": "0" * 64}
    with pytest.raises(Refused) as error:
        await pool.read_record(EVE, text.replace("* tile", "* tale"), "", "")
    assert (error.value.text.key, error.value.text.args["line"]) == (
        "table-bad-record",
        text[: text.index("* tile")].count("\n") + 1,
    )


async def test_no_hostile_set_takes_much_memory_or_ends_the_worker(pool: Offload) -> None:
    """The first of them took 2.1 GB."""
    await pool.check_set(EVE, standard_set("yamatai"), [], "en", True)
    before = peak(pool)
    for text, line, key in [(BOMB, 1, "set-parts"), *HOSTILE.values()]:
        (found,) = json.loads(await pool.check_set(EVE, text[:100_000], [], "en", True))["findings"][:1]
        assert found["line"] >= 1
        if len(text) <= 100_000:
            assert (found["line"], found["text"]["key"]) == (line, key)
    assert peak(pool) < before + (50 << 20)
    assert pool.workers_replaced == 0


async def test_no_hostile_record_takes_much_memory_or_ends_the_worker(pool: Offload) -> None:
    text = started("yamatai").play_on(50).table.record().write()
    players = next(line for line in text.splitlines() if line.startswith("players"))
    await pool.check_set(EVE, standard_set("yamatai"), [], "en", True)
    before = peak(pool)
    for hostile in (text.replace(players, "players: " + "a|" * 240_000), "\n" * 499_000, text + "# x\n" * 100_000):
        with pytest.raises(Refused) as error:
            await pool.read_record(EVE, hostile, "", "")
        assert error.value.text.key == "table-bad-record"
    assert peak(pool) < before + (100 << 20)
    assert pool.workers_replaced == 0


@pytest.mark.parametrize("job", ["memory", "time", "time in one call"])
async def test_a_job_that_takes_too_much_is_refused_once_and_the_next_one_works(job: str) -> None:
    table: dict[str, Any] = {}
    async with Offload(1, TIMEOUT, RUNAWAY) as pool:
        ask = {
            "memory": pool.whys(EVE, table, 0, "x"),
            "time": pool.log(EVE, table, 0, 0, "en"),
            "time in one call": pool.proof(EVE, table),
        }
        for name, other in ask.items():
            if name != job:
                other.close()
        with pytest.raises(Refused) as error:
            await ask[job]
        assert error.value.text.key in ("offload-failed", "offload-too-much")
        assert pool.workers_replaced == (job != "time")
        assert json.loads(await pool.check_set(EVE, TEXTS["yamatai"], [], "en", True))["sound"]
        assert pool.workers_replaced == (job != "time")


async def test_a_job_that_hangs_is_ended_after_its_time_and_not_tried_again() -> None:
    async with Offload(1, 1.0, RUNAWAY) as pool:
        with pytest.raises(Refused) as error:
            await pool.record(EVE, {})
        assert (error.value.fault, error.value.text.key) == (Fault.BUSY, "offload-failed")
        assert pool.workers_replaced == 1


async def test_a_worker_cannot_have_more_memory_than_it_is_given() -> None:
    assert MEMORY <= 512 << 20
    async with Offload(1, TIMEOUT, RUNAWAY) as pool:
        with pytest.raises(Refused):
            await pool.whys(EVE, {}, 0, "x")
        await pool.check_set(EVE, TEXTS["yamatai"], [], "en", True)
        assert peak(pool) < MEMORY


async def test_one_address_may_have_only_so_much_waiting_and_others_still_come_in(pool: Offload) -> None:
    with ExitStack() as texts:
        for _ in range(MOST_WAITING // HEAVY):
            texts.enter_context(pool.room(EVE))
        with pytest.raises(Refused) as error, pool.room(EVE):
            pass
        assert (error.value.fault, error.value.text.key) == (Fault.TOO_MANY, "web-too-many")
        with pytest.raises(Refused):
            await pool.new_set(EVE, "yamatai", "en")
        assert b"[set]" in await pool.new_set(Asker("192.0.2.2"), "yamatai", "en")
    many = [asyncio.create_task(pool.new_set(EVE, "yamatai", "en")) for _ in range(MOST_WAITING + 1)]
    told = await asyncio.gather(*many, return_exceptions=True)
    assert [isinstance(each, bytes) for each in told] == [True] * MOST_WAITING + [False]
    assert b"[set]" in await pool.new_set(EVE, "yamatai", "en")


async def test_every_job_is_charged_to_its_address_by_its_time(pool: Offload) -> None:
    charged: list[tuple[str, float]] = []
    pool.charge = lambda address, seconds: charged.append((address, seconds))
    await pool.new_set(EVE, "yamatai", "en")
    with pytest.raises(Refused):
        await pool.sound_set(EVE, BOMB)
    async with Offload(1, TIMEOUT, RUNAWAY) as greedy:
        greedy.charge = pool.charge
        for job in (greedy.log(EVE, {}, 0, 0, "en"), greedy.proof(EVE, {})):
            with pytest.raises(Refused):
                await job
    assert {address for address, _ in charged} == {EVE.address}
    guide, bomb, broken_off, ended = [seconds for _, seconds in charged]
    assert min(guide, bomb) >= 0
    assert broken_off > 0.1  # some systems count by ticks
    assert ended == KILLED_CPU_SECONDS


async def test_a_worker_that_was_killed_is_replaced(pool: Offload) -> None:
    await pool.new_set(EVE, "yamatai", "en")
    os.kill(pool.pids()[0], signal.SIGKILL)
    told: list[bytes] = []
    for _ in range(2):  # the one that was asked at this very moment is not tried again
        with contextlib.suppress(Refused):
            told.append(await pool.new_set(EVE, "yamatai", "en"))
    assert b"[set]" in told[-1]


async def test_closing_a_pool_raises_an_error_in_waiting_callers() -> None:
    pool = Offload(1, TIMEOUT)
    await pool.start()
    asked = asyncio.create_task(pool.new_set(EVE, "yamatai", "en"))
    await asyncio.sleep(0)
    await pool.close()
    with pytest.raises(Refused) as error:
        await asked
    assert isinstance(error.value.__cause__, PoolError)
