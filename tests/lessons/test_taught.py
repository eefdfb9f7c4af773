"""The lessons of the package: valid, short, complete in both languages, and about existing rules."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from shima.language import LANGUAGES
from shima.lessons.loader import Taught, lessons, rules_of
from shima.lessons.words import WHY
from shima.registry import GAMES, open_game

OURS = lessons()
MOST_MINUTES = 10
LONGEST = 400
"""Signs of what is said at once: more would hide the board of a phone."""


def messages(taught: Taught, code: str) -> dict[str, Message]:
    body = FluentParser().parse(taught.words[code]).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def test_every_game_is_taught_in_at_most_ten_minutes() -> None:
    assert {taught.lesson.game.name for taught in OURS.values()} == set(GAMES)
    assert all(taught.lesson.minutes <= MOST_MINUTES for taught in OURS.values())


@pytest.mark.parametrize("taught", OURS.values(), ids=list(OURS))
def test_a_lesson_is_played_with_the_standard_set(taught: Taught) -> None:
    assert taught.lesson.game.set_hash == open_game(taught.lesson.game.name).set_hash


@pytest.mark.parametrize("taught", OURS.values(), ids=list(OURS))
def test_both_languages_say_the_same_things(taught: Taught) -> None:
    assert tuple(taught.words) == LANGUAGES
    shapes = [
        {key: [each.id.name for each in message.attributes] for key, message in messages(taught, code).items()}
        for code in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("taught", OURS.values(), ids=list(OURS))
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_stop_says_what_to_do_and_why_and_stays_short(taught: Taught, code: str) -> None:
    said = messages(taught, code)
    for stop in taught.lesson.stops:
        message = said[stop.note.key]
        assert stop.move is None or WHY in {each.id.name for each in message.attributes}
    source = taught.words[code]
    texts = re.split(r"^(?:[a-z-]+|    \.[a-z]+) = ", source, flags=re.MULTILINE)
    assert max(len(text) for text in texts) < LONGEST


@pytest.mark.parametrize("taught", OURS.values(), ids=list(OURS))
def test_every_rule_that_a_lesson_names_exists(taught: Taught) -> None:
    named = [rule for stop in taught.lesson.stops for rule in stop.note.rules]
    assert named
    assert set(named) <= rules_of(taught.lesson.game.name)
    awaited = [stop for stop in taught.lesson.stops if stop.move is not None]
    assert len(awaited) >= 10
