"""What becomes of errors on the way to the one who asked."""

import pytest

from shima.tables.fair_queue import QueueFull
from shima.tables.pool import PoolError
from shima.tables.refusal import Fault
from shima.web.errors import as_refused, status_of, wished_language


@pytest.mark.parametrize(
    ("error", "fault", "status"), [(QueueFull("5 wait"), Fault.TOO_MANY, 429), (PoolError("died"), Fault.BUSY, 503)]
)
def test_a_full_queue_and_a_lost_worker_are_told_apart(error: Exception, fault: Fault, status: int) -> None:
    refused = as_refused(error)
    assert (refused.fault, status_of(refused)) == (fault, status)


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en;q=0.5", "de"),
        ("en;q=0.3, de;q=0.8", "de"),
        ("fr, DE;q=0.2, en;q=0.1", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=0", "en"),
        ("fr, *;q=0.5", "en"),
        ("deutsch", "en"),
        ("de;q=much, en;q=0.1", "en"),
        ("de;q=1e9", "en"),
    ],
)
def test_the_language_that_a_browser_wants_most_is_spoken(header: str, code: str) -> None:
    assert wished_language(header) == code
