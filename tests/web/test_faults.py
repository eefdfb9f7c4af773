"""What becomes of errors on the way to the one who asked."""

import pytest

from shima.tables.fair_queue import QueueFull
from shima.tables.pool import PoolError
from shima.tables.refusal import Fault
from shima.web.faults import as_refused, status_of


@pytest.mark.parametrize(
    ("error", "fault", "status"), [(QueueFull("5 wait"), Fault.TOO_MANY, 429), (PoolError("died"), Fault.BUSY, 503)]
)
def test_a_full_queue_and_a_lost_worker_are_told_apart(error: Exception, fault: Fault, status: int) -> None:
    refused = as_refused(error)
    assert (refused.fault, status_of(refused)) == (fault, status)
