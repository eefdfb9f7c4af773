"""Y7 and Y8: mooring what was not placed, and recruiting a specialist."""

import pytest

from shima.games.counts import pack
from shima.games.game import IllegalMove
from shima.games.yamatai.constants import KINDS
from shima.games.yamatai.specialists.passive import RIU
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
    lies,
    mat,
    offers,
    opening,
    play,
    sound,
    turn,
)


def test_gold_stays_in_the_harbour_and_bamboo_goes_aside() -> None:  # Y7.1, the rulebook's example
    state = turn(1)
    has_boats(state, 1, gold=1, bamboo=1)
    play(state, "1 aside bamboo")
    assert boats(state, 1) == {"gold": 1}
    assert mat(state, 1).aside == pack((1, 0, 0, 0, 0))
    assert state.scores()[0] == 2  # 10 coins; the first boat aside costs nothing
    mat(state, 1).aside = pack((2, 0, 0, 0, 0))
    assert state.scores()[0] == 1  # the second costs a point


def test_the_turn_does_not_end_while_boats_do_not_fit() -> None:  # Y7.1
    state = turn(10)
    play(state, "1 any wood", "1 aside clay")
    assert offers(state) == ["aside wood"]  # no clay is left
    with pytest.raises(IllegalMove):
        play(state, "1 end")
    play(state, "1 aside wood")
    assert boats(state, 1) == {"wood": 1}


def test_the_player_chooses_from_hand_and_harbour_alike() -> None:  # Y7.1
    state = opening()
    has_boats(state, 1, stone=1)  # in the harbour since earlier
    play(state, "1 fleet 5")
    assert offers(state, "aside") == ["stone", "gold"]
    play(state, "1 aside stone")
    assert boats(state, 1) == {"gold": 1}


def test_as_many_boats_stay_as_fit() -> None:  # Y7.1
    state = turn(1)
    assert not offers(state, "aside")  # one boat fits
    hires(state, 1, "Riu")
    has_boats(state, 1, bamboo=3)
    assert not offers(state, "aside")
    has_boats(state, 1, bamboo=3, clay=1)
    assert offers(state, "aside") == ["bamboo", "clay"]


def test_boats_put_aside_never_come_back() -> None:  # Y7.1
    state = opening()
    has_boats(state, 1, wood=1)
    play(state, "1 fleet 5", "1 aside gold")
    finish_turn(state)
    finish_turn(play(state, "2 fleet 1"))
    hires(state, 1, "Nakatsu", "Raijin", "Tomoe")
    play(state, "1 fleet 4")
    assert not [text for text in offers(state) if text.startswith(("place gold", "sell gold", "change"))]
    assert offers(state, "melt") == ["wood clay"]
    assert mat(state, 1).aside == pack((0, 0, 0, 0, 1))
    assert sound(state)


def test_a_moored_boat_is_there_in_the_next_turn() -> None:  # Y7.1
    state = turn(5)
    finish_turn(state)
    finish_turn(play(state, "2 fleet 1"))
    play(state, "1 fleet 2")
    assert boats(state, 1) == {"wood": 1, "gold": 1}
    assert "gold 7" in offers(state, "place")


def test_exchanges_of_boats_end_with_mooring() -> None:  # Y7.2
    state = turn(8)
    hires(state, 1, "Michimata", "Nakatsu", "Raijin", "Hetsuka")
    has_tokens(state, 1, drum=2)
    has_boats(state, 1, gold=1, clay=1)
    assert offers(state, "gild")
    assert offers(state, "change")
    assert offers(state, "melt")
    play(state, "1 aside clay")
    assert not [text for text in offers(state) if text.split()[0] in ("gild", "change", "melt")]
    assert offers(state, "spend") == ["drum"]  # which gives coins, not boats


def test_exchanges_are_open_until_something_is_moored_or_recruited() -> None:  # Y7.2
    state = turn(2)
    hires(state, 1, "Michimata")
    has_tokens(state, 1, drum=2, fan=1)
    bare(state, 1, 6)
    play(state, "1 place wood 7")
    assert offers(state, "gild") == ["fan", "drum"]
    play(state, "1 recruit Yasoma drum drum")
    assert not offers(state, "gild")


def test_two_of_a_kind_or_three_different_pay_a_specialist() -> None:  # Y8.1
    state = turn(2)
    has_tokens(state, 1, fan=2, mask=1, crane=1)
    assert [text for text in offers(state, "recruit") if text.startswith("Yasoma")] == [
        "Yasoma fan fan",
        "Yasoma fan mask crane",
    ]
    assert len(offers(state, "recruit")) == 5 * 2


@pytest.mark.parametrize(
    ("held", "payments"),
    [
        ({}, 0),
        ({"fan": 1}, 0),
        ({"fan": 1, "mask": 1}, 0),
        ({"fan": 2}, 1),
        ({"fan": 5}, 1),
        ({"fan": 1, "mask": 1, "drum": 1}, 1),
        ({"fan": 1, "mask": 1, "drum": 1, "crane": 1}, 4),
        (dict.fromkeys(KINDS, 1), 20),
        (dict.fromkeys(KINDS, 2), 26),
    ],
)
def test_every_way_to_pay_is_offered_once(held: dict[str, int], payments: int) -> None:  # Y8.1
    state = turn(2)
    has_tokens(state, 1, **held)
    assert len(set(offers(state, "recruit"))) == len(offers(state, "recruit")) == 5 * payments


def test_four_coins_on_a_specialist_come_along() -> None:  # Y8.1, the rulebook's example
    state = turn(2)
    has_tokens(state, 1, fan=1, mask=1, drum=1)
    lay_coins(state, *(4 if specialist == 17 else 0 for specialist in state.specialists))
    play(state, "1 recruit Yasoma fan mask drum")
    assert coins(state, 1) == 14
    assert culture(state, 1) == {}
    assert mat(state, 1).specialists == 1 << 17
    assert 17 not in state.specialists
    assert (len(state.specialists), state.coins_on) == (4, (0, 0, 0, 0))


def test_the_coins_of_the_others_stay_where_they_lie() -> None:  # Y8.1
    state = turn(2)
    has_tokens(state, 1, drum=2)
    lay_coins(state, 8, 6, 4, 2, 0)
    play(state, "1 recruit Fu-Hsi drum drum")
    assert coins(state, 1) == 14
    assert state.coins_on == (8, 6, 2, 0)


def test_mountain_tokens_count_as_their_kind() -> None:  # Y8.1
    state = turn(6)
    lies(state, "wood 17")
    bare(state, 14)
    play(state, "1 place wood 8", "1 place bamboo 9", "1 collect 1", "1 collect 7")  # 7 is a mountain, both are fans
    assert culture(state, 1) == {"fan": 2}
    assert "Yasoma fan fan" in offers(state, "recruit")


def test_one_specialist_a_turn() -> None:  # Y8.1
    state = turn(2)
    has_tokens(state, 1, drum=4)
    play(state, "1 recruit Yasoma drum drum")
    assert not offers(state, "recruit")


def test_recruiting_is_optional() -> None:  # Y8.1
    state = turn(2)
    has_tokens(state, 1, drum=2)
    play(state, "1 end")
    assert culture(state, 1) == {"drum": 2}


def test_a_specialist_stays_until_the_end() -> None:  # Y8.2
    state = turn(2)
    has_tokens(state, 1, drum=2)
    finish_turn(play(state, "1 recruit Yasoma drum drum"))
    finish_turn(play(state, "2 fleet 1"))
    assert mat(state, 1).specialists == 1 << 17
    assert state.scores()[0] == 2 + 6


def test_a_specialists_power_works_at_once() -> None:  # Y8.2
    state = turn(2)
    hires(state, 2, "Kachiko")  # another specialist comes on display
    has_tokens(state, 1, drum=3)
    state.specialists = (5, *state.specialists[1:])
    state.unseen_specialists ^= 1 << 5 | 1 << 17
    state.forget_moves()
    play(state, "1 recruit Hetsuka drum drum")
    assert offers(state, "spend") == ["drum"]
    assert sound(state)


def test_a_new_izanagi_or_tomoe_waits_for_the_next_trade() -> None:  # Y8.2
    state = opening(shown=("Izanagi", "Tomoe", "Yasoma", "Riu", "Ebisu"))
    has_tokens(state, 1, drum=2, fan=2)
    play(state, "1 fleet 2", "1 recruit Izanagi drum drum")
    assert not offers(state, "buy")
    finish_turn(state)
    finish_turn(play(state, "2 fleet 1"))
    assert state.trades == 2
    play(state, "1 fleet 5", "1 buy bamboo", "1 buy bamboo")
    assert not offers(state, "buy")


def test_a_new_riu_does_not_bring_back_boats_just_put_aside() -> None:  # Y8.2
    state = opening(fleets=(8, 1, 2, 3, 4), shown=("Izanagi", "Tomoe", "Yasoma", "Riu", "Ebisu"))
    has_tokens(state, 1, drum=2)
    play(state, "1 fleet 8")
    assert not offers(state, "recruit")  # Riu cannot come before the boats are moored
    play(state, "1 aside bamboo", "1 recruit Riu drum drum")
    assert boats(state, 1) == {"clay": 1}
    assert mat(state, 1).aside == pack((1, 0, 0, 0, 0))
    assert RIU.harbour(mat(state, 1)) == 3


def test_spent_tokens_leave_the_game() -> None:  # Y8.3
    state = turn(2)
    has_tokens(state, 1, drum=2)
    left = [state.token_at.count(kind) for kind in range(6)]
    play(state, "1 recruit Yasoma drum drum")
    assert mat(state, 1).tokens == 0
    assert [state.token_at.count(kind) for kind in range(6)] == left
    assert left[KINDS.index("drum")] == 3
