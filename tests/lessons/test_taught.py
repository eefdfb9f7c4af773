"""The lessons of the package: courses in chapters, short, complete in both languages, and about existing rules."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from shima.language import LANGUAGES
from shima.lessons.loader import Taught, lessons, rules_of
from shima.lessons.words import WHY
from shima.registry import GAMES, open_game

OURS = lessons()
OPENER_SECONDS = 90
OPENER_MOVES = 3
CHAPTER_SECONDS = 300
LONGEST = 400
"""Signs of what is said at once: more would hide the board of a phone."""
each_lesson = pytest.mark.parametrize("taught", OURS.values(), ids=list(OURS))


def messages(taught: Taught, code: str) -> dict[str, Message]:
    body = FluentParser().parse(taught.words[code]).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def test_every_game_has_an_opener_and_chapters_without_gaps() -> None:
    for game in GAMES:
        chapters = [taught.lesson.chapter for taught in OURS.values() if taught.lesson.game.name == game]
        assert chapters == list(range(len(chapters)))
        assert len(chapters) >= 6


@each_lesson
def test_the_opener_is_a_turn_of_90_seconds_and_a_chapter_has_five_or_six_steps(taught: Taught) -> None:
    lesson = taught.lesson
    steps = lesson.stops[:-1]
    if lesson.chapter == 0:
        assert lesson.seconds <= OPENER_SECONDS
        assert sum(stop.move is not None for stop in steps) <= OPENER_MOVES
        assert not any(stop.answers for stop in steps)
        first, last = lesson.position(0).scores(), lesson.position(len(lesson.stops) - 1).scores()
        assert last[lesson.learner] > first[lesson.learner]
    else:
        assert lesson.seconds <= CHAPTER_SECONDS
        assert 5 <= len(steps) <= 6
        assert 2 <= len(steps[-1].answers) <= 3
        assert sum(stop.move is not None for stop in steps) >= 1


@each_lesson
def test_a_lesson_is_played_with_the_standard_set_and_the_current_rules(taught: Taught) -> None:
    game = open_game(taught.lesson.game.name)
    assert taught.lesson.game.set_hash == game.set_hash
    assert taught.lesson.record.rules == game.rules_version


@each_lesson
def test_every_move_is_legal_where_it_is_made(taught: Taught) -> None:
    lesson = taught.lesson
    for number, stop in enumerate(lesson.stops):
        state, moves = lesson.before(number)
        for move in moves:
            assert move in state.moves()
            state.play(move)
        asked = [*([] if stop.move is None else [stop.move]), *(answer.move for answer in stop.answers)]
        assert set(asked) <= set(state.moves())
        assert not asked or state.actor() == lesson.learner


@each_lesson
def test_the_others_take_turns_between_the_steps_of_a_course(taught: Taught) -> None:
    """A learner watches at least one turn of the opponent in most chapters; it is never a long film."""
    for number in range(1, len(taught.lesson.stops)):
        state, moves = taught.lesson.before(number)
        decisions = 0
        for move in moves:
            decisions += state.actor() >= 0
            state.play(move)
        assert decisions <= 14


@each_lesson
def test_both_languages_say_the_same_things(taught: Taught) -> None:
    assert tuple(taught.words) == LANGUAGES
    shapes = [
        {key: [each.id.name for each in message.attributes] for key, message in messages(taught, code).items()}
        for code in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@each_lesson
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_stop_says_what_to_do_and_why_and_stays_short(taught: Taught, code: str) -> None:
    said = messages(taught, code)
    for stop in taught.lesson.stops:
        message = said[stop.note.key]
        assert stop.move is None or {WHY, "wrong"} <= {each.id.name for each in message.attributes}
    source = taught.words[code]
    texts = re.split(r"^(?:[a-z-]+|    \.[a-z]+) = ", source, flags=re.MULTILINE)
    assert max(len(text) for text in texts) < LONGEST


@each_lesson
def test_every_rule_that_a_lesson_names_exists(taught: Taught) -> None:
    named = [rule for stop in taught.lesson.stops for rule in stop.note.rules]
    assert named
    assert set(named) <= rules_of(taught.lesson.game.name)
