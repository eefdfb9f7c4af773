"""Closed streams and closed pipes: no traceback, and an exit code that says what happened."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shima import __version__

RECORD = Path(__file__).parent / "records" / "tokaido-duo-slabs.shima"
COMMANDS = [
    ("--version",),
    ("--help",),
    ("verify", str(RECORD)),
    ("replay", str(RECORD)),
    ("simulate", "tokaido-duo", "--games", "2", "--jobs", "2"),
    ("components", "show", "tokaido-duo"),
    ("play", "--players", "random,random", "--delay", "0"),
]
CLOSED_PIPE = 1


def shell(line: str, arguments: tuple[str, ...], home: Path) -> subprocess.CompletedProcess[str]:
    """Run the command as `$SHIMA "$@"` in a line of shell."""
    return subprocess.run(
        ["bash", "-c", line, "bash", *arguments],
        env={**os.environ, "SHIMA": f"{sys.executable} -m shima", "SHIMA_HOME": str(home), "SHIMA_LANGUAGE": "en"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda arguments: arguments[0])
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
def test_a_closed_stream_swallows_what_is_written(arguments: tuple[str, ...], closed: str, tmp_path: Path) -> None:
    run = shell(f'$SHIMA "$@" {closed}', arguments, tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert bool(run.stdout) == (closed in ("2>&-", "<&-"))


def test_what_a_command_opens_does_not_take_the_place_of_a_closed_stream(tmp_path: Path) -> None:
    """Files get the lowest free number: without care, a report would be written into a record."""
    folder = tmp_path / "games"
    simulate = ("simulate", "tokaido-duo", "--games", "2", "--jobs", "1", "--save", str(folder))
    assert shell('$SHIMA "$@" <&- >&- 2>&-', simulate, tmp_path).returncode == 0
    checked = shell('$SHIMA verify "$@"', (str(folder),), tmp_path)
    assert (checked.returncode, len(checked.stdout.splitlines())) == (0, 2)


@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda arguments: arguments[0])
def test_a_pipe_that_nobody_reads_ends_the_command(arguments: tuple[str, ...], tmp_path: Path) -> None:
    run = shell('{ $SHIMA "$@"; echo $? >&2; } | exec true', arguments, tmp_path)
    assert run.stderr == f"{CLOSED_PIPE}\n"


@pytest.mark.parametrize("arguments", [("--help",), ("replay", str(RECORD))], ids=lambda arguments: arguments[0])
def test_the_first_line_is_enough(arguments: tuple[str, ...], tmp_path: Path) -> None:
    run = shell('$SHIMA "$@" | head -1', arguments, tmp_path)
    assert (run.returncode, len(run.stdout.splitlines()), run.stderr) == (0, 1, "")


def test_an_error_stream_that_nobody_reads(tmp_path: Path) -> None:
    run = shell('{ $SHIMA "$@" 2>&1 >&3; echo $? >&3; } 3>&1 | exec true', ("dance",), tmp_path)
    assert (run.returncode, run.stderr) == (0, "")


def test_all_works_when_nothing_is_closed(tmp_path: Path) -> None:
    run = shell('$SHIMA "$@"', ("--version",), tmp_path)
    assert (run.returncode, run.stdout, run.stderr) == (0, f"shima {__version__}\n", "")
