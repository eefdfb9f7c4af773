"""Servers that start quickly, to be killed.

Run as a module, this file is the nursery: it reads all that a server is made of once, forks a server for each line
that asks for one, and waits until that is dead. So a restart takes a fraction of a second. A server is a process of
its own from the fork on, knows nothing but its database, and dies by SIGKILL.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.web.servers import PATIENCE

ROOT = Path(__file__).parents[2]
LIMITS = ("address-connections", "address-requests", "address-people", "address-tables", "socket-credits")
PAUSE = 0.2


class Nursery:
    """Gives birth to servers of one database, one after the other."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        self.pid = 0
        self.still_births = 0
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "server.log"
        environment = {**os.environ, "SHIMA_LANGUAGE": "en", "PYTHONPYCACHEPREFIX": str(folder / "pycache")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # the servers' workers are quicker to start with it
        command = [sys.executable, "-m", "tests.web.nursery"]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=environment
            )

    def start(self) -> str:
        """The address of a new server, once it answers."""
        limits = [word for name in LIMITS for word in (f"--{name}", "0")]
        end = time.monotonic() + PATIENCE
        while True:
            self._say(json.dumps(["serve", "--port", "0", "--no-open", "--database", self.database, *limits]))
            pid = int(self._hear(r"\d+"))
            said = self._hear(r"http://\S+|gone")
            if said != "gone":
                self.pid = pid
                return said.replace("localhost", "127.0.0.1")
            if time.monotonic() > end:
                raise AssertionError(self.log.read_text()[-2000:])
            self.still_births += 1  # it did not find its database: a host would try again too
            time.sleep(PAUSE)

    def end(self, by: signal.Signals) -> None:
        os.kill(self.pid, by)
        self._hear("gone")
        self.pid = 0

    def close(self) -> None:
        if self.pid:
            self.end(signal.SIGKILL)
        self._process.communicate(timeout=PATIENCE)

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def _hear(self, pattern: str) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(pattern, line)
        if found is None:
            raise AssertionError(f"the server said {line!r}; {self.log.read_text()[-2000:]}")
        return found.group()


def nurse() -> None:
    """See above."""
    import shima.commands.hosting  # noqa: F401, what takes longest
    from shima.cli import main

    while line := sys.stdin.readline():
        child = os.fork()
        if not child:
            print(os.getpid(), flush=True)
            sys.argv = ["shima", *json.loads(line)]
            main()
            os._exit(0)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    nurse()
