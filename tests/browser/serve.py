"""`shima` with short reviews: showing a finished game would otherwise keep a core busy for half a minute."""

from functools import partial
from unittest.mock import patch

from shima.cli import main
from shima.tables.reviews import Reviews

if __name__ == "__main__":
    with patch("shima.web.context.Reviews", partial(Reviews, simulations=20)):
        main()
