"""D6: the pilgrim walks the coast and visits its stations."""

import pytest

from shima.games.tokaido_duo.game import DuoState
from tests.tokaido_duo.positions import GREEN, VIOLET, money, offers, opening, own, place, play, walks

SWIFT = "swift cunning efficient"


def walker(at: str, pips: int = 1, waves: str = "slow cunning efficient") -> DuoState:
    """Violet's pilgrim stands there with a die of that many pips."""
    return place(opening(f"{pips} 1 1", waves), VIOLET, pilgrim=at)


def test_a_pilgrim_walks_clockwise_as_many_stations_as_the_die_shows() -> None:  # D6.1
    names = opening().components.station_names
    for start, name in enumerate(names):
        for pips in (1, 2, 3, 4):
            state = place(walker(name, pips), GREEN, pilgrim=names[start - 1])
            place(state, GREEN, merchant="M1")
            assert walks(state, "pilgrim") == {names[(start + pips) % len(names)]}


def test_occupied_stations_on_the_way_count() -> None:  # D6.1
    state = place(place(walker("C2+3", 3), VIOLET, merchant="C3"), GREEN, pilgrim="C3+1")
    assert walks(state, "pilgrim") == {"C3+2"}


def test_a_pilgrim_moves_on_from_a_station_with_the_other_pilgrim_and_acts_there() -> None:  # D6.2
    state = place(walker("C3+2"), GREEN, pilgrim="C3+3")
    assert walks(state, "pilgrim") == {"C4"}
    play(state, "1 pilgrim C4")
    assert offers(state) == ["coins", "pass"]


@pytest.mark.parametrize("seat", [VIOLET, GREEN])
def test_a_pilgrim_moves_on_from_a_merchants_town(seat: int) -> None:  # D6.2
    assert walks(place(walker("C3+3"), seat, merchant="C4"), "pilgrim") == {"C4+1"}


def test_a_pilgrim_moves_on_again_past_one_merchant_and_the_other_pilgrim() -> None:  # D6.2
    state = place(place(walker("C3+3"), VIOLET, merchant="C4"), GREEN, pilgrim="C4+1")
    assert walks(state, "pilgrim") == {"C4+2"}
    state = place(place(walker("C3+2"), GREEN, pilgrim="C3+3"), VIOLET, merchant="C4")
    assert walks(state, "pilgrim") == {"C4+1"}


def test_a_merchant_in_the_mountains_and_an_artist_stand_in_no_pilgrims_way() -> None:  # D6.2
    state = place(walker("C3+3"), GREEN, merchant="M4", artist=4)
    assert walks(state, "pilgrim") == {"C4"}


@pytest.mark.parametrize(("pips", "goals"), [(1, {"C2"}), (2, {"C2+1", "C2"}), (4, {"C2+3", "C2+2"})])
def test_a_slow_pilgrim_may_walk_one_fewer_but_at_least_one(pips: int, goals: set[str]) -> None:  # D6.3
    assert walks(own(walker("C1+3", pips), VIOLET, "pilgrim"), "pilgrim") == goals


@pytest.mark.parametrize(("pips", "goals"), [(1, {"C2", "C2+1"}), (4, {"C2+3", "C3"})])
def test_a_swift_pilgrim_may_walk_one_more_five_with_a_four(pips: int, goals: set[str]) -> None:  # D6.3
    assert walks(own(walker("C1+3", pips, SWIFT), VIOLET, "pilgrim"), "pilgrim") == goals


@pytest.mark.parametrize("waves", ["slow cunning efficient", SWIFT])
@pytest.mark.parametrize("owner", [-1, GREEN])
def test_only_the_owner_walks_fewer_or_more(waves: str, owner: int) -> None:  # D6.3
    state = walker("C1+3", 2, waves)
    own(state, owner, "pilgrim")
    assert walks(state, "pilgrim") == {"C2+1"}


def test_a_wave_is_chosen_again_for_the_second_use_of_the_die() -> None:  # D6.3
    state = own(walker("C1+3", 2, SWIFT), VIOLET, "pilgrim", "spring")
    used = play(state.copy(), "1 pilgrim C2+2")  # three steps
    assert walks(used, "pilgrim") == {"C3", "C3+1"}
    declined = play(state.copy(), "1 pilgrim C2+1")  # two steps
    assert walks(declined, "pilgrim") == {"C2+3", "C3"}


def test_a_wave_taken_at_the_seashore_helps_the_second_use_of_the_same_die() -> None:  # D6.3, D7.1
    state = own(walker("C1+3", 2, SWIFT), VIOLET, "spring")
    play(state, "1 pilgrim C2+1", "1 wave pilgrim")
    assert walks(state, "pilgrim") == {"C2+3", "C3"}


def test_with_both_lengths_pushed_to_one_station_there_is_one_move() -> None:  # D6.3
    state = own(place(walker("C1+3", 2), GREEN, pilgrim="C2"), VIOLET, "pilgrim")
    assert offers(state).count("pilgrim C2+1") == 1
    assert walks(state, "pilgrim") == {"C2+1"}


@pytest.mark.parametrize(
    ("before", "town", "coins"), [("C1+3", "C2", 4), ("C2+3", "C3", 3), ("C4+3", "C5", 2), ("C8+3", "C1", 3)]
)
def test_a_coastal_town_gives_its_shops_price_in_coins(before: str, town: str, coins: int) -> None:  # D6.4
    state = play(walker(before), f"1 pilgrim {town}", "1 coins")
    assert money(state, VIOLET) == (0, coins)
    assert state.actor() == GREEN


def test_a_pilgrims_coins_become_slabs_too() -> None:  # D6.4, D5.5
    state = walker("C1+3")
    state.boards[VIOLET].slabs, state.boards[VIOLET].coins = 5, 7
    play(state, "1 pilgrim C2", "1 coins")
    assert (money(state, VIOLET), state.ending()) == ((6, 1), "slabs")


def test_a_temple_moves_the_temple_marker_on_and_a_garden_the_garden_marker() -> None:  # D6.5
    board = play(walker("C1"), "1 pilgrim C1+1", "1 temple").boards[VIOLET]
    assert (board.temple, board.garden) == (2, 1)
    board = play(walker("C1+1"), "1 pilgrim C1+2", "1 garden").boards[VIOLET]
    assert (board.temple, board.garden) == (1, 2)


@pytest.mark.parametrize(("temple", "ending"), [(7, ""), (8, "temples")])
def test_the_ninth_temple_triggers_the_end(temple: int, ending: str) -> None:  # D6.5
    state = walker("C1")
    state.boards[VIOLET].temple = temple
    assert play(state, "1 pilgrim C1+1", "1 temple").ending() == ending


@pytest.mark.parametrize(("garden", "ending"), [(4, ""), (5, "gardens")])
def test_the_sixth_garden_triggers_the_end(garden: int, ending: str) -> None:  # D6.5
    state = walker("C1+1")
    state.boards[VIOLET].garden = garden
    assert play(state, "1 pilgrim C1+2", "1 garden").ending() == ending


def test_a_marker_on_its_last_space_stays_there() -> None:  # D6.5
    state = walker("C1")
    state.boards[VIOLET].temple = 9
    state = play(state, "1 pilgrim C1+1")
    assert (state.actor(), state.boards[VIOLET].temple) == (GREEN, 9)
    state = walker("C1+1")
    state.boards[VIOLET].garden = 6
    state = play(state, "1 pilgrim C1+2")
    assert (state.actor(), state.boards[VIOLET].garden) == (GREEN, 6)


def test_only_the_station_where_the_pilgrim_ends_gives_something() -> None:  # D6.1
    state = play(walker("C3+3", 2), "1 pilgrim C4+1", "1 temple")  # past C4
    assert money(state, VIOLET) == (0, 0)
