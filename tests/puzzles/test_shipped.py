"""The puzzles in the package: enough of them, each sound, and no two alike."""

from collections import Counter
from datetime import date, timedelta
from functools import cache
from importlib.resources import files

import pytest

from shima import record
from shima.arena.executors import Processes
from shima.games.game import UserError
from shima.puzzles import library
from shima.puzzles.checking import Answer, Check, check, sample, solve
from shima.puzzles.mining import LEAST_CHANCE, MOST, MOST_CHANCE
from shima.puzzles.puzzle import Note, Puzzle, Verdict, solves
from shima.puzzles.themes import END
from shima.puzzles.turns import after, is_over
from shima.puzzles.verification import MARGIN
from shima.registry import GAMES, open_game
from tests.profile import by_profile

LEAST = {"tokaido-duo": 500, "yamatai": 200}
"""Puzzles of each game."""
SHARE_OF_EASY = 0.25
LARGEST = 4_000_000
"""Bytes of all puzzles."""


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Open some of the puzzles, or all of them where there is time: each replays a game."""
    notes = sample(library.notes(game), by_profile(8, 40, 0), 1)
    return tuple(map(library.opened, notes))


@pytest.mark.parametrize("game", LEAST)
def test_the_package_has_enough_puzzles_of_all_grades(game: str) -> None:
    notes = library.notes(game)
    assert len(notes) >= LEAST[game]
    grades = Counter(note.grade for note in notes)
    assert grades[1] <= SHARE_OF_EASY * len(notes)
    assert set(grades) >= {2, 3, 4, 5}
    assert len({note.theme.name for note in notes}) >= 5
    assert len({note.name for note in notes}) == len(notes)


def test_the_files_are_in_the_installed_package_and_not_too_large() -> None:
    sizes = [
        len(file.read_bytes())
        for folder in files("shima.puzzles").iterdir()
        if folder.is_dir() and (folder / library.FOLDER).is_dir()
        for file in (folder / library.FOLDER).iterdir()
    ]
    assert len(sizes) > len(LEAST)
    assert sum(sizes) < LARGEST


@pytest.mark.parametrize("game", LEAST)
def test_no_game_has_too_many_and_no_position_is_decided(game: str) -> None:
    counts = Counter(note.record.commitment for note in library.notes(game))
    assert max(counts.values()) <= MOST
    for note in library.notes(game):
        assert note.chance - note.next_best >= MARGIN - 0.001
        assert LEAST_CHANCE - 0.001 <= note.chance <= MOST_CHANCE + 0.001 or note.theme.name == END


@pytest.mark.parametrize("game", LEAST)
def test_each_puzzle_replays_and_only_its_solution_is_right(game: str) -> None:
    keys = set()
    for puzzle in puzzles(game):
        keys.add(puzzle.position.key())
        assert len(puzzle.position.moves()) > 1
        assert solves(puzzle, puzzle.solution)
        assert all(puzzle.judge(puzzle.solution[:count]) is Verdict.OPEN for count in range(len(puzzle.solution)))
        assert is_over(puzzle.position, after(puzzle.position, (*puzzle.solution, *puzzle.rest)))
        others = [move for move in puzzle.position.moves() if move not in puzzle.solution]
        assert not any(solves(puzzle, [move]) for move in others)
    assert len(keys) == len(puzzles(game))


@pytest.mark.parametrize("game", LEAST)
def test_the_draws_of_a_game_with_puzzles_follow_from_its_seed(game: str) -> None:
    note = library.notes(game)[0]
    assert record.verify(note.record, open_game(game)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", LEAST)
def test_a_search_solves_a_sample_again(game: str) -> None:
    """The full check is `shima puzzles check`: see docs/puzzles.md."""
    found = check(sample(library.notes(game), 4, 1), by_profile(200, 200, 6400), 5, Processes(1), lambda _: None)
    assert found.same >= 3


def test_the_puzzle_of_the_day_depends_on_the_day_alone() -> None:
    first = date(2026, 5, 1)
    chosen = [library.daily("tokaido-duo", first + timedelta(days)) for days in range(30)]
    assert chosen == [library.daily("tokaido-duo", first + timedelta(days)) for days in range(30)]
    assert len({note.name for note in chosen}) > 15


def test_a_puzzle_is_found_by_name_theme_and_grade() -> None:
    note = library.notes("yamatai")[3]
    assert library.note_named("yamatai", note.name) is note
    assert note in library.chosen("yamatai", note.theme.name, note.grade)
    for wrong in (
        lambda: library.note_named("yamatai", "x"),
        lambda: library.notes("chess"),
        lambda: library.pick([], "yamatai", "1"),
    ):
        with pytest.raises(UserError):
            wrong()


def test_a_search_follows_the_solution_until_its_answer_is_clear() -> None:
    for puzzle in puzzles("tokaido-duo")[:3]:
        moves, verdict = solve(puzzle, 20, 3)
        assert verdict is (Verdict.RIGHT if solves(puzzle, moves) else Verdict.WRONG)


def test_a_check_counts_answers_with_an_interval() -> None:
    answers = (Answer("a", ("1 x",), True),) * 49 + (Answer("b", ("1 y",), False),)
    found = Check(answers)
    low, high = found.interval()
    assert (found.same, found.share) == (49, 0.98)
    assert 0.89 < low < 0.9
    assert 0.99 < high < 1
    assert Check(()).share == 0


def test_a_sample_is_random_but_the_same_for_a_seed() -> None:
    notes = list(library.notes("tokaido-duo"))
    assert sample(notes, 5, 1) == sample(notes, 5, 1) != sample(notes, 5, 2)
    assert sample(notes, 0, 1) == sample(notes, len(notes) + 1, 1) == notes
    assert [note for note in notes if note in sample(notes, 5, 1)] == sample(notes, 5, 1)


def test_every_game_can_be_asked_for_puzzles() -> None:
    found: list[Note] = [note for game in GAMES for note in library.notes(game)]
    assert {note.record.game for note in found} == set(LEAST)
