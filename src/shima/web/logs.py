"""Structured logs: one JSON object a line on the error stream. No cookie, token or chat ever stands in one."""

import json
import logging
import logging.config
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
ACCESS: Final = "shima.web.access"
WHILE: Final = 10.0
MOST_OF_A_KIND: Final = 5
MOST_KINDS: Final = 1000


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Broken(logging.Filter):
    """Anybody can send what breaks the protocol: that is no error of ours, and must not fill the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not (record.name.startswith("uvicorn") and isinstance(error, UnicodeDecodeError))


class Repeats(logging.Filter):
    """Lets a few lines of a kind through in a while, and counts the rest: an outage or a flood must not fill the disk.

    Of the lines about requests only those that were refused are held back. The next line of the kind says in
    `suppressed` how many were.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self._kinds: dict[tuple[object, ...], Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        status = getattr(record, "status", 0)
        if record.name == ACCESS and status < 400:
            return True
        error = record.exc_info[1] if record.exc_info else None
        kind = self._kind((record.name, record.levelno, record.msg, status, type(error).__name__))
        now = self.clock()
        if now >= kind.until:
            if kind.suppressed:
                record.suppressed = kind.suppressed
            kind.until, kind.passed, kind.suppressed = now + WHILE, 0, 0
        kind.passed += 1
        if kind.passed <= MOST_OF_A_KIND:
            return True
        kind.suppressed += 1
        return False

    def _kind(self, name: tuple[object, ...]) -> "Kind":
        if name not in self._kinds and len(self._kinds) >= MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        return self._kinds.setdefault(name, Kind())


@dataclass
class Kind:
    """Lines of one kind since the time that ends at `until` began."""

    until: float = 0.0
    passed: int = 0
    suppressed: int = 0


def log_config(level: str) -> dict[str, Any]:
    """For logging.config; uvicorn's own lines go the same way, and its access log is ours."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "shima.web.logs.JsonLines"}},
        "filters": {"broken": {"()": "shima.web.logs.Broken"}, "repeats": {"()": "shima.web.logs.Repeats"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["broken", "repeats"],
                "stream": "ext://sys.stderr",
            }
        },
        "loggers": {
            "shima": {"level": level.upper()},
            "uvicorn": {"level": "WARNING"},
            "uvicorn.access": {"level": "CRITICAL", "propagate": False},
        },
        "root": {"level": "WARNING", "handlers": ["stderr"]},
    }
