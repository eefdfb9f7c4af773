"""Y10: the specialists who place, collect and build, and those who are worth points."""

import pytest

from shima.games.yamatai.game import YamataiState
from tests.yamatai.positions import (
    bare,
    coins,
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


def site(*islands: int) -> YamataiState:
    """Seat 1 places bamboo on 7 and may build tile 1 or trading post 17 on islands 1 and 6."""
    state = turn(1)
    lies(state, "wood 8")
    return bare(state, *(islands or (1, 6)))


def torii_site() -> YamataiState:
    """Seat 1 places bamboo on 18 and may build torii 22 on the mountain 7."""
    state = turn(1)
    bare(state, 7)
    return lies(state, "wood 8", "bamboo 17", "stone 9", "wood 19")


def test_amateratsu_doubles_prestige_tokens_at_the_end() -> None:  # Y10
    state = opening()
    hires(state, 1, "Amateratsu")
    mat(state, 1).prestige = mat(state, 2).prestige = 3
    assert state.scores() == (2 + 6 + 1, 2 + 3)


def test_kagutsuchi_gives_a_token_for_a_building_away_from_ones_own() -> None:  # Y10
    state = site()
    hires(state, 1, "Kagutsuchi")
    stands(state, 1, 13)  # at a corner of 6
    stands(state, 2, 7)
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert mat(state, 1).prestige == 1


def test_kagutsuchi_gives_nothing_next_to_ones_own() -> None:  # Y10
    state = site()
    hires(state, 1, "Kagutsuchi")
    stands(state, 1, 7)
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert (mat(state, 1).prestige, coins(state, 1)) == (0, 12)


def test_kagutsuchis_token_is_added_to_the_others() -> None:  # Y10
    state = turn(1)
    bare(state, 7)
    hires(state, 1, "Kagutsuchi")
    stands(state, "torii", 6)
    lies(state, "wood 8", "bamboo 17")
    play(state, "1 place bamboo 18", "1 build 1 on 7")
    assert mat(state, 1).prestige == 3


def test_kagutsuchi_gives_nothing_for_a_torii() -> None:  # Y10
    for helper in ((), ("Awashima",)):
        state = torii_site()
        state.mountains = 0
        hires(state, 1, "Kagutsuchi", *helper)
        play(state, "1 place bamboo 18", "1 build 22 on 7")
        assert mat(state, 1).prestige == 0


def test_amateratsu_doubles_kagutsuchis_token() -> None:  # Y10
    state = site()
    hires(state, 1, "Kagutsuchi", "Amateratsu")
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert state.scores()[0] == 2 + 2 * 1 + 3 + 2 + 1  # coins, the token twice, tile 1, both specialists


def test_ananda_takes_two_coins_from_who_builds_next_door() -> None:  # Y10
    state = site()
    hires(state, 2, "Ananda")
    stands(state, 2, 7)
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert (coins(state, 1), coins(state, 2)) == (8, 12)


def test_ananda_takes_two_coins_however_many_buildings_are_touched() -> None:  # Y10
    state = site()
    hires(state, 2, "Ananda")
    stands(state, 2, 1, 7, 12)
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert (coins(state, 1), coins(state, 2)) == (8, 12)


def test_anandas_fee_is_due_for_a_torii_too() -> None:  # Y10
    state = torii_site()
    hires(state, 2, "Ananda")
    stands(state, 2, 6)
    play(state, "1 place bamboo 18", "1 build 22 on 7")
    assert (coins(state, 1), coins(state, 2)) == (8, 12)


def test_ananda_takes_nothing_elsewhere_or_from_her_owner() -> None:  # Y10
    state = site()
    hires(state, 2, "Ananda")
    stands(state, 2, 13)  # a corner of 6 only
    stands(state, "torii", 7)  # which the last player built, but it has no colour
    play(state, "1 place bamboo 7", "1 build 1 on 6")
    assert (coins(state, 1), coins(state, 2)) == (10, 10)
    own = site()
    hires(own, 1, "Ananda")
    stands(own, 1, 7)
    play(own, "1 place bamboo 7", "1 build 1 on 6")
    assert (coins(own, 1), coins(own, 2)) == (12, 10)


@pytest.mark.parametrize(("purse", "allowed"), [(0, False), (1, False), (2, True)])
def test_a_player_who_cannot_pay_ananda_cannot_build_there(purse: int, allowed: bool) -> None:  # Y10
    state = site()
    hires(state, 2, "Ananda")
    stands(state, 2, 12)
    stands(state, 1, 7)  # the group's coins would come too late
    mat(state, 1).coins = purse
    play(state, "1 place bamboo 7")
    assert ("17 on 6" in offers(state, "build")) is allowed
    assert "17 on 1" in offers(state, "build")  # where nothing is due
    if allowed:
        play(state, "1 build 17 on 6")
        assert (coins(state, 1), coins(state, 2)) == (4, 12)


def test_awashima_gives_the_bonuses_for_a_torii() -> None:  # Y10: on a mountain next to a torii
    state = torii_site()
    hires(state, 1, "Awashima")
    stands(state, "torii", 6)
    play(state, "1 place bamboo 18", "1 build 22 on 7")
    assert (mat(state, 1).prestige, coins(state, 1)) == (2, 10)
    assert mat(state, 1).buildings == 10


def test_awashimas_torii_counts_for_the_group_once() -> None:  # Y10
    state = torii_site()
    hires(state, 1, "Awashima")
    stands(state, 1, 2, 13)
    play(state, "1 place bamboo 18", "1 build 22 on 7")
    assert (mat(state, 1).prestige, coins(state, 1)) == (1, 10 + 3)
    # Afterwards it has no colour: a building next to it extends no group through it.
    other = site(6)
    hires(other, 1, "Awashima")
    stands(other, 1, 2, 13)
    stands(other, "torii", 7)
    play(other, "1 place bamboo 7", "1 build 1 on 6")
    assert (coins(other, 1), mat(other, 1).prestige) == (10, 1)


def test_awashimas_palace_gives_bonuses_as_well_and_only_to_her_owner() -> None:  # Y10
    for owner, earned in ((1, (1, 12)), (2, (0, 10))):
        state = turn(4, row=(25, 1, 3, 10, 17))  # clay, clay, stone, wood
        bare(state, 7)
        hires(state, owner, "Awashima")
        stands(state, 1, 2)
        lies(state, "clay 17", "stone 9", "wood 19")
        play(state, "1 place clay 18", "1 build 25 on 7")
        assert (mat(state, 1).prestige, coins(state, 1)) == earned
        assert sound(state)


def test_ebisu_takes_one_more_token_from_any_island() -> None:  # Y10
    state = turn(1)
    hires(state, 1, "Ebisu")
    play(state, "1 place bamboo 7", "1 collect 1")
    assert state.actor() == 0
    assert len(offers(state, "collect")) == 29
    play(state, "1 collect 34")
    assert culture(state, 1) == {"fan": 1, "crane": 1}
    assert state.actor() == 1


def test_ebisus_token_has_to_be_taken() -> None:  # Y10
    state = turn(1)
    hires(state, 1, "Ebisu")
    play(state, "1 place bamboo 7", "1 collect 1")
    assert {text.split()[0] for text in offers(state)} == {"collect"}
    play(state, "1 collect 2")
    assert culture(state, 1) == {"fan": 1, "lantern": 1}
    assert state.actor() == 1


def test_ebisu_asks_for_nothing_if_no_token_is_left() -> None:  # Y10
    state = bare(turn(1), *range(2, 35))
    hires(state, 1, "Ebisu")
    play(state, "1 place bamboo 7", "1 collect 1")
    assert culture(state, 1) == {"fan": 1}
    assert state.actor() == 1


def test_ebisus_token_comes_after_those_of_the_boats() -> None:  # Y10
    state = turn(6)
    hires(state, 1, "Ebisu")
    play(state, "1 place wood 7", "1 place bamboo 8", "1 collect 1")
    assert "pass" not in offers(state)
    assert offers(state, "collect") == ["2", "6", "7"]
    play(state, "1 collect 2")
    assert "34" in offers(state, "collect")


def test_ebisu_needs_at_least_one_token_collected() -> None:  # Y10
    state = turn(1)
    hires(state, 1, "Ebisu")
    bare(state, 1, 6)
    play(state, "1 place bamboo 7")
    assert state.actor() == 1
    assert culture(state, 1) == {}


def test_ebisu_gives_nothing_to_who_builds() -> None:  # Y10
    state = site()
    hires(state, 1, "Ebisu")
    play(state, "1 place bamboo 7", "1 build 1 on 1")
    assert culture(state, 1) == {}
    assert state.actor() == 1


def test_ebisu_is_not_asked_when_no_island_has_a_token() -> None:  # Y10
    state = turn(1)
    hires(state, 1, "Ebisu")
    bare(state, *range(2, 35))
    play(state, "1 place bamboo 7", "1 collect 1")
    assert state.actor() == 1


def test_toyo_tama_makes_the_whole_rim_an_entry() -> None:  # Y10
    state = turn(1)
    hires(state, 1, "Toyo-Tama")
    lies(state, "gold 62", "gold 37")
    rim = [1, 2, 3, 4, 5, 6, 7, 15, 16, 25, 26, 36, 48, 49, 56, 57, 58, 59, 60, 61]
    assert offers(state, "place") == [f"bamboo {spot}" for spot in rim]


def test_toyo_tamas_rim_is_for_her_owner_and_for_the_first_boat() -> None:  # Y10, Y6.3
    state = turn(6)
    hires(state, 2, "Toyo-Tama")
    assert "wood 48" not in offers(state, "place")
    own = turn(6)
    hires(own, 1, "Toyo-Tama")
    play(own, "1 place wood 48")
    assert offers(own, "place") == ["bamboo 36", "bamboo 47", "bamboo 56"]


def test_yasoma_has_points_and_no_power() -> None:  # Y10
    state = opening()
    offered = offers(state)
    hires(state, 1, "Yasoma")
    assert offers(state) == offered
    assert state.scores() == (2 + 6, 2)


def test_a_power_is_its_owners_alone() -> None:  # Y10.1
    state = turn(6)
    has_boats(state, 1, gold=1, wood=2)
    before = offers(state)
    hires(state, 2, "Izanagi", "Tomoe", "Susanoo", "Raijin", "Nakatsu", "Toyo-Tama", "Riu", "Kachiko", "Hetsuka")
    state.sacred = 1 << 11
    state.forget_moves()
    assert offers(state) == before
