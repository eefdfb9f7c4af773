"""The games are separate from the rest, as `bench/structure.py` counts it."""

import re
import subprocess
import sys

from tests.fork_server import ROOT


def test_games_are_named_in_their_own_folders_only_and_a_click_plays_a_move_once() -> None:
    command = [sys.executable, str(ROOT / "bench" / "structure.py"), "--list", "--runs", "1"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line for line in printed if line.startswith("name src/")] == []
    table = dict(re.findall(r"^\| (\w.*) \| ([\d,]+) \|$", "\n".join(printed), re.MULTILINE))
    assert table["arithmetic on move numbers"] == "0"
    assert int(table["one click, from the decision to the journal: times the move is played"]) == 1
    assert int(table["lines of test helpers"].replace(",", "")) < int(table["lines of tests"].replace(",", ""))
