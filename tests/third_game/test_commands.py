"""A game from another package on the command line: what it lacks is no error, and what is wrong is told in a line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shima import record


def shima(folder: Path, *words: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A new process: the fork server of the other tests has its module path already."""
    env = {**os.environ, "SHIMA_LANGUAGE": "en", "COLUMNS": "120", "HOME": str(folder), "PYTHONWARNINGS": "error"}
    command = [sys.executable, "-m", "shima", *words]
    return subprocess.run(
        command, cwd=folder, env={**env, **environment}, input=text, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "line",
    [
        "fuzz stones --games 20",
        "simulate stones --games 4 --players level1,greedy,random",
        "match stones --a level1 --b random --games 4 --jobs 2",
        "ladder stones --players random,greedy,level2 --games 4",
        "balance stones --games 4 --player greedy --seats 3",
        "openings stones --games 4 --simulations 4 --seats 2,3",
        "bench stones --seconds 0.1",
        "components new stones mine.toml",
        "puzzles mine stones --games 2 --simulations 20 --jobs 1 --save mined",
        "puzzles list stones",
    ],
)
def test_every_command_takes_it(tmp_path: Path, line: str) -> None:
    run = shima(tmp_path, *line.split())
    assert (run.returncode, run.stderr) == (0, ""), run.stderr


@pytest.mark.slow
def test_a_set_of_ones_own_is_checked_and_played(tmp_path: Path) -> None:
    assert shima(tmp_path, "components", "new", "stones", "mine.toml").returncode == 0
    assert "The pile: how many stones" in (tmp_path / "mine.toml").read_text(encoding="utf-8")
    assert shima(tmp_path, "components", "check", "mine.toml").returncode == 0
    run = shima(tmp_path, "simulate", "stones", "--components", "mine.toml", "--games", "2", "--json")
    assert json.loads(run.stdout)["game"] == "stones"


@pytest.mark.slow
def test_a_game_is_played_replayed_verified_analysed_and_made_a_lesson(tmp_path: Path) -> None:
    run = shima(
        tmp_path, "play", "stones", "--players", "Ann,random", "--save", "a.shima", "--delay", "0", text="1\n" * 9
    )
    assert run.returncode == 0, run.stderr
    assert "stones left" in run.stdout
    saved = record.read((tmp_path / "a.shima").read_text(encoding="utf-8"))
    assert saved.result
    for line in ("replay a.shima", "verify a.shima", "analyse a.shima", "lesson new a.shima my-lesson"):
        done = shima(tmp_path, *line.split())
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert "lesson" in shima(tmp_path, "lesson", "check", "my-lesson").stdout.lower()


@pytest.mark.slow
def test_what_it_does_not_have_is_reported_in_one_line(tmp_path: Path) -> None:
    run = shima(tmp_path, "train", "stones", "--save", "weights", "--games", "1")
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert "stones" in run.stderr
    assert not (tmp_path / "weights").exists()


@pytest.mark.slow
def test_a_plug_in_that_cannot_be_loaded_is_told_in_a_line(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[shima.games]\nbroken = no_such_package.game:Broken\n", encoding="utf-8")
    path = os.pathsep.join((str(tmp_path), os.environ["PYTHONPATH"]))
    run = shima(tmp_path, "simulate", "broken", PYTHONPATH=path)
    assert (run.returncode, len(run.stderr.splitlines())) == (2, 1)
    assert "no_such_package" in run.stderr
    assert shima(tmp_path, "simulate", "stones", "--games", "1", PYTHONPATH=path).returncode == 0
