"""The worker pool for reviews of finished games: one process that only uses idle CPU time.

A review takes half a minute, a single position up to seconds. In the pool for bots, everyone would wait for that.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from shima.tables.bot_pool import WORKER, Position
from shima.tables.fair_queue import Ticket
from shima.tables.pool import Pool
from shima.tables.worker_answers import Judged, read_review

REVIEWER: Final = (*WORKER, "19")
"""A worker of the lowest priority."""
RANK: Final = 2
"""For the metrics only: no other jobs wait in this queue."""
IDLE: Final = 60.0
"""Idle seconds after which the process ends."""
PORTION: Final = 0.25
"""Seconds after which the next review gets its turn, at the end of a move."""
POSITIONS: Final = 5
"""The maximum number of positions that a review evaluates for one move."""


class ReviewPool(Pool):
    """The pool that judges the moves of finished games."""

    def __init__(self, limit: float = 30.0, tries: int = 3, command: Sequence[str] = REVIEWER) -> None:
        """The limit is in seconds for each attempt at a job."""
        super().__init__(command, 1, limit, tries, idle=IDLE)

    async def review(self, position: Position, since: int, simulations: int, address: str = "") -> tuple[Judged, ...]:
        """Judge at least one of the moves after the first `since`. Repeat with the next `since` for the rest.

        The search of a position also ends early if the time for the others of the move might not suffice.
        """
        budget = {"simulations": simulations, "seconds": self.limit / (POSITIONS + 1), "portion": PORTION}
        job = {"job": "review", **vars(position), "since": since, **budget}
        return await self.ask(Ticket(RANK, address), job, partial(read_review, position.players, since))
