"""Location of the user's data."""

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """Return SHIMA_HOME, or the system's folder for user data."""
    named = os.environ.get("SHIMA_HOME")
    return Path(named) if named else platformdirs.user_data_path("shima")
