"""Why an action or a power cannot be used as asked, although it is the time for it."""

from collections.abc import Callable

import pytest

from shima.games.game import Reason
from shima.games.yamatai.actions.place import PLACE
from shima.games.yamatai.actions.powers.remove import REMOVE
from shima.games.yamatai.actions.powers.slide import SLIDE
from shima.games.yamatai.actions.powers.switch_boats import PICK_BOAT
from shima.games.yamatai.game import YamataiState
from shima.language import language
from tests.yamatai.positions import (
    YAMATAI,
    bare,
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


def reason(state: YamataiState, text: str) -> Reason:
    found = YAMATAI.why(state, YAMATAI.notation.texts.index(text))
    assert found is not None, f"{text} is legal"
    return found


def refusal(state: YamataiState, text: str) -> tuple[str, str]:
    found = reason(state, text)
    return found.rule, found.text.key.removeprefix("yam-why-")


def coins(state: YamataiState, count: int) -> YamataiState:
    mat(state, 1).coins = count
    state.forget_moves()
    return state


def sacred(state: YamataiState, *islands: int) -> YamataiState:
    """Sacred Ground on these islands."""
    for island in islands:
        state.sacred |= 1 << island - 1
    return bare(state, *islands)


def placed() -> YamataiState:
    """Bamboo on entry 7, wood and stone in hand; islands 1 and 6 are in reach, 1 is empty."""
    return play(has_boats(bare(turn(1), 1), 1, bamboo=1, wood=1, stone=1), "1 place bamboo 7")


def placed_next_to(thing: str) -> YamataiState:
    """As `placed`, and something stands on island 1."""
    state = placed()
    return stands(state, 2 if thing == "building" else thing, 1)


def enclosed() -> YamataiState:
    return lies(placed(), "wood 1", "wood 8", "wood 16")


def collecting() -> YamataiState:
    """Bamboo on 7, 8 and 9; taken are 2 and 7, for the boats on 8 and 9, so the one on 7 is left for 1 or 6."""
    state = has_boats(turn(1), 1, bamboo=3)
    return play(state, *(f"1 place bamboo {spot}" for spot in (7, 8, 9)), "1 collect 2", "1 collect 7")


def removed_again() -> YamataiState:
    """Fleet 7 took the only boat of this turn away."""
    return play(turn(7), "1 place bamboo 7", "1 remove 7")


def reserved() -> YamataiState:
    return play(bare(turn(2, rulebook="german"), 1), "1 reserve 1", "1 place wood 7")


def reserved_before() -> YamataiState:
    state = turn(2)
    mat(state, 1).reserved, mat(state, 1).reserved_in = (27,), (0,)
    return state


def reserved_by_the_other() -> YamataiState:
    state = placed()
    state.row = tuple(tile for tile in state.row if tile)
    mat(state, 2).reserved, mat(state, 2).reserved_in = (0,), (0,)
    state.forget_moves()
    return state


def row_gone() -> YamataiState:
    state = placed()
    state.row = ()
    state.forget_moves()
    return state


def at_last_tile() -> YamataiState:
    """All boats of tile 1 lie at island 1, but no building is left."""
    state = play(placed(), "1 place wood 8")
    mat(state, 1).buildings = 0
    state.forget_moves()
    return state


def next_to_ananda() -> YamataiState:
    """All boats of tile 1 lie at island 1, next to a building of Ananda's owner, and a coin is missing."""
    return coins(hires(stands(play(placed(), "1 place wood 8"), 2, 2), 2, "Ananda"), 1)


def discounted() -> YamataiState:
    return play(bare(turn(9), 1), "1 place stone 7")


def spent() -> YamataiState:
    return play(lies(turn(4), "wood 20"), "1 slide 20 to 19")


def deck_gone() -> YamataiState:
    state = turn(3)
    state.unseen_tiles = 0
    state.forget_moves()
    return state


def owner(*names: str) -> YamataiState:
    return hires(turn(1), 1, *names)


def used(name: str, move: str) -> YamataiState:
    return play(has_tokens(owner(name), 1, fan=2), f"1 {move}")


def moored_owner(name: str) -> YamataiState:
    return play(has_tokens(has_boats(owner(name), 1, gold=2), 1, fan=2), "1 aside gold")


@pytest.mark.parametrize(
    ("position", "move", "rule", "key"),
    [
        (lambda: play(turn(1), "1 buy wood"), "buy wood", "Y5.1", "traded"),
        (lambda: turn(1), "buy gold", "Y5.2", "no-gold-trade"),
        (lambda: turn(5), "sell gold", "Y5.2", "no-gold-trade"),
        (lambda: turn(1), "sell clay", "Y5.1", "no-boat"),
        (lambda: coins(turn(1), 3), "buy clay", "Y5.3", "coins-short"),
        (lambda: coins(owner("Tomoe"), 4), "buy gold", "Y5.3", "coins-short"),
        (lambda: reserve_of(turn(1), stone=0), "buy stone", "Y5.3", "reserve-out"),
        (lambda: turn(1), "place gold 7", "Y6.1", "no-boat"),
        (lambda: lies(turn(1), "clay 7"), "place bamboo 7", "Y6.2", "spot-taken"),
        (lambda: turn(1), "place bamboo 20", "Y6.2", "no-beginning"),
        (lambda: turn(1), "place bamboo 62", "Y6.2", "rim"),
        (lambda: owner("Toyo-Tama"), "place bamboo 20", "Y6.2", "no-beginning"),
        (lambda: lies(turn(1), "wood 19"), "place bamboo 20", "Y6.2", "no-beginning"),
        (placed, "place wood 7", "Y6.3", "spot-taken"),
        (placed, "place wood 26", "Y6.3", "not-connected"),
        (enclosed, "place wood 26", "Y6.3", "chain-ends"),
        (lambda: turn(1), "collect 1", "Y6.4", "nothing-placed"),
        (removed_again, "collect 1", "Y6.4", "nothing-placed"),
        (removed_again, "build 1 on 12", "Y6.4", "nothing-placed"),
        (placed, "collect 1", "Y6.5", "no-token-on"),
        (placed, "collect 34", "Y6.5", "no-boat-near"),
        (collecting, "collect 8", "Y6.5", "boats-have-tokens"),
        (placed, "build 2 on 1", "Y6.7", "not-in-row"),
        (row_gone, "build 1 on 1", "Y6.7", "row-empty"),
        (reserved, "build 1 on 1", "Y9.2", "reserved-now"),
        (reserved_by_the_other, "build 1 on 1", "Y9.2", "reserved-by"),
        (placed, "build 1 on 6", "Y6.7", "token-there"),
        (lambda: sacred(placed(), 1), "build 1 on 1", "Y6.7", "sacred-there"),
        (lambda: placed_next_to("building"), "build 1 on 1", "Y6.7", "building-there"),
        (lambda: placed_next_to("torii"), "build 1 on 1", "Y6.7", "prestige-there"),
        (lambda: placed_next_to("palace"), "build 1 on 1", "Y6.7", "prestige-there"),
        (placed, "build 1 on 12", "Y6.7", "no-boat-near"),
        (placed, "build 1 on 1", "Y6.7", "boats-missing"),
        (discounted, "build 10 on 1", "Y9.9", "boats-missing-discount"),
        (at_last_tile, "build 1 on 1", "Y6.8", "no-building-left"),
        (next_to_ananda, "build 1 on 1", "Y10", "no-fee"),
        (lambda: turn(1), "aside bamboo", "Y7.1", "boats-fit"),
        (lambda: turn(6), "aside gold", "Y7.1", "no-boat"),
        (lambda: turn(6), "end", "Y7.1", "aside-first"),
        (lambda: turn(6), "recruit Yasoma fan fan", "Y7.1", "aside-first"),
        (lambda: turn(1), "recruit Riu fan fan", "Y8.1", "specialist-hidden"),
        (lambda: owner("Yasoma"), "recruit Yasoma fan fan", "Y8.1", "specialist-yours"),
        (lambda: hires(turn(1), 2, "Yasoma"), "recruit Yasoma fan fan", "Y8.1", "specialist-taken"),
        (lambda: has_tokens(turn(1), 1, fan=1), "recruit Yasoma fan fan", "Y8.1", "pair-short"),
        (lambda: has_tokens(turn(1), 1, fan=1), "recruit Yasoma fan mask drum", "Y8.1", "kinds-short"),
    ],
)
def test_an_action_needs_what_its_rule_says(
    position: Callable[[], YamataiState], move: str, rule: str, key: str
) -> None:
    assert refusal(position(), move) == (rule, key)


@pytest.mark.parametrize(
    ("position", "move", "rule", "key"),
    [
        (lambda: turn(1), "reserve 1", "Y9.2", "other-fleet"),
        (lambda: turn(4), "peek", "Y9.3", "other-fleet"),
        (lambda: turn(3), "slide 7 to 8", "Y9.4", "other-fleet"),
        (lambda: turn(9), "sacred 12", "Y9.5", "other-fleet"),
        (lambda: turn(8), "with-token 1", "Y9.6", "other-fleet"),
        (lambda: turn(8), "remove 7", "Y9.7", "other-fleet"),
        (lambda: turn(7), "switch-boat 7", "Y9.8", "other-fleet"),
        (spent, "slide 19 to 20", "Y4.3", "power-used"),
        (lambda: turn(2), "reserve 2", "Y6.7", "not-in-row"),
        (reserved_before, "reserve 28", "Y9.2", "reserved-before"),
        (reserved, "reserve 3", "Y4.3", "power-used"),
        (deck_gone, "peek", "Y9.3", "deck-empty"),
        (lambda: turn(3), "top 2", "Y9.3", "nothing-looked-at"),
        (lambda: turn(4), "slide 7 to 8", "Y9.4", "no-boat-at"),
        (lambda: lies(turn(4), "wood 7", "clay 8"), "slide 7 to 8", "Y9.4", "spot-taken"),
        (lambda: turn(5), "sacred 1", "Y9.5", "token-there"),
        (lambda: sacred(turn(5), 1), "sacred 1", "Y9.5", "sacred-there"),
        (lambda: stands(turn(5), 2, 1), "sacred 1", "Y9.5", "building-there"),
        (lambda: sacred(turn(5), *range(1, 9)), "sacred 12", "Y1.7", "sacred-out"),
        (lambda: turn(6), "switch-token 12", "Y9.6", "no-token-on"),
        (lambda: bare(turn(6), *range(2, 7), *range(8, 35)), "switch-token 1", "Y9.6", "one-kind"),
        (lambda: turn(6), "with-token 1", "Y9.6", "first-token-first"),
        (lambda: turn(7), "remove 7", "Y9.7", "no-boat-at"),
        (lambda: turn(8), "switch-boat 7", "Y9.8", "no-boat-at"),
        (lambda: lies(turn(8), "wood 7", "wood 9"), "switch-boat 7", "Y9.8", "one-colour"),
        (lambda: lies(turn(8), "wood 7", "clay 9"), "with-boat 7", "Y9.8", "first-boat-first"),
        (opening, "spend fan", "Y10.1", "not-your-specialist"),
        (lambda: hires(turn(1), 2, "Hetsuka"), "spend fan", "Y10.1", "not-your-specialist"),
        (lambda: used("Hetsuka", "spend fan"), "spend fan", "Y10.1", "specialist-used"),
        (lambda: owner("Hetsuka"), "spend fan", "Y10", "no-token"),
        (lambda: owner("Michimata"), "gild drum", "Y10", "no-token"),
        (lambda: reserve_of(has_tokens(owner("Michimata"), 1, fan=1), gold=0), "gild fan", "Y10.2", "reserve-out"),
        (lambda: moored_owner("Michimata"), "gild fan", "Y7.2", "exchanges-over"),
        (lambda: owner("Nakatsu"), "change gold bamboo wood", "Y10", "no-boat"),
        (
            lambda: reserve_of(has_boats(owner("Nakatsu"), 1, gold=1), clay=1),
            "change gold clay clay",
            "Y10.2",
            "reserve-lacks",
        ),
        (lambda: moored_owner("Nakatsu"), "change gold bamboo wood", "Y7.2", "exchanges-over"),
        (lambda: owner("Raijin"), "melt bamboo bamboo", "Y10.2", "pair-not-held"),
        (lambda: reserve_of(has_boats(owner("Raijin"), 1, wood=2), gold=0), "melt wood wood", "Y10.2", "reserve-out"),
        (lambda: owner("Kachiko"), "clear 1", "Y10", "no-sacred-there"),
        (lambda: coins(sacred(owner("Kachiko"), 1), 1), "clear 1", "Y10", "no-coins-to-clear"),
    ],
)
def test_a_power_needs_what_its_rule_says(position: Callable[[], YamataiState], move: str, rule: str, key: str) -> None:
    assert refusal(position(), move) == (rule, key)


@pytest.mark.parametrize("move", [PLACE.number(0, 62), REMOVE.number(63), PICK_BOAT.number(62), SLIDE.number(62, 0)])
def test_a_spot_beyond_the_board_is_none(move: int) -> None:  # Y1.8
    fleet = {PLACE.number(0, 62): 1, REMOVE.number(63): 7, PICK_BOAT.number(62): 8}.get(move, 4)
    found = YAMATAI.why(turn(fleet), move)
    assert found is not None
    assert (found.rule, found.text.key) == ("Y1.8", "yam-why-no-such-spot")


def test_a_lane_beyond_those_of_a_spot_is_none() -> None:  # Y1.8
    found = YAMATAI.why(lies(turn(4), "wood 1"), SLIDE.number(0, 2))
    assert found is not None
    assert (found.rule, found.text.key) == ("Y1.8", "yam-why-no-such-lane")


@pytest.mark.parametrize(
    ("position", "move", "english", "german"),
    [
        (placed, "build 10 on 1", "Missing: 1 bamboo boat, 1 clay boat.", "1 Bambus-Schiff, 1 Lehm-Schiff."),
        (
            discounted,
            "build 10 on 1",
            "2 bamboo boats, 1 clay boat. Your fleet",
            "2 Bambus-Schiffe, 1 Lehm-Schiff. Deine Flotte",
        ),
        (
            placed,
            "place wood 26",
            "You can place the next boat at the north-western tip of island 1, or between",
            "an der Nordwestspitze von Insel 1 oder zwischen",
        ),
        (opening, "fleet 9", "You can take: 1, 2, 3, 4, 5.", "Offen liegen: 1, 2, 3, 4, 5."),
        (next_to_ananda, "build 1 on 1", "you must pay Ben 2 coins (Ananda), but you have only 1.", "an Ben (Ananda)"),
        (
            lambda: hires(turn(1), 1, "Fu-Hsi"),
            "recruit Fu-Hsi fan fan",
            "already recruited Fu Hsi",
            "Fu Hsi hast du schon angeworben",
        ),
        (
            lambda: turn(1),
            "recruit Yasoma mask drum crane",
            "missing: mask, drum, crane.",
            "dir: Maske, Trommel, Kranich.",
        ),
        (lambda: turn(1), "place bamboo 62", "only with Toyo Tama", "nur mit Toyo Tama"),
    ],
)
def test_a_reason_names_what_is_missing_and_what_would_be_right(
    position: Callable[[], YamataiState], move: str, english: str, german: str
) -> None:
    text = reason(position(), move).text
    assert english in language("en").say(text, ["Ann", "Ben"])
    assert german in language("de").say(text, ["Ann", "Ben"])
