"""Y6.1 to Y6.4 and Y6.12: placing a chain of boats, and the duty that follows."""

import pytest

from shima.games.game import IllegalMove
from tests.yamatai.positions import (
    at,
    bare,
    boats,
    culture,
    has_boats,
    hires,
    lies,
    mat,
    offers,
    opening,
    play,
    sound,
    stands,
    turn,
)

ENTRIES = (7, 16, 26, 37, 49)


def spots(offered: list[str], name: str) -> list[int]:
    """Where a boat of this colour may be placed."""
    return [int(text.split()[1]) for text in offered if text.startswith(f"{name} ")]


def test_placing_is_optional() -> None:  # Y6.1
    state = turn(6)
    play(state, "1 aside bamboo", "1 end")
    assert set(state.boat_at) == {-1}


def test_boats_come_from_hand_and_harbour() -> None:  # Y6.1
    state = opening()
    has_boats(state, 1, gold=1)  # moored in an earlier turn
    play(state, "1 fleet 4", "1 place gold 7", "1 place clay 8")
    assert (at(state, 7), at(state, 8)) == ("gold", "clay")
    assert boats(state, 1) == {}


def test_any_number_of_boats_may_be_placed() -> None:  # Y6.1
    state = turn(10)
    play(state, "1 any gold", "1 place clay 7")
    assert offers(state, "collect")  # one was enough
    play(state, "1 place wood 8", "1 place gold 9")
    assert not offers(state, "place")


def test_the_first_boat_goes_on_an_empty_entry_spot() -> None:  # Y6.2
    state = turn(1)
    assert spots(offers(state, "place"), "bamboo") == list(ENTRIES)
    lies(state, "gold 16")
    assert spots(offers(state, "place"), "bamboo") == [7, 26, 37, 49]


def test_the_first_boat_may_go_next_to_a_boat_of_its_colour() -> None:  # Y6.2
    state = turn(6)
    lies(state, "wood 19", "stone 45")
    assert spots(offers(state, "place"), "wood") == sorted([*ENTRIES, 9, 18, 20])
    assert spots(offers(state, "place"), "bamboo") == list(ENTRIES)


def test_a_taken_spot_next_to_a_boat_of_the_colour_is_no_place() -> None:  # Y6.2
    state = turn(1)
    lies(state, "bamboo 19", "clay 18")
    assert spots(offers(state, "place"), "bamboo") == sorted([*ENTRIES, 9, 20])


def test_the_rulebooks_two_players_follow_each_other() -> None:  # Y6.2, Y6.3: stone and wood, then wood and bamboo
    state = opening(fleets=(9, 6, 1, 2, 3))
    play(state, "1 fleet 9", "1 place stone 16", "1 place wood 17", "1 collect 6", "1 collect 7")
    play(state, "2 fleet 6")
    assert 18 in spots(offers(state, "place"), "wood")
    assert 18 not in spots(offers(state, "place"), "bamboo")
    play(state, "2 place wood 18", "2 place bamboo 28")
    assert sound(state)


def test_the_next_boat_goes_next_to_the_one_before_whatever_its_colour() -> None:  # Y6.3
    state = turn(9)
    lies(state, "stone 40")
    play(state, "1 place wood 16")
    assert spots(offers(state, "place"), "stone") == [7, 17, 26]  # not next to the other stone boat


def test_a_chain_has_no_branches() -> None:  # Y6.3
    state = turn(10)
    play(state, "1 any gold", "1 place clay 16", "1 place wood 17")
    assert spots(offers(state, "place"), "gold") == [8, 18, 27]  # not 7 or 26, at the first boat


def test_a_chain_that_is_walled_in_ends() -> None:  # Y6.3
    state = turn(9)
    lies(state, "gold 7", "gold 17", "gold 26")
    play(state, "1 place wood 16")
    assert not offers(state, "place")


def test_a_player_who_placed_must_collect_or_build() -> None:  # Y6.4
    state = turn(1)
    play(state, "1 place bamboo 7")
    assert sorted(offers(state)) == ["collect 1", "collect 6"]
    for line in ("1 end", "1 aside bamboo"):
        with pytest.raises(IllegalMove):
            play(state, line)


def test_a_player_who_can_only_build_must_build() -> None:  # Y6.4
    state = turn(1)
    bare(state)
    lies(state, "wood 8")
    play(state, "1 place bamboo 7")
    # Tile 1 and the trading post ask for wood and bamboo, and both touch islands 1 and 6.
    assert sorted(offers(state)) == ["build 1 on 1", "build 1 on 6", "build 17 on 1", "build 17 on 6"]


def test_collecting_or_building_is_the_players_choice() -> None:  # Y6.4
    state = turn(1)
    bare(state, 1)
    lies(state, "wood 8")
    play(state, "1 place bamboo 7")
    assert sorted(offers(state)) == ["build 1 on 1", "build 17 on 1", "collect 6"]


def test_it_is_one_of_the_two_not_both() -> None:  # Y6.4
    state = turn(2)
    bare(state, 1)
    lies(state, "bamboo 8")
    play(state, "1 place wood 7", "1 build 1 on 1")
    assert not offers(state, "collect")
    assert not offers(state, "build")


def test_a_player_who_can_do_neither_may_continue() -> None:  # Y6.4
    state = turn(1)
    bare(state)
    play(state, "1 place bamboo 7")
    assert state.actor() == 1


def test_without_a_boat_placed_this_turn_neither_is_possible() -> None:  # Y6.4
    state = turn(2)
    bare(state, 1)
    lies(state, "bamboo 8", "wood 7")
    assert not offers(state, "build")
    assert not offers(state, "collect")


def test_the_discount_never_creates_the_duty() -> None:  # Y6.4, Y9.9
    state = turn(9)
    bare(state)
    has_boats(state, 1, wood=1)
    play(state, "1 place wood 7")
    assert offers(state, "build")
    assert "end" in offers(state)
    play(state, "1 end")
    assert state.actor() == 1


def test_the_discount_does_not_lift_the_duty_either() -> None:  # Y6.4, Y9.9
    state = turn(9)
    bare(state)
    has_boats(state, 1, wood=1)
    lies(state, "bamboo 8")
    play(state, "1 place wood 7")
    assert {"1 on 1", "3 on 1"} <= set(offers(state, "build"))  # wood + bamboo in full, stone + wood with one fewer
    assert "end" not in offers(state)


def test_anandas_fee_does_not_lift_the_duty() -> None:  # Y6.4
    state = turn(1)
    stands(state, 2, 6)
    hires(state, 2, "Ananda")
    bare(state)
    lies(state, "wood 8")
    play(state, "1 place bamboo 7")
    assert sorted(offers(state)) == ["build 1 on 1", "build 17 on 1"]
    mat(state, 1).coins = 1
    state.forget_moves()
    assert offers(state) == ["end"]


def test_the_duty_is_judged_when_the_action_ends() -> None:  # Y6.4
    state = turn(7)
    bare(state)
    lies(state, "wood 8")
    play(state, "1 place bamboo 7")
    assert "end" not in offers(state)
    play(state, "1 remove 8", "1 pass")
    assert "end" in offers(state)


def test_a_boat_that_slides_counts_where_it_now_lies() -> None:  # Y6.12, Y9.4
    state = turn(4)
    has_boats(state, 1, clay=1, wood=1)
    play(state, "1 place clay 16", "1 slide 16 to 7")
    assert state.placed == (6,)
    assert spots(offers(state, "place"), "wood") == [1, 8, 16]  # the chain continues from there
    assert sorted(offers(state, "collect")) == ["1", "6"]
    assert sound(state)


def test_a_boat_that_slides_builds_where_it_now_lies() -> None:  # Y6.12, Y9.4
    state = turn(4, row=(4, 1, 3, 17, 22))
    bare(state)
    lies(state, "bamboo 17")
    play(state, "1 place clay 7")
    assert offers(state, "build") == ["4 on 6"]
    play(state, "1 slide 7 to 16")
    assert sorted(offers(state, "build")) == ["4 on 12", "4 on 6"]


def test_a_boat_of_this_turn_that_is_switched_counts_where_it_now_lies() -> None:  # Y6.12, Y9.8
    state = turn(8)
    lies(state, "gold 36")
    play(state, "1 place clay 7", "1 switch-boat 7", "1 with-boat 36")
    assert (at(state, 7), at(state, 36)) == ("gold", "clay")
    assert spots(offers(state, "place"), "bamboo") == [25, 35, 48]
    assert sorted(offers(state, "collect")) == ["17", "23"]
    play(state, "1 collect 17")
    assert culture(state, 1) == {"mask": 1}


def test_two_boats_of_this_turn_that_are_switched_turn_the_chain_round() -> None:  # Y6.12, Y9.8
    state = turn(8)
    has_boats(state, 1, clay=1, bamboo=1, wood=1)
    play(state, "1 place clay 7", "1 place bamboo 8", "1 switch-boat 8", "1 with-boat 7")
    assert state.placed == (7, 6)
    assert (at(state, 7), at(state, 8)) == ("bamboo", "clay")
    assert spots(offers(state, "place"), "wood") == [1, 16]  # from the boat placed last


def test_a_boat_of_this_turn_may_be_switched_with_one_of_its_colour() -> None:  # Y6.12, Y9.8
    state = turn(8)
    lies(state, "clay 36", "clay 60")
    assert not offers(state, "switch-boat")  # nothing would change
    play(state, "1 place clay 7", "1 switch-boat 36")
    assert offers(state) == ["with-boat 7"]  # switching it with the one on 60 would change nothing
    play(state, "1 with-boat 7")
    assert state.placed == (35,)
    assert sorted(offers(state, "collect")) == ["17", "23"]


def test_a_boat_that_is_removed_no_longer_counts() -> None:  # Y6.12, Y9.7
    state = turn(7)
    has_boats(state, 1, stone=1, bamboo=2)
    play(state, "1 place stone 16", "1 place bamboo 17", "1 remove 17", "1 pass")
    assert state.placed == (15,)
    assert spots(offers(state, "place"), "bamboo") == [7, 17, 26]  # from the last one still there
    assert offers(state, "collect") == ["6"]
    play(state, "1 collect 6")
    assert not offers(state, "collect")  # one boat, one token
    assert sound(state)


def test_with_all_boats_of_the_turn_removed_a_new_chain_begins() -> None:  # Y6.12, Y9.7
    state = turn(7)
    lies(state, "bamboo 20")
    play(state, "1 place stone 16", "1 remove 16", "1 pass")
    assert spots(offers(state, "place"), "bamboo") == sorted([*ENTRIES, 19, 21, 30])
    assert not offers(state, "collect")
    assert "end" in offers(state)
    assert not offers(state, "buy")  # trading is over all the same


def test_an_old_boat_that_moves_does_not_count_as_placed() -> None:  # Y6.12
    state = turn(4)
    lies(state, "gold 36")
    play(state, "1 place clay 7", "1 slide 36 to 25")
    assert sorted(offers(state, "collect")) == ["1", "6"]
