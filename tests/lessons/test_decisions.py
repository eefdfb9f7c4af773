"""Decisions: two or three answers at the end of a lesson, and lessons that begin in the middle of a game."""

import pytest

from shima.lessons.lesson import Lesson, read
from shima.record import BadRecord
from shima.registry import open_game_with
from tests.lessons.broken_samples import SAMPLES

FILE = SAMPLES / "first-dice" / "lesson.shima"


def changed(*changes: tuple[str, str]) -> str:
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def opened(text: str) -> Lesson:
    hashed = next(line for line in text.splitlines() if line.startswith("components:")).split()[-1]
    return read(text, open_game_with("tokaido-duo", hashed))


def decided(answers: str) -> str:
    """Return the lesson, cut off at the learner's first turn, with these answers there."""
    text = changed(
        ("#! first-die D3.1 D3.2\n", f"#! first-die D3.1 D3.2\n{answers}\n#! end\n"), ("moves: 26", "moves: 12")
    )
    return text.partition("#! end\n")[0] + "#! end\n"


def legal_answers() -> list[str]:
    """Return the notation of the learner's moves at the first turn, without the seat."""
    lesson = opened(FILE.read_text(encoding="utf-8"))
    state = lesson.position(1)
    return [lesson.game.write(state, move).partition(" ")[2] for move in state.moves()]


def test_a_lesson_can_end_with_a_decision() -> None:
    one, two, three = legal_answers()[:3]
    lesson = opened(decided(f"#! answer one: {one}\n#! answer two: {two}\n#! answer three: {three}"))
    decision, closing = lesson.stops[-2:]
    assert [answer.key for answer in decision.answers] == ["one", "two", "three"]
    assert (decision.note.key, decision.move, closing.note.key) == ("first-die", None, "end")
    assert decision.after == closing.after == len(lesson.moves)
    state = lesson.position(len(lesson.stops) - 2)
    assert {answer.move for answer in decision.answers} <= set(state.moves())


def test_a_wrong_decision_is_refused_with_its_line() -> None:
    legal = legal_answers()
    wrong = {
        f"#! answer one: {legal[0]}": "lesson-answers",
        "\n".join(f"#! answer a{n}: {each}" for n, each in enumerate(legal[:4])): "lesson-answers",
        f"#! answer one: {legal[0]}\n#! answer two: {legal[0]}": "lesson-answer-twice",
        f"#! answer one: {legal[0]}\n#! answer two: castle": "error-verb",
        f"#! answer one: {legal[0]}\n#! answer two: pilgrim C1": "record-illegal",
    }
    for answers, key in wrong.items():
        with pytest.raises(BadRecord) as found:
            opened(decided(answers))
        assert found.value.text.key == key
        assert decided(answers).splitlines()[found.value.line - 1].startswith("#! ")


def test_a_decision_needs_a_closing_note() -> None:
    one, two = legal_answers()[:2]
    text = decided(f"#! answer one: {one}\n#! answer two: {two}").removesuffix("#! end\n")
    with pytest.raises(BadRecord) as found:
        opened(text)
    assert found.value.text.key == "lesson-no-end"


def test_a_decision_is_the_learners() -> None:
    text = changed(("#! end", "#! choice\n#! answer one: merchant M1\n#! answer two: merchant M2\n#! end"))
    with pytest.raises(BadRecord) as found:
        opened(text)
    assert found.value.text.key == "lesson-answer-turn"


def test_moves_before_the_start_are_not_shown_and_need_no_notes() -> None:
    text = changed(
        ("#! welcome\n", ""),
        ("#! first-die D3.1 D3.2\n", ""),
        ("#! pass\n", ""),
        ("2 pilgrim C8\n", "#! start\n2 pilgrim C8\n"),
    )
    lesson = opened(text)
    assert lesson.start == 14
    state, moves = lesson.before(0)
    assert [lesson.game.write(state, move) for move in moves[:1]] == ["2 pilgrim C8"]


def test_the_lesson_itself_plays_moves_after_play() -> None:
    text = changed(("#! first-die D3.1 D3.2\n", "#! play\n"), ("#! pass\n", ""))
    lesson = opened(text)
    assert [stop.note.key for stop in lesson.stops] == ["welcome", "last-die", "walk", "paint", "end"]
    assert lesson.stops[0].move is None
    assert len(lesson.before(1)[1]) == 4


def test_a_note_names_what_it_lights() -> None:
    lesson = opened(changed(("#! first-die D3.1 D3.2", "#! first-die D3.1 die:* at:C4+2 zone:mat")))
    note = lesson.stops[1].note
    assert (note.rules, note.light) == (("D3.1",), ("die:*", "at:C4+2", "zone:mat"))


def test_settings_give_the_chapter_and_the_time() -> None:
    lesson = opened(changed(("#! minutes: 3", "#! seconds: 90\n#! chapter: 0")))
    assert (lesson.chapter, lesson.seconds) == (0, 90)
