"""D5: the merchant follows the routes, draws wares in the mountains and sells them at the coast."""

import pytest

from shima.games.counts import pack
from shima.games.game import CHANCE
from shima.games.tokaido_duo.constants import WARES
from shima.games.tokaido_duo.game import DuoState, TokaidoDuo
from tests.tokaido_duo.positions import (
    COASTAL_ROAD,
    GREEN,
    VIOLET,
    bag,
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

STRONG = "slow strong efficient"


def trader(at: str, pips: int = 1, waves: str = "slow cunning efficient") -> DuoState:
    """Violet's merchant stands there with a die of that many pips."""
    return place(opening(f"1 {pips} 1", waves), VIOLET, merchant=at)


def test_one_step_follows_a_route_to_the_next_town() -> None:  # D5.1
    assert walks(trader("M2"), "merchant") == {"M1", "M3", "C2", "C7"}
    assert walks(trader("C2"), "merchant") == {"M2"}


def test_both_merchants_may_be_in_one_mountain_town() -> None:  # D5.1
    state = place(trader("M2"), GREEN, merchant="M3")
    play(state, "1 merchant M3", "1 draw 4", *["* ware fan"] * 4)
    assert state.boards[VIOLET].merchant == state.boards[GREEN].merchant


def test_merchants_pass_each_other_in_the_mountains() -> None:  # D5.1
    assert walks(place(trader("C1", 3), GREEN, merchant="M1"), "merchant") == {"M3", "C2", "C7"}


def test_two_steps_from_the_end_of_the_chain_reach_one_mountain_and_one_coastal_town() -> None:  # D5.1, the example
    assert walks(trader("C1", 2), "merchant") == {"M2", "C8"}
    assert walks(trader("C4", 2), "merchant") == {"M3", "C5"}


@pytest.mark.parametrize("seat", [VIOLET, GREEN])
def test_a_merchant_does_not_enter_a_coastal_town_where_a_pilgrim_is(seat: int) -> None:  # D5.2
    state = place(trader("M2"), seat, pilgrim="C2")
    assert walks(state, "merchant") == {"M1", "M3", "C7"}
    assert refusal(state, "merchant C2") == ("D5.2", "duo-why-town-taken")


def test_a_merchant_does_not_enter_a_coastal_town_where_the_other_merchant_is() -> None:  # D5.2
    assert walks(place(trader("M2"), GREEN, merchant="C7"), "merchant") == {"M1", "M3", "C2"}


def test_a_pilgrim_next_to_a_coastal_town_does_not_occupy_it() -> None:  # D5.2
    state = place(place(trader("M2"), GREEN, pilgrim="C2+1"), VIOLET, pilgrim="C1+3")
    assert "C2" in walks(state, "merchant")


def test_a_merchant_does_not_pass_through_a_taken_coastal_town() -> None:  # D5.2
    game = TokaidoDuo(COASTAL_ROAD)  # … M2, C2, C1
    state = place(opening("1 2 1", game=game), VIOLET, merchant="M2")
    assert "C1" in walks(state, "merchant")
    place(state, GREEN, pilgrim="C2")
    assert "C1" not in walks(state, "merchant")
    reason = game.why(state, game.parse(state, "merchant C1"))
    assert reason is not None
    assert (reason.rule, reason.text.key) == ("D5.2", "duo-why-way-blocked")


@pytest.mark.parametrize(
    ("start", "town", "count"), [("M2", "M1", 3), ("M1", "M2", 2), ("M2", "M3", 4), ("M3", "M4", 3)]
)
def test_a_mountain_town_gives_as_many_wares_as_it_shows(start: str, town: str, count: int) -> None:  # D5.3
    state = play(trader(start), f"1 merchant {town}")
    assert offers(state) == [f"draw {count}", "pass"]
    play(state, f"1 draw {count}", *["* ware doll"] * count)
    assert wares(state, VIOLET) == {"doll": count}
    assert bag(state)[WARES.index("doll")] == 7 - count
    assert state.actor() == GREEN


def test_wares_beyond_five_go_back_into_the_bag_old_or_new_by_choice() -> None:  # D5.3
    state = hold(trader("M2"), VIOLET, kimono=2, ceramic=2)
    play(state, "1 merchant M1", "1 draw 3", "* ware fan", "* ware fan", "* ware doll")
    assert state.actor() == VIOLET
    assert offers(state) == ["return kimono", "return ceramic", "return doll", "return fan"]
    play(state, "1 return ceramic", "1 return fan")
    assert wares(state, VIOLET) == {"kimono": 2, "ceramic": 1, "doll": 1, "fan": 1}
    assert bag(state) == (3, 5, 6, 7)
    assert state.actor() == GREEN


def test_with_five_wares_none_goes_back() -> None:  # D5.3
    state = hold(trader("M2"), VIOLET, kimono=2)
    play(state, "1 merchant M1", "1 draw 3", *["* ware fan"] * 3)
    assert (state.actor(), state.boards[VIOLET].ware_count()) == (GREEN, 5)


def test_a_full_merchant_may_draw_and_choose_too() -> None:  # D5.3
    state = hold(trader("M2"), VIOLET, fan=5)
    play(state, "1 merchant M3", "1 draw 4", *["* ware kimono"] * 4)
    assert offers(state) == ["return kimono", "return fan"]
    play(state, *["1 return fan"] * 4)
    assert wares(state, VIOLET) == {"kimono": 4, "fan": 1}


@pytest.mark.parametrize(
    ("wares_left", "draws"),
    [
        ((0, 0, 0, 4), ["draw 4", "draw 3", "pass"]),
        ((0, 0, 0, 3), ["draw 3", "pass"]),
        ((0, 0, 1, 1), ["draw 2", "pass"]),
        ((0, 0, 0, 0), []),
    ],
)
def test_from_a_bag_with_fewer_wares_all_are_drawn(wares_left: tuple[int, ...], draws: list[str]) -> None:  # D5.3, D5.6
    state = own(trader("M2", waves=STRONG), VIOLET, "merchant")
    state.bag = pack(wares_left)
    play(state, "1 merchant M1")
    assert (offers(state) if state.actor() == VIOLET else []) == draws


def test_a_coastal_town_buys_any_number_of_its_ware_and_no_other() -> None:  # D5.4
    state = hold(trader("M2"), VIOLET, kimono=3, fan=2)
    play(state, "1 merchant C2")
    assert offers(state) == ["sell 3 at 4", "sell 2 at 4", "sell 1 at 4", "pass"]
    play(state, "1 sell 2 at 4")
    assert wares(state, VIOLET) == {"kimono": 1, "fan": 2}
    assert bag(state) == (4, 6, 7, 6)
    assert money(state, VIOLET) == (0, 8)


def test_without_the_ware_there_is_nothing_to_sell() -> None:  # D5.4
    assert play(hold(trader("M2"), VIOLET, fan=5), "1 merchant C2").actor() == GREEN


def test_four_ceramics_at_3_are_a_slab_and_2_coins_and_35_points_instead_of_26() -> None:  # D5.4, D5.5, the example
    state = hold(trader("M4"), VIOLET, ceramic=4, doll=1)
    state.boards[VIOLET].slabs = 4
    before = state.scores()[VIOLET]
    assert before == 26 + 1
    play(state, "1 merchant C4", "1 sell 4 at 3")
    assert money(state, VIOLET) == (5, 2)
    assert state.scores()[VIOLET] == 35 + 1


@pytest.mark.parametrize(("coins", "after"), [(0, (0, 6)), (3, (0, 9)), (4, (1, 0)), (9, (1, 5))])
def test_ten_coins_become_a_slab_at_once(coins: int, after: tuple[int, int]) -> None:  # D5.5
    state = hold(trader("M4"), VIOLET, ceramic=2)
    state.boards[VIOLET].coins = coins
    play(state, "1 merchant C4", "1 sell 2 at 3")
    assert money(state, VIOLET) == after
    assert money(state, GREEN) == (0, 0)


def test_twenty_coins_become_two_slabs() -> None:  # D5.5
    state = hold(trader("M2"), VIOLET, kimono=5)
    state.boards[VIOLET].coins = 3
    play(state, "1 merchant C2", "1 sell 5 at 4")
    assert money(state, VIOLET) == (2, 3)


def test_the_sixth_slab_triggers_the_end_but_not_the_fifth() -> None:  # D5.5
    for slabs, ending in ((4, ""), (5, "slabs")):
        state = hold(trader("M2"), VIOLET, kimono=3)
        state.boards[VIOLET].slabs = slabs
        assert play(state, "1 merchant C2", "1 sell 3 at 4").ending() == ending


def test_there_is_no_seventh_slab_and_the_coins_stay() -> None:  # D5.5
    state = hold(trader("M2"), VIOLET, kimono=5)
    state.boards[VIOLET].slabs, state.boards[VIOLET].coins = 5, 9
    play(state, "1 merchant C2", "1 sell 5 at 4")
    assert money(state, VIOLET) == (6, 19)


def test_a_cunning_merchant_may_take_a_coin_more_for_each_ware() -> None:  # D5.6
    state = own(hold(trader("M4"), VIOLET, ceramic=2), VIOLET, "merchant")
    play(state, "1 merchant C4")
    assert set(offers(state)) == {"sell 2 at 4", "sell 2 at 3", "sell 1 at 4", "sell 1 at 3", "pass"}
    assert money(play(state.copy(), "1 sell 2 at 4"), VIOLET) == (0, 8)
    assert money(play(state.copy(), "1 sell 2 at 3"), VIOLET) == (0, 6)


@pytest.mark.parametrize(
    ("owner", "waves"), [(-1, "slow cunning efficient"), (GREEN, "slow cunning efficient"), (VIOLET, STRONG)]
)
def test_nobody_else_is_cunning(owner: int, waves: str) -> None:  # D5.6
    state = hold(trader("M4", waves=waves), VIOLET, ceramic=1)
    own(state, owner, "merchant")
    assert offers(play(state, "1 merchant C4")) == ["sell 1 at 3", "pass"]


def test_a_cunning_merchants_bonus_is_not_for_pilgrims() -> None:  # D5.6
    state = own(place(opening("1 1 1"), VIOLET, pilgrim="C3+3"), VIOLET, "merchant")
    assert money(play(state, "1 pilgrim C4", "1 coins"), VIOLET) == (0, 3)


def test_a_strong_merchant_may_draw_one_more_and_keep_six() -> None:  # D5.6
    state = own(hold(trader("M2", waves=STRONG), VIOLET, doll=2), VIOLET, "merchant")
    play(state, "1 merchant M1")
    assert offers(state) == ["draw 4", "draw 3", "pass"]
    play(state, "1 draw 4", *["* ware fan"] * 4)
    assert (state.actor(), wares(state, VIOLET)) == (GREEN, {"doll": 2, "fan": 4})


def test_a_strong_merchant_keeps_no_seven() -> None:  # D5.6
    state = own(hold(trader("M2", waves=STRONG), VIOLET, doll=5), VIOLET, "merchant")
    play(state, "1 merchant M1", "1 draw 3", *["* ware fan"] * 3)
    play(state, "1 return fan", "1 return fan")
    assert (state.actor(), state.boards[VIOLET].ware_count()) == (GREEN, 6)


@pytest.mark.parametrize(("owner", "waves"), [(-1, STRONG), (GREEN, STRONG), (VIOLET, "slow cunning efficient")])
def test_nobody_else_is_strong(owner: int, waves: str) -> None:  # D5.6
    state = hold(trader("M2", waves=waves), VIOLET, doll=5)
    own(state, owner, "merchant")
    assert offers(play(state, "1 merchant M1")) == ["draw 3", "pass"]
    play(state, "1 draw 3", *["* ware fan"] * 3, "1 return fan", "1 return fan")
    assert state.actor() == VIOLET
    play(state, "1 return fan")
    assert state.boards[VIOLET].ware_count() == 5


def loser_of_the_strong_wave(held: int) -> DuoState:
    """Violet is about to reach a seashore, and Green alone has waves."""
    state = place(opening("1 1 1", STRONG), VIOLET, pilgrim="C2")
    own(state, GREEN, "pilgrim", "merchant", "artist")
    return play(hold(state, GREEN, fan=held - 2, doll=2), "1 pilgrim C2+1")


def test_losing_the_strong_merchant_with_six_wares_returns_one_at_once() -> None:  # D5.6
    state = play(loser_of_the_strong_wave(6), "1 wave merchant")
    assert state.actor() == GREEN
    assert offers(state) == ["return doll", "return fan"]
    play(state, "2 return doll")
    assert wares(state, GREEN) == {"doll": 1, "fan": 4}
    assert bag(state) == (5, 6, 6, 4)
    assert state.actor() == GREEN  # whose die it now is: Violet played the first
    assert walks(state, "merchant") == {"M2", "C8", "C1"}
    assert walks(state, "pilgrim") == set()


def test_after_the_forced_return_the_player_continues_with_the_hot_spring() -> None:  # D5.6
    state = own(loser_of_the_strong_wave(6), VIOLET, "spring")
    play(state, "1 wave merchant", "2 return fan")
    assert state.actor() == VIOLET
    assert offers(state) == ["pilgrim C2+2", "pass"]


@pytest.mark.parametrize(("held", "wave"), [(5, "merchant"), (6, "pilgrim"), (6, "artist")])
def test_otherwise_nothing_is_put_back(held: int, wave: str) -> None:  # D5.6
    state = play(loser_of_the_strong_wave(held), f"1 wave {wave}")
    assert (state.actor(), state.boards[GREEN].ware_count()) == (GREEN, held)
    assert "return fan" not in offers(state)


def test_a_draw_is_by_chance() -> None:  # D5.3
    state = play(trader("M2"), "1 merchant M1", "1 draw 3")
    assert state.actor() == CHANCE
    assert state.weights() == (5, 6, 7, 8)
    play(state, "* ware kimono")
    assert state.weights() == (4, 6, 7, 8)
