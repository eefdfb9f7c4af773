"""A whole game in a real terminal, line by line, through the command `shima`."""

import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from shima import record
from tests.terminal.scripted_session import plain

SHIMA = [sys.executable, "-m", "shima"]
MOST_ANSWERS = 600


def environment(home: Path) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}
    return {**inherited, "SHIMA_HOME": str(home), "SHIMA_LANGUAGE": "en", "TERM": "xterm-256color"}


def spawn(home: Path, *arguments: str, rows: int = 60) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        SHIMA[0],
        [*SHIMA[1:], *arguments],
        env=environment(home),
        dimensions=(rows, 100),
        encoding="utf-8",
        timeout=300,
    )


def test_a_game_from_the_first_prompt_to_a_verified_record(tmp_path: Path) -> None:
    game, copy = tmp_path / "game.shima", tmp_path / "copy.shima"
    play = ("play", "tokaido-duo", "--players", "Anna,random", "--seed", "7", "--delay", "0", "--plain")
    terminal = spawn(tmp_path, *play, "--save", str(game))
    terminal.expect("your move")
    for line, answer in (("why 1", "Allowed"), ("fly", "is not a move"), (f"save {copy}", "Saved in")):
        terminal.sendline(line)
        terminal.expect(answer)
        terminal.expect("your move")
    terminal.sendline("1")
    terminal.expect("your move")
    terminal.sendline("undo")
    terminal.expect("Round 1")
    terminal.expect("your move")
    for _ in range(MOST_ANSWERS):
        terminal.sendline("1")
        if terminal.expect(["your move", "Score sheet"]) == 1:
            break
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    saved = record.read(game.read_text(encoding="utf-8"))
    total = next(line for line in plain(terminal.before or "").splitlines() if "Total" in line)
    assert [int(word) for word in total.split() if word.isdigit()] == list(saved.result)
    for file in (game, copy):
        verified = subprocess.run([*SHIMA, "verify", str(file)], env=environment(tmp_path), check=False)
        assert verified.returncode == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_a_game_that_can_be_resumed(tmp_path: Path, key: str) -> None:
    game = tmp_path / "game.shima"
    terminal = spawn(tmp_path, "play", "tokaido-duo", "--players", "Anna,Ben", "--plain", "--save", str(game))
    terminal.expect("Anna, your move")
    terminal.sendline("1")
    terminal.expect("your move")
    terminal.send(key)
    terminal.expect("shima resume")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    assert "Traceback" not in (terminal.before or "")
    again = spawn(tmp_path, "resume", str(game))
    again.expect("your move")
    again.sendline("quit")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_piped_input_works_in_every_encoding(tmp_path: Path, encoding: str) -> None:
    done = subprocess.run(
        [*SHIMA, "play", "tokaido-duo", "--players", "Anna,Ben", "--seed", "7"],
        input=b"1\n\xff\xfe\n1\nwhy 1\n",
        capture_output=True,
        env={**environment(tmp_path), "PYTHONIOENCODING": encoding},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert b"Traceback" not in done.stderr
    assert b"shima resume" in done.stdout
