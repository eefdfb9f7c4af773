"""Labels and stories: what a move offers and what it did, in both languages, and to whom secrets are told."""

import re

import pytest

from shima.games.dice import Dice
from shima.games.game import OVER
from shima.games.text import Text
from shima.games.yamatai.actions.powers.peek import SEE
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.state import LOOK, PUT_BACK
from shima.language import LANGUAGES, language
from tests.yamatai.positions import (
    YAMATAI,
    bare,
    coins,
    finish_turn,
    fleet_turn,
    has_boats,
    has_tokens,
    hires,
    lies,
    mat,
    opening,
    play,
    reserve_of,
    stands,
    turn,
)

NAMES = ("Ann", "Ben", "Cem", "Dora")


def told(state: YamataiState, line: str, viewer: int | None = None, code: str = "en") -> str:
    """The story of the line's move, in one paragraph."""
    texts = YAMATAI.story(state, YAMATAI.parse(state, line), viewer)
    return " ".join(language(code).say(text, NAMES) for text in texts)


def offered(state: YamataiState, line: str, code: str = "en") -> str:
    """The label of the line's move."""
    return language(code).say(YAMATAI.label(state, YAMATAI.parse(state, line)), NAMES)


def building(fleet: int = 1) -> YamataiState:
    """Ann has just placed bamboo on 7, next to wood on 8: tiles 1 and 17 can be built on islands 1 and 6."""
    state = bare(lies(turn(fleet, players=3), "wood 8"), 1, 6)
    return play(has_boats(state, 1, bamboo=1), "1 place bamboo 7")


def test_a_plain_building_gives_nothing_but_itself() -> None:  # Y6.10
    state = building()
    assert offered(state, "build 1 on 1") == "Build tile 1 (standard building, 3 points: wood, bamboo) on island 1"
    assert told(state, "build 1 on 1") == (
        "Ann builds tile 1 (standard building, 3 points: wood, bamboo) on island 1. Next up: Ben."
    )


def test_a_group_gives_a_coin_for_each_and_a_trading_post_twice_that() -> None:  # Y6.10, the rulebook's example
    state = stands(building(), 1, 2, 7)
    assert offered(state, "build 1 on 1").endswith("on island 1: 3 coins")
    assert "Bonus: 3 coins (group of 3). " in told(state, "build 1 on 1")
    assert offered(state, "build 17 on 1").endswith("on island 1: 6 coins")
    assert "Bonus: 6 coins (group of 3, doubled by the trading post). " in told(state, "build 17 on 1")
    assert "Bonus: 6 Münzen (Gruppe von 3, verdoppelt durch den Handelsposten). " in told(
        state, "build 17 on 1", code="de"
    )


def test_prestige_is_told_with_its_reasons() -> None:  # Y6.10, Y10
    state = hires(stands(stands(building(), "torii", 2, 7), "palace", 12), 1, "Kagutsuchi")
    state.mountains |= 1 << 5
    state.forget_moves()
    assert offered(state, "build 1 on 6").endswith("on island 6 (mountain): 4 prestige tokens")
    reasons = "(mountain, torii next to it, palace next to it, Kagutsuchi)"
    assert f"on island 6 (mountain). Bonus: 4 prestige tokens {reasons}. " in told(state, "build 1 on 6")


def test_anandas_fee_goes_to_its_owner_before_the_bonus() -> None:  # Y10
    state = hires(stands(stands(building(), 1, 2), 3, 6), 3, "Ananda")
    label, story = offered(state, "build 1 on 1"), told(state, "build 1 on 1")
    assert label.endswith("on island 1: 2 coins, 2 coins to Cem")
    assert "Ananda: 2 coins to Cem. Bonus: 2 coins (group of 2). " in story


def test_awashima_explains_the_bonus_of_a_torii() -> None:  # Y10
    state = lies(turn(1, players=3), "wood 8", "wood 16", "stone 17")
    play(has_boats(stands(bare(state, 6), 1, 1), 1, bamboo=1), "1 place bamboo 7")
    assert "Bonus" not in told(state, "build 22 on 6")
    story = told(hires(state, 1, "Awashima"), "build 22 on 6")
    assert "on island 6. Awashima allows bonuses for this torii. Bonus: 2 coins (group of 2). " in story


def test_fleet_9_makes_up_for_a_boat() -> None:  # Y9.9
    state = building(9)
    assert offered(state, "build 3 on 1").endswith("on island 1: without stone (fleet power)")
    assert "The fleet replaces the missing stone boat. " in told(state, "build 3 on 1")


def test_the_last_standard_building_announces_the_end() -> None:  # Y11.1
    state = building()
    mat(state, 1).buildings = 1
    assert "the last standard building. The game ends after this round." in told(state, "build 1 on 1")


def test_izanami_gets_half_of_the_coins_on_a_specialist() -> None:  # Y8.1, Y10
    state = has_boats(has_tokens(turn(1, players=3), 1, fan=2), 1)
    state.coins_on = (6, *state.coins_on[1:])
    assert offered(state, "recruit Yasoma fan fan") == "Recruit Yasoma (6 points, 6 coins) for 2 fans"
    assert "Ann takes the 6 coins on Yasoma. " in told(state, "recruit Yasoma fan fan")
    hires(state, 2, "Izanami")
    label = offered(state, "recruit Yasoma fan fan")
    assert label == "Recruit Yasoma (6 points, 6 coins – 3 to Ben) for 2 fans"
    story = told(state, "recruit Yasoma fan fan")
    assert "There were 6 coins on Yasoma: 3 for Ann and 3 for Ben (Izanami). " in story
    play(state, "recruit Yasoma fan fan")
    assert (coins(state, 1), coins(state, 2)) == (13, 13)


def test_specialists_of_two_words_are_said_with_a_space() -> None:  # Y10
    state = has_boats(has_tokens(turn(1), 1, fan=1, mask=1, drum=1), 1)
    assert offered(state, "recruit Fu-Hsi fan mask drum") == "Recruit Fu Hsi (1 point, 0 coins) for fan, mask, drum"
    german = offered(state, "recruit Toyo-Tama fan mask drum", "de")
    assert german == "Toyo Tama (3 Punkte, 0 Münzen) für Fächer, Maske, Trommel anwerben"


def test_a_fleet_says_which_boats_the_reserve_no_longer_has() -> None:  # Y4.2
    state = reserve_of(opening(fleets=(1, 2, 6, 9, 10)), bamboo=0)
    assert offered(state, "fleet 6") == "Fleet 6: wood, no bamboo left; switch two culture tokens"
    assert told(state, "fleet 6") == "Ann takes fleet 6 (wood, no bamboo left)."
    assert told(state, "fleet 6", code="de") == "Ann nimmt Flotte 6 (Holz, kein Bambus mehr im Vorrat)."
    assert offered(state, "fleet 10") == "Fleet 10: clay, wood; plus a boat of your choice"
    assert offered(play(state, "fleet 10"), "any gold") == "Choose gold as the third boat"


def test_trades_name_their_price() -> None:  # Y5.1, Y10
    state = has_boats(turn(9), 1, stone=1)
    assert offered(state, "buy bamboo") == "Buy a bamboo boat for 1"
    assert told(state, "buy bamboo") == "Ann buys a bamboo boat for 1 coin."
    assert told(state, "sell stone", code="de").startswith("Ann verkauft ein Stein-Schiff für 3 Münzen.")
    assert offered(hires(state, 1, "Susanoo"), "sell stone") == "Sell a stone boat for 6"


def test_offers_on_the_board_name_what_lies_there() -> None:  # Y6.1, Y6.5, Y9
    state = lies(turn(4), "wood 8")
    assert offered(state, "place clay 16") == "Place a clay boat between islands 6 and 12"
    assert (
        offered(state, "slide 8 to 9")
        == "Slide the wood boat between islands 1, 2, 6 and 7 to the spot between islands 2, 7 and 8"
    )
    play(state, "place clay 7")
    assert offered(state, "collect 6") == "Collect the crane on island 6"
    assert told(state, "collect 6").startswith("Ann collects the crane on island 6.")
    assert offered(turn(5), "sacred 13") == "Place Sacred Ground on island 13 (mountain)"
    assert offered(turn(2), "reserve 3") == "Reserve tile 3 (standard building, 4 points: stone, wood)"


def test_switches_name_both_sides() -> None:  # Y9.6, Y9.8
    state = play(turn(6), "switch-token 1")
    assert offered(state, "with-token 2") == "Switch it with the lantern on island 2"
    assert told(state, "with-token 2") == "Ann switches the fan on island 1 with the lantern on island 2."
    state = play(lies(turn(8), "wood 8", "gold 9"), "switch-boat 9")
    german = told(state, "with-boat 8", code="de")
    assert german == (
        "Ann vertauscht zwei Schiffe: das Gold-Schiff zwischen den Inseln 2, 7 und 8 und das Holz-Schiff zwischen den "
        "Inseln 1, 2, 6 und 7."
    )


def test_specialists_powers_are_told_with_their_names() -> None:  # Y10
    state = hires(has_tokens(has_boats(turn(5), 1, gold=1, wood=1), 1, fan=1), 1, "Hetsuka", "Nakatsu", "Raijin")
    assert offered(state, "spend fan") == "Hetsuka: give up a fan for 4 coins"
    assert told(state, "spend fan") == "Ann gives up a fan for 4 coins (Hetsuka)."
    assert told(state, "change gold wood wood") == "Ann exchanges a gold boat for 2 wood (Nakatsu)."
    assert told(state, "melt wood gold") == "Ann exchanges gold, wood for a gold boat (Raijin)."


def test_the_end_of_a_turn_tells_the_harbour_and_who_is_next() -> None:  # Y3.1, Y7.1
    state = has_boats(turn(1, players=3), 1, wood=1, clay=1)
    assert told(state, "aside wood").startswith("Ann puts a wood boat aside. In the harbour: clay. Next up: Ben.")


def last_turn() -> YamataiState:
    """Ben, the third, has taken the last fleet of the first round and has no boats."""
    state = opening(3, order=(3, 1, 2))
    for fleet in (5, 2, 1):
        fleet_turn(state, fleet)
        has_boats(state, state.turn + 1)
        if fleet != 1:
            finish_turn(state)
    return state


def test_the_end_of_a_round_tells_coins_and_the_new_order() -> None:  # Y11.3, Y11.5
    state = play(last_turn(), "buy bamboo")
    assert told(state, "end") == (
        "Ben ends the turn. In the harbour: bamboo. Round 1 is over. Every specialist on display gets 2 coins."
    )
    play(state, "end")
    while len(state.fleets) < 4:
        state.play(state.moves()[0])
    last = YAMATAI.write(state, state.moves()[0])
    assert told(state, last).endswith("Round 2. Turn order: Ben, Ann, Cem.")
    assert told(state, last, code="de").endswith("Runde 2. Zugfolge: Ben, Ann, Cem.")


def test_the_result_tells_what_ended_the_game_and_how_all_stand() -> None:  # Y11.2, Y12
    state = reserve_of(play(last_turn(), "buy wood"), gold=0)
    mat(state, 1).coins = 60
    assert told(state, "end") == (
        "Ben ends the turn. In the harbour: wood. Round 1 is over. "
        "The game ends because the reserve ran out of boats (gold). "
        "The winner is Ann with 12 points, ahead of Ben (1), Cem (-3)."
    )


def test_a_tie_is_explained() -> None:  # Y12.2
    state = last_turn()
    mat(state, 2).buildings = 0
    story = told(play(state, "buy wood"), "end")
    assert "The game ends because a player has no standard buildings left (Ben). " in story
    assert "The winner is Cem with 2 points, ahead of Ann" in story
    assert story.endswith("Ties go to the player who went earlier in the last round.")


def test_what_cannot_be_laid_out_again_ends_the_game() -> None:  # Y11.3, Y11.4
    state = play(last_turn(), "buy wood")
    state.row = state.row[:-1]
    state.unseen_tiles = 0
    assert "gets 2 coins. The game ends because there are not enough building tiles" in told(state, "end")
    state.specialists = state.specialists[:-1]
    state.coins_on = state.coins_on[:-1]
    state.unseen_specialists = 0
    assert "gets 2 coins. The game ends because there are not enough specialists" in told(state, "end")


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_others_learn_that_a_tile_was_looked_at_but_not_which(viewer: int | None) -> None:  # Y13.3
    state = play(turn(3, players=3), "1 peek")
    assert state.phase == LOOK
    for number in (1, 2, 3):
        stories = {YAMATAI.story(state, move, viewer) for move in state.moves()}
        assert len(state.moves()) > 20
        assert [language("en").say(text, NAMES) for story in stories for text in story] == [
            f"Ann looks at a tile ({number} of 3)."
        ]
        state.play(state.moves()[number])
    assert state.phase == PUT_BACK
    while state.phase == PUT_BACK:
        stories = {YAMATAI.story(state, move, viewer) for move in state.moves()}
        assert len(stories) == 2
        assert {language("de").say(story[0], NAMES) for story in stories} == {
            "Ann legt ein Plättchen auf den Stapel.",
            "Ann legt ein Plättchen unter den Stapel.",
        }
        state.play(state.moves()[0])


def test_the_one_who_looks_learns_which_tiles_they_are() -> None:  # Y13.3
    state = play(turn(3, players=3), "1 peek")
    assert told(state, "seen 2", viewer=0) == "Ann sees tile 2 (standard building, 3 points: 2 wood)."
    assert len({YAMATAI.story(state, move, 0) for move in state.moves()}) == len(state.moves())
    play(state, "seen 2", "seen 28", "seen 5")
    assert offered(state, "top 2") == "Put tile 2 (standard building, 3 points: 2 wood) on top of the deck"
    assert told(state, "below 28", viewer=0) == (
        "Ann puts tile 28 (palace, 13 points: 2 gold, clay, stone, wood) under the deck."
    )


def test_a_spectator_of_whole_games_never_hears_of_a_tile_that_lies_hidden() -> None:  # Y13.3
    for seed in range(4):
        state, dice = YAMATAI.new(3), Dice(seed)
        while state.actor() != OVER:
            move, secret = state.random_move(dice), state.phase in (LOOK, PUT_BACK)
            if secret:
                stories = [YAMATAI.story(state, move, viewer) for viewer in (None, 0, 1, 2) if viewer != state.turn]
                assert stories[0] == stories[1] == stories[2] != YAMATAI.story(state, move, state.turn)
                assert "tile" not in {name for text in stories[0] for name in text.args}
            else:
                assert len({YAMATAI.story(state, move, viewer) for viewer in (None, 0, 1, 2)}) == 1
                assert not SEE.has(move)
            state.play(move)


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_both_languages_say_every_label_and_story_of_random_games(seed: int, players: int) -> None:
    state, dice = YAMATAI.new(players), Dice(seed)
    texts: set[Text] = set()
    while state.actor() != OVER:
        texts.update(YAMATAI.label(state, move) for move in state.moves())
        move = state.random_move(dice)
        for viewer in (None, *range(players)):
            story = YAMATAI.story(state, move, viewer)
            assert story
            texts.update(story)
            for code in LANGUAGES:
                assert all(language(code).say(text, NAMES).endswith(".") for text in story)
        state.play(move)
    assert len({text.key for text in texts}) > 60
    for text in texts:
        for code in LANGUAGES:
            sentence = language(code).say(text, NAMES)
            assert not re.search(r"[{}$]|  |yam-|\(\)|“”|„“|[,:;] *[.,;)]|\bNone\b", sentence), f"{text}: {sentence}"
