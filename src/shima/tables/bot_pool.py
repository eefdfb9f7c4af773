"""The worker pool for bots' moves and hints."""

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from shima.tables.fair_queue import Ticket
from shima.tables.pool import Pool
from shima.tables.worker_answers import Hint, read_hint, read_move

WORKER: Final = (sys.executable, "-P", "-W", "ignore", "-m", "shima.tables.bot_worker")

AWAITED: Final = 0
"""The rank of a bot's move or a hint that someone waits for."""
UNWATCHED: Final = 1
"""The rank of a bot's move in a game that nobody watches."""
MOST_WAITING: Final = 5000
MOST_OF_ADDRESS: Final = 200
"""The maximum number of waiting jobs per address. Further ones are retried later."""


@dataclass(frozen=True)
class Position:
    """What a position is built from: the game, its set, the table, and all moves including chance."""

    game: str
    set_hash: str
    set_text: str
    """Empty for a set of the package."""
    rules: int
    players: int
    options: dict[str, str]
    moves: tuple[int, ...]


class BotPool(Pool):
    """The pool for bots' moves and hints."""

    def __init__(
        self,
        workers: int = 0,
        limit: float = 10.0,
        tries: int = 3,
        command: Sequence[str] = WORKER,
        idle: float | None = None,
    ) -> None:
        """By default there is one worker per core, less one. The limit is in seconds for each attempt at a job."""
        count = workers or max(1, (os.cpu_count() or 1) - 1)
        super().__init__(command, count, limit, tries, idle, MOST_WAITING, MOST_OF_ADDRESS)

    async def choose(self, position: Position, seat: int, bot: str, seed: int, ticket: Ticket | None = None) -> int:
        """Return the bot's move at the seat whose turn it is. Equal seeds give equal moves."""
        job = {"job": "choose", **vars(position), "seat": seat, "bot": bot, "seed": seed}
        return await self.ask(ticket or Ticket(AWAITED), job, read_move)

    async def hint(
        self,
        position: Position,
        viewer: int | None,
        simulations: int,
        seconds: float,
        most: int,
        ticket: Ticket | None = None,
    ) -> Hint:
        """Return the chances and at most `most` moves, as known to the seat or to a spectator (None).

        The search ends at the first limit reached. 0 means none, but the limit of a job applies.
        """
        budget = {"simulations": simulations, "seconds": seconds, "most": most}
        job = {"job": "hint", **vars(position), "viewer": viewer, **budget}
        return await self.ask(ticket or Ticket(AWAITED), job, partial(read_hint, position.players))
