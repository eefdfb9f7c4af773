"""Y3: markers act by their places, and a turn is five actions with powers between them."""

import pytest

from tests.yamatai.positions import (
    bare,
    boats,
    coins,
    finish_turn,
    has_boats,
    has_tokens,
    hires,
    lies,
    offers,
    opening,
    play,
    reserve_of,
    sound,
    turn,
)


def verbs(offered: list[str]) -> list[str]:
    """The first words, each once, in their order."""
    return list(dict.fromkeys(text.split()[0] for text in offered))


def test_markers_act_in_the_order_of_their_places() -> None:  # Y3.1
    state = opening(4, fleets=(1, 2, 3, 4, 6), order=(3, 1, 4))
    assert state.order == (2, 0, 3, 1)
    for seat, fleet in zip((3, 1, 4, 2), (1, 2, 3, 4), strict=True):
        assert state.actor() == seat - 1
        play(state, f"{seat} fleet {fleet}", f"{seat} end")
    assert state.rounds() == 1  # the next one is being prepared


def test_two_players_take_two_turns_a_round_each() -> None:  # Y3.1
    state = opening()
    for seat, fleet in zip((1, 2, 1, 2), (1, 2, 3, 4), strict=True):
        assert state.rounds() == 1
        finish_turn(play(state, f"{seat} fleet {fleet}"))
    assert state.fleets_used == (0, 1, 2, 3)


def test_a_turn_begins_with_the_fleet_and_nothing_else() -> None:  # Y3.2, Y4.1
    state = opening()
    has_boats(state, 1, bamboo=1)
    has_tokens(state, 1, fan=2)
    assert offers(state) == [f"fleet {number}" for number in (1, 2, 3, 4, 5)]


def test_trade_comes_before_placing() -> None:  # Y3.2
    state = turn(1)
    assert verbs(offers(state)) == ["buy", "sell", "place", "end"]
    play(state, "1 buy wood", "1 place bamboo 7")
    assert not offers(state, "buy")
    assert not offers(state, "sell")


def test_a_player_who_places_is_not_asked_about_the_trade_that_was_left_out() -> None:  # Y3.2
    state = turn(6)
    play(state, "1 place wood 7")
    assert verbs(offers(state)) == ["place", "collect", "switch-token"]


def test_placing_continues_until_the_player_collects() -> None:  # Y3.2
    state = turn(10)
    play(state, "1 any gold", "1 place gold 7", "1 place wood 8", "1 place clay 9", "1 collect 1")
    assert not offers(state, "place")


def test_collecting_comes_before_mooring_and_mooring_before_recruiting() -> None:  # Y3.2
    state = turn(10)
    has_tokens(state, 1, drum=2)
    play(state, "1 any gold")
    assert not offers(state, "recruit")  # three boats do not fit the harbour
    play(state, "1 place wood 7")
    assert not offers(state, "aside")  # the duty comes first
    play(state, "1 collect 1")
    assert verbs(offers(state)) == ["aside"]
    play(state, "1 aside clay")
    assert verbs(offers(state)) == ["recruit", "end"]
    play(state, "1 recruit Yasoma drum drum")
    assert state.actor() == 1  # nothing was left to do


def test_recruiting_may_follow_at_once_when_nothing_must_be_moored() -> None:  # Y3.2
    state = turn(2)
    has_tokens(state, 1, drum=2)
    assert offers(state, "recruit")
    play(state, "1 recruit Yasoma drum drum")
    assert verbs(offers(state)) == ["reserve", "end"]  # the fleet's power until the turn ends
    assert boats(state, 1) == {"wood": 1}


def test_nothing_comes_back_once_boats_are_moored() -> None:  # Y3.2, Y7.1
    state = turn(6)
    play(state, "1 aside wood")
    assert verbs(offers(state)) == ["switch-token", "end"]


def test_a_turn_with_nothing_left_but_its_end_is_over() -> None:  # Y3.2
    state = turn(1)
    play(state, "1 place bamboo 7", "1 collect 6")
    assert state.actor() == 1
    assert offers(state) == [f"fleet {number}" for number in (2, 3, 4, 5)]


def test_a_fleet_without_boats_ends_the_turn_of_a_player_without_options() -> None:  # Y3.2
    state = opening()
    reserve_of(state, bamboo=0)
    state.mats[0].coins = 0
    play(state, "1 fleet 1")
    assert state.actor() == 1
    assert sound(state)


def test_a_turn_with_a_power_left_is_not_over() -> None:  # Y3.2, Y4.3
    state = turn(2)
    play(state, "1 place wood 7", "1 collect 1")
    assert state.actor() == 0
    assert verbs(offers(state)) == ["reserve", "end"]
    play(state, "1 reserve 1")
    assert state.actor() == 1


def test_a_specialist_whose_power_is_left_keeps_the_turn_open() -> None:  # Y3.2, Y10.1
    state = turn(1)
    hires(state, 1, "Hetsuka")
    play(state, "1 place bamboo 7", "1 collect 1")
    assert offers(state) == ["spend fan", "end"]
    play(state, "1 spend fan")
    assert (state.actor(), coins(state, 1)) == (1, 14)


@pytest.mark.parametrize(
    ("fleet", "power", "chain"),
    [
        (4, ("slide 1 to 2",), 8),
        (7, ("remove 1", "pass"), 8),
        (8, ("switch-boat 1", "with-boat 25"), 8),
        (6, ("switch-token 1", "with-token 2"), 8),
    ],
)
def test_powers_may_come_between_two_boats_of_one_chain(fleet: int, power: tuple[str, ...], chain: int) -> None:  # Y3.2
    state = turn(fleet)
    lies(state, "gold 1", "clay 25")
    has_boats(state, 1, bamboo=2)
    play(state, "1 place bamboo 7", *(f"1 {line}" for line in power))
    assert f"bamboo {chain}" in offers(state, "place")
    play(state, f"1 place bamboo {chain}")
    assert state.placed == (6, chain - 1)


def test_a_player_may_end_without_placing() -> None:  # Y3.2, Y6.1
    state = turn(3)
    assert "end" in offers(state)
    play(state, "1 end")
    assert state.actor() == 1
    assert boats(state, 1) == {"stone": 1}


def test_a_turn_leaves_nothing_behind_for_the_next() -> None:  # Y3.2
    state = turn(7)
    bare(state)
    lies(state, "gold 1", "gold 25")
    play(state, "1 place stone 7", "1 remove 1", "1 remove 25", "1 end")
    play(state, "2 fleet 1")
    assert (state.placed, state.trades, state.power_used, state.used) == ((), 1, False, 0)
    assert offers(state, "buy")
    assert not offers(state, "remove")
