"""Expensive questions, answered in worker processes with limits on memory and time, so that the tables never wait.

Whatever reads a stranger's text, replays a game or tells it in sentences belongs here. Each job is tried once: a
second try of a text that was too much for a worker would only double its cost.
"""

import logging
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import orjson

from shima.games.text import Text
from shima.tables.fair_queue import Ticket
from shima.tables.packing import Packed
from shima.tables.pool import Answer, Pool, PoolError
from shima.tables.refusal import Fault, Refused
from shima.tables.sentences import text_from

WORKER: Final = (sys.executable, "-P", "-W", "ignore", "-m", "shima.tables.offload_worker")
WORKERS: Final = 2
"""One may be at work on something long, and the other answers meanwhile."""
LIMIT: Final = 10.0
"""Seconds on the clock, for a machine that is very busy. The worker itself watches its seconds of CPU."""
IDLE: Final = 300.0
"""Seconds without a job until a worker's process ends."""
RANK: Final = 3
MOST_WAITING: Final = 32
"""What one address may have waiting or at work, by weight."""
GIVEN_UP: Final = 3.0
"""Seconds of CPU that a job is taken to have cost which ended its worker."""
LIGHT: Final = 1
HEAVY: Final = 8
"""The weight of a stranger's text, with the job that reads it."""
TOO_MUCH: Final = (Fault.MALFORMED, "offload-too-much")
FAILED: Final = (Fault.BUSY, "offload-failed")
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Asker:
    """For whom a job is done."""

    address: str = ""
    person: str = ""


class Offload(Pool):
    """The pool that checks texts, replays games and writes logs. Answers are JSON or text, to be passed on as they are.

    `charge` is called with the address and the CPU seconds of each job.
    """

    def __init__(self, workers: int = WORKERS, limit: float = LIMIT, command: Sequence[str] = WORKER) -> None:
        super().__init__(command, workers, limit, tries=1, idle=IDLE)
        self.charge: Callable[[str, float], None] = lambda _address, _seconds: None
        self._waiting_of: Counter[str] = Counter()

    # Tables, as `packing.packed` gives them.

    async def position(self, asker: Asker, table: Packed, viewer: int | None) -> bytes:
        """The position after all moves that were packed, as the viewer may know it."""
        return await self._body(asker, {"job": "position", **table, "viewer": viewer})

    async def log(self, asker: Asker, table: Packed, viewer: int | None, after: int, code: str) -> bytes:
        """The game in sentences, without its first moves."""
        return await self._body(asker, {"job": "log", **table, "viewer": viewer, "after": after, "language": code})

    async def whys(self, asker: Asker, table: Packed, seat: int, start: str) -> bytes:
        return await self._body(asker, {"job": "whys", **table, "seat": seat, "start": start})

    async def record(self, asker: Asker, table: Packed) -> bytes:
        """The record of a finished game."""
        return await self._body(asker, {"job": "record", **table})

    async def proof(self, asker: Asker, table: Packed) -> bytes:
        """The draws of a finished game, compared with what its seed gives."""
        return await self._body(asker, {"job": "proof", **table})

    # What strangers wrote, within `room`.

    @contextmanager
    def room(self, asker: Asker, weight: int = HEAVY) -> Iterator[None]:
        """Room for a stranger's text, from before it is read until its job is done. Refused if too much waits."""
        if self._waiting_of[asker.address] + weight > MOST_WAITING:
            raise Refused(Fault.TOO_MANY, Text("web-too-many"))
        self._waiting_of[asker.address] += weight
        try:
            yield
        finally:
            self._waiting_of[asker.address] -= weight
            if not self._waiting_of[asker.address]:
                del self._waiting_of[asker.address]

    async def check_set(self, asker: Asker, text: str, known: list[str], code: str, keeps: bool) -> bytes:
        """What is wrong with a set; `known` are the hashes of those that tables can choose."""
        job = {"job": "check", "text": text, "known": known, "language": code, "keeps": keeps}
        return await self._do(asker, job, TOO_MUCH)

    async def sound_set(self, asker: Asker, text: str) -> None:
        """Refuse a set that is not sound."""
        await self._do(asker, {"job": "sound", "text": text}, TOO_MUCH)

    async def read_record(self, asker: Asker, text: str, set_hash: str, set_text: str) -> dict[str, Any]:
        """A record that proves its draws, as `records.examined` gives it; without its set, what set it needs."""
        job = {"job": "bring", "text": text, "set_hash": set_hash, "set_text": set_text}
        read: dict[str, Any] = orjson.loads(await self._do(asker, job, TOO_MUCH))
        return read

    # What lies still, but takes long to make.

    async def new_set(self, asker: Asker, game: str, code: str) -> bytes:
        return await self._body(asker, {"job": "new-set", "game": game, "language": code})

    async def pictures(self, asker: Asker, game: str) -> bytes:
        """The pictures next to the rules, compressed."""
        return await self._body(asker, {"job": "pictures", "game": game})

    async def _body(self, asker: Asker, job: Mapping[str, object]) -> bytes:
        with self.room(asker, LIGHT):
            return await self._do(asker, job, FAILED)

    async def _do(self, asker: Asker, job: Mapping[str, object], failure: tuple[Fault, str]) -> bytes:
        """The only place where jobs are asked. A job that takes more than a worker has is refused as a failure."""
        try:
            answer = await self.ask(Ticket(RANK, asker.address, asker.person), dict(job), _read)
        except PoolError as error:
            log.warning("a job was given up", extra={"job": job["job"], "problem": str(error)[:200]})
            self.charge(asker.address, GIVEN_UP)
            raise Refused(failure[0], Text(failure[1])) from error
        self.charge(asker.address, answer["cpu"])
        if "refused" in answer:
            raise Refused(Fault(answer["fault"]), text_from(answer["refused"]))
        body: bytes = answer["body"]
        return body


def _read(answer: Answer) -> Answer:
    """Either a body or a refusal, and what it cost."""
    if not isinstance(answer["cpu"], float):
        raise TypeError("an answer without its cost")
    if not isinstance(answer.get("body"), bytes) and not isinstance(answer.get("refused"), dict):
        raise ValueError("an answer without a body")
    return answer
