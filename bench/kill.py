"""Repeatedly kills a server with SIGKILL while people play, and checks that nothing it acknowledged is lost.

    .venv/bin/python bench/kill.py [--json] [--kills 100] [--postgres | --database URL] [--crash] [--seed 1]

The same as `tests/web/test_kill.py`, for as long as you like. --postgres starts a PostgreSQL with default durability.
With --crash one of its processes is occasionally killed as well: PostgreSQL then ends all others, discards its memory
and recovers from its log.
"""

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

from load import durable_postgres
from load_meter import with_children

sys.path.append(str(Path(__file__).parents[1]))
from tests.web.crash_scenario import kill_repeatedly

CRASHES = 5
"""With --crash, PostgreSQL crashes during every fifth server, including the long-lived ones."""


def crash_of(supervisor: int, dice: random.Random, crashed: list[int]) -> Callable[[int], None]:
    """Return a callback that kills one of PostgreSQL's connection processes and appends its pid to `crashed`."""

    def crash() -> None:
        for pid in sorted(with_children(supervisor)):
            if b"idle" in Path(f"/proc/{pid}/cmdline").read_bytes():
                os.kill(pid, signal.SIGKILL)
                crashed.append(pid)
                return

    def meanwhile(kill: int) -> None:
        if kill % CRASHES == CRASHES - 1:
            asyncio.get_running_loop().call_later(dice.uniform(0.02, 0.2), crash)

    return meanwhile


def main() -> None:
    parser = ArgumentParser(description="Kill a server under load, and look for what is lost.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", default="", help="its address; without one, SQLite in a temporary folder")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own, as durable as usual")
    parser.add_argument("--crash", action="store_true", help="PostgreSQL crashes occasionally")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.crash and not args.postgres:
        parser.error("--crash needs --postgres")

    with tempfile.TemporaryDirectory(prefix="shima-kill-") as name:
        if args.postgres:
            with durable_postgres() as (database, supervisor):
                crashed: list[int] = []
                meanwhile = (
                    crash_of(supervisor, random.Random(args.seed), crashed) if args.crash else lambda _kill: None
                )
                found = asyncio.run(kill_repeatedly(Path(name), database, args.kills, args.seed, meanwhile))
                found["crashes"] = len(crashed)
        else:
            database = args.database or f"sqlite:///{Path(name) / 'shima.sqlite3'}"
            found = asyncio.run(kill_repeatedly(Path(name), database, args.kills, args.seed))
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        print("nothing is lost: " + ", ".join(f"{key} {value}" for key, value in found.items()))


if __name__ == "__main__":
    main()
