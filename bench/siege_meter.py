"""The resources of a server under attack: memory with and without its workers, files, and time on its event loop."""

import asyncio
import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from load_meter import PROC, rss, with_children
from siege_client import Visitor

EVERY = 0.25
LONGEST = re.compile(rb"^shima_loop_busy_max_seconds ([0-9.e+-]+)$", re.MULTILINE)
"""The longest time for which the event loop was busy since the last request, if the server reports it."""


def together(pid: int) -> float:
    """Return the memory of a server in megabytes, plus its workers' private memory."""
    return round(memory(pid) + sum(_private(each) for each in with_children(pid) - {pid}) / 1e6, 1)


def _private(pid: int) -> int:
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0  # it has just ended
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Private_"))


def files(pid: int) -> int:
    try:
        return len(os.listdir(Path(PROC / str(pid) / "fd")))
    except OSError:
        return 0


def memory(pid: int) -> float:
    try:
        return rss(pid)
    except OSError:
        return 0.0


@dataclass
class Highest:
    """The highest values since its creation."""

    pid: int
    server_mb: float = 0.0
    together_mb: float = 0.0
    files: int = 0
    _task: asyncio.Task[None] | None = field(default=None, repr=False)

    def begin(self) -> "Highest":
        self._task = asyncio.create_task(self._look())
        return self

    def look(self) -> None:
        self.server_mb = max(self.server_mb, memory(self.pid))
        self.together_mb = max(self.together_mb, together(self.pid))
        self.files = max(self.files, files(self.pid))

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.look()

    async def _look(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(EVERY)


async def loop_busy(visitor: Visitor) -> float | None:
    """Return the longest event loop block in milliseconds; None if the server does not report it."""
    _, content = await visitor.ask("GET", "/metrics", patience=5.0)
    found = LONGEST.search(content)
    return round(1000 * float(found.group(1)), 1) if found else None
