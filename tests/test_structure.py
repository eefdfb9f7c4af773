"""The games are separate from the rest, as `bench/structure.py` counts it."""

import subprocess
import sys

from tests.fork_server import ROOT


def test_no_python_code_outside_the_folders_of_a_game_names_it() -> None:
    command = [sys.executable, str(ROOT / "bench" / "structure.py"), "--list"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert any(line.startswith('  "lines of src": ') for line in printed)
    assert [line for line in printed if line.startswith("name src/")] == []
