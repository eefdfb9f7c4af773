"""The worker pool for reviews of finished games: processes that only use idle CPU time.

A review takes ten seconds on two cores. In the pool for bots, everyone would wait for that.
"""

import os
from collections.abc import Sequence
from functools import partial
from typing import Final

from shima.players.review import SECONDS
from shima.tables.bot_pool import WORKER, Position
from shima.tables.fair_queue import Ticket
from shima.tables.pool import Pool
from shima.tables.worker_answers import Judged, read_review

REVIEWER: Final = (*WORKER, "19")
"""A worker of the lowest priority."""
RANK: Final = 2
"""For the metrics only: no other jobs wait in this queue."""
MOST_WORKERS: Final = 2
IDLE: Final = 60.0
"""Idle seconds after which a process ends."""
PORTION: Final = 0.5
"""Seconds after which the next review gets its turn, at the end of a move."""
POSITIONS: Final = 5
"""The maximum number of positions that a review evaluates for one move."""


class ReviewPool(Pool):
    """The pool that judges the moves of finished games."""

    def __init__(
        self, limit: float = 30.0, tries: int = 3, command: Sequence[str] = REVIEWER, workers: int = 0
    ) -> None:
        """The limit is in seconds for each attempt at a job. By default there is one worker per core, at most two."""
        count = workers or min(MOST_WORKERS, os.cpu_count() or 1)
        super().__init__(command, count, limit, tries, idle=IDLE)

    async def review(
        self, position: Position, since: int, until: int, simulations: int, address: str = ""
    ) -> tuple[Judged, ...]:
        """Judge at least one of the moves after the first `since` up to `until`. Repeat with the next `since`.

        The search of a position also ends early if it takes long, or if the time for the others might not suffice.
        """
        seconds = min(SECONDS, self.limit / (POSITIONS + 1))
        budget = {"simulations": simulations, "seconds": seconds, "portion": PORTION}
        job = {"job": "review", **vars(position), "since": since, "until": until, **budget}
        return await self.ask(Ticket(RANK, address), job, partial(read_review, position.players, since, until))
