"""Measures the CPU time of starting a command: `python bench/start.py`."""

import os
import statistics
import subprocess
import sys

RUNS = 5
COMMANDS = (("--version",), ("--help",), ("play", "--help"), ("serve", "--help"))


def cpu_seconds(*arguments: str) -> float:
    """Return the median user and system time of `shima` with these arguments."""
    spent: list[float] = []
    for _ in range(RUNS):
        before = os.times()
        subprocess.run([sys.executable, "-m", "shima", *arguments], stdout=subprocess.DEVNULL, check=True)
        after = os.times()
        spent.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return statistics.median(spent)


if __name__ == "__main__":
    for command in COMMANDS:
        print(f"shima {' '.join(command):14} {cpu_seconds(*command):.2f} s")
