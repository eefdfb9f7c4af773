"""D7 and D8: waves from the seashore, and the hot spring that plays a die twice."""

import pytest

from shima.games.tokaido_duo.constants import CHARACTERS, NOBODY, TOWN_NAMES
from shima.games.tokaido_duo.game import DuoState
from tests.tokaido_duo.positions import (
    GREEN,
    VIOLET,
    hold,
    money,
    offers,
    opening,
    own,
    place,
    play,
    refusal,
    walks,
    wares,
)

SWIFT = "swift cunning efficient"


def at_the_sea(state: DuoState) -> DuoState:
    """Violet's pilgrim comes to the seashore behind C2."""
    return play(place(state, VIOLET, pilgrim="C2"), "1 pilgrim C2+1")


def at_the_spring(pips: int = 1, waves: str = "slow cunning efficient") -> DuoState:
    """Violet's pilgrim is that many steps before the hot spring behind C3."""
    start = ("C3+1", "C3", "C2+3", "C2+2")[pips - 1]
    return place(opening(f"{pips} 1 1", waves), VIOLET, pilgrim=start)


@pytest.mark.parametrize("wave", CHARACTERS)
def test_any_wave_on_the_board_may_be_taken(wave: str) -> None:  # D7.1
    state = at_the_sea(opening("1 1 1"))
    assert offers(state) == ["wave pilgrim", "wave merchant", "wave artist", "pass"]
    play(state, f"1 wave {wave}")
    assert state.wave_owners == tuple(VIOLET if name == wave else NOBODY for name in CHARACTERS)


def test_while_a_wave_lies_on_the_board_the_opponents_are_safe() -> None:  # D7.1
    state = at_the_sea(own(own(opening("1 1 1"), GREEN, "pilgrim"), VIOLET, "artist"))
    assert offers(state) == ["wave merchant", "pass"]


def test_with_none_on_the_board_the_opponent_loses_one() -> None:  # D7.1
    state = at_the_sea(own(own(opening("1 1 1"), GREEN, "pilgrim", "merchant"), VIOLET, "artist"))
    assert offers(state) == ["wave pilgrim", "wave merchant", "pass"]
    play(state, "1 wave merchant")
    assert state.wave_owners == (GREEN, VIOLET, VIOLET)


def test_with_all_three_nothing_happens_at_the_seashore() -> None:  # D7.1
    state = at_the_sea(own(opening("1 1 1"), VIOLET, *CHARACTERS))
    assert state.actor() == GREEN


def test_a_wave_works_from_now_on_and_until_it_is_lost() -> None:  # D7.1
    state = play(at_the_sea(opening("1 1 1", SWIFT)), "1 wave pilgrim", "2 merchant C1", "1 artist 3", "1 pass")
    play(state, "* die 2 1 1", "2 merchant M1", "2 pass")
    assert walks(state, "pilgrim") == {"C2+3", "C3"}
    own(state, GREEN, "pilgrim")
    assert walks(state, "pilgrim") == {"C2+3"}


def test_the_hot_spring_tile_is_taken_from_the_board_by_choice() -> None:  # D8.1
    state = play(at_the_spring(), "1 pilgrim C3+2")
    assert offers(state) == ["spring", "pass"]
    assert play(state.copy(), "1 pass").spring_owner == NOBODY
    assert play(state, "1 spring").spring_owner == VIOLET


def test_the_hot_spring_tile_is_taken_from_the_opponent() -> None:  # D8.1
    state = own(at_the_spring(), GREEN, "spring")
    assert play(state, "1 pilgrim C3+2", "1 spring").spring_owner == VIOLET


def test_the_owner_at_a_hot_spring_gains_nothing_but_may_use_the_tile() -> None:  # D8.1
    state = play(own(at_the_spring(), VIOLET, "spring"), "1 pilgrim C3+2")
    assert offers(state) == ["pilgrim C3+3", "pass"]
    play(state, "1 pilgrim C3+3", "1 temple")
    assert (state.spring_owner, state.actor()) == (NOBODY, GREEN)


@pytest.mark.parametrize("before", [NOBODY, GREEN])
def test_the_tile_is_of_no_use_on_the_die_that_brought_it(before: int) -> None:  # D8.2
    state = at_the_spring()
    state.spring_owner = before
    play(state, "1 pilgrim C3+2", "1 spring")
    assert state.actor() == GREEN


def test_the_tile_can_be_used_on_the_next_die_of_the_same_round() -> None:  # D8.2
    state = play(at_the_spring(), "1 pilgrim C3+2", "1 spring", "2 merchant C1", "1 artist 3")
    assert offers(state) == ["paint 2", "artist 2", "artist 4", "artist 5", "pass"]


def test_the_tile_can_be_used_on_a_die_of_a_later_round() -> None:  # D8.2
    state = play(at_the_spring(), "1 pilgrim C3+2", "1 spring", "2 merchant C1", "1 artist 3", "1 pass")
    play(state, "* die 1 1 1", "2 merchant M1", "2 pass", "1 pilgrim C3+3")
    assert offers(state) == ["temple", "pilgrim C4", "pass"]


def test_the_other_player_has_no_use_of_the_tile() -> None:  # D8.3
    state = play(own(opening("1 1 1"), GREEN, "spring"), "1 pilgrim C3+3")
    assert offers(state) == ["temple", "pass"]


def test_merchant_draws_3_and_with_the_same_die_reaches_the_coast_to_sell() -> None:  # D8.3, the rulebook's example
    state = own(hold(place(opening("1 2 1"), VIOLET, merchant="C3"), VIOLET, ceramic=1), VIOLET, "spring")
    play(state, "1 merchant M4", "1 draw 3", "* ware ceramic", "* ware ceramic", "* ware doll")
    assert state.actor() == VIOLET
    assert set(offers(state)) == {"merchant M2", "merchant C3", "merchant C6", "pass"}  # two steps again
    play(state, "1 merchant C3")
    assert state.spring_owner == NOBODY
    play(state, "1 sell 3 at 3")
    assert (money(state, VIOLET), wares(state, VIOLET)) == ((0, 9), {"doll": 1})
    assert state.actor() == GREEN


def test_the_tile_may_be_used_without_the_first_action() -> None:  # D8.3
    state = play(own(opening("1 1 1"), VIOLET, "spring"), "1 pilgrim C3+3", "1 pilgrim C4")
    assert offers(state) == ["coins", "pass"]
    assert state.boards[VIOLET].temple == 1


def test_the_tile_is_kept_by_passing() -> None:  # D8.3
    state = play(own(opening("1 1 1"), VIOLET, "spring"), "1 pilgrim C3+3", "1 temple", "1 pass")
    assert (state.actor(), state.spring_owner) == (GREEN, VIOLET)


def test_the_die_is_played_twice_and_not_three_times() -> None:  # D8.3
    state = own(opening("1 1 1"), VIOLET, "spring")
    play(state, "1 pilgrim C3+3", "1 temple", "1 pilgrim C4", "1 coins")
    assert state.actor() == GREEN


def test_the_second_use_is_of_the_same_die_with_the_same_pips() -> None:  # D8.3
    state = play(own(opening("3 1 2"), VIOLET, "spring"), "1 pilgrim C4+1", "1 temple")
    assert offers(state) == ["pilgrim C5", "pass"]
    assert refusal(state, "merchant C4")[0] == "D3.1"


def test_a_second_use_that_ends_at_a_hot_spring_returns_the_tile_but_allows_no_third_use() -> None:  # D8.2, D8.3
    state = own(place(opening("1 1 1"), VIOLET, pilgrim="C3"), VIOLET, "spring")
    play(state, "1 pilgrim C3+1", "1 garden", "1 pilgrim C3+2")
    assert state.spring_owner == NOBODY
    assert offers(state) == ["spring", "pass"]
    play(state, "1 spring")
    assert (state.actor(), state.spring_owner) == (GREEN, VIOLET)
    play(state, "2 merchant C1", "1 artist 3")
    assert "artist 4" in offers(state)  # a later die


def test_a_second_use_has_an_action_of_its_own_for_the_artist() -> None:  # D8.3
    state = own(opening("1 1 1"), VIOLET, "spring")
    play(state, "1 artist 3", "1 paint 2", "* painting bamboo", "* painting moon")
    assert set(offers(state)) == {"artist 2", "artist 4", "artist 5", "pass"}
    play(state, "1 artist 4")
    assert offers(state) == ["paint 1", "pass"]  # the merchant in M4; bamboo is first


@pytest.mark.parametrize("pips", [1, 2, 3])
def test_a_second_move_always_exists_because_the_way_back_is_free(pips: int) -> None:  # D8.3, D3.5
    for town in TOWN_NAMES:
        state = own(place(opening(f"1 {pips} {pips}"), VIOLET, merchant=town), VIOLET, "spring")
        for goal in walks(state, "merchant") - {"stay"}:
            assert town in walks(play(state.copy(), f"1 merchant {goal}"), "merchant")
        for region in walks(state, "artist"):
            assert "4" in walks(play(state.copy(), f"1 artist {region}"), "artist")
