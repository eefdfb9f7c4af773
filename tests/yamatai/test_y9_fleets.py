"""Y9: what each of the ten fleets can do."""

import pytest

from shima.games.game import IllegalMove
from shima.games.yamatai.constants import KINDS
from tests.yamatai.positions import (
    at,
    bare,
    boats,
    coins,
    finish_turn,
    fleet_turn,
    has_boats,
    left,
    lies,
    mat,
    offers,
    opening,
    play,
    play_chance,
    reserve_of,
    sound,
    stands,
    turn,
)


def test_fleet_1_has_no_power_but_makes_its_owner_first() -> None:  # Y9
    state = opening(3, fleets=(4, 1, 3, 2, 5), order=(1, 2))
    assert {text.split()[0] for text in offers(play(state.copy(), "1 fleet 1"))} == {"buy", "sell", "place", "end"}
    for fleet in (4, 3, 1):
        finish_turn(play(state, f"fleet {fleet}"))
    assert play_chance(state).order == (2, 1, 0)


def test_fleet_2_reserves_a_tile_for_its_owner() -> None:  # Y9.2
    state = turn(2)
    assert offers(state, "reserve") == ["1", "3", "10", "17", "22"]
    play(state, "1 reserve 22")
    assert mat(state, 1).reserved == (21,)
    assert state.row == (0, 2, 9, 16)
    assert not offers(state, "reserve")
    assert sound(state)


def test_by_the_german_rulebook_a_reserved_tile_is_not_built_in_the_same_round() -> None:  # Y9.2
    state = turn(2, rulebook="german")
    bare(state, 1)
    lies(state, "bamboo 8")
    play(state, "1 reserve 1", "1 place wood 7")
    assert offers(state, "build") == ["17 on 1"]
    play(state, "1 build 17 on 1")
    bare(state, 12)
    lies(state, "wood 26")
    finish_turn(fleet_turn(state, 5))
    fleet_turn(state, 1)  # seat 1's second turn of the round
    play(state, "1 place bamboo 16")
    assert not offers(state, "build")


def test_a_reserved_tile_is_built_in_a_later_round_by_its_owner_alone() -> None:  # Y9.2
    state = turn(2)
    play(state, "1 reserve 1", "1 end")
    for fleet in (5, 3, 4):
        finish_turn(fleet_turn(state, fleet))
    play_chance(state)
    assert state.rounds() == 2
    state.row = (2, 9, 21, 24, 25)  # nothing for wood and bamboo
    state.unseen_tiles = sum(1 << tile for tile in range(1, 28) if tile not in state.row)
    bare(state, 1)
    lies(state, "wood 8")
    assert state.actor() == 0
    other = state.copy()
    other.order, other.turn = (1, 0, 1, 0), 1
    for one, seat in ((state, 1), (other, 2)):
        has_boats(one, seat, bamboo=1)
        fleet_turn(one, 1)
        play(one, f"{seat} place bamboo 7")
        assert offers(one, "build") == (["1 on 1"] if seat == 1 else [])
    play(state, "1 build 1 on 1")
    assert (mat(state, 1).reserved, mat(state, 1).reserved_in, mat(state, 1).built) == ((), (), (0,))
    assert len(state.row) == 5
    assert sound(state)


def test_a_reserved_tile_never_built_costs_a_point() -> None:  # Y9.2, Y12.1
    state = turn(2)
    assert state.scores()[0] == 2
    play(state, "1 reserve 1")
    assert state.scores()[0] == 1


def test_fleet_4_slides_a_boat_to_a_connected_empty_spot() -> None:  # Y9.4
    state = turn(4)
    lies(state, "gold 8", "wood 7")
    assert offers(state, "slide") == ["7 to 1", "7 to 16", "8 to 2", "8 to 9", "8 to 17"]
    play(state, "1 slide 8 to 17")
    assert (at(state, 8), at(state, 17)) == ("", "gold")
    assert sound(state)


def test_fleet_5_makes_an_empty_island_sacred() -> None:  # Y9.5
    state = turn(5)
    stands(state, 2, 25)
    assert offers(state, "sacred") == ["12", "13", "33"]  # the blanks, the mountain 13 among them, but no building
    play(state, "1 sacred 13")
    assert state.sacred == 1 << 12
    assert sound(state)


def test_nobody_builds_on_sacred_ground() -> None:  # Y9.5
    state = turn(5)
    lies(state, "wood 17", "bamboo 26")
    assert offers(play(state.copy(), "1 place gold 16"), "build") == ["1 on 12", "17 on 12"]
    play(state, "1 sacred 12", "1 place gold 16")
    assert not offers(state, "build")


def test_one_sacred_ground_an_island() -> None:  # Y9.5
    state = turn(5)
    state.sacred = 1 << 12
    state.forget_moves()
    assert offers(state, "sacred") == ["12", "25", "33"]


def test_fleet_6_switches_two_tokens_of_different_kinds() -> None:  # Y9.6
    state = turn(6)
    play(state, "1 switch-token 7")  # a fan on a mountain
    partners = offers(state, "with-token")
    assert {"2", "6", "34"} <= set(partners)
    assert not {"1", "7", "15", "21", "28"} & set(partners)  # the fans
    assert not {"12", "13", "25", "33"} & set(partners)  # the empty islands
    play(state, "1 with-token 2")
    assert (KINDS[state.token_at[6]], KINDS[state.token_at[1]]) == ("lantern", "fan")
    assert state.mountains & 1 << 6  # the mountain stays
    assert not state.mountains & 1 << 1
    assert sound(state)


def test_equal_tokens_are_not_switched() -> None:  # Y9.6
    state = turn(6)
    bare(state, *(island for island in range(1, 35) if state.token_at[island - 1] != 0))
    assert not offers(state, "switch-token")


def test_fleet_7_takes_up_to_two_boats_back_to_the_reserve() -> None:  # Y9.7
    state = turn(7)
    lies(state, "gold 1", "wood 25", "clay 40")
    play(state, "1 remove 1", "1 remove 40")
    assert (at(state, 1), at(state, 25), at(state, 40)) == ("", "wood", "")
    assert (left(state, "gold"), left(state, "clay"), boats(state, 1)) == (10, 13, {"stone": 1, "bamboo": 1})
    assert not offers(state, "remove")


def test_one_removal_may_be_enough() -> None:  # Y9.7
    state = turn(7)
    lies(state, "gold 1", "wood 25")
    play(state, "1 remove 1", "1 pass")
    assert at(state, 25) == "wood"
    assert not offers(state, "remove")
    alone = turn(7)
    lies(alone, "gold 1")
    play(alone, "1 remove 1")
    assert "pass" not in offers(alone)  # no second boat, no question


def test_fleet_8_switches_two_boats_of_different_colours() -> None:  # Y9.8
    state = turn(8)
    lies(state, "gold 1", "wood 25", "wood 40")
    assert offers(state, "switch-boat") == ["1", "25", "40"]
    play(state, "1 switch-boat 25")
    assert offers(state) == ["with-boat 1"]
    play(state, "1 with-boat 1")
    assert (at(state, 1), at(state, 25), at(state, 40)) == ("wood", "gold", "wood")
    assert sound(state)


def test_fleet_9_builds_with_one_boat_fewer_whichever() -> None:  # Y9.9
    for lying in ("bamboo 8", "wood 8"):
        state = turn(9, row=(10, 8, 22, 24, 26))  # 8: stone, wood, bamboo; 24: gold, stone, wood, bamboo
        bare(state, 1)
        lies(state, lying)
        play(state, "1 place stone 7")
        assert offers(state, "build") == ["8 on 1"]
        play(state, "1 build 8 on 1")
        assert state.building_at[0] == 0
        assert mat(state, 1).built == (7,)


def test_the_discount_is_not_for_sale_twice_nor_for_another_turn() -> None:  # Y9.9
    state = turn(9, row=(10, 8, 22, 24, 26))
    bare(state, 1, 6)
    lies(state, "bamboo 8")
    finish_turn(state)
    fleet_turn(state, 3)
    play(state, "2 place stone 7")
    assert not offers(state, "build")


def test_the_discount_does_not_reach_islands_without_a_boat_of_this_turn() -> None:  # Y9.9, Y6.7
    state = turn(9)
    bare(state, 17)
    lies(state, "wood 25")
    play(state, "1 place stone 7")
    assert not offers(state, "build")


def test_the_discount_holds_for_a_reserved_tile() -> None:  # Y9.9, Y9.2
    state = opening(fleets=(9, 1, 2, 3, 4), row=(10, 11, 22, 24, 26))
    state.unseen_tiles ^= 1 << 7
    mat(state, 1).reserved, mat(state, 1).reserved_in = (7,), (0,)
    bare(state, 1)
    lies(state, "bamboo 8")
    play(state, "1 fleet 9", "1 place stone 7")
    assert offers(state, "build") == ["8 on 1"]
    play(state, "1 build 8 on 1")
    assert (mat(state, 1).reserved, mat(state, 1).built) == ((), (7,))
    assert sound(state)


def test_fleet_10_gives_a_third_boat_of_any_colour_chosen_at_once() -> None:  # Y9.10
    state = turn(10)
    assert offers(state) == ["any bamboo", "any wood", "any stone", "any clay", "any gold"]
    with pytest.raises(IllegalMove):
        play(state, "1 place clay 7")
    play(state, "1 any gold")
    assert boats(state, 1) == {"wood": 1, "clay": 1, "gold": 1}
    assert coins(state, 1) == 10


def test_the_third_boat_comes_after_clay_and_wood() -> None:  # Y9.10
    state = opening(fleets=(10, 1, 2, 3, 4))
    reserve_of(state, wood=1, stone=0)
    play(state, "1 fleet 10")
    assert offers(state, "any") == ["bamboo", "clay", "gold"]  # the last wood boat came with the fleet
