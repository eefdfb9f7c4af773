"""The monitor tells how long the event loop was busy, and whether our code or the machine was to blame."""

import asyncio
import logging
import time

import pytest

from shima.web.loop_monitor import LoopMonitor

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Watched:
    """A monitor whose observations are kept."""

    def __init__(self) -> None:
        self.busy: list[float] = []
        self.lag: list[float] = []
        self.monitor = LoopMonitor(self.busy.append, self.lag.append, tick=0.005)

    async def after(self, hold_up: float, compute: bool) -> None:
        """Watch for a while in which the loop is held up once."""
        self.monitor.start()
        await asyncio.sleep(0.05)
        end = time.thread_time() + hold_up
        if compute:
            while time.thread_time() < end:
                pass
        else:
            time.sleep(hold_up)
        for _ in range(3):
            await asyncio.sleep(0.02)
        await self.monitor.close()


async def test_a_loop_that_computes_is_busy_and_a_warning_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    watched = Watched()
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            await watched.after(0.3, compute=True)
    assert max(watched.busy) > 0.25
    assert watched.monitor.longest == max(watched.busy)
    assert watched.monitor.worst() == max(watched.busy)
    assert watched.monitor.worst() == 0.0
    assert [record.getMessage() for record in caplog.records] == ["the event loop was busy for too long"]


async def test_a_loop_that_is_held_up_by_something_else_is_late_but_not_busy(caplog: pytest.LogCaptureFixture) -> None:
    watched = Watched()
    await watched.after(0.3, compute=False)
    assert max(watched.lag) > 0.25
    assert max(watched.busy) < 0.1
    assert caplog.records == []


async def test_a_monitor_that_was_never_started_can_be_closed() -> None:
    await Watched().monitor.close()
