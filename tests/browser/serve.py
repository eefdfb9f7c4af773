"""`shima` for browser tests: with short reviews, and the same deals each time a test runs.

Showing a finished game would otherwise keep a core busy for half a minute. The seed of a table follows from what the
file `DEALS` says when the table is opened, and all draws and bots follow from the seed.
"""

import os
from collections import Counter
from functools import partial
from pathlib import Path
from unittest.mock import patch

from shima import fair
from shima.cli import main
from shima.tables.reviews import Reviews

DEALS = "SHIMA_TEST_DEALS"
"""The environment variable with the path of that file."""

opened: Counter[str] = Counter()


def new_seed() -> bytes:
    """Derive the seed from the running test and the number of tables it has opened."""
    test = Path(os.environ[DEALS]).read_text(encoding="utf-8")
    opened[test] += 1
    return fair.derived_seed(f"{test} {opened[test]}")


if __name__ == "__main__":
    with (
        patch("shima.web.context.Reviews", partial(Reviews, simulations=20)),
        patch("shima.tables.service.fair.new_seed", new_seed),
    ):
        main()
