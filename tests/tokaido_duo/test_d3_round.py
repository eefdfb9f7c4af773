"""D3: the dice of a round, and the moves that they force."""

import pytest

from shima.games.game import CHANCE, IllegalMove
from shima.games.tokaido_duo.constants import TOWN_NAMES
from tests.tokaido_duo.positions import DUO, GREEN, VIOLET, offers, opening, own, place, play, refusal, walks

ALONG_THE_ROUTES: dict[str, set[str]] = {
    "M1": {"M2", "C8", "C1"},
    "M2": {"M1", "M3", "C2", "C7"},
    "M3": {"M2", "M4", "C3", "C6"},
    "M4": {"M3", "C4", "C5"},
    "C1": {"M1"},
    "C2": {"M2"},
    "C3": {"M3"},
    "C4": {"M4"},
    "C5": {"M4"},
    "C6": {"M3"},
    "C7": {"M2"},
    "C8": {"M1"},
}
# A ring of eight, and the three routes between mountain towns: M1–M2, M2–M3, M3–M4.
ACROSS_THE_ROUTES: dict[str, set[str]] = {
    "1": {"8", "2", "7"},
    "2": {"1", "3", "6"},
    "3": {"2", "4", "5"},
    "4": {"3", "5"},
    "5": {"4", "6", "3"},
    "6": {"5", "7", "2"},
    "7": {"6", "8", "1"},
    "8": {"7", "1"},
}


def ends(beyond: dict[str, set[str]], way: list[str], steps: int) -> set[str]:
    """Return where exactly `steps` steps lead that enter no space twice."""
    if not steps:
        return {way[-1]}
    found: set[str] = set()
    for space in beyond[way[-1]] - set(way):
        found |= ends(beyond, [*way, space], steps - 1)
    return found


def test_the_leader_plays_first_and_last_and_then_the_other_leads() -> None:  # D3.1
    state = opening("2 2 2")
    assert (state.actor(), state.rounds()) == (VIOLET, 1)
    play(state, "1 merchant C3")
    assert state.actor() == GREEN
    play(state, "2 artist 6")
    assert state.actor() == VIOLET
    play(state, "1 pilgrim C4", "1 coins")
    assert (state.actor(), state.rounds()) == (CHANCE, 2)
    play(state, "* die 1 1 1")
    assert state.actor() == GREEN
    play(state, "2 merchant C8", "1 pilgrim C4+1", "1 temple", "2 artist 7")
    assert state.actor() == GREEN  # the merchant next to C8 can be painted
    play(state, "2 pass", "* die 1 1 1")
    assert (state.actor(), state.rounds()) == (VIOLET, 3)


def test_each_die_is_taken_once() -> None:  # D3.1
    state = play(opening("2 2 2"), "1 merchant C3")
    assert walks(state, "merchant") == set()
    assert walks(state, "pilgrim") == {"C8"}
    assert walks(state, "artist") == {"6", "1", "2", "7"}
    play(state, "2 artist 6")
    assert {offer.split()[0] for offer in offers(state)} == {"pilgrim"}
    assert refusal(state, "1 artist 3") == ("D3.1", "duo-why-die-taken")


def test_both_players_use_what_the_dice_show() -> None:  # D3.1
    state = opening("4 1 3")
    assert walks(state, "pilgrim") == {"C4+2"}
    play(state, "1 merchant C4")
    assert walks(state, "pilgrim") == {"C8+2"}
    assert walks(state, "artist") == ends(ACROSS_THE_ROUTES, ["8"], 3)


def test_a_figure_must_move() -> None:  # D3.2
    state = opening("2 2 2")
    assert "pass" not in offers(state)
    assert not {offer for offer in offers(state) if offer.endswith("stay")}
    with pytest.raises(IllegalMove):
        play(state, "pass")


def test_only_the_movers_own_figure_moves() -> None:  # D3.2
    state = opening("2 2 2")
    before = state.copy()
    play(state, "1 merchant C3")
    assert state.boards[GREEN].key() == before.boards[GREEN].key()
    violet, was = state.boards[VIOLET], before.boards[VIOLET]
    assert (violet.pilgrim, violet.artist) == (was.pilgrim, was.artist)
    assert TOWN_NAMES[violet.merchant] == "C3"


@pytest.mark.parametrize(
    ("line", "action"), [("pilgrim C4", "coins"), ("merchant M2", "draw 2"), ("artist 3", "paint 2")]
)
def test_the_action_at_the_destination_may_be_left_out(line: str, action: str) -> None:  # D3.2
    state = play(opening("2 2 2"), line)
    assert offers(state) == [action, "pass"]
    before = state.copy()
    play(state, "1 pass")
    assert state.boards[VIOLET].key() == before.boards[VIOLET].key()
    assert state.actor() == GREEN


@pytest.mark.parametrize("pips", [1, 2, 3])
@pytest.mark.parametrize("town", TOWN_NAMES)
def test_a_merchant_goes_exactly_as_far_as_the_die_and_enters_no_town_twice(town: str, pips: int) -> None:  # D3.3
    state = place(opening(f"1 {pips} 1"), VIOLET, pilgrim="C3+2", merchant=town)
    place(state, GREEN, pilgrim="C7+2", merchant="M1")
    reach = ends(ALONG_THE_ROUTES, [town], pips)
    assert walks(state, "merchant") == (reach or {"stay"})
    assert town not in reach


@pytest.mark.parametrize("pips", [1, 2, 3])
@pytest.mark.parametrize("region", sorted(ACROSS_THE_ROUTES))
def test_an_artist_goes_exactly_as_far_as_the_die_and_enters_no_region_twice(region: str, pips: int) -> None:  # D3.3
    state = place(opening(f"1 1 {pips}"), VIOLET, artist=int(region))
    reach = ends(ACROSS_THE_ROUTES, [region], pips)
    assert walks(state, "artist") == reach
    assert region not in reach


def test_a_merchant_without_a_way_stays_and_has_no_action() -> None:  # D3.4
    state = place(opening("1 3 1"), VIOLET, pilgrim="C4", merchant="M2")
    place(state, GREEN, pilgrim="C5")
    assert walks(state, "merchant") == {"stay"}
    play(state, "1 merchant stay")
    assert state.actor() == GREEN  # no draw in M2
    assert TOWN_NAMES[state.boards[VIOLET].merchant] == "M2"
    assert "merchant" not in {offer.split()[0] for offer in offers(state)}


def test_a_merchant_with_one_way_left_must_take_it() -> None:  # D3.4
    state = place(opening("1 3 1"), VIOLET, pilgrim="C4", merchant="M2")
    assert walks(state, "merchant") == {"C5"}
    assert refusal(state, "merchant stay") == ("D3.4", "duo-why-can-move")


def test_the_hot_spring_does_not_help_a_merchant_without_a_way() -> None:  # D3.4
    state = own(place(opening("1 3 1"), VIOLET, pilgrim="C4", merchant="M2"), VIOLET, "spring")
    place(state, GREEN, pilgrim="C5")
    play(state, "1 merchant stay")
    assert (state.actor(), state.spring_owner) == (GREEN, VIOLET)


def test_the_second_use_of_a_die_may_return_to_where_the_first_began() -> None:  # D3.5
    state = own(place(opening("1 2 1"), VIOLET, merchant="C3"), VIOLET, "spring")
    play(state, "1 merchant M4")
    assert "merchant C3" in offers(state)
    play(state, "1 merchant C3")
    assert TOWN_NAMES[state.boards[VIOLET].merchant] == "C3"


def test_the_second_use_does_not_go_back_to_where_it_begins_itself() -> None:  # D3.5
    state = own(opening("1 1 2"), VIOLET, "spring")
    play(state, "1 artist 3")
    assert walks(state, "artist") == ends(ACROSS_THE_ROUTES, ["3"], 2)
    assert "4" in walks(state, "artist")
    assert "3" not in walks(state, "artist")


def test_an_artists_die_of_2_is_used_up_and_leads_into_two_fresh_regions() -> None:  # D3.3, the rulebook's example
    state = opening("1 1 2")
    assert refusal(state, "1 artist 4") == ("D3.3", "duo-why-no-region-twice")  # there and back
    state = place(state, VIOLET, artist=8)
    assert refusal(state, "1 artist 8") == ("D3.3", "duo-why-no-region-twice")
    assert walks(state, "artist") == {"6", "1", "2", "7"}  # over 7 or 1; one step alone is not enough
    state = place(state, VIOLET, artist=4)
    assert walks(state, "artist") == {"2", "3", "5", "6"}


def test_a_move_that_is_not_legal_changes_nothing() -> None:  # D3.2
    state = opening("2 2 2")
    before = state.key()
    for move in set(range(DUO.move_count)) - set(state.moves()):
        with pytest.raises(IllegalMove):
            state.play(move)
    assert state.key() == before
