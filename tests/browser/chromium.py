"""Finds and configures the Chromium for the tests.

`python -m tests.browser.chromium` finds or downloads one, and prints its path.
"""

import os
import shutil
from typing import Any

from tests.browser import fetch

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def launch_settings() -> dict[str, Any]:
    """Return Playwright's settings: the Chromium in SHIMA_CHROMIUM, else an installed one, else a downloaded one."""
    found = os.environ.get("SHIMA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return {"executable_path": found, "args": FLAGS}
    folder = fetch.fetched()
    return {
        "executable_path": str(folder / "chromium"),
        "args": FLAGS,
        "env": {**os.environ, **fetch.environment(folder)},
    }


if __name__ == "__main__":
    print(launch_settings()["executable_path"])
