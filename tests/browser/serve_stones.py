"""As `serve`, with the game in `examples/stones` on the module path of the server and its workers."""

import os
import runpy
import sys
from pathlib import Path

from shima.registry import GAMES

STONES = Path(__file__).parents[2] / "examples" / "stones"

if __name__ == "__main__":
    sys.path.insert(0, str(STONES))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    GAMES.refresh()
    runpy.run_module("tests.browser.serve", run_name="__main__")
