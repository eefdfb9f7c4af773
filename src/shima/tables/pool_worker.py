"""The worker process of a pool: reads one job per line, and answers each with a line.

It ends when its input ends.
"""

import faulthandler
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from typing import Any

GRACE = 1.0
"""Seconds beyond the limit of a job. A server that is still running would have killed us earlier."""
LONGEST_ERROR = 500

Job = dict[str, Any]
Do = Callable[[Job], dict[str, object]]
"""Handles a job. Bytes named `body` follow the answer line as they are."""


def serve(jobs: Mapping[str, Do], niceness: int) -> None:
    """Answer one job after the other. `niceness` is relative to the server's event loop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which decides
    os.nice(niceness)
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints must not end up among the answers
    try:
        _say(answers, {"ready": True})
        for line in sys.stdin.buffer:
            job = json.loads(line)
            faulthandler.dump_traceback_later(job["limit"] + GRACE, exit=True)  # even if compiled code never returns
            answer = _answer(jobs, job)
            faulthandler.cancel_dump_traceback_later()
            _say(answers, {"number": job["number"], **answer})
    except BrokenPipeError:
        pass  # the server is gone


def _say(answers: int, answer: dict[str, object]) -> None:
    body = answer.get("body", b"")
    line = {**answer, "body": len(body)} if isinstance(body, bytes) and body else answer
    with open(answers, "wb", closefd=False) as file:
        file.write(json.dumps(line).encode() + b"\n")
        if line is not answer and isinstance(body, bytes):
            file.write(body)


def _answer(jobs: Mapping[str, Do], job: Job) -> dict[str, object]:
    try:
        return jobs[job["job"]](job)
    except ValueError as error:  # the request is invalid: the message says why
        return {"error": _line(error)}
    except Exception as error:  # our bug: the server's log needs the traceback
        traceback.print_exc()
        return {"error": _line(error)}


def _line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_ERROR]
