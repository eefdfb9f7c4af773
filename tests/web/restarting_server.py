"""A server that is killed and started again on the same database."""

import signal
import time
from pathlib import Path

from tests.waiting import TIMEOUT
from tests.web.servers import ServerProcess, start

PAUSE = 0.2


class RestartingServer:
    """Starts the next server after the last one has ended."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.database = database
        self.failed_starts = 0
        self._server: ServerProcess | None = None

    def start(self) -> str:
        """Start a server, and return its address when it answers."""
        end = time.monotonic() + TIMEOUT
        while True:
            try:
                self._server = start(self.folder, self.database)
                return self._server.address.replace("localhost", "127.0.0.1")
            except AssertionError:
                if time.monotonic() > end:
                    raise
                self.failed_starts += 1  # it did not reach its database: a host would retry
                time.sleep(PAUSE)

    def end(self, by: signal.Signals) -> None:
        assert self._server is not None
        self._server.process.send_signal(by)
        self._server.process.wait()
        self._server = None

    def close(self) -> None:
        if self._server is not None:
            self.end(signal.SIGKILL)
