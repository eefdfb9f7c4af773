"""The names of stations: by kind and the coastal town before them, all different. Notation stays in records."""

from collections.abc import Callable

import pytest

from shima.games.text import Text
from shima.games.tokaido_duo import texts
from shima.games.tokaido_duo.state import Position
from shima.language import LANGUAGES, language
from tests.tokaido_duo.positions import DUO, GREEN, VIOLET, opening, place, play

NAMES = ("Ann", "Ben")


def said(state: Position, line: str, code: str = "en") -> str:
    """The label of the line's move."""
    return language(code).say(DUO.label(state, DUO.parse(state, line)), NAMES)


def refused(state: Position, line: str, code: str = "en") -> str:
    reason = DUO.why(state, DUO.parse(state, line))
    assert reason
    return language(code).say(reason.text, NAMES)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", [texts.at_station, texts.to_station])
def test_every_station_of_the_standard_board_has_a_name_of_its_own(
    code: str, name: Callable[[Position, int], Text]
) -> None:
    state = opening("2 2 2")
    names = [language(code).say(name(state, number)) for number in range(len(state.components.stations))]
    assert len(set(names)) == len(names) == 32
    assert not any("+" in each for each in names)


@pytest.mark.parametrize(
    ("station", "english", "german"),
    [
        ("C4", "to C4", "nach C4"),
        ("C4+1", "to the temple after C4", "zum Tempel hinter C4"),
        ("C1+1", "to the first temple after C1", "zum ersten Tempel hinter C1"),
        ("C1+3", "to the second temple after C1", "zum zweiten Tempel hinter C1"),
        ("C3+2", "to the hot spring after C3", "zur heißen Quelle hinter C3"),
        ("C2+1", "to the seashore after C2", "zum Meeresufer hinter C2"),
    ],
)
def test_a_station_is_named_by_the_town_before_it(station: str, english: str, german: str) -> None:
    state = opening("2 2 2")
    name = texts.to_station(state, state.components.station_names.index(station))
    assert (language("en").say(name), language("de").say(name)) == (english, german)


def test_labels_stories_and_refusals_use_the_names() -> None:  # D6.1, D6.2
    state = opening("3 2 2")
    assert said(state, "pilgrim C4+1") == "Pilgrim to the temple after C4"
    assert said(state, "pilgrim C4+1", "de") == "Pilger zum Tempel hinter C4"
    (story, *_) = DUO.story(state, DUO.parse(state, "pilgrim C4+1"), None)
    assert language("en").say(story, NAMES) == "Ann moves the pilgrim with a 3 to the temple after C4."
    assert language("de").say(story, NAMES) == "Ann bewegt den Pilger mit der 3 zum Tempel hinter C4."
    assert refused(state, "pilgrim C4+3") == (
        "It is 5 steps to the garden after C4, but the die shows 3. It takes you to the temple after C4."
    )
    assert refused(state, "pilgrim C4+2") == (
        "You need the wave “swift pilgrim” to go one step further, to the seashore after C4. "
        "The die takes you to the temple after C4."
    )
    assert refused(place(state, GREEN, pilgrim="C4+1"), "pilgrim C4+1") == (
        "Another figure is already at the temple after C4. Your pilgrim moves on to the seashore after C4."
    )
    assert refused(state, "pilgrim C4+1", "de") == (
        "Eine andere Figur steht schon am Tempel hinter C4. Dein Pilger geht weiter zum Meeresufer hinter C4."
    )


def test_the_notation_keeps_the_short_names() -> None:
    state = play(opening("3 2 2"), "1 pilgrim C4+1")
    assert state.components.station_names[state.boards[VIOLET].pilgrim] == "C4+1"
    assert DUO.view(state, None)["players"][VIOLET]["pilgrim"] == "C4+1"
