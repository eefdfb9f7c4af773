"""Which Chromium the tests drive, and how it is started."""

import os
import shutil
from typing import Any

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def launch_settings() -> dict[str, Any]:
    found = os.environ.get("SHIMA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "no Chromium here: make browser"
    return {"executable_path": found, "args": FLAGS}
