"""A worker of the offload pool whose jobs use memory or time without end."""

import time
from typing import Final

from shima.tables import offload_worker
from shima.tables.pool_worker import Job

QUICK: Final = 0.3
"""CPU seconds, so that tests need not wait for as long as a real job may take."""


def memory(_job: Job) -> bytes:
    kept = []
    while True:
        kept.append(bytearray(10 << 20))


def forever(_job: Job) -> bytes:
    while True:
        pass


def stubborn(_job: Job) -> bytes:
    """Run a call that no signal handler interrupts."""
    return bytes(sum(range(10**15)) % 2)


def asleep(_job: Job) -> bytes:
    time.sleep(3600)
    return b""


offload_worker.JOBS.update({"whys": memory, "log": forever, "proof": stubborn, "record": asleep})
offload_worker.CPU_SECONDS, offload_worker.LAST_SECONDS = QUICK, 2 * QUICK
offload_worker.main()
