"""Logs: a flood or an outage writes a few lines, and says how many it left out."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from shima.web.logs import ACCESS, MOST_KINDS, MOST_OF_A_KIND, WHILE, Repeats
from tests.web.clients import anonymous
from tests.web.servers import running


class Log:
    """Lines that pass the filter, at a time of one's own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.filter = Repeats(lambda: self.now)

    def add(self, message: str, name: str = "shima.web.errors", level: int = logging.ERROR, **fields: Any) -> Any:
        """The line as it is written, or None if it is left out."""
        record = logging.makeLogRecord({"name": name, "levelno": level, "msg": message, **fields})
        return record if self.filter.filter(record) else None


def test_a_few_lines_of_a_kind_are_written_and_the_rest_is_counted() -> None:
    log = Log()
    written = [log.add("the store failed", problem=str(number)) for number in range(1000)]
    assert [line is not None for line in written] == [True] * MOST_OF_A_KIND + [False] * (1000 - MOST_OF_A_KIND)
    assert log.add("no thought came") is not None  # another kind
    log.now += WHILE
    line = log.add("the store failed")
    assert line.suppressed == 1000 - MOST_OF_A_KIND
    assert not hasattr(log.add("the store failed"), "suppressed")
    log.now += WHILE
    assert not hasattr(log.add("the store failed"), "suppressed")


def test_requests_that_were_answered_are_all_written_and_refused_ones_by_status() -> None:
    log = Log()

    def requests(status: int) -> int:
        lines = [log.add("request", ACCESS, logging.INFO, status=status, path=f"/{number}") for number in range(100)]
        return sum(line is not None for line in lines)

    assert [requests(status) for status in (200, 304)] == [100, 100]
    assert [requests(status) for status in (429, 503, 404, 429)] == [MOST_OF_A_KIND] * 3 + [0]


def test_errors_of_different_kinds_are_told_apart() -> None:
    log = Log()
    for kind in (ValueError, KeyError):
        error = kind("x")
        lines = [log.add("an error", exc_info=(kind, error, None)) for _ in range(100)]
        assert sum(line is not None for line in lines) == MOST_OF_A_KIND


def test_the_kinds_that_are_remembered_are_bounded() -> None:
    log = Log()
    for number in range(3 * MOST_KINDS):
        assert log.add(f"message {number}") is not None
    assert len(log.filter._kinds) == MOST_KINDS


@pytest.mark.parametrize(("options", "path", "status"), [(("--address-requests", "1"), "/api/health", 429)])
def test_a_flood_of_refused_requests_leaves_a_few_lines(
    tmp_path: Path, options: tuple[str, ...], path: str, status: int
) -> None:
    with running(tmp_path, "", "--log", "info", *options) as server, anonymous(server) as client:
        refused = [client.get(path).status_code for _ in range(500)].count(status)
        assert refused > 100
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        written = [line for line in lines if line.get("status") == status]
        assert 0 < len(written) < refused / 4
