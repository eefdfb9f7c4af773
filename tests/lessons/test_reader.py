"""A lesson is a record with notes: where it waits, for what, and what is wrong with one that cannot be taught."""

from pathlib import Path

import pytest

from shima.games.game import CHANCE
from shima.lessons.lesson import Lesson
from shima.lessons.loader import BadLesson, open_lesson
from tests.lessons.broken_samples import SAMPLES, broken_copy

DICE = "lesson.shima"
EN = "en.ftl"


@pytest.fixture(scope="module")
def dice() -> Lesson:
    return open_lesson(SAMPLES / "first-dice").lesson


def test_it_waits_at_every_note_for_a_move_or_to_be_read(dice: Lesson) -> None:
    told = [(stop.note.key, None if stop.move is None else dice.record.moves[stop.after]) for stop in dice.stops]
    assert told == [
        ("welcome", None),
        ("first-die", "1 merchant M1"),
        ("pass", "1 pass"),
        ("last-die", "1 artist 2"),
        ("walk", "1 artist 7"),
        ("paint", "1 paint 2"),
        ("end", None),
    ]
    assert (dice.learner, dice.seconds, dice.stops[1].note.rules) == (0, 180, ("D3.1", "D3.2"))
    assert (dice.chapter, dice.start) == (None, 0)


def test_the_position_of_a_stop_is_the_one_before_its_move(dice: Lesson) -> None:
    for number, stop in enumerate(dice.stops[:-1]):
        if stop.move is not None:
            state = dice.position(number)
            assert state.actor() == dice.learner
            assert stop.move in state.moves()


def test_what_happened_since_leads_from_stop_to_stop(dice: Lesson) -> None:
    for number in range(len(dice.stops)):
        state, moves = dice.before(number)
        for move in moves:
            state.play(move)
        assert state.key() == dice.position(number).key()


def test_chance_is_what_the_record_says_whatever_the_seed(dice: Lesson) -> None:
    assert dice.record.seed == ""
    state, moves = dice.before(0)
    assert state.actor() == CHANCE
    assert len(moves) == 12


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "shift"),
    [
        (DICE, "#! learner", "", "lesson-setting", None),
        (DICE, "#! learner", "#! learner: 3", "lesson-setting-value", 0),
        (DICE, "#! minutes", "#! minutes: 0", "lesson-setting-value", 0),
        (DICE, "#! welcome", "#! Welcome!", "lesson-note", 0),
        (DICE, "#! first-die", "#! first-die x3", "lesson-note", 0),
        (DICE, "#! first-die", "#! first-die D3.99", "lesson-no-rule", 0),
        (DICE, "#! first-die", "#! first-die Y4.1", "lesson-no-rule", 0),
        (DICE, "#! first-die", "#! welcome", "lesson-twice", 0),
        (DICE, "#! welcome", "#! title", "lesson-key", 0),
        (DICE, "#! welcome", "#! answer", "lesson-key", 0),
        (DICE, "#! minutes", "#! seconds: 0", "lesson-setting-value", 0),
        (DICE, "#! minutes", "#! minutes: 3\n#! minutes: 4", "lesson-setting-twice", 1),
        (DICE, "#! minutes", "#! minutes: 3\n#! chapter: 100", "lesson-setting-value", 1),
        (DICE, "#! first-die", "#! first-die die:", "lesson-note", 0),
        (DICE, "#! first-die", f"#! first-die {' '.join(f'at:C{n}' for n in range(1, 10))}", "lesson-lights", 0),
        (DICE, "#! pass", "#! start\n#! pass", "lesson-start", 0),
        (DICE, "* shop C1", "#! answer one: merchant M1\n* shop C1 ceramic 3", "lesson-answer", 0),
        (DICE, "#! first-die", "#! first-die\n#! answer One: merchant M1", "lesson-answer", 1),
        (DICE, "#! first-die", "#! first-die\n#! answer welcome: merchant M1", "lesson-twice", 1),
        (DICE, "#! first-die", "#! first-die\n#! answer one: merchant M1", "lesson-answer-early", 0),
        (DICE, "#! pass", "", "lesson-no-note", 0),
        (DICE, "#! end", "", "lesson-no-end", -1),
        (DICE, "1 merchant M1", "1 merchant M9", "record-move", 0),
        (DICE, "1 merchant M1", "1 merchant C1", "record-move", 0),
        (DICE, "game:", "game: chess", "error-game", 0),
        (DICE, "components:", f"components: standard {'0' * 64}", "record-set", 0),
        (DICE, "shima record 1", "shima record 9", "record-format", 0),
        (EN, "pass =", "pass", "lesson-fluent", 0),
        (EN, "pass =", "", "lesson-unsaid", None),
        (EN, "title =", "", "lesson-unsaid", None),
        (EN, "end =", "", "lesson-unsaid", None),
        (EN, "end =", "end = Done.\nmore = More.", "lesson-unasked", 1),
        (EN, "end =", "end = Done.\nend = Done.", "lesson-said-twice", 1),
        (EN, "end =", "end = Well done, { $name }.", "lesson-gap", 0),
        (EN, "end =", "end = Well done, { -learner }.", "lesson-gap", 0),
        (EN, "    .why = You don’t have", "", "lesson-no-why", -1),
    ],
)
def test_what_is_wrong_is_said_with_its_file_and_line(
    tmp_path: Path, file: str, old: str, new: str, key: str, shift: int | None
) -> None:
    folder, line = broken_copy(tmp_path, file, old, new)
    with pytest.raises(BadLesson) as found:
        open_lesson(folder)
    assert found.value.problem.key == key
    assert found.value.file == str(folder / file)
    if shift is not None:
        assert found.value.line == line + shift


def test_words_may_refer_to_each_other(tmp_path: Path) -> None:
    folder, _ = broken_copy(tmp_path, EN, "end =", "-hana = Hana\nend = { -hana } says: { title }")
    assert "{ -hana }" in open_lesson(folder).words["en"]


def test_a_folder_that_is_no_lesson_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadLesson) as found:
        open_lesson(tmp_path / "nothing")
    assert found.value.problem.key == "error-file"
    for name in ("With Spaces", "x" * 41, "..."):
        with pytest.raises(BadLesson) as found:
            open_lesson(tmp_path / name)
        assert found.value.problem.key == "lesson-name"
    copy, _ = broken_copy(tmp_path, EN, "end =", "end = Done.")
    (copy / "en.ftl").unlink()
    (copy / "de.ftl").unlink()
    with pytest.raises(BadLesson) as found:
        open_lesson(copy)
    assert found.value.problem.key == "lesson-no-words"
    (copy / "de.ftl").write_bytes(b"\xff\xfe")
    with pytest.raises(BadLesson) as found:
        open_lesson(copy)
    assert found.value.problem.key == "error-file-text"
