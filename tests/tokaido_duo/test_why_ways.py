"""Why a move is refused before a figure stands where it acts: the time, the die, the way."""

from collections.abc import Callable

import pytest

from shima.games.dice import Dice
from shima.games.tokaido_duo.game import DuoState, TokaidoDuo
from tests.component_sets import ISLAND
from tests.tokaido_duo.positions import DUO, GREEN, VIOLET, opening, own, paintings, place, play, refusal

INSPIRED = "slow cunning inspired"


def shops_laid() -> DuoState:
    state = DUO.new()
    while len(state.shops) < 8:
        state.play(state.moves()[0])
    return state


def thrown() -> DuoState:
    return opening("2 2 2")


def crowded() -> DuoState:
    """Green's pilgrim stands in C4, Green's merchant in C3."""
    return place(thrown(), GREEN, pilgrim="C4", merchant="C3")


def inspired() -> DuoState:
    """Violet may choose between two ways from 4 to 2, and bamboo is first."""
    return paintings(own(opening("1 1 3", INSPIRED), VIOLET, "artist"), VIOLET, up="bamboo")


def inspired_by_the_moon() -> DuoState:
    return paintings(inspired(), VIOLET, up="moon")


def slow() -> DuoState:
    return own(thrown(), VIOLET, "pilgrim")


def swift() -> DuoState:
    return own(opening("2 2 2", "swift cunning efficient"), VIOLET, "pilgrim")


def one_die_taken() -> DuoState:
    return play(thrown(), "1 merchant C3")


def over() -> DuoState:
    state = opening("1 1 1")
    state.boards[VIOLET].temple = 8
    return play(state, "1 pilgrim C3+3", "1 temple", "2 merchant C1", "1 artist 5", "1 pass")


REFUSALS: list[tuple[Callable[[], DuoState], str, str, str]] = [
    (DUO.new, "pilgrim C4", "D2.1", "set-up-first"),
    (DUO.new, "die 1 1 1", "D2.1", "shops-first"),
    (DUO.new, "shop C2 fan 2", "D2.1", "other-town"),
    (DUO.new, "shop C1 fan 4", "D1.3", "no-such-shop"),
    (shops_laid, "pilgrim C4", "D2.1", "set-up-first"),
    (shops_laid, "wave artist inspired", "D2.1", "other-wave"),
    (opening, "pilgrim C4", "D3.1", "throw-first"),
    (opening, "ware fan", "D3.1", "throw-first"),
    (thrown, "die 1 1 1", "D3.1", "dice-thrown"),
    (thrown, "shop C1 fan 2", "D2.1", "set-up-done"),
    (thrown, "wave pilgrim swift", "D2.1", "set-up-done"),
    (thrown, "ware fan", "D5.3", "no-ware-due"),
    (thrown, "painting moon", "D4.3", "no-painting-due"),
    (thrown, "pass", "D3.2", "must-move"),
    (thrown, "coins", "D3.2", "move-first"),
    (thrown, "draw 3", "D3.2", "move-first"),
    (thrown, "give", "D3.2", "move-first"),
    (thrown, "return fan", "D5.3", "nothing-to-return"),
    (thrown, "merchant stay", "D3.4", "can-move"),
    (thrown, "artist stay", "D3.4", "can-move"),
    (one_die_taken, "merchant C2", "D3.1", "die-taken"),
    (one_die_taken, "merchant stay", "D3.1", "die-taken"),
    (thrown, "pilgrim C3+2", "D3.2", "must-leave"),
    (thrown, "pilgrim C3+3", "D6.3", "not-slow"),
    (thrown, "pilgrim C4+1", "D6.3", "not-swift"),
    (thrown, "pilgrim C4+2", "D6.1", "steps"),
    (thrown, "pilgrim C3+1", "D6.1", "steps"),  # against the clock
    (slow, "pilgrim C4+1", "D6.3", "not-swift"),
    (swift, "pilgrim C3+3", "D6.3", "not-slow"),
    (swift, "pilgrim C4+2", "D6.1", "steps"),
    (crowded, "pilgrim C4", "D6.2", "station-taken"),
    (thrown, "merchant M4", "D3.3", "no-return"),
    (thrown, "merchant M3", "D5.1", "town-distance"),
    (thrown, "merchant C4", "D5.1", "town-distance"),
    (thrown, "merchant C1", "D5.1", "town-distance"),
    (crowded, "merchant C3", "D5.2", "town-taken"),
    (thrown, "artist 4", "D3.3", "no-region-twice"),
    (thrown, "artist 8", "D4.1", "region-distance"),
    (thrown, "artist 8 via moon", "D4.1", "region-distance"),
    (thrown, "artist 2 via moon", "D4.7", "not-inspired"),
    (inspired, "artist 2 via mountain", "D4.4", "way-gives-nothing"),
    (inspired, "artist 7 via bamboo", "D4.7", "way-has-not"),
    (inspired, "artist 1 via bamboo", "D4.7", "every-way"),
    (inspired_by_the_moon, "artist 2 via moon", "D4.7", "every-way"),
    (over, "pilgrim C4", "D9.1", "over"),
    (over, "die 1 1 1", "D9.1", "over"),
]


@pytest.mark.parametrize(("position", "line", "rule", "key"), REFUSALS)
def test_a_refusal_names_the_rule(position: Callable[[], DuoState], line: str, rule: str, key: str) -> None:
    assert refusal(position(), line) == (rule, f"duo-why-{key}")


def test_a_face_that_no_die_has_is_refused() -> None:  # D1.2
    game = TokaidoDuo(ISLAND.replace("[1, 2, 2, 3, 3, 4]", "[1, 2, 2, 3, 3, 3]"))
    state = opening(game=game)
    reason = game.why(state, game.parse(state, "die 4 1 1"))
    assert reason is not None
    assert (reason.rule, reason.text.key) == ("D1.2", "duo-why-no-such-face")


def test_a_station_that_the_coast_does_not_have_is_refused() -> None:  # D1.1
    reason = DUO.why(thrown(), 39)  # the moves leave room for 40 stations, the island has 32
    assert reason is not None
    assert (reason.rule, reason.text.key) == ("D1.1", "duo-why-no-such-station")


@pytest.mark.parametrize("move", [-1, DUO.move_count, 10_000])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    reason = DUO.why(thrown(), move)
    assert reason is not None
    assert reason.text.key == "duo-why-no-such-move"


def test_a_town_that_is_taken_but_too_far_is_refused_for_its_distance() -> None:  # D5.1
    # Even were C2 free, two steps from M4 would not lead there.
    state = place(thrown(), GREEN, pilgrim="C2")
    assert refusal(state, "merchant C2") == ("D5.1", "duo-why-town-distance")


@pytest.mark.parametrize("seed", range(2))
def test_every_move_is_legal_or_refused_by_a_rule(seed: int) -> None:
    state, dice = DUO.new(), Dice(seed)
    while True:
        legal = set(state.moves())
        for move in range(DUO.move_count):
            reason = DUO.why(state, move)
            assert (reason is None) == (move in legal)
            if reason is not None:
                assert reason.rule.startswith("D")
                assert reason.text.key.startswith("duo-why-")
        if not legal:
            break
        state.play(state.random_move(dice))
