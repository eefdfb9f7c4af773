"""Where a user's data lies."""

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """SHIMA_HOME, or the place where the system keeps a user's data."""
    named = os.environ.get("SHIMA_HOME")
    return Path(named) if named else platformdirs.user_data_path("shima")
