"""Runs the command `shima` in tests."""

import os
import subprocess
from pathlib import Path

from tests import fork_server


def shima(*arguments: str, folder: Path, language: str = "en", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a folder. Warnings, such as badly formatted messages, are errors."""
    environment = {"PYTHONWARNINGS": "error", "PYTHONPATH": absolute_python_path(), "COLUMNS": "150", **environment}
    return fork_server.run(*arguments, folder=folder, env={**os.environ, "SHIMA_LANGUAGE": language, **environment})


def refused(*arguments: str, folder: Path, language: str = "en", **environment: str) -> str:
    """Return the only line on standard error of a call that must fail with a usage error."""
    run = shima(*arguments, folder=folder, language=language, **environment)
    assert (run.returncode, run.stdout) == (2, ""), run.stdout + run.stderr
    (line,) = run.stderr.splitlines()
    return line


def absolute_python_path() -> str:
    """Return PYTHONPATH for processes that are started in another folder."""
    return os.pathsep.join(map(os.path.abspath, filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))))
