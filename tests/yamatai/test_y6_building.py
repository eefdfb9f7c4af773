"""Y6.7 to Y6.11: building on an empty island, and its rewards."""

import pytest

from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.state import PALACE_BUILDING, TORII_BUILDING
from tests.yamatai.positions import (
    at,
    bare,
    coins,
    fleet_turn,
    has_boats,
    lies,
    mat,
    offers,
    opening,
    play,
    sound,
    stands,
    turn,
)


def next_to_wood(island_bare: bool = True) -> YamataiState:
    """Seat 1 has fleet 1's bamboo and may place it on 7, where wood lies on 8: tiles 1 and 17 for islands 1 and 6."""
    state = turn(1)
    lies(state, "wood 8")
    return bare(state, 1, 6) if island_bare else state


def test_a_tile_needs_its_boats_around_the_island() -> None:  # Y6.7
    state = next_to_wood()
    play(state, "1 place bamboo 7")
    assert sorted(offers(state, "build")) == ["1 on 1", "1 on 6", "17 on 1", "17 on 6"]  # not 3, 10 or 22


def test_the_rulebooks_clay_and_two_bamboo_build_tile_10_and_stay() -> None:  # Y6.7, Y6.8, the rulebook's example
    state = turn(8)
    bare(state, 6)
    has_boats(state, 1, clay=1, bamboo=2)
    play(state, "1 place clay 7", "1 place bamboo 16", "1 place bamboo 17", "1 build 10 on 6")
    assert state.building_at[5] == 0
    assert mat(state, 1).built == (9,)
    assert (at(state, 7), at(state, 16), at(state, 17)) == ("clay", "bamboo", "bamboo")
    assert 9 not in state.row
    assert sound(state)


def test_boats_of_others_and_of_earlier_turns_serve_as_well() -> None:  # Y6.7
    state = turn(5)
    bare(state, 1)
    lies(state, "wood 1", "bamboo 2")
    play(state, "1 place gold 7", "1 build 1 on 1")  # gold is asked for by no tile here
    assert state.building_at[0] == 0


def test_the_island_must_touch_a_boat_of_this_turn() -> None:  # Y6.7
    state = turn(1)
    bare(state, 1, 17)
    lies(state, "wood 25", "bamboo 36", "wood 1")
    play(state, "1 place bamboo 7")
    assert sorted(offers(state, "build")) == ["1 on 1", "17 on 1"]


def test_each_boat_counts_once() -> None:  # Y6.7
    state = turn(1, row=(2, 7, 10, 19, 11))  # two wood; two wood and bamboo; clay and two bamboo; two stone; …
    bare(state, 1)
    lies(state, "wood 8", "clay 1")
    play(state, "1 place bamboo 7")
    assert not offers(state, "build")
    lies(state, "wood 2")
    assert sorted(offers(state, "build")) == ["2 on 1", "7 on 1"]


@pytest.mark.parametrize("full", ["token", "building", "torii", "sacred"])
def test_only_an_empty_island_is_built_on(full: str) -> None:  # Y6.7
    state = next_to_wood()
    if full == "token":
        state.token_at = state.token_at.put(0, 0)
    elif full == "building":
        stands(state, 2, 1)
    elif full == "torii":
        stands(state, "torii", 1)
    else:
        state.sacred = 1
    play(state, "1 place bamboo 7")
    assert sorted(offers(state, "build")) == ["1 on 6", "17 on 6"]


def test_a_standard_tile_puts_one_of_the_players_own_buildings() -> None:  # Y6.8
    state = next_to_wood()
    play(state, "1 place bamboo 7", "1 build 1 on 1")
    assert state.building_at[0] == 0
    assert mat(state, 1).buildings == 9
    assert mat(state, 2).buildings == 10
    assert mat(state, 1).built == (0,)
    assert state.scores() == (2 + 3, 2)  # 10 coins, and the tile's 3


def test_without_standard_buildings_only_prestige_buildings_are_left() -> None:  # Y6.8
    state = next_to_wood()
    lies(state, "stone 1", "wood 2")
    mat(state, 1).buildings = 0
    play(state, "1 place bamboo 7")
    assert offers(state, "build") == ["22 on 1"]


@pytest.mark.parametrize(("tile", "building"), [(22, TORII_BUILDING), (25, PALACE_BUILDING)])
def test_a_torii_or_palace_belongs_to_no_colour(tile: int, building: int) -> None:  # Y6.8
    state = turn(1, row=(1, 3, 10, 25, 22))
    bare(state, 6)
    lies(state, "wood 8", "stone 16", *(("wood 17",) if tile == 22 else ("clay 17", "clay 1")))
    if tile == 25:
        has_boats(state, 1, clay=1)
        play(state, "1 place clay 7", "1 build 25 on 6")
    else:
        play(state, "1 place bamboo 7", "1 build 22 on 6")
    assert state.building_at[5] == building
    assert mat(state, 1).buildings == 10
    assert mat(state, 1).built == (tile - 1,)
    assert sound(state)


def test_one_building_a_turn() -> None:  # Y6.9
    state = turn(2)
    bare(state, 1, 6)
    lies(state, "bamboo 8")
    play(state, "1 place wood 7", "1 build 1 on 1")
    assert not offers(state, "build")
    assert not offers(state, "place")


@pytest.mark.parametrize(("tile", "earned"), [(1, 3), (17, 6)])
def test_next_to_two_of_ones_own_a_building_gives_3_coins_and_a_trading_post_6(tile: int, earned: int) -> None:  # Y6.10
    state = next_to_wood()
    stands(state, 1, 7, 12)  # both neighbours of 6, and not of each other
    play(state, "1 place bamboo 7", f"1 build {tile} on 6")
    assert coins(state, 1) == 10 + earned
    assert mat(state, 1).prestige == 0


def test_on_a_mountain_next_to_a_torii_two_prestige_tokens() -> None:  # Y6.10, the rulebook's example
    state = turn(1)
    bare(state, 7)  # a mountain
    stands(state, "torii", 6)
    lies(state, "wood 8", "bamboo 17")
    play(state, "1 place bamboo 18", "1 build 1 on 7")
    assert mat(state, 1).prestige == 2
    assert coins(state, 1) == 10


def test_every_torii_and_palace_next_door_gives_a_token() -> None:  # Y6.10
    state = next_to_wood()
    stands(state, "torii", 7)
    stands(state, "palace", 12)
    stands(state, "palace", 13)  # touches 6 at a corner only
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert mat(state, 1).prestige == 2


def test_a_building_alone_gives_no_coins() -> None:  # Y6.10
    state = next_to_wood()
    stands(state, 1, 13)  # a corner is no border
    stands(state, 2, 7)  # nor is another's building a group
    play(state, "1 place bamboo 7", "1 build 17 on 6")
    assert coins(state, 1) == 10


def test_a_chain_of_buildings_is_a_group() -> None:  # Y6.10
    state = next_to_wood()
    stands(state, 1, 7, 14, 15)  # 6 – 7 – 14 – 15
    stands(state, 1, 34)  # far away
    stands(state, 2, 12)
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert coins(state, 1) == 10 + 4


def test_a_building_that_joins_two_groups_counts_both_once() -> None:  # Y6.10
    state = next_to_wood()
    stands(state, 1, 1, 2, 7, 12)  # 1 – 2 – 7 is a ring with 6
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert coins(state, 1) == 10 + 5


def test_a_torii_does_not_join_groups() -> None:  # Y6.10, Y6.8
    state = next_to_wood()
    stands(state, "torii", 7)
    stands(state, 1, 13, 14)
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert (coins(state, 1), mat(state, 1).prestige) == (10, 1)


def test_all_bonuses_add_up() -> None:  # Y6.10
    state = turn(1)
    bare(state, 7)
    stands(state, "torii", 6)
    stands(state, "palace", 8)
    stands(state, 1, 2, 13)
    lies(state, "wood 8", "bamboo 17")
    play(state, "1 place bamboo 18", "1 build 17 on 7")
    assert (coins(state, 1), mat(state, 1).prestige) == (10 + 2 * 3, 3)


def test_the_builder_of_a_torii_gets_nothing() -> None:  # Y6.11
    state = turn(1)
    bare(state, 7)  # a mountain
    stands(state, "torii", 6)
    stands(state, 1, 2, 13)
    lies(state, "wood 8", "bamboo 17", "stone 9", "wood 19")
    play(state, "1 place bamboo 18", "1 build 22 on 7")
    assert (coins(state, 1), mat(state, 1).prestige) == (10, 0)


def test_a_standing_building_gets_nothing_for_a_later_torii() -> None:  # Y6.10
    state = turn(1)
    bare(state, 6)
    stands(state, 2, 7)
    lies(state, "wood 8", "wood 17", "stone 16")
    play(state, "1 place bamboo 7", "1 build 22 on 6")
    assert mat(state, 2).prestige == 0


def test_a_tile_that_another_built_is_gone() -> None:  # Y6.8
    state = opening(fleets=(1, 2, 6, 3, 4))
    bare(state, 1, 6)
    lies(state, "wood 8")
    play(state, "1 fleet 1", "1 place bamboo 7", "1 build 1 on 1")
    fleet_turn(state, 2)
    lies(state, "bamboo 17")
    play(state, "2 place wood 16")
    assert sorted(offers(state, "build")) == ["17 on 12", "17 on 6"]
    assert len(state.row) == 4  # refilled when the round ends
