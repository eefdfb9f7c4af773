"""Puzzles in records: what is written is read again, and mistakes are told with their lines."""

import pytest

from shima import record
from shima.language import LANGUAGES, language
from shima.puzzles.annotations import MOST_NOTES, open_puzzle, read, write
from shima.puzzles.turns import LONGEST, LONGEST_SOLUTION
from shima.record import BadRecord
from tests.puzzles.small_puzzles import GARDEN, GOOD, game_of, garden_text

GRADE = 1
"""The place of the grade among the lines of a puzzle."""


def changed(at: int, line: str) -> tuple[str, ...]:
    return (*GOOD[:at], line, *GOOD[at + 1 :])


def test_a_puzzle_is_read_and_written_as_comments_of_a_valid_record() -> None:
    text = garden_text(*GOOD)
    (note,) = read(text, "evening")
    assert (note.name, note.number, note.grade, note.theme.points) == (f"evening-{GARDEN + 1}", GARDEN, 2, 2)
    assert (note.chance, note.next_best, note.simulations) == (0.6, 0.4, 6400)
    assert (note.solution, note.rest) == (("2 garden",), ())
    assert write(note.record, [note]) == text
    saved = record.read(text)
    assert record.verify(saved, game_of(saved)) > 0


def test_a_record_without_puzzles_has_none() -> None:
    assert read(garden_text("# just a comment"), "x") == []


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("#? theme",), "does not belong to a puzzle"),
        (("#? colour: red",), "does not belong to a puzzle"),
        (("#? grade:",), "does not belong to a puzzle"),
        (GOOD[:-1], "solution: …” of this puzzle is missing"),
        (GOOD[1:], "theme: …” of this puzzle is missing"),
        ((*GOOD, "#? grade: 3"), "appears twice"),
        (changed(0, "#? theme: Points"), "is not a theme"),
        (changed(0, "#? theme: points 9999"), "is not a theme"),
        (changed(0, "#? theme: deny-palace"), "There is no theme “deny-palace”"),
        (changed(GRADE, "#? grade: 6"), "from 1 to 5"),
        (changed(GRADE, "#? grade: ٣"), "from 1 to 5"),
        (changed(GRADE, "#? grade: 99999999999999999999"), "from 1 to 5"),
        (changed(2, "#? chance: 1.5"), "from 0.0 to 1.0"),
        (changed(2, "#? chance: nan"), "from 0.0 to 1.0"),
        (changed(3, "#? next: 0.7"), "cannot be higher"),
        (changed(4, "#? simulations: 0"), "from 1 to 1000000"),
        ((*GOOD, *["#? rest: 2 pass"] * (LONGEST + 1)), "too many moves"),
        ((*GOOD, *["#? solution: 2 pass"] * LONGEST_SOLUTION), "too many moves"),
    ],
)
def test_a_mistake_is_told_with_its_line_in_both_languages(lines: tuple[str, ...], said: str) -> None:
    text = garden_text(*lines)
    with pytest.raises(BadRecord) as caught:
        read(text, "x")
    assert said in language("en").say(caught.value.text)
    assert all(language(code).say(caught.value.text) for code in LANGUAGES)
    first = text.splitlines().index(lines[0]) + 1
    assert first <= caught.value.line < first + len(lines)


@pytest.mark.parametrize(
    ("solution", "said"),
    [
        ("2 temple", "not allowed"),
        ("2 fly", "fly"),
        ("1 garden", "it is 2’s turn"),
        ("garden", "should be written “2 garden”"),
    ],
)
def test_a_solution_that_cannot_be_played_is_refused(solution: str, said: str) -> None:
    (note,) = read(garden_text(*GOOD[:-1], f"#? solution: {solution}"), "x")
    with pytest.raises(BadRecord) as caught:
        open_puzzle(note, game_of(note.record))
    assert said in language("en").say(caught.value.text)
    assert caught.value.line == note.line


def test_a_solution_ends_with_the_turn() -> None:
    (note,) = read(garden_text(*GOOD, "#? rest: 2 pass"), "x")
    with pytest.raises(BadRecord, match="puzzle-after-turn"):
        open_puzzle(note, game_of(note.record))


def test_a_puzzle_needs_a_choice_and_a_place() -> None:
    lines = garden_text().splitlines()
    first = lines.index("") + 1
    with pytest.raises(BadRecord, match="puzzle-place"):
        read("\n".join([*lines, *GOOD]), "x")
    with pytest.raises(BadRecord, match="puzzle-place"):
        read("\n".join([lines[0], *GOOD, *lines[1:]]), "x")
    (note,) = read("\n".join([*lines[:first], *GOOD, *lines[first:]]), "x")
    with pytest.raises(BadRecord, match="puzzle-no-choice"):
        open_puzzle(note, game_of(note.record))


def test_a_record_has_a_limited_number_of_puzzles() -> None:
    lines = garden_text().splitlines()
    first = lines.index("") + 1
    many = [line for move in lines[first : first + MOST_NOTES + 1] for line in (*GOOD, move)]
    with pytest.raises(BadRecord, match="puzzle-many"):
        read("\n".join([*lines[:first], *many, *lines[first + MOST_NOTES + 1 :]]), "x")
