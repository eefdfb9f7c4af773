"""Structured logs: one JSON object per line on stderr. They never contain cookies, tokens or chat."""

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


class ProtocolErrors(logging.Filter):
    """Drops lines about protocol errors: any client can cause them, and they must not fill the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not (record.name.startswith("uvicorn") and isinstance(error, UnicodeDecodeError))


class Repeats(logging.Filter):
    """Passes a few lines of each kind per interval and counts the rest, so that floods do not fill the disk.

    Of the lines about requests, only refusals are limited. The next line of the kind has the number of dropped ones in
    `suppressed`.
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
    """The lines of one kind in the interval that ends at `until`."""

    until: float = 0.0
    passed: int = 0
    suppressed: int = 0


def log_config(level: str) -> dict[str, Any]:
    """Return the configuration for logging.config. It includes uvicorn's loggers; the access log is our own."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "shima.web.logs.JsonLines"}},
        "filters": {
            "protocol_errors": {"()": "shima.web.logs.ProtocolErrors"},
            "repeats": {"()": "shima.web.logs.Repeats"},
        },
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["protocol_errors", "repeats"],
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
