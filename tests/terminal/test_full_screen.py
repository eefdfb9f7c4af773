"""The full screen in a real pseudo-terminal: keys, sizes, signals, and the normal screen afterwards."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from shima import record
from shima.record import Record
from tests.terminal.emulator import Emulator, start

MOST_ANSWERS = 600
PROMPT = "Anna, your move"


def play(home: Path, *arguments: str, game: str = "tokaido-duo", **environment: str) -> Emulator:
    players = () if "--players" in arguments else ("--players", "Anna,Ben")
    return start(home, "play", game, *players, "--seed", "7", "--delay", "0", *arguments, environment=environment)


def saved(home: Path) -> Record:
    (path,) = (home / "games").glob("*.shima")
    return record.read(path.read_text(encoding="utf-8"))


def test_a_few_moves_a_resize_and_quit(tmp_path: Path) -> None:
    terminal = play(tmp_path)
    terminal.wait_for(PROMPT, "Board", "Moves", "What happened")
    assert terminal.is_alternate
    terminal.type("2")
    terminal.wait_for("Ben, your move")
    for columns, rows in ((100, 40), (140, 50), (60, 20), (40, 12), (80, 24)):
        terminal.resize(columns, rows)
        terminal.wait_for("Ben, your move")
    terminal.type("1")
    terminal.wait_for("Take")
    terminal.type("quit")
    assert terminal.wait_for_end() == 0
    assert not terminal.is_alternate
    assert terminal.overflow == []
    assert "The game is saved in" in terminal.text
    assert "resume" in terminal.text
    assert next(move for move in saved(tmp_path).moves if move[0] != "*") == "1 merchant C3"


def test_a_whole_game_ends_with_the_score_sheet_and_a_record_that_verifies(tmp_path: Path) -> None:
    terminal = play(tmp_path, "--players", "Anna,random")
    for _ in range(MOST_ANSWERS):
        terminal.wait_until(lambda: terminal.lines[-1].endswith(("“help”):", "Enter: close")))
        if terminal.lines[-1].endswith("Enter: close"):
            break
        terminal.process.send("1")
        terminal.wait_for("“help”): 1")
        terminal.process.send("\r")
        terminal.wait_until(lambda: not terminal.lines[-1].endswith("“help”): 1"))
    assert "Score sheet" in terminal.text
    terminal.type("")
    assert terminal.wait_for_end() == 0
    assert "Verify the draws" in terminal.text
    (path,) = (tmp_path / "games").glob("*.shima")
    verified = subprocess.run([sys.executable, "-m", "shima", "verify", str(path)], check=False)
    assert verified.returncode == 0


def test_commands_answer_above_the_prompt_and_pages_close(tmp_path: Path) -> None:
    terminal = play(tmp_path)
    terminal.wait_for(PROMPT)
    terminal.type("why 2")
    terminal.wait_for("Allowed. Anna moves the merchant")
    terminal.type("fly")
    terminal.wait_for("“fly” is not a move")
    terminal.type("end")
    terminal.wait_for("There is no turn to end here")
    for command, words in (
        ("help", "save FILE"),
        ("log", "The shop in C1 buys"),
        ("board", "C8+1"),
        ("others", "pilgrim C1"),
    ):
        terminal.type(command)
        terminal.wait_for(words, "Enter: close")
        terminal.type("")
        terminal.wait_for(PROMPT)
    terminal.process.send("\x04")
    assert terminal.wait_for_end() == 0


def test_the_line_can_be_edited(tmp_path: Path) -> None:
    terminal = play(tmp_path)
    terminal.wait_for(PROMPT)
    terminal.process.send("wrong\x15hlep\x1b[D\x1b[D\x1b[D\x1b[3~\x1b[Cl")
    terminal.wait_for("“help”): help")
    terminal.process.send("\r")
    terminal.wait_for("save FILE")
    terminal.process.send("\x1b")
    terminal.wait_for(PROMPT)
    terminal.type("quit")
    assert terminal.wait_for_end() == 0


def test_arrow_keys_move_the_board(tmp_path: Path) -> None:
    terminal = play(tmp_path)
    terminal.wait_for("Board ←→↑↓")
    terminal.process.send("\x1b[A" * 10)
    terminal.wait_for("C2+2   C2+3")
    terminal.process.send("\x1b[D" * 10)
    terminal.wait_for("Board →↓", "C1+1")
    terminal.type("quit")
    assert terminal.wait_for_end() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_save_and_say_how_to_continue(tmp_path: Path, key: str) -> None:
    terminal = play(tmp_path)
    terminal.wait_for(PROMPT)
    terminal.process.send(key)
    assert terminal.wait_for_end() == 0
    assert not terminal.is_alternate
    assert "Continue it with" in terminal.text


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_restores_the_normal_screen(tmp_path: Path, number: signal.Signals, code: int) -> None:
    terminal = play(tmp_path)
    terminal.wait_for(PROMPT)
    terminal.process.kill(number)
    assert terminal.wait_for_end() == code
    assert terminal.modes[-1] == "1049l"
    assert "Traceback" not in terminal.text
    assert saved(tmp_path).players == ("Anna", "Ben")


def test_a_stopped_game_gives_the_terminal_back_and_returns(tmp_path: Path) -> None:
    terminal = play(tmp_path)
    terminal.wait_for(PROMPT)
    terminal.process.send("\x1a")
    terminal.wait_until(lambda: "1049l" in terminal.modes)
    terminal.process.kill(signal.SIGCONT)
    terminal.wait_for(PROMPT, "Moves")
    assert terminal.is_alternate
    terminal.type("quit")
    assert terminal.wait_for_end() == 0


def test_an_error_restores_the_normal_screen(tmp_path: Path) -> None:
    package = tmp_path / "broken_bot.py"
    package.write_text("class Bot:\n    def __init__(self, seed): pass\n    def choose(self, state, seat): 1 / 0\n")
    path = os.pathsep.join([str(tmp_path), *(entry for entry in sys.path if entry)])
    terminal = play(tmp_path, "--players", "broken_bot:Bot,Anna", PYTHONPATH=path)
    assert terminal.wait_for_end() != 0
    assert terminal.modes[0] == "1049h"
    assert not terminal.is_alternate


def test_no_color_leaves_out_the_colours(tmp_path: Path) -> None:
    def styles(**environment: str) -> set[str]:
        terminal = play(tmp_path, **environment)
        terminal.wait_for(PROMPT)
        terminal.type("quit")
        terminal.wait_for_end()
        return {part for style in terminal.styles for part in style.split(";")}

    colours = {str(number) for number in (*range(30, 39), *range(90, 98))}
    assert styles() & colours
    assert not styles(NO_COLOR="1") & colours


@pytest.mark.parametrize(("arguments", "environment"), [(("--plain",), {}), ((), {"TERM": "dumb"})])
def test_lines_instead_of_the_full_screen(
    tmp_path: Path, arguments: tuple[str, ...], environment: dict[str, str]
) -> None:
    terminal = play(tmp_path, *arguments, **environment)
    terminal.process.expect("your move", timeout=120)
    terminal.process.sendline("quit")
    terminal.wait_for_end()
    assert terminal.modes == [] or "1049h" not in terminal.modes


@pytest.mark.parametrize("columns", [80, 140])
def test_yamatai_with_wide_names(tmp_path: Path, columns: int) -> None:
    """Names of wide characters take two columns for each."""
    game = start(tmp_path, "play", "yamatai", "--players", "島人,level1", "--delay", "0", columns=columns, rows=50)
    game.wait_for("島人, your move")
    game.type("1")
    game.wait_for("2 trade")
    game.type("end")
    game.wait_for("島人, your move")
    game.type("quit")
    assert game.wait_for_end() == 0
    assert game.overflow == []


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "records" / "tokaido-duo-temples.shima"
    terminal = start(tmp_path, "replay", str(file), columns=100, rows=40)
    terminal.wait_for("Move 12 of 256", "Greedy 1", "C1+1")
    terminal.process.send("\x1b[C")
    terminal.wait_for("Move 13 of 256")
    terminal.process.send("\x1b[B\x1b[D")
    terminal.wait_for("Move 22 of 256")
    terminal.process.send("\x1b[F")
    terminal.wait_for("Move 256 of 256")
    terminal.process.send("\r")
    terminal.wait_for("Score sheet", "48", "43")
    terminal.process.send("\rq")
    assert terminal.wait_for_end() == 0
    assert not terminal.is_alternate
    assert terminal.overflow == []
