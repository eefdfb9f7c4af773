"""Where bots and hints are thought out: in processes of their own, so that the tables never wait for them."""

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
"""The rank of a bot's move or a hint that somebody is waiting for."""
UNWATCHED: Final = 1
"""The rank of a bot's move in a game that nobody is looking at."""
MOST_WAITING: Final = 5000
MOST_OF_ADDRESS: Final = 200
"""Beyond that, bots of one address are asked a little later."""


@dataclass(frozen=True)
class Position:
    """What a position is made from: the game, its set, the table, and the moves, nature's included."""

    game: str
    set_hash: str
    set_text: str
    """Empty for a set that comes with the package."""
    players: int
    options: dict[str, str]
    moves: tuple[int, ...]


class BotPool(Pool):
    """The pool that thinks: moves of bots, and hints."""

    def __init__(
        self,
        workers: int = 0,
        limit: float = 10.0,
        tries: int = 3,
        command: Sequence[str] = WORKER,
        idle: float | None = None,
    ) -> None:
        """Without a number there is a worker for every core but one. The limit is in seconds, for each try of a job."""
        count = workers or max(1, (os.cpu_count() or 1) - 1)
        super().__init__(command, count, limit, tries, idle, MOST_WAITING, MOST_OF_ADDRESS)

    async def choose(self, position: Position, seat: int, bot: str, seed: int, ticket: Ticket | None = None) -> int:
        """The bot's move at the seat whose turn it is. Equal seeds give equal moves."""
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
        """The chances and at most `most` moves, as the seat may know them, or a spectator (None).

        BotPool ends at the first limit; 0 means none, but the limit of a job holds.
        """
        budget = {"simulations": simulations, "seconds": seconds, "most": most}
        job = {"job": "hint", **vars(position), "viewer": viewer, **budget}
        return await self.ask(ticket or Ticket(AWAITED), job, partial(read_hint, position.players))
