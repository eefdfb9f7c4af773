"""Expensive requests, answered in worker processes with limits on memory and time, so that tables never wait.

Everything that reads untrusted text, replays a game or tells it in sentences belongs here. Each job is tried once:
retrying a text that was too much for a worker would only double its cost.
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
from shima.tables.variations import Branch, branch_job

WORKER: Final = (sys.executable, "-P", "-W", "ignore", "-m", "shima.tables.offload_worker")
WORKERS: Final = 2
"""While one is busy with something long, the other answers."""
LIMIT: Final = 10.0
"""Seconds of wall-clock time, for a very busy machine. The worker limits its own CPU time."""
IDLE: Final = 300.0
"""Idle seconds after which a worker process ends."""
RANK: Final = 3
MOST_WAITING: Final = 32
"""The total weight of an address's waiting and running jobs."""
KILLED_CPU_SECONDS: Final = 3.0
"""CPU seconds charged for a job that killed its worker."""
LIGHT: Final = 1
HEAVY: Final = 8
"""The weight of an untrusted text, including the job that reads it."""
TOO_MUCH: Final = (Fault.MALFORMED, "offload-too-much")
FAILED: Final = (Fault.BUSY, "offload-failed")
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Asker:
    """For whom a job is done."""

    address: str = ""
    person: str = ""


class Offload(Pool):
    """The pool that checks texts, replays games and writes logs. Answers are JSON or text, passed on as they are.

    `charge` is called with the address and the CPU seconds of each job.
    """

    def __init__(self, workers: int = WORKERS, limit: float = LIMIT, command: Sequence[str] = WORKER) -> None:
        super().__init__(command, workers, limit, tries=1, idle=IDLE)
        self.charge: Callable[[str, float], None] = lambda _address, _seconds: None
        self._waiting_of: Counter[str] = Counter()

    # Tables, as returned by `packing.packed`.

    async def position(self, asker: Asker, table: Packed, viewer: int | None) -> bytes:
        """Return the position after all packed moves, as the viewer may know it."""
        return await self._body(asker, {"job": "position", **table, "viewer": viewer})

    async def log(self, asker: Asker, table: Packed, viewer: int | None, after: int, code: str) -> bytes:
        """Return the game in sentences, without its first moves."""
        return await self._body(asker, {"job": "log", **table, "viewer": viewer, "after": after, "language": code})

    async def whys(self, asker: Asker, table: Packed, seat: int, start: str) -> bytes:
        return await self._body(asker, {"job": "whys", **table, "seat": seat, "start": start})

    async def record(self, asker: Asker, table: Packed) -> bytes:
        """Return the record of a finished game."""
        return await self._body(asker, {"job": "record", **table})

    async def proof(self, asker: Asker, table: Packed) -> bytes:
        """Return the draws of a finished game, compared with those from its seed."""
        return await self._body(asker, {"job": "proof", **table})

    async def best(self, asker: Asker, table: Packed, viewer: int | None) -> bytes:
        """Return the best turn of each player of a finished game."""
        return await self._body(asker, {"job": "best", **table, "viewer": viewer})

    async def variation(self, asker: Asker, table: Packed, branch: Branch, viewer: int | None) -> bytes:
        """Return the end of a variation of a finished game."""
        return await self._body(asker, {"job": "variation", **table, **branch_job(branch), "viewer": viewer})

    async def branch(self, asker: Asker, table: Packed, branch: Branch) -> dict[str, Any]:
        """Return the moves up to the end of a variation, their lines in a record, and who acts then."""
        found: dict[str, Any] = orjson.loads(await self._body(asker, {"job": "branch", **table, **branch_job(branch)}))
        return found

    # Untrusted texts, within `room`.

    @contextmanager
    def room(self, asker: Asker, weight: int = HEAVY) -> Iterator[None]:
        """Reserve capacity for an untrusted text, from before it is read until its job is done."""
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
        """Return the problems of a set. `known` are the hashes of the sets that tables can use."""
        job = {"job": "check", "text": text, "known": known, "language": code, "keeps": keeps}
        return await self._do(asker, job, TOO_MUCH)

    async def sound_set(self, asker: Asker, text: str) -> None:
        """Refuse an invalid set."""
        await self._do(asker, {"job": "sound", "text": text}, TOO_MUCH)

    async def read_record(self, asker: Asker, text: str, set_hash: str, set_text: str) -> dict[str, Any]:
        """Check a record as `records.examined` does. If its set is missing, return which one it needs."""
        job = {"job": "bring", "text": text, "set_hash": set_hash, "set_text": set_text}
        read: dict[str, Any] = orjson.loads(await self._do(asker, job, TOO_MUCH))
        return read

    # Static, but slow to make.

    async def new_set(self, asker: Asker, game: str, code: str) -> bytes:
        return await self._body(asker, {"job": "new-set", "game": game, "language": code})

    async def pictures(self, asker: Asker, game: str) -> bytes:
        """Return the pictures for the rules, compressed."""
        return await self._body(asker, {"job": "pictures", "game": game})

    async def guide(self, asker: Asker, game: str) -> bytes:
        """Return the guide to a game, compressed."""
        return await self._body(asker, {"job": "guide", "game": game})

    async def values(self, asker: Asker, game: str, set_hash: str, text: str) -> bytes:
        """Return the values of a set that has been checked."""
        return await self._body(asker, {"job": "values", "game": game, "hash": set_hash, "text": text})

    async def _body(self, asker: Asker, job: Mapping[str, object]) -> bytes:
        with self.room(asker, LIGHT):
            return await self._do(asker, job, FAILED)

    async def _do(self, asker: Asker, job: Mapping[str, object], failure: tuple[Fault, str]) -> bytes:
        """Run a job. All jobs come through here. One that exceeds a worker's limits is refused as `failure`."""
        try:
            answer = await self.ask(Ticket(RANK, asker.address, asker.person), dict(job), _read)
        except PoolError as error:
            log.warning("a job was given up", extra={"job": job["job"], "problem": str(error)[:200]})
            self.charge(asker.address, KILLED_CPU_SECONDS)
            raise Refused(failure[0], Text(failure[1])) from error
        self.charge(asker.address, answer["cpu"])
        if "refused" in answer:
            raise Refused(Fault(answer["fault"]), text_from(answer["refused"]), answer["rule"])
        body: bytes = answer["body"]
        return body


def _read(answer: Answer) -> Answer:
    """Parse a body or a refusal, and the cost."""
    if not isinstance(answer["cpu"], float):
        raise TypeError("an answer without its cost")
    if not isinstance(answer.get("body"), bytes) and not isinstance(answer.get("refused"), dict):
        raise ValueError("an answer without a body")
    return answer
