"""Y4 and Y5: taking a fleet, and trading a boat."""

import pytest

from shima.games.counts import one, unpack
from shima.games.game import IllegalMove
from shima.games.yamatai.constants import COLOURS
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
    reserve_of,
    sound,
    turn,
)


def test_one_of_the_open_fleets_must_be_taken() -> None:  # Y4.1
    state = opening(fleets=(2, 4, 6, 8, 10))
    assert offers(state) == ["fleet 2", "fleet 4", "fleet 6", "fleet 8", "fleet 10"]
    for line in ("1 end", "1 fleet 1", "1 buy wood"):
        with pytest.raises(IllegalMove):
            play(state, line)


def test_a_fleet_taken_is_gone_for_the_others() -> None:  # Y4.1
    state = opening(fleets=(2, 4, 6, 8, 10))
    play(state, "1 fleet 6")
    assert state.fleets == (1, 3, 7, 9)
    assert state.fleets_used == (5,)
    assert state.fleet == 5


@pytest.mark.parametrize(
    ("fleet", "gained"),
    [
        (1, {"bamboo": 1}),
        (2, {"wood": 1}),
        (3, {"stone": 1}),
        (4, {"clay": 1}),
        (5, {"gold": 1}),
        (6, {"wood": 1, "bamboo": 1}),
        (7, {"stone": 1, "bamboo": 1}),
        (8, {"clay": 1, "bamboo": 1}),
        (9, {"stone": 1, "wood": 1}),
        (10, {"clay": 1, "wood": 1}),
    ],
)
def test_a_fleet_gives_the_boats_it_shows(fleet: int, gained: dict[str, int]) -> None:  # Y4.2
    state = turn(fleet)
    assert boats(state, 1) == gained
    total = [left + gained.get(name, 0) for name, left in zip(COLOURS, unpack(state.reserve, 5), strict=True)]
    assert total == [22, 19, 16, 13, 10]
    assert coins(state, 1) == 10


def test_a_colour_that_is_out_gives_nothing_and_no_compensation() -> None:  # Y4.2
    state = opening(fleets=(6, 1, 2, 3, 4))
    reserve_of(state, wood=0)
    play(state, "1 fleet 6")
    assert boats(state, 1) == {"bamboo": 1}
    assert (coins(state, 1), left(state, "wood")) == (10, 0)
    assert sound(state)


def test_a_fleet_power_is_used_once() -> None:  # Y4.3
    state = turn(4)
    lies(state, "gold 1")
    play(state, "1 slide 1 to 2")
    assert not offers(state, "slide")


def test_a_fleet_power_works_until_the_turn_ends() -> None:  # Y4.3
    state = turn(8)
    lies(state, "gold 1", "stone 20")
    assert offers(state, "switch-boat")
    play(state, "1 buy wood")
    assert offers(state, "switch-boat")
    play(state, "1 place clay 7")
    assert offers(state, "switch-boat")
    play(state, "1 collect 1")
    assert offers(state, "switch-boat")
    play(state, "1 aside wood")
    assert offers(state, "switch-boat")
    play(state, "1 end")
    assert state.actor() == 1  # and is lost after that
    assert (mat(state, 1).boat_count(), state.fleet) == (1, -1)


def test_using_a_power_is_optional() -> None:  # Y4.3
    for fleet in (2, 3, 4, 5, 9):
        state = turn(fleet)
        lies(state, "gold 1")
        finish_turn(state)
        assert state.actor() == 1
        assert at(state, 1) == "gold"


def test_a_power_does_not_wait_for_the_next_turn() -> None:  # Y4.3
    state = turn(4)
    lies(state, "gold 1")
    play(state, "1 end", "2 fleet 1", "2 end")
    fleet_turn(state, 2)
    assert not offers(state, "slide")


def test_nothing_interrupts_a_collection() -> None:  # Y4.3
    state = turn(6)
    play(state, "1 place wood 7", "1 place bamboo 8", "1 collect 1")
    assert sorted(offers(state)) == ["collect 2", "collect 6", "collect 7"]


def test_nothing_interrupts_a_look_at_the_deck() -> None:  # Y4.3
    state = turn(3)
    play(state, "1 peek", "* seen 2", "* seen 4", "* seen 5")
    assert {text.split()[0] for text in offers(state)} == {"top", "below"}


def test_nothing_interrupts_a_pair_of_removals() -> None:  # Y4.3
    state = turn(7)
    lies(state, "gold 1", "wood 25")
    play(state, "1 remove 1")
    assert offers(state) == ["remove 25", "pass"]


def test_a_wood_boat_is_bought_for_two_coins() -> None:  # Y5.1, the rulebook's example
    state = turn(1)
    play(state, "1 buy wood")
    assert boats(state, 1) == {"bamboo": 1, "wood": 1}
    assert (coins(state, 1), left(state, "wood")) == (8, 18)
    assert not offers(state, "buy")
    assert not offers(state, "sell")


@pytest.mark.parametrize(("name", "price"), [("bamboo", 1), ("wood", 2), ("stone", 3), ("clay", 4)])
def test_buying_and_selling_have_one_price(name: str, price: int) -> None:  # Y5.1
    bought = play(turn(5), f"1 buy {name}")
    assert (coins(bought, 1), boats(bought, 1)) == (10 - price, {"gold": 1, name: 1})
    sold = turn(5)
    has_boats(sold, 1, gold=1, **{name: 1})
    play(sold, f"1 sell {name}")
    assert (coins(sold, 1), boats(sold, 1)) == (10 + price, {"gold": 1})
    assert sound(sold)


def test_one_transaction_a_turn() -> None:  # Y5.1
    state = turn(6)
    play(state, "1 sell bamboo")
    assert not offers(state, "sell")
    assert not offers(state, "buy")


def test_a_boat_in_the_harbour_may_be_sold() -> None:  # Y5.1
    state = opening()
    has_boats(state, 1, clay=1)  # since an earlier turn
    play(state, "1 fleet 1")
    assert offers(state, "sell") == ["bamboo", "clay"]
    play(state, "1 sell clay")
    assert coins(state, 1) == 14


def test_boats_put_aside_are_not_sold() -> None:  # Y5.1, Y7.1
    state = opening()
    mat(state, 1).aside += one(3)
    state.reserve -= one(3)
    play(state, "1 fleet 1")
    assert offers(state, "sell") == ["bamboo"]


def test_gold_is_not_traded() -> None:  # Y5.2
    state = turn(5)
    assert offers(state, "buy") == ["bamboo", "wood", "stone", "clay"]
    assert offers(state, "sell") == []


@pytest.mark.parametrize("purse", [0, 1, 2, 3, 4])
def test_nobody_buys_on_credit(purse: int) -> None:  # Y5.3
    state = turn(5)
    mat(state, 1).coins = purse
    state.forget_moves()
    assert offers(state, "buy") == ["bamboo", "wood", "stone", "clay"][:purse]


def test_nobody_buys_what_the_reserve_does_not_have() -> None:  # Y5.3
    state = turn(5)
    reserve_of(state, bamboo=0, clay=0)
    assert offers(state, "buy") == ["wood", "stone"]


def test_a_boat_just_sold_is_not_there_to_be_placed() -> None:  # Y5.1
    state = turn(1)
    bare(state)
    play(state, "1 sell bamboo")
    assert (state.actor(), coins(state, 1)) == (1, 11)  # nothing was left but the end
