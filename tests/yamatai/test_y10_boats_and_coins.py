"""Y10: the specialists who trade, exchange and moor boats, and those who deal in coins."""

import pytest

from shima.games.counts import pack
from shima.games.yamatai.specialists.pairs import NAKATSU_PAIRS, RAIJIN_PAIRS
from tests.yamatai.positions import (
    bare,
    boats,
    coins,
    culture,
    finish_turn,
    has_boats,
    has_tokens,
    hires,
    lay_coins,
    left,
    lies,
    mat,
    offers,
    opening,
    play,
    reserve_of,
    sound,
    turn,
)


def test_fu_hsi_gives_a_point_for_three_coins() -> None:  # Y10
    state = opening()
    hires(state, 1, "Fu-Hsi")
    for purse, points in ((10, 3), (11, 3), (12, 4), (15, 5)):
        mat(state, 1).coins = mat(state, 2).coins = purse
        assert state.scores() == (points + 1, purse // 5)  # Fu Hsi is worth 1


def test_hetsuka_gives_four_coins_for_a_token() -> None:  # Y10
    state = opening()
    hires(state, 1, "Hetsuka")
    has_tokens(state, 1, fan=2, mask=1)
    assert offers(state, "spend") == ["fan", "mask"]  # before the fleet is taken
    play(state, "1 spend fan")
    assert (coins(state, 1), culture(state, 1)) == (14, {"fan": 1, "mask": 1})
    assert not offers(state, "spend")


def test_izanagi_gives_one_more_transaction() -> None:  # Y10
    state = opening()
    hires(state, 1, "Izanagi")
    state.trades = 2
    play(state, "1 fleet 1", "1 buy wood", "1 sell bamboo")
    assert (coins(state, 1), boats(state, 1)) == (9, {"wood": 1})
    assert not offers(state, "buy")
    assert not offers(state, "sell")


def test_izanagi_is_counted_afresh_each_turn() -> None:  # Y10
    state = opening()
    hires(state, 2, "Izanagi")
    finish_turn(play(state, "1 fleet 1", "1 buy bamboo"))
    play(state, "2 fleet 2", "2 buy bamboo", "2 buy bamboo")
    assert (coins(state, 2), coins(state, 1)) == (8, 9)


def test_tomoe_trades_gold_for_five() -> None:  # Y10, Y5.2
    state = turn(5)
    hires(state, 1, "Tomoe")
    bought, sold = play(state.copy(), "1 buy gold"), play(state.copy(), "1 sell gold")
    assert (coins(bought, 1), boats(bought, 1)) == (5, {"gold": 2})
    assert coins(sold, 1) == 15
    assert not offers(bought, "sell")  # within the one transaction
    mat(state, 1).coins = 4
    state.forget_moves()
    assert "gold" not in offers(state, "buy")


def test_tomoe_with_izanagi_trades_gold_twice() -> None:  # Y10
    state = turn(5)
    hires(state, 1, "Tomoe", "Izanagi")
    play(state, "1 buy gold", "1 buy gold")
    assert (coins(state, 1), boats(state, 1)) == (0, {"gold": 3})
    assert not offers(state, "sell")


def test_susanoo_sells_stone_for_6_and_clay_for_7_and_buys_like_anyone() -> None:  # Y10
    for name, earned in (("bamboo", 1), ("wood", 2), ("stone", 6), ("clay", 7)):
        state = turn(1)
        hires(state, 1, "Susanoo")
        has_boats(state, 1, **{name: 1})
        assert coins(play(state, f"1 sell {name}"), 1) == 10 + earned
    for name, price in (("stone", 3), ("clay", 4)):
        state = turn(1)
        hires(state, 1, "Susanoo")
        assert coins(play(state, f"1 buy {name}"), 1) == 10 - price


def test_susanoo_does_not_sell_gold() -> None:  # Y10, Y5.2
    state = turn(5)
    hires(state, 1, "Susanoo")
    assert not offers(state, "sell")


def test_izanami_takes_half_of_what_lies_on_an_opponents_recruit() -> None:  # Y10
    state = turn(2)
    hires(state, 2, "Izanami")
    has_tokens(state, 1, drum=2)
    lay_coins(state, 4, 0, 0, 0, 0)
    play(state, "1 recruit Yasoma drum drum")
    assert (coins(state, 1), coins(state, 2)) == (12, 12)


def test_izanamis_owner_keeps_all_of_her_own_recruits_coins() -> None:  # Y10
    state = turn(2)
    hires(state, 1, "Izanami")
    has_tokens(state, 1, drum=2)
    lay_coins(state, 4, 0, 0, 0, 0)
    play(state, "1 recruit Yasoma drum drum")
    assert (coins(state, 1), coins(state, 2)) == (14, 10)


def test_a_player_who_recruits_izanami_gets_all_coins_on_her() -> None:  # Y10
    state = opening(shown=("Izanami", "Tomoe", "Yasoma", "Riu", "Ebisu"))
    has_tokens(state, 1, drum=2)
    lay_coins(state, 6, 0, 0, 0, 0)
    play(state, "1 fleet 2", "1 recruit Izanami drum drum")
    assert (coins(state, 1), coins(state, 2)) == (16, 10)


def test_kachiko_takes_sacred_ground_off_for_two_coins() -> None:  # Y10
    state = turn(5)
    hires(state, 1, "Kachiko")
    lies(state, "wood 17", "bamboo 26")
    state.sacred = 1 << 11 | 1 << 32
    state.forget_moves()
    play(state, "1 place gold 16")
    assert not offers(state, "build")
    assert offers(state, "clear") == ["12", "33"]
    play(state, "1 clear 12")
    assert (coins(state, 1), state.sacred) == (8, 1 << 32)
    assert offers(state, "build") == ["1 on 12", "17 on 12"]  # built on in the same turn
    assert not offers(state, "clear")


def test_kachiko_needs_the_coins() -> None:  # Y10
    state = turn(5)
    hires(state, 1, "Kachiko")
    state.sacred, mat(state, 1).coins = 1 << 11, 1
    state.forget_moves()
    assert not offers(state, "clear")


def test_a_cleared_sacred_ground_is_back_in_the_supply() -> None:  # Y10, Y1.7
    state = turn(5)
    hires(state, 1, "Kachiko")
    bare(state)
    state.sacred = 0b11111111
    state.forget_moves()
    assert not offers(state, "sacred")
    play(state, "1 clear 1")
    assert "1" in offers(state, "sacred")


def test_michimata_gives_a_gold_boat_for_a_token() -> None:  # Y10
    state = opening()
    hires(state, 1, "Michimata")
    has_tokens(state, 1, fan=2, mask=1)
    assert offers(state, "gild") == ["fan", "mask"]
    play(state, "1 gild mask")
    assert (boats(state, 1), culture(state, 1), left(state, "gold")) == ({"gold": 1}, {"fan": 2}, 9)
    assert not offers(state, "gild")
    assert sound(state)


def test_michimata_needs_gold_in_the_reserve() -> None:  # Y10
    state = opening()
    hires(state, 1, "Michimata")
    has_tokens(state, 1, fan=1)
    reserve_of(state, gold=0)
    assert not offers(state, "gild")


def test_michimata_is_refused_after_mooring() -> None:  # Y10.1, Y7.2
    state = turn(6)
    hires(state, 1, "Michimata")
    has_tokens(state, 1, fan=1)
    assert offers(state, "gild") == ["fan"]
    play(state, "1 aside wood")
    assert not offers(state, "gild")


def test_nakatsu_changes_gold_for_any_two_boats_but_gold() -> None:  # Y10
    state = turn(5)
    hires(state, 1, "Nakatsu")
    assert len(offers(state, "change")) == len(NAKATSU_PAIRS) == 10
    assert not [text for text in offers(state, "change") if text.count("gold") > 1]
    play(state, "1 change gold wood clay")
    assert (boats(state, 1), state.reserve) == ({"wood": 1, "clay": 1}, pack((22, 18, 16, 12, 10)))
    assert not offers(state, "change")
    twice = turn(5)
    hires(twice, 1, "Nakatsu")
    play(twice, "1 change gold clay clay")
    assert boats(twice, 1) == {"clay": 2}


def test_raijin_gives_gold_for_any_two_boats() -> None:  # Y10
    state = turn(7)
    hires(state, 1, "Raijin")
    assert len(RAIJIN_PAIRS) == 15
    assert offers(state, "melt") == ["bamboo stone"]
    has_boats(state, 1, stone=2, bamboo=1)
    assert offers(state, "melt") == ["bamboo stone", "stone stone"]
    play(state, "1 melt stone stone")
    assert (boats(state, 1), state.reserve) == ({"bamboo": 1, "gold": 1}, pack((21, 19, 16, 13, 9)))
    assert not offers(state, "melt")


def test_raijin_and_nakatsu_work_in_one_turn_once_each() -> None:  # Y10, Y10.1
    state = turn(7)
    hires(state, 1, "Raijin", "Nakatsu")
    play(state, "1 melt bamboo stone", "1 change gold wood clay")
    assert boats(state, 1) == {"wood": 1, "clay": 1}
    assert not offers(state, "melt")
    assert not offers(state, "change")
    assert sound(state)


def test_exchanges_reach_into_the_harbour() -> None:  # Y10
    state = opening()
    hires(state, 1, "Raijin")
    has_boats(state, 1, clay=1)  # from an earlier turn
    assert not offers(state, "melt")
    play(state, "1 fleet 1", "1 melt bamboo clay")
    assert boats(state, 1) == {"gold": 1}


@pytest.mark.parametrize(
    ("fleet", "name", "line"), [(1, "Hetsuka", "spend fan"), (1, "Michimata", "gild fan"), (1, "Kachiko", "clear 12")]
)
def test_once_a_turn_powers_come_back_with_the_next_turn(fleet: int, name: str, line: str) -> None:  # Y10.1
    state = opening()
    hires(state, 1, name)
    has_tokens(state, 1, fan=2)
    state.sacred = 1 << 11
    state.forget_moves()
    play(state, f"1 {line}")
    verb = line.split()[0]
    assert not offers(state, verb)
    finish_turn(play(state, f"1 fleet {fleet}"))
    state.sacred = 1 << 11
    state.forget_moves()
    assert not offers(state, verb)  # it is seat 2's turn: the power is its owner's
    finish_turn(play(state, "2 fleet 2"))
    state.sacred = 1 << 11
    state.forget_moves()
    assert offers(state, verb)


def test_an_exchange_needs_its_boats_in_the_reserve_beforehand() -> None:  # Y10.2
    state = turn(5)
    hires(state, 1, "Nakatsu", "Raijin")
    has_boats(state, 1, gold=1, wood=1)
    reserve_of(state, clay=1, bamboo=0)
    changes = offers(state, "change")
    assert "gold wood clay" in changes
    assert "gold clay clay" not in changes
    assert not [text for text in changes if "bamboo" in text]
    assert offers(state, "melt") == ["wood gold"]
    reserve_of(state, gold=0)
    assert not offers(state, "melt")  # not even with the gold that would come back


def test_raijin_may_give_gold() -> None:  # Y10.2
    state = turn(5)
    hires(state, 1, "Raijin")
    has_boats(state, 1, gold=2)
    play(state, "1 melt gold gold")
    assert (boats(state, 1), left(state, "gold")) == ({"gold": 1}, 9)


def test_riu_keeps_three_boats() -> None:  # Y10, Y7.1
    state = turn(10)
    hires(state, 1, "Riu")
    play(state, "1 any gold")
    assert not offers(state, "aside")
    finish_turn(state)
    assert boats(state, 1) == {"wood": 1, "clay": 1, "gold": 1}
    finish_turn(play(state, "2 fleet 1"))
    play(state, "1 fleet 2")
    assert offers(state, "aside") == ["wood", "clay", "gold"]
    play(state, "1 aside wood")
    assert mat(state, 1).boat_count() == 3
    assert sound(state)
