"""The names of spots: by the islands around them, all different, without numbers on the standard board."""

import pytest

from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.board import Archipelago
from shima.language import LANGUAGES, language
from tests.yamatai.positions import YAMATAI, lies, turn

BOARD = turn(1).components.board


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_spot_of_the_standard_board_has_a_name_of_its_own(code: str) -> None:
    names = [language(code).say(place) for place in texts.places(BOARD)]
    assert len(names) == BOARD.spots == 62
    assert len(set(names)) == len(names)


def test_the_name_lists_the_islands_around_the_spot_and_no_spot_number() -> None:
    for spot, place in enumerate(texts.places(BOARD)):
        islands = {shore + 1 for shore, ring in enumerate(BOARD.shores) if spot in ring}
        for code in LANGUAGES:
            words = language(code).say(place).replace(",", "").split()
            assert {int(word) for word in words if word.isdigit()} == islands


@pytest.mark.parametrize(
    ("spot", "english", "german"),
    [
        (49, "between islands 24 and 30", "zwischen den Inseln 24 und 30"),
        (11, "between islands 3, 8 and 9", "zwischen den Inseln 3, 8 und 9"),
        (8, "between islands 1, 2, 6 and 7", "zwischen den Inseln 1, 2, 6 und 7"),
        (1, "at the north-western tip of island 1", "an der Nordwestspitze von Insel 1"),
        (6, "at the north-eastern tip of island 5", "an der Nordostspitze von Insel 5"),
        (57, "at the south-western tip of island 30", "an der Südwestspitze von Insel 30"),
        (62, "at the south-eastern tip of island 34", "an der Südostspitze von Insel 34"),
    ],
)
def test_a_spot_is_named_by_what_surrounds_it(spot: int, english: str, german: str) -> None:
    place = texts.places(BOARD)[spot - 1]
    assert (language("en").say(place), language("de").say(place)) == (english, german)


def test_spots_between_the_same_islands_are_told_apart_by_their_end() -> None:
    """Two islands share a lane from north to south, with nothing at its ends but the sea."""
    points = [(50, 0), (50, 100), (0, 50), (100, 50)]
    places = texts.places(Archipelago(points, [[0, 1, 2], [0, 3, 1]], [0]))
    assert [language("en").say(place) for place in places] == [
        "between islands 1 and 2, at the northern end",
        "between islands 1 and 2, at the southern end",
        "at the western tip of island 1",
        "at the eastern tip of island 2",
    ]
    assert language("de").say(places[0]) == "am Nordende zwischen den Inseln 1 und 2"


def test_where_words_do_not_suffice_the_spot_has_its_number() -> None:
    """Two neighbouring spots of one island are both in its north-east."""
    points = [(0, 0), (90, 10), (100, 12), (50, 100)]
    places = texts.places(Archipelago(points, [[0, 1, 2, 3]], [0]))
    assert places[1:3] == (Text("yam-place-numbered", {"spot": 2}), Text("yam-place-numbered", {"spot": 3}))
    assert language("en").say(places[1]) == "on spot 2"
    assert places[0].key == places[3].key == "yam-place-tip"


def test_the_board_has_the_names_for_every_front_end() -> None:
    board = YAMATAI.board()
    assert board["places"] == [{"key": place.key, "args": place.args} for place in texts.places(BOARD)]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("place clay 8", "There is already a wood boat between islands 1, 2, 6 and 7. Choose an empty spot."),
        (
            "place clay 15",
            "Place your first boat on an entry spot or next to a clay boat. The spot between islands 5 and 11 is "
            "neither. You could enter there only with Toyo Tama.",
        ),
        (
            "place clay 33",
            "Place your first boat on an entry spot or next to a clay boat. The spot between islands 16, 21 and 22 is "
            "neither.",
        ),
        ("slide 9 to 8", "There is no boat between islands 2, 7 and 8. Choose a spot with a boat."),
    ],
)
def test_refusals_name_the_spot_by_its_islands(line: str, said: str) -> None:
    state = lies(turn(4), "wood 8")
    reason = YAMATAI.why(state, YAMATAI.parse(state, line))
    assert reason
    assert language("en").say(reason.text) == said


def test_a_broken_chain_is_told_where_it_can_continue() -> None:
    state = turn(8)
    state.play(YAMATAI.parse(state, "place clay 49"))
    reason = YAMATAI.why(state, YAMATAI.parse(state, "place bamboo 7"))
    assert reason
    assert language("en").say(reason.text) == (
        "The spot between islands 1 and 6 is not connected to your last boat between islands 24 and 30. "
        "You can place the next boat between islands 18 and 24, or between islands 24, 25 and 30, or at the "
        "south-western tip of island 30."
    )
