"""Mining: the same seed finds the same puzzles, and an interrupted run continues."""

import json
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import TypeVar

import pytest

from shima import record
from shima.arena.executors import Processes
from shima.games.game import UserError
from shima.puzzles import annotations, grading, mining
from shima.puzzles.annotations import open_puzzle
from shima.puzzles.folder import STATUS, Folder
from shima.puzzles.grading import depth
from shima.puzzles.mining import MOST, OTHERS_PER_EASY, Plan
from shima.puzzles.puzzle import solves
from shima.puzzles.turns import after
from shima.puzzles.verification import MARGIN, Decision, Line, verify
from shima.registry import open_game
from tests.puzzles.small_puzzles import commuting_puzzle

W = TypeVar("W")
R = TypeVar("R")


def tiny_plan(game: str = "tokaido-duo", seats: int = 2, seed: str = "1", simulations: int = 16) -> Plan:
    opened = open_game(game)
    return Plan(game, seats, seed, simulations, opened.set_hash, opened.rules_version)


@pytest.fixture(autouse=True)
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain Python is slow, and these tests are not about good puzzles."""
    monkeypatch.setattr(mining, "PLAYER", "search:sims=1")
    monkeypatch.setattr(grading, "BUDGETS", (1, 2))


class Interrupted(Exception):
    """Stands for Ctrl-C."""


class ShortRun:
    """An executor that is interrupted after some items."""

    workers = 1

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        for number, item in enumerate(work):
            if number == self.most:
                raise Interrupted
            yield item, do(item)


def ignore(_: int) -> None:
    """Show no progress."""


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_mined_puzzles_are_sound_and_the_same_for_the_same_seed() -> None:
    texts = [tiny_plan().mine(number) for number in range(2)]
    assert texts == [tiny_plan().mine(number) for number in range(2)]
    notes = [note for text in texts if text for note in annotations.read(text, "x")]
    assert notes
    for note in notes:
        game = open_game(note.record.game)
        assert record.verify(note.record, game) > 0
        assert note.chance - note.next_best >= MARGIN - 0.001
        puzzle = open_puzzle(note, game)
        assert solves(puzzle, puzzle.solution)
    for text in filter(None, texts):
        grades = [note.grade for note in annotations.read(text, "x")]
        assert len(grades) <= MOST
        assert OTHERS_PER_EASY * grades.count(1) <= len(grades) - grades.count(1)


def test_an_interrupted_run_continues_and_ends_like_one_without_a_break(tmp_path: Path) -> None:
    whole = Folder(tiny_plan(), tmp_path / "whole")
    whole.run(3, Processes(1), ignore)
    broken = tmp_path / "broken"
    with pytest.raises(Interrupted):
        Folder(tiny_plan(), broken).run(3, ShortRun(1), ignore)
    assert json.loads((broken / STATUS).read_text(encoding="utf-8"))["done"] == [0]
    again = Folder(tiny_plan(), broken)
    progress: list[int] = []
    again.run(3, Processes(1), progress.append)
    assert progress == [1, 1, 1]
    assert contents(broken) == contents(tmp_path / "whole")
    assert len(again.files()) == len(whole.files()) > 0


def test_a_game_that_repeats_an_earlier_one_is_dropped(tmp_path: Path) -> None:
    mined = Folder(tiny_plan(), tmp_path / "mined")
    mined.run(1, Processes(1), ignore)
    (file,) = mined.files()
    file.with_name("2-00009.shima").write_bytes(file.read_bytes())
    mined.run(1, Processes(1), ignore)
    assert mined.files() == [file]


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear Ann", encoding="utf-8")
    with pytest.raises(UserError, match="puzzle-folder"):
        Folder(tiny_plan(), tmp_path)
    assert contents(tmp_path) == {"letters.txt": "Dear Ann"}


@pytest.mark.parametrize("status", ["", "[]", '{"plan": 3}', '{"plan": {}, "done": ["x"]}', "[" * 100_000, "\x00"])
def test_a_damaged_folder_is_reported(tmp_path: Path, status: str) -> None:
    (tmp_path / STATUS).write_text(status, encoding="utf-8")
    with pytest.raises(UserError, match="puzzle-folder"):
        Folder(tiny_plan(), tmp_path)


def test_a_folder_keeps_its_settings(tmp_path: Path) -> None:
    Folder(tiny_plan(), tmp_path / "a")
    with pytest.raises(UserError) as caught:
        Folder(tiny_plan(seed="2", simulations=17), tmp_path / "a")
    assert caught.value.text.args["names"] == "seed, simulations"


def test_rivals_that_only_change_the_order_leave_a_decision_clear() -> None:
    """The second decision made first is as good as the solution; a third one that is as good makes it unclear."""
    puzzle = commuting_puzzle()
    one, other = puzzle.solution
    third = next(move for move in puzzle.position.moves() if move not in puzzle.solution)
    first = Decision(puzzle.position, one, 0.6, {other: 0.6, third: 0.3})
    second = Decision(after(puzzle.position, [one]), other, 0.6, {})
    line = Line(puzzle.position, None, [first, second])  # type: ignore[arg-type]  # the search is not needed here
    assert line.clear_length(MARGIN) == 2
    assert line.next_best(2) == 0.3
    first.rivals[third] = 0.6 - MARGIN / 2
    assert line.clear_length(MARGIN) == 0


def test_a_decision_that_a_longer_search_does_not_confirm_is_no_puzzle() -> None:
    """Both moves look clear here, one of them wrongly."""
    puzzle = commuting_puzzle()
    lengths = []
    for move in puzzle.position.moves()[:4]:
        line = Line(puzzle.position, None, [Decision(puzzle.position, move, 1.0, {})])  # type: ignore[arg-type]
        lengths.append(verify(line, 60))
    assert 0 in lengths


def test_the_grade_is_the_first_budget_from_which_on_the_answer_is_found() -> None:
    position = commuting_puzzle().position
    everything = set(position.moves())
    assert depth(position, everything) == 1
    assert depth(position, set()) == len(grading.BUDGETS) + 1
