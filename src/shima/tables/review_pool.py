"""Where finished games are judged: in a process of its own, which takes only the time that nobody else needs.

A review judges positions for half a minute, and one of them may take seconds. In the pool of the bots, everybody
would wait for that.
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
"""Only for the metrics: no other jobs wait in this queue."""
IDLE: Final = 60.0
"""Seconds without a job until the process ends."""
PORTION: Final = 0.25
"""Seconds after which the next review has its turn, once this one has come to the end of a move."""
POSITIONS: Final = 5
"""A review thinks about this many positions for one move, at most."""


class ReviewPool(Pool):
    """The pool that judges the moves of finished games."""

    def __init__(self, limit: float = 30.0, tries: int = 3, command: Sequence[str] = REVIEWER) -> None:
        """The limit is in seconds, for each try of a job."""
        super().__init__(command, 1, limit, tries, idle=IDLE)

    async def review(self, position: Position, since: int, simulations: int, address: str = "") -> tuple[Judged, ...]:
        """Some of the moves after the first `since`, at least one: ask again with the next `since` for the rest.

        BotPool about a position also ends where its time might not suffice for the others of the move.
        """
        budget = {"simulations": simulations, "seconds": self.limit / (POSITIONS + 1), "portion": PORTION}
        job = {"job": "review", **vars(position), "since": since, **budget}
        return await self.ask(Ticket(RANK, address), job, partial(read_review, position.players, since))
