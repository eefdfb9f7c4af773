"""Structured logs: one JSON object a line on the error stream. No cookie, token or chat ever stands in one."""

import json
import logging
import logging.config
from typing import Any

USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


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


def log_config(level: str) -> dict[str, Any]:
    """For logging.config; uvicorn's own lines go the same way, and its access log is ours."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "shima.web.logs.JsonLines"}},
        "filters": {"broken": {"()": "shima.web.logs.Broken"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["broken"],
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
