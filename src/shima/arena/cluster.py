"""A Dask cluster: the arena on many machines, each with the same Shima installed."""

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
"""Seconds in which the scheduler must answer and have a worker."""


class Cluster:
    """The workers behind a Dask scheduler, from when `run` begins to its end."""

    def __init__(self, address: str) -> None:
        self._distributed = need("distributed", "cluster")
        for name in ("distributed", "distributed.client"):  # what went wrong we say ourselves
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._address = address
        self.workers = 1

    def _connect(self) -> Any:
        try:
            asyncio.run(self._greet())  # a client that fails to connect would keep us waiting when it is thrown away
            client = self._distributed.Client(self._address, timeout=TIMEOUT, set_as_default=False)
        except Exception as error:  # nobody there, no address at all, or someone who speaks another language
            raise UserError(Text("arena-cluster", {"address": self._address, "seconds": TIMEOUT})) from error
        try:
            client.wait_for_workers(1, timeout=TIMEOUT)
        except TimeoutError as error:
            client.close()
            raise UserError(Text("arena-cluster-empty", {"address": self._address})) from error
        return client

    async def _greet(self) -> None:
        """Go there and away again."""
        comm = await asyncio.wait_for(self._distributed.core.connect(self._address, timeout=TIMEOUT), TIMEOUT)
        await comm.close()

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        """Each piece of work with its result, as they come in; closing the generator ends the work."""
        client = self._connect()
        ahead = iter(work)
        pending: dict[Any, W] = {}
        try:
            while True:
                with self._failures_told():  # workers may come and go meanwhile
                    self.workers = max(1, sum(client.nthreads().values()))
                for piece in islice(ahead, max(0, AHEAD * self.workers - len(pending))):
                    pending[client.submit(do, piece, pure=False)] = piece
                if not pending:
                    break
                with self._failures_told(), client.as_current():
                    finished = self._distributed.wait(list(pending), return_when="FIRST_COMPLETED")
                for future in finished.done:
                    with self._failures_told():
                        result = future.result()
                    yield pending.pop(future), result
        finally:
            with suppress(Exception):  # whoever is gone cannot be told that we go
                client.cancel(list(pending))
            client.close()

    @contextmanager
    def _failures_told(self) -> Iterator[None]:
        """Whatever goes wrong there is told here in one sentence."""
        try:
            yield
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            args: dict[str, object] = {"address": self._address, "problem": problem, "version": __version__}
            raise UserError(Text("arena-cluster-failed", args)) from error
