"""CPU and memory of processes from /proc, and summaries of latencies."""

import os
from math import ceil
from pathlib import Path
from time import perf_counter

TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")


def _ticks(pid: int) -> tuple[int, int]:
    """Return the parent of a process, and the CPU time of the process and its dead children."""
    try:
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0, 0  # it has just ended
    return int(fields[1]), sum(int(field) for field in fields[11:15])


def with_children(root: int) -> set[int]:
    parents = {int(path.name): _ticks(int(path.name))[0] for path in PROC.iterdir() if path.name.isdecimal()}
    found = {root}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def _busy() -> int:
    """Return the CPU time of all programs together."""
    fields = [int(field) for field in (PROC / "stat").read_text().splitlines()[0].split()[1:]]
    return sum(fields[:3]) + sum(fields[5:8])


class Meter:
    """Measures from its creation. Each process includes its children; this process is the client."""

    def __init__(self, processes: dict[str, int]) -> None:
        self._processes = processes
        self._began = perf_counter()
        self._before = self._now()

    def shares(self) -> dict[str, float]:
        """Return the average number of cores used by each process, and by all others on the machine."""
        seconds = (perf_counter() - self._began) * TICKS
        taken = {name: ticks - self._before[name] for name, ticks in self._now().items()}
        taken["others"] = taken["others"] - sum(ticks for name, ticks in taken.items() if name != "others")
        return {name: round(max(0, ticks) / seconds, 2) for name, ticks in taken.items()}

    def _now(self) -> dict[str, int]:
        ticks = {name: sum(_ticks(each)[1] for each in with_children(pid)) for name, pid in self._processes.items()}
        return ticks | {"clients": int(sum(os.times()[:2]) * TICKS), "others": _busy()}


def rss(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    pages = int((PROC / str(pid) / "statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def milliseconds(seconds: list[float]) -> dict[str, float]:
    """Return p50, p99 and maximum."""
    ordered = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return round(1000 * ordered[ceil(share * len(ordered)) - 1], 2)

    return {"p50": at(0.5), "p99": at(0.99), "max": at(1.0)}
