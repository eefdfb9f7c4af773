"""The worker process for expensive requests. `offload.py` starts it and defines its jobs.

Its input is untrusted: memory and time are limited from outside the code that does the work.
"""

import gzip
import os
import resource
import signal
import time
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

import orjson

from shima.games.game import Game
from shima.games.sets import BadSet
from shima.games.text import Text
from shima.language import LANGUAGES, language
from shima.record import BadRecord
from shima.registry import GAMES, earlier_sets, open_game, open_set_text, standard_set
from shima.tables.best_turns import best_turns
from shima.tables.guide import guide_data, values_data
from shima.tables.packing import unpacked
from shima.tables.pictures import rule_pictures
from shima.tables.pool_worker import Do, Job, serve
from shima.tables.preview import whys_view
from shima.tables.records import bad_record, examined, prove, written
from shima.tables.refusal import Fault, Refused
from shima.tables.sentences import text_data
from shima.tables.set_guide import new_set, usual_name
from shima.tables.set_view import set_view, unsound
from shima.tables.table import Table
from shima.tables.variations import branch_end, branch_of, variation_view
from shima.tables.view import log_view, position_view

NICENESS: Final = 10
"""Niceness relative to the event loop and to the workers for bots."""
MEMORY: Final = 512 << 20
CPU_SECONDS = 2.0
"""CPU seconds after which a job is interrupted with an error, if it runs interruptible code."""
LAST_SECONDS = 3.0
"""CPU seconds after which the process ends."""
OUT_OF_MEMORY: Final = 71
GAMES_KEPT: Final = 16


class OutOfTime(BaseException):
    """A BaseException, so that nothing within a job catches it."""


def position(job: Job) -> bytes:
    return orjson.dumps(position_view(_table(job), len(job["moves"]), job["viewer"]))


def log(job: Job) -> bytes:
    return orjson.dumps(log_view(_table(job), job["viewer"], job["after"], language(job["language"])))


def whys(job: Job) -> bytes:
    return orjson.dumps(whys_view(_table(job), job["seat"], job["start"]))


def record(job: Job) -> bytes:
    return written(_table(job)).encode()


def proof(job: Job) -> bytes:
    return orjson.dumps(prove(_table(job)))


def best(job: Job) -> bytes:
    return orjson.dumps(best_turns(_table(job), job["viewer"]))


def variation(job: Job) -> bytes:
    return orjson.dumps(variation_view(_table(job), branch_of(job), job["viewer"]))


def branch(job: Job) -> bytes:
    return orjson.dumps(branch_end(_table(job), branch_of(job)))


def check(job: Job) -> bytes:
    return orjson.dumps(set_view(job["text"], job["known"], language(job["language"]), job["keeps"]))


def sound(job: Job) -> bytes:
    try:
        game = open_set_text(job["text"])
    except BadSet as error:
        raise unsound(error) from error
    return orjson.dumps({"game": game.name, "hash": game.set_hash})


def bring(job: Job) -> bytes:
    def opener(name: str, set_hash: str) -> Game | None:
        try:
            return _game(name, set_hash, job["set_text"] if set_hash == job["set_hash"] else "")
        except ValueError:
            return None

    try:
        return orjson.dumps(examined(job["text"], opener))
    except BadRecord as error:
        raise bad_record(error) from error


def template(job: Job) -> bytes:
    return new_set(job["game"], usual_name(open_game(job["game"])), language(job["language"])).encode()


def pictures(job: Job) -> bytes:
    return gzip.compress(orjson.dumps(rule_pictures(job["game"])), 9, mtime=0)


def guide(job: Job) -> bytes:
    return gzip.compress(orjson.dumps(guide_data(job["game"])), 9, mtime=0)


def values(job: Job) -> bytes:
    return orjson.dumps(values_data(job["game"], job["hash"], job["text"]))


JOBS: Final[dict[str, Callable[[Job], bytes]]] = {
    "position": position,
    "log": log,
    "whys": whys,
    "record": record,
    "proof": proof,
    "best": best,
    "variation": variation,
    "branch": branch,
    "check": check,
    "sound": sound,
    "bring": bring,
    "new-set": template,
    "pictures": pictures,
    "guide": guide,
    "values": values,
}


def limited(do: Callable[[Job], bytes]) -> Do:
    """Wrap a job: limit its time, return refusals as data, and report its CPU seconds."""

    def run(job: Job) -> dict[str, object]:
        began = time.process_time()
        answer = tried(job)
        return {**answer, "cpu": time.process_time() - began}

    def tried(job: Job) -> dict[str, object]:
        signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)
        signal.setitimer(signal.ITIMER_PROF, LAST_SECONDS)
        try:
            return {"body": do(job)}
        except Refused as refused:
            return {"fault": str(refused.fault), "refused": text_data(refused.text), "rule": refused.rule}
        except OutOfTime:
            return {"fault": str(Fault.MALFORMED), "refused": text_data(Text("offload-too-much")), "rule": ""}
        except MemoryError:
            os._exit(OUT_OF_MEMORY)  # the state is undefined: the next job gets a new process
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.setitimer(signal.ITIMER_PROF, 0)

    return run


def _table(job: Job) -> Table:
    return unpacked(job, _game(job["game"], job["set_hash"], job["set_text"]))


@lru_cache(GAMES_KEPT)
def _game(name: str, set_hash: str, set_text: str) -> Game:
    if name not in GAMES:
        raise ValueError(f"there is no game {name}")
    if set_text:
        return GAMES[name](set_text)
    if (name, set_hash) not in _packaged():
        raise ValueError(f"no set of {name} has the hash {set_hash}")
    return _packaged()[name, set_hash]


@cache
def _packaged() -> dict[tuple[str, str], Game]:
    """Return the games with every set of the package."""
    games = [GAMES[name](text) for name in GAMES for text in (standard_set(name), *earlier_sets(name))]
    return {(game.name, game.set_hash): game for game in games}


def _out_of_time(_number: int, _frame: Any) -> None:
    raise OutOfTime


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGVTALRM, _out_of_time)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)  # which ends the process in any code
    _packaged()
    for code in LANGUAGES:
        language(code)
    serve({name: limited(do) for name, do in JOBS.items()}, NICENESS)


if __name__ == "__main__":
    main()
