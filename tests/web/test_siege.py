"""A short siege: whatever one address sends within its limits, the moves of others arrive and the server stays small.

`bench/siege.py` measures the same for longer, with times.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fork_server import ROOT

sys.path.append(str(ROOT / "bench"))
from siege import COMBINED
from siege_attacks import KINDS

SIEGE = ROOT / "bench" / "siege.py"
TIMEOUT = 900
MOST_MEGABYTES = 400


@pytest.mark.slow
@pytest.mark.parametrize("kind", [*KINDS, COMBINED])
def test_the_moves_of_others_arrive_and_the_server_stays_small(kind: str, tmp_path: Path) -> None:
    words = ["--kinds", kind, "--seconds", "1", "--quiet", "0.5", "--patience", "120", "--json"]
    with (tmp_path / "errors").open("w+") as errors:
        command = [sys.executable, str(SIEGE), *words]
        found = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, timeout=TIMEOUT, check=False)
        errors.seek(0)
        assert found.returncode == 0, errors.read()
    report = json.loads(found.stdout)["kinds"][kind]
    assert report["alive"]
    assert report["moves"] > 0
    assert (report["missing"], report["lost"], report["refused"]) == (0, 0, 0)
    assert report["server_mb"] < MOST_MEGABYTES
