"""Reviews of finished games: the chances over time, and what each decision cost. Computed in the background."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, Final

from shima.games.game import CHANCE, Actor, Move
from shima.games.text import Text
from shima.players.moments import Course, moments
from shima.tables.address import ADDRESS
from shima.tables.bot_pool import Position
from shima.tables.pool import PoolError
from shima.tables.refusal import Fault, Refused
from shima.tables.review_pool import ReviewPool
from shima.tables.table import Table
from shima.tables.view import text_data
from shima.tables.worker_answers import Judged, Sentence

MOST_KEPT: Final = 200
MOST_OF_ADDRESS: Final = 10
"""How many games may be under review for one address at a time."""
STRETCH: Final = 10
"""Consecutive moves that one worker judges. It analyses positions that they share only once."""
log = logging.getLogger(__name__)


class Reviews:
    """One per server. A request gets the part that is done so far; equal requests share the work."""

    def __init__(self, review_pool: ReviewPool, position: Callable[[Table], Position], simulations: int = 0) -> None:
        """`position` returns the position of a table. Without `simulations`, the game's own number is used."""
        self.review_pool = review_pool
        self._position = position
        self._simulations = simulations
        self._kept: OrderedDict[str, _Review] = OrderedDict()

    def of(self, table: Table) -> dict[str, Any]:
        """Return what is known about a finished game so far, and start to compute the rest."""
        review = self._kept.get(table.id) or _Review(table)
        if not review.is_done and not review.is_at_work:
            self._check_room(ADDRESS.get())
            review.address = ADDRESS.get()
            review.task = asyncio.create_task(self._think(review))
        self._kept[table.id] = review
        self._kept.move_to_end(table.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)[1].stop()
        return review.view()

    def _check_room(self, address: str) -> None:
        at_work = sum(review.is_at_work for review in self._kept.values() if address and review.address == address)
        if at_work >= MOST_OF_ADDRESS:
            raise Refused(Fault.TOO_MANY, Text("table-reviews-wait", {"most": MOST_OF_ADDRESS}))

    async def _think(self, review: "_Review") -> None:
        """Review the game to its end. After an error, the next request tries again."""
        table = review.table
        stretches = iter(range(len(review.lines), table.moves, STRETCH))
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self.review_pool.workers):
                    group.create_task(self._judge(review, stretches))
        except* PoolError as errors:
            log.error("a review was broken off", extra={"table": table.id, "problem": str(errors.exceptions[0])})
        except* Exception:
            log.exception("a review was broken off", extra={"table": table.id})

    async def _judge(self, review: "_Review", stretches: Iterator[int]) -> None:
        """Judge one stretch after the other, while others judge other stretches."""
        position, moves = self._position(review.table), review.table.moves
        simulations = self._simulations or review.table.game.review_simulations
        for start in stretches:
            since, until = start, min(start + STRETCH, moves)
            while since < until:
                judged = await self.review_pool.review(position, since, until, simulations, review.address)
                review.take(judged)
                since += len(judged)

    async def close(self) -> None:
        """Cancel all reviews."""
        tasks = [task for review in self._kept.values() if (task := review.stop())]
        await asyncio.gather(*tasks, return_exceptions=True)
        self._kept.clear()


class _Review:
    """The judged moves so far, and the rest to do."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.address = ""
        """The address that asked for it."""
        self.lines: list[dict[str, Any]] = []
        self._course: list[Course] = []
        self._whys: dict[int, Sentence] = {}
        self._state = table.game.new(len(table.chairs), table.spec.options)
        self._waiting: dict[int, Judged] = {}
        """Judged moves by number that come after one that is not judged yet."""

    @property
    def is_done(self) -> bool:
        return len(self.lines) >= self.table.moves

    @property
    def is_at_work(self) -> bool:
        return self.task is not None and not self.task.done()

    def stop(self) -> asyncio.Task[None] | None:
        """Return the cancelled task, if one was running."""
        if self.task is not None:
            self.task.cancel()
        return self.task

    def take(self, judged: tuple[Judged, ...]) -> None:
        """Add the moves, as far as all moves before them are known."""
        assert self.table.session is not None
        self._waiting |= {one.number: one for one in judged if one.number > len(self.lines)}
        while (one := self._waiting.pop(len(self.lines) + 1, None)) is not None:
            actor, move = self._state.actor(), self.table.session.moves[one.number - 1]
            self.lines.append(self._line(one, actor, move))
            self._state.play(move)
            self._course.append(Course(actor, one.chances, one.cost))
            if one.why is not None:
                self._whys[one.number] = one.why

    def _line(self, one: Judged, actor: Actor, move: Move) -> dict[str, Any]:
        """Return the line of the next move, with everything that the player knew: the game is over."""
        game, state = self.table.game, self._state
        best = None
        if one.best is not None:
            label, handles = text_data(game.label(state, one.best)), game.handles(state, one.best, actor)
            best = {"move": one.best, "label": label, "handles": handles}
        return {
            "number": one.number,
            "by": "nature" if actor == CHANCE else actor + 1,
            "handles": game.handles(state, move, actor),
            "chances": list(one.chances),
            "cost": one.cost,
            "best": best,
            "simulations": one.simulations,
        }

    def view(self) -> dict[str, Any]:
        dear = sorted((line for line in self.lines if line["cost"]), key=lambda line: (-line["cost"], line["number"]))
        return {
            "moves": self.table.moves,
            "done": len(self.lines),
            "lines": self.lines,
            "costliest": [line["number"] for line in dear],
            "moments": [
                {
                    "number": each.number,
                    "kind": each.kind,
                    "seat": each.seat + 1,
                    "weight": each.weight,
                    "why": self._whys[each.number],
                }
                for each in moments(self._course)
                if each.number in self._whys
            ],
        }
