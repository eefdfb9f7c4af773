"""The command as people call it, for tests."""

import os
import subprocess
import sys
from pathlib import Path


def shima(*arguments: str, folder: Path, language: str = "en", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a folder; a sentence that cannot be said well is an error here."""
    path = os.pathsep.join(map(os.path.abspath, filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))))
    environment = {"PYTHONWARNINGS": "error", "PYTHONPATH": path, "COLUMNS": "150", **environment}
    return subprocess.run(
        [sys.executable, "-m", "shima", *arguments],
        env={**os.environ, "SHIMA_LANGUAGE": language, **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def refused(*arguments: str, folder: Path, language: str = "en", **environment: str) -> str:
    """The one line on the error stream of a call that must fail by the user's fault."""
    run = shima(*arguments, folder=folder, language=language, **environment)
    assert (run.returncode, run.stdout) == (2, ""), run.stdout + run.stderr
    (line,) = run.stderr.splitlines()
    return line
