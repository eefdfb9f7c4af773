"""The three places where the English and the German rulebook disagree, and what rules version 1 says there."""

import pytest

from shima.games.game import IllegalMove, UserError
from shima.games.yamatai.game import Yamatai, YamataiState
from shima.language import language
from tests.component_sets import ARCHIPELAGO
from tests.yamatai.positions import (
    YAMATAI,
    bare,
    boats,
    finish_turn,
    fleet_turn,
    has_boats,
    has_tokens,
    hires,
    lies,
    mat,
    offers,
    opening,
    play,
    play_chance,
    sound,
    turn,
)

FIRST = YAMATAI.with_rules(1)


def refusal(state: YamataiState, line: str, code: str = "en") -> tuple[str, str]:
    """Return the rule and the sentence that refuse the move."""
    with pytest.raises(IllegalMove) as caught:
        play(state, line)
    return caught.value.reason.rule, language(code).say(caught.value.reason.text)


def first_rules() -> Yamatai:
    assert isinstance(FIRST, Yamatai)
    return FIRST


def test_each_version_of_the_rules_has_its_own_options() -> None:
    assert YAMATAI.rules_version == 2
    assert YAMATAI.option_values() == {"rulebook": ("english", "german")}
    assert FIRST.option_values() == {"order": ("repeated", "drawn")}
    assert YAMATAI.with_rules(2) is YAMATAI
    assert FIRST.with_rules(2).option_values() == YAMATAI.option_values()
    for game, options in ((YAMATAI, {"order": "drawn"}), (FIRST, {"rulebook": "german"})):
        with pytest.raises(UserError):
            game.new(2, options)
    with pytest.raises(UserError) as caught:
        YAMATAI.with_rules(3)
    assert caught.value.text.args == {"rules": 3, "expected": "1, 2"}


def test_other_rules_share_the_set_and_the_moves() -> None:
    fresh = Yamatai(ARCHIPELAGO, 1)
    for fact in ("set_hash", "set_name", "move_count", "player_move_count", "first_chance", "rules_version"):
        assert getattr(FIRST, fact) == getattr(fresh, fact)
    assert first_rules().notation is YAMATAI.notation


@pytest.mark.parametrize(
    ("game", "options", "name"),
    [
        (YAMATAI, {}, "english"),
        (YAMATAI, {"rulebook": "english"}, "english"),
        (YAMATAI, {"rulebook": "german"}, "german"),
        (FIRST, {}, None),
    ],
)
def test_a_view_names_the_rulebook(game: Yamatai, options: dict[str, str], name: str | None) -> None:
    assert game.view(game.new(2, options), None)["rulebook"] == name


# Y2.4: places 3 and 4.


@pytest.mark.parametrize(
    ("game", "options", "drawn"),
    [
        (YAMATAI, {}, False),
        (YAMATAI, {"rulebook": "german"}, True),
        (FIRST, {}, False),
        (FIRST, {"order": "repeated"}, False),
        (FIRST, {"order": "drawn"}, True),
    ],
)
def test_places_3_and_4_are_repeated_or_drawn(game: Yamatai, options: dict[str, str], drawn: bool) -> None:  # Y2.4
    orders = set()
    for seed in range(12):
        state = play_chance(game.new(2, options), seed)
        assert sorted(state.order) == [0, 0, 1, 1]
        orders.add(state.order)
    assert orders >= {(0, 1, 0, 1), (1, 0, 1, 0)}
    assert (len(orders) == 4) == drawn


# Y9.2: reserved tiles.


def reserved(game: Yamatai = YAMATAI, rulebook: str = "") -> YamataiState:
    """Seat 1 has reserved tile 1 and could build it on island 1."""
    state = turn(2, game=game, rulebook=rulebook)
    bare(state, 1)
    lies(state, "bamboo 8")
    return play(state, "1 reserve 1", "1 place wood 7")


def test_by_the_english_rulebook_a_reserved_tile_can_be_built_at_once() -> None:  # Y9.2
    state = reserved()
    assert "1 on 1" in offers(state, "build")
    play(state, "1 build 1 on 1")
    assert (mat(state, 1).reserved, mat(state, 1).reserved_in, mat(state, 1).built) == ((), (), (0,))
    assert sound(state)


def test_by_the_english_rulebook_a_reserved_tile_that_fits_is_a_duty() -> None:  # Y6.4, Y9.2
    state = turn(2, row=(1, 3, 10, 22, 23))
    bare(state)
    lies(state, "bamboo 8")
    play(state, "1 reserve 1", "1 place wood 7")
    assert offers(state, "build") == ["1 on 1", "1 on 6"]
    assert "end" not in offers(state)


def test_by_the_german_rulebook_a_reserved_tile_has_to_wait_for_another_round() -> None:  # Y9.2
    state = reserved(rulebook="german")
    assert "1 on 1" not in offers(state, "build")
    rule, why = refusal(state, "1 build 1 on 1")
    assert rule == "Y9.2"
    assert "German rulebook" in why
    assert "deutschen Spielregel" in refusal(state, "1 build 1 on 1", "de")[1]


def test_rules_version_1_makes_a_reserved_tile_wait_and_names_no_rulebook() -> None:  # Y9.2
    state = reserved(first_rules())
    rule, why = refusal(state, "1 build 1 on 1")
    assert (rule, "rulebook" in why) == ("Y9.2", False)


# Y10: what Raijin and Nakatsu exchange.


def trader(rulebook: str, *specialists: str, game: Yamatai = YAMATAI) -> YamataiState:
    """Seat 1 has taken fleet 1, with its bamboo boat, and owns the specialists."""
    state = turn(1, game=game, rulebook=rulebook)
    hires(state, 1, *specialists)
    return state


@pytest.mark.parametrize("rulebook", ["english", "german"])
def test_boats_of_the_fleet_and_the_harbour_can_be_exchanged(rulebook: str) -> None:  # Y10
    state = opening(rulebook=rulebook)
    hires(has_boats(state, 1, wood=1), 1, "Raijin")
    play(state, "1 fleet 1")
    assert offers(state, "melt") == ["bamboo wood"]
    assert sound(play(state, "1 melt bamboo wood"))


def test_the_third_boat_of_fleet_10_comes_from_action_1() -> None:  # Y9.10, Y10
    state = turn(10, rulebook="german")
    hires(state, 1, "Raijin")
    play(state, "1 any stone")
    assert offers(state, "melt") == ["wood stone", "wood clay", "stone clay"]


def test_a_boat_bought_this_turn_can_be_exchanged_by_the_english_rulebook_only() -> None:  # Y10
    assert offers(play(trader("english", "Raijin"), "1 buy wood"), "melt") == ["bamboo wood"]
    state = play(trader("german", "Raijin"), "1 buy wood")
    assert offers(state, "melt") == []
    rule, why = refusal(state, "1 melt bamboo wood")
    assert rule == "Y10"
    assert "German rulebook" in why
    assert "wood" in why
    assert "deutschen Spielregel" in refusal(state, "1 melt bamboo wood", "de")[1]
    assert YAMATAI.view(state, None)["fresh"] == {"bamboo": 0, "wood": 1, "stone": 0, "clay": 0, "gold": 0}


def test_gold_gained_this_turn_can_be_exchanged_by_the_english_rulebook_only() -> None:  # Y10
    english, german = (trader(book, "Nakatsu", "Michimata") for book in ("english", "german"))
    for state in (english, german):
        has_tokens(state, 1, fan=1)
        play(state, "1 gild fan")
    assert offers(english, "change")
    assert offers(german, "change") == []
    assert "German rulebook" in refusal(german, "1 change gold clay clay")[1]


def test_gold_bought_through_tomoe_can_be_exchanged_by_the_english_rulebook_only() -> None:  # Y10
    english, german = (play(trader(book, "Nakatsu", "Tomoe"), "1 buy gold") for book in ("english", "german"))
    assert "gold clay clay" in offers(english, "change")
    assert sound(play(english, "1 change gold clay clay"))
    assert offers(german, "change") == []
    rule, why = refusal(german, "1 change gold clay clay")
    assert (rule, "German rulebook" in why) == ("Y10", True)
    assert "deutschen Spielregel" in refusal(german, "1 change gold clay clay", "de")[1]


def test_by_the_german_rulebook_gold_of_the_fleet_stays_exchangeable_next_to_bought_gold() -> None:  # Y10
    state = trader("german", "Nakatsu", "Tomoe")
    has_boats(state, 1, gold=1)
    play(state, "1 buy gold")
    assert "gold clay clay" in offers(state, "change")
    play(state, "1 change gold clay clay")
    assert boats(state, 1)["gold"] == 1
    assert sound(state)


def test_rules_version_1_exchanges_bought_boats() -> None:  # Y10
    state = play(trader("", "Raijin", game=first_rules()), "1 buy wood")
    assert offers(state, "melt") == ["bamboo wood"]
    assert sound(play(state, "1 melt bamboo wood"))
    state = play(trader("", "Nakatsu", "Tomoe", game=first_rules()), "1 buy gold")
    assert "gold clay clay" in offers(state, "change")
    assert sound(play(state, "1 change gold clay clay"))


def test_what_an_exchange_gives_cannot_be_exchanged_again() -> None:  # Y10
    state = trader("german", "Nakatsu", "Raijin")
    has_boats(state, 1, bamboo=1, gold=1)
    play(state, "1 change gold stone clay")
    assert offers(state, "melt") == []
    english = trader("english", "Nakatsu", "Raijin")
    has_boats(english, 1, bamboo=1, gold=1)
    assert offers(play(english, "1 change gold stone clay"), "melt") == ["bamboo stone", "bamboo clay", "stone clay"]


def test_among_boats_of_one_colour_those_that_cannot_be_exchanged_are_used_first() -> None:  # Y10
    """One bamboo boat came with the fleet, the other was bought: placing one leaves that of the fleet."""
    state = trader("german", "Raijin")
    has_boats(state, 1, bamboo=1, wood=1)
    play(state, "1 buy bamboo")
    assert offers(state, "melt") == ["bamboo wood"]
    for line in ("1 place bamboo 7", "1 sell bamboo"):
        after = state.copy()
        after.trades = 1
        after.forget_moves()
        play(after, line)
        assert offers(after, "melt") == ["bamboo wood"]
        assert after.fresh == 0
    play(state, "1 melt bamboo wood")
    assert mat(state, 1).boat_count() == 2
    assert state.exchangeable() == 0


def test_in_the_next_turn_a_boat_in_the_harbour_can_be_exchanged() -> None:  # Y10
    state = trader("german", "Raijin")
    has_boats(state, 1)
    finish_turn(play(state, "1 buy wood"))
    finish_turn(fleet_turn(state, 5))
    fleet_turn(state, 3)
    assert offers(state, "melt") == ["wood stone"]


# Y10: Ebisu's extra token.


def test_rules_version_1_lets_a_player_decline_ebisus_token() -> None:  # Y10
    state = turn(1, game=first_rules())
    hires(state, 1, "Ebisu")
    play(state, "1 place bamboo 7", "1 collect 1")
    assert "pass" in offers(state)
    play(state, "1 pass")
    assert state.actor() == 1


@pytest.mark.parametrize("rulebook", ["english", "german"])
def test_both_rulebooks_make_ebisus_token_a_duty(rulebook: str) -> None:  # Y10
    state = trader(rulebook, "Ebisu")
    play(state, "1 place bamboo 7", "1 collect 1")
    assert "pass" not in offers(state)
    rule, why = refusal(state, "1 pass")
    assert rule == "Y10"
    assert "have to" in why
