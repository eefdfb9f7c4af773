"""The commands of `shima puzzles`, and a puzzle in the terminal."""

import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from shima.language import LANGUAGES, language
from shima.puzzles.annotations import open_puzzle, read
from shima.puzzles.puzzle import Puzzle, Verdict
from shima.terminal.content import Content
from shima.terminal.lines import Lines
from shima.terminal.puzzle import TerminalPuzzle, session_of
from tests.arena.shima_command import refused, shima
from tests.puzzles.small_puzzles import GOOD, commuting_puzzle, game_of, garden_text
from tests.terminal.scripted_session import make_console, plain, typed_lines


def garden() -> Puzzle:
    (note,) = read(garden_text(*GOOD), "evening")
    return open_puzzle(note, game_of(note.record))


def solved(puzzle: Puzzle, lines: Sequence[str], code: str = "en") -> tuple[Verdict, str]:
    """Type the lines in a terminal. Return the verdict and the output."""
    console, output = make_console(120)
    content = Content(session_of(puzzle, "Ann"), language(code))
    verdict = TerminalPuzzle(console, Lines(console, content, typed_lines(lines)), puzzle).run()
    return verdict, plain(output.getvalue())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.shima"
    path.write_text(garden_text(*GOOD), encoding="utf-8")
    return path


def test_the_right_answer_is_praised_with_solution_and_reason() -> None:
    verdict, shown = solved(garden(), ["garden"])
    assert verdict is Verdict.RIGHT
    assert "2 points this turn · grade 2" in shown
    assert "Ann" in shown
    assert "Right! A strong bot gives you a win chance of 60%" in shown
    assert "Solution: Visit the garden" in shown
    assert "You raise faith" in shown


def test_a_wrong_answer_shows_what_was_right() -> None:
    verdict, shown = solved(
        garden(), ["fly", "99", "why garden", "others", "hint", "board", "log", "help", "undo", "pass"]
    )
    assert verdict is Verdict.WRONG
    assert "99 is not on the list" in shown
    assert "Allowed." in shown
    assert "This is not possible in a puzzle." in shown
    assert "That is not the best turn." in shown
    assert "Solution: Visit the garden" in shown


@pytest.mark.parametrize("lines", [[], ["quit"]])
def test_who_leaves_does_not_see_the_solution(lines: list[str]) -> None:
    verdict, shown = solved(garden(), lines)
    assert verdict is Verdict.OPEN
    assert "Solution" not in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_longer_solution_is_asked_for_step_by_step(code: str) -> None:
    puzzle = commuting_puzzle()
    texts = [puzzle.note.solution[0], puzzle.note.solution[1]]
    verdict, shown = solved(puzzle, [text.partition(" ")[2] for text in texts], code)
    assert verdict is Verdict.RIGHT
    assert ("Right so far" if code == "en" else "So weit richtig") in shown


def test_files_are_checked(file: Path) -> None:
    run = shima("puzzles", "check", file.name, "--simulations", "20", "--jobs", "1", "--json", folder=file.parent)
    assert (run.returncode, run.stderr) == (0, "")
    report = json.loads(run.stdout)
    assert (report["puzzles"], report["simulations"], report["seed"]) == (1, 20, 1)
    assert report["games"]["tokaido-duo"]["puzzles"] == 1
    assert report["same"] + len(report["different"]) == 1
    said = shima("puzzles", "check", file.name, "--simulations", "20", "--jobs", "1", folder=file.parent).stdout
    assert "of 1 answers are the same" in said


def test_a_mistake_in_a_file_is_told_with_its_line(file: Path) -> None:
    file.write_text(garden_text(*GOOD[:-1]), encoding="utf-8")
    assert "evening.shima:97: The line “#? solution: …” of this puzzle is missing." in refused(
        "puzzles", "check", file.name, folder=file.parent
    )


def test_a_solution_that_cannot_be_played_is_told_in_a_line(file: Path) -> None:
    file.write_text(garden_text(*GOOD[:-1], "#? solution: 2 temple"), encoding="utf-8")
    said = refused("puzzles", "check", file.name, "--jobs", "1", folder=file.parent)
    assert "The puzzle evening-86 cannot be opened (line 97). The solution of this puzzle is wrong." in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("list", "chess"), "There is no game “chess”"),
        (("list", "yamatai", "--theme", "chess"), "There is no theme “chess”"),
        (("solve", "yamatai", "--name", "chess"), "has no puzzle “chess”"),
        (("check", "missing.shima"), "missing.shima"),
        (("mine", "tokaido-duo", "--seats", "3", "--save", "x"), "3"),
    ],
)
def test_mistakes_are_explained_in_one_line(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    assert said in refused("puzzles", *words, folder=tmp_path)
    assert not (tmp_path / "x").exists()


def test_puzzles_are_listed_by_theme_and_grade(tmp_path: Path) -> None:
    run = shima("puzzles", "list", "tokaido-duo", "--grade", "5", "--theme", "points", "--json", folder=tmp_path)
    found = json.loads(run.stdout)["puzzles"]
    assert found
    assert {(each["grade"], each["theme"]) for each in found} == {(5, "points")}
    shown = shima("puzzles", "list", "tokaido-duo", "--grade", "5", "--theme", "points", folder=tmp_path).stdout
    assert found[0]["name"] in shown
    assert f"{len(found)} puzzle" in shown


def test_the_command_poses_a_puzzle(tmp_path: Path) -> None:
    run = shima("puzzles", "solve", "tokaido-duo", "--plain", "--seed", "7", folder=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "Puzzle 2-" in run.stdout
    assert "puzzles solve tokaido-duo --name 2-" in run.stdout


def test_output_that_is_no_terminal_is_written_in_lines() -> None:
    output = io.StringIO()
    puzzle = garden()
    console = Console(file=output, width=100)
    shown = Lines(console, Content(session_of(puzzle, "Ann"), language("en")), typed_lines(["garden"]))
    assert TerminalPuzzle(console, shown, puzzle).run() is Verdict.RIGHT
    assert "\x1b" not in output.getvalue()
