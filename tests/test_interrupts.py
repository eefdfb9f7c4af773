"""Ctrl-C: one line, exit code 130, and no process left behind."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

from shima.games.game import Game
from shima.registry import open_game
from shima.session import Session
from shima.terminal.atomic_write import keep
from tests.waiting import wait_until

# Starts a command with Ctrl-C switched off, as under nohup, or on, as in a shell.
WITH_INTERRUPTS = (
    "import os, signal, sys; signal.signal(2, getattr(signal, sys.argv[1])); os.execv(sys.argv[2], sys.argv[2:])"
)
SHIMA = [sys.executable, "-m", "shima"]
RECORD = Path(__file__).parent / "records" / "tokaido-duo-slabs.shima"
# Interrupts itself at a given number of imports, and prints how many there were.
AT_AN_IMPORT = """
import atexit, os, signal, sys
moment, count = int(sys.argv.pop(1)), 0
def hear(event, _):
    global count
    if event == "import":
        count += 1
        if count == moment:
            os.kill(os.getpid(), signal.SIGINT)
from shima.cli import main
if not moment:
    atexit.register(lambda: sys.stderr.write(f"imports: {count}"))
sys.addaudithook(hear)
sys.argv[0] = "shima"
main()
"""


def members(group: int) -> list[Path]:
    """The processes of the group, ended ones not counted."""
    found: list[Path] = []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            state, _, process_group = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
            if int(process_group) == group and state != "Z":
                found.append(entry)
    return found


def is_deaf(process: Path) -> bool:
    """Whether the process never hears Ctrl-C."""
    blocked = re.search(r"^SigBlk:\s*(\w+)", (process / "status").read_text(), re.MULTILINE)
    assert blocked
    return bool(int(blocked.group(1), 16) & 1 << signal.SIGINT - 1)


@pytest.mark.parametrize("command", ["simulate", "fuzz"])
@pytest.mark.parametrize("later", [0.0, 1.5])
@pytest.mark.parametrize("ignored", [False, True])
def test_ctrl_c_ends_all_processes_at_once(command: str, later: float, ignored: bool) -> None:
    start = [sys.executable, "-c", WITH_INTERRUPTS, "SIG_IGN" if ignored else "SIG_DFL"]
    run = subprocess.Popen(
        [*start, *SHIMA, command, "tokaido-duo", "--games", "100000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "SHIMA_LANGUAGE": "en"},
        start_new_session=True,
    )
    try:
        wait_until(lambda: len(members(run.pid)) == 4, 60)  # itself, two workers, and Python's tracker of them
        time.sleep(later)
        assert sum(is_deaf(process) for process in members(run.pid)) >= 2
        started = time.monotonic()
        os.killpg(run.pid, signal.SIGINT)
        out, errors = run.communicate(timeout=30)
        assert time.monotonic() - started < 5
        assert (run.returncode, out, errors) == (130, "", "Interrupted.\n")
        wait_until(lambda: not members(run.pid), 5)
    finally:
        if members(run.pid):
            os.killpg(run.pid, signal.SIGKILL)
            run.communicate()


@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("verify", str(RECORD)), ("match", "--help"), ("export", "games")],
    ids=" ".join,
)
def test_ctrl_c_while_modules_are_loaded_shows_no_traceback(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """Swept over the whole start by what has been imported, not by the clock."""

    def interrupted_at(moment: int) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join(str(Path(entry).absolute()) for entry in sys.path if entry)
        return subprocess.run(
            [sys.executable, "-c", AT_AN_IMPORT, str(moment), *arguments],
            env={**os.environ, "PYTHONPATH": path, "SHIMA_HOME": str(tmp_path), "SHIMA_LANGUAGE": "en"},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    told = re.search(r"imports: (\d+)$", interrupted_at(0).stderr)
    assert told
    count = int(told.group(1))
    assert count > 100
    for step in range(10):
        run = interrupted_at(1 + step * (count - 2) // 9)
        assert (run.returncode, run.stderr) in ((-signal.SIGINT, ""), (130, "Interrupted.\n")), step


def left_open(home: Path, game: Game, name: str, age: float) -> Path:
    """Save an open game, last played `age` seconds ago."""
    path = home / "games" / f"{game.name}-{name}.shima"
    keep(Session(game, ("You", "greedy"), os.urandom(32)).record(), path)
    os.utime(path, (time.time() - age, time.time() - age))
    return path


def asked(home: Path, *arguments: str) -> "pexpect.spawn[str]":
    environment = {**os.environ, "SHIMA_HOME": str(home), "SHIMA_LANGUAGE": "en", "TERM": "xterm-256color"}
    terminal = pexpect.spawn(
        SHIMA[0], [*SHIMA[1:], *arguments], env=environment, dimensions=(60, 100), encoding="utf-8", timeout=60
    )
    terminal.expect("Continue it")
    return terminal


def test_ctrl_c_at_the_question_whether_to_resume(tmp_path: Path, duo: Game) -> None:
    left_open(tmp_path, duo, "a", 0)
    terminal = asked(tmp_path, "play")
    terminal.send("\x03")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    lines = [line for line in (terminal.before or "").replace("\r", "").split("\n") if line]
    assert lines[-1] == "Interrupted."
    assert "Traceback" not in (terminal.before or "")


def test_the_question_is_asked_again_until_it_is_answered(tmp_path: Path, duo: Game) -> None:
    path = left_open(tmp_path, duo, "a", 0)
    terminal = asked(tmp_path, "play")
    for strange in ("perhaps", "yesterday", "what?"):
        terminal.sendline(strange)
        terminal.expect("Continue it")
    terminal.sendline("J")
    terminal.expect("your move")
    terminal.sendline("quit")
    terminal.expect(path.name)
    terminal.expect(pexpect.EOF)
    again = asked(tmp_path, "play")
    again.sendline("n")
    again.expect("your move")
    again.sendline("quit")
    again.expect(pexpect.EOF)
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_the_newest_open_game_of_this_kind_is_offered_and_taken(tmp_path: Path, duo: Game) -> None:
    wanted = left_open(tmp_path, duo, "wanted", 60)
    left_open(tmp_path, duo, "older", 600)
    left_open(tmp_path, open_game("yamatai"), "other", 0)
    (tmp_path / "games" / "nowhere.shima").symlink_to(tmp_path / "gone")
    terminal = asked(tmp_path, "play", "tokaido-duo")
    terminal.sendline("")
    terminal.expect("your move")
    terminal.sendline("quit")
    terminal.expect(wanted.name)
    terminal.expect(pexpect.EOF)
