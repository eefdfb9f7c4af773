"""Runs the arena on a Dask cluster of machines that have the same version of Shima."""

import asyncio
import logging
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Any, TypeVar

from shima import __version__
from shima.arena.work import AHEAD
from shima.extras import need
from shima.games.game import UserError
from shima.games.text import Text

W = TypeVar("W")
R = TypeVar("R")

TIMEOUT = 3
"""Seconds for the scheduler to answer and to have a worker."""


class Cluster:
    """The workers of a Dask scheduler. Connected while `run` is active."""

    def __init__(self, address: str) -> None:
        self._distributed = need("distributed", "cluster")
        for name in ("distributed", "distributed.client"):  # we report errors ourselves
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._address = address
        self.workers = 1

    def _connect(self) -> Any:
        try:
            asyncio.run(self._check_connection())  # discarding a client that failed to connect would block
            client = self._distributed.Client(self._address, timeout=TIMEOUT, set_as_default=False)
        except Exception as error:  # no server, a malformed address, or another protocol
            raise UserError(Text("arena-cluster", {"address": self._address, "seconds": TIMEOUT})) from error
        try:
            client.wait_for_workers(1, timeout=TIMEOUT)
        except TimeoutError as error:
            client.close()
            raise UserError(Text("arena-cluster-empty", {"address": self._address})) from error
        return client

    async def _check_connection(self) -> None:
        """Check that the scheduler accepts connections."""
        comm = await asyncio.wait_for(self._distributed.core.connect(self._address, timeout=TIMEOUT), TIMEOUT)
        await comm.close()

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        """Yield each item with its result as they finish. Close the generator to cancel the rest."""
        client = self._connect()
        ahead = iter(work)
        pending: dict[Any, W] = {}
        try:
            while True:
                with self._as_user_errors():  # workers may join and leave
                    self.workers = max(1, sum(client.nthreads().values()))
                for piece in islice(ahead, max(0, AHEAD * self.workers - len(pending))):
                    pending[client.submit(do, piece, pure=False)] = piece
                if not pending:
                    break
                with self._as_user_errors(), client.as_current():
                    finished = self._distributed.wait(list(pending), return_when="FIRST_COMPLETED")
                for future in finished.done:
                    with self._as_user_errors():
                        result = future.result()
                    yield pending.pop(future), result
        finally:
            with suppress(Exception):  # the cluster may be gone
                client.cancel(list(pending))
            client.close()

    @contextmanager
    def _as_user_errors(self) -> Iterator[None]:
        """Turn any error of the cluster into a UserError."""
        try:
            yield
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            args: dict[str, object] = {"address": self._address, "problem": problem, "version": __version__}
            raise UserError(Text("arena-cluster-failed", args)) from error
