"""Why it is not the time for a move: a chance move, the end of the game, what has begun, the order of a turn."""

from collections.abc import Callable

import pytest

from shima.games.game import IllegalMove
from shima.games.yamatai.constants import BOATS_END, BUILDINGS_END, SPECIALISTS_END, TILES_END
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.state import (
    FINISHED,
    LAY_FLEETS,
    LAY_ORDER,
    LAY_SPECIALISTS,
    LAY_TILES,
)
from tests.yamatai.positions import (
    ROW,
    SHOWN,
    YAMATAI,
    bare,
    has_boats,
    has_tokens,
    hires,
    lies,
    opening,
    play,
    reserve_of,
    turn,
)


def refusal(state: YamataiState, text: str) -> tuple[str, str]:
    """The rule and the key of the sentence; empty for a legal move."""
    reason = YAMATAI.why(state, YAMATAI.notation.texts.index(text))
    return (reason.rule, reason.text.key.removeprefix("yam-why-")) if reason else ("", "")


def laid(*lines: str) -> YamataiState:
    """Set-up as far as these outcomes."""
    return play(YAMATAI.new(), *(f"* {line}" for line in lines))


SPECIALISTS_LAID = tuple(f"specialist {name}" for name in SHOWN)
TILES_LAID = (*SPECIALISTS_LAID, *(f"tile {tile}" for tile in ROW))
FLEETS_LAID = (*TILES_LAID, *(f"reveal {fleet}" for fleet in range(1, 6)))
FANS_LAID = (*FLEETS_LAID, *(f"token {island} fan" for island in range(1, 5)))


def refilling(phase: int) -> YamataiState:
    state = opening()
    state.phase = phase
    state.forget_moves()
    return state


def over(end: int) -> YamataiState:
    state = refilling(FINISHED)
    state.end = end
    return state


def drawing_for_three() -> YamataiState:
    state = opening(3)
    state.phase, state.round, state.order = LAY_ORDER, 0, (1,)
    state.forget_moves()
    return state


def looking() -> YamataiState:
    return play(turn(3), "1 peek")


def putting_back() -> YamataiState:
    return play(looking(), "* seen 2", "* seen 4", "* seen 5")


def any_boat() -> YamataiState:
    state = opening(fleets=(10, 1, 2, 3, 4))
    return play(reserve_of(state, gold=0), "1 fleet 10")


def collecting() -> YamataiState:
    """Bamboo on 7 and 8, wood on 9; one of the boats has no token yet."""
    state = has_boats(turn(1), 1, bamboo=2, wood=1)
    return play(state, "1 place bamboo 7", "1 place bamboo 8", "1 place wood 9", "1 collect 1", "1 collect 6")


def extra_token() -> YamataiState:
    return play(hires(turn(1), 1, "Ebisu"), "1 place bamboo 7", "1 collect 1")


def second_token() -> YamataiState:
    return play(turn(6), "1 switch-token 1")


def second_boat() -> YamataiState:
    return play(lies(turn(8), "wood 20", "wood 30", "clay 40"), "1 switch-boat 20")


def second_removal() -> YamataiState:
    return play(lies(turn(7), "wood 20", "wood 30"), "1 remove 20")


def mooring() -> YamataiState:
    return play(has_boats(turn(1), 1, bamboo=1, wood=2), "1 aside wood")


def moored() -> YamataiState:
    return play(has_tokens(mooring(), 1, fan=4), "1 aside wood")


def recruited() -> YamataiState:
    state = has_tokens(hires(has_boats(turn(7), 1, bamboo=1), 1, "Hetsuka"), 1, fan=4)
    return play(lies(state, "wood 20"), "1 recruit Yasoma fan fan")


def with_boats() -> YamataiState:
    """Two boats, and a third lies on entry 7, next to islands 1 and 6."""
    return play(has_boats(turn(1), 1, bamboo=1, wood=2), "1 place bamboo 7")


def with_boats_in_vain() -> YamataiState:
    return bare(with_boats())


def after_collecting() -> YamataiState:
    return play(with_boats(), "1 collect 1")


def after_building() -> YamataiState:
    state = has_tokens(bare(has_boats(turn(1), 1, bamboo=1, wood=2), 1), 1, fan=2)
    return play(state, "1 place bamboo 7", "1 place wood 8", "1 build 1 on 1")


@pytest.mark.parametrize(
    ("position", "move", "rule", "key"),
    [
        (laid, "fleet 1", "Y2.1", "specialists-first"),
        (laid, "tile 1", "Y2.1", "specialists-first"),
        (lambda: laid("specialist Riu"), "specialist Riu", "Y2.1", "specialist-seen"),
        (lambda: laid(*SPECIALISTS_LAID), "end", "Y2.1", "tiles-first"),
        (lambda: laid(*SPECIALISTS_LAID, "tile 9"), "tile 9", "Y2.1", "tile-not-next"),
        (lambda: laid(*TILES_LAID), "seat 1", "Y2.1", "fleets-first"),
        (lambda: laid(*TILES_LAID, "reveal 9"), "reveal 9", "Y2.1", "fleet-not-next"),
        (lambda: laid(*FLEETS_LAID), "fleet 1", "Y2.2", "tokens-first"),
        (lambda: laid(*FLEETS_LAID), "token 2 fan", "Y2.2", "other-island"),
        (lambda: laid(*FANS_LAID), "token 5 fan", "Y1.6", "token-laid"),
        (lambda: laid(*FANS_LAID, "token 5 fan mountain"), "token 6 fan mountain", "Y1.6", "mountain-laid"),
        (drawing_for_three, "fleet 1", "Y2.4", "order-first"),
        (drawing_for_three, "seat 2", "Y2.4", "seat-placed"),
        (drawing_for_three, "seat 4", "Y2.4", "no-such-seat"),
        (lambda: refilling(LAY_SPECIALISTS), "fleet 1", "Y11.3", "specialists-first"),
        (lambda: refilling(LAY_SPECIALISTS), "specialist Yasoma", "Y11.3", "specialist-seen"),
        (lambda: refilling(LAY_TILES), "fleet 1", "Y11.4", "tiles-first"),
        (lambda: refilling(LAY_TILES), "tile 22", "Y11.4", "tile-not-next"),
        (lambda: refilling(LAY_FLEETS), "fleet 1", "Y11.6", "fleets-first"),
        (lambda: refilling(LAY_FLEETS), "reveal 1", "Y11.6", "fleet-not-next"),
        (opening, "specialist Riu", "Y11.3", "no-specialist-due"),
        (opening, "tile 2", "Y11.4", "no-tile-due"),
        (opening, "reveal 6", "Y11.6", "no-fleet-due"),
        (opening, "token 12 fan", "Y2.2", "tokens-laid"),
        (opening, "seat 2", "Y2.4", "order-laid"),
        (opening, "seen 2", "Y9.3", "no-look-due"),
        (lambda: over(BUILDINGS_END), "end", "Y11.1", "over"),
        (lambda: over(BOATS_END), "fleet 1", "Y11.2", "over"),
        (lambda: over(SPECIALISTS_END), "specialist Riu", "Y11.3", "over"),
        (lambda: over(TILES_END), "tile 2", "Y11.4", "over"),
    ],
)
def test_chance_moves_come_when_they_must_and_only_then(
    position: Callable[[], YamataiState], move: str, rule: str, key: str
) -> None:
    assert refusal(position(), move) == (rule, key)


@pytest.mark.parametrize(
    ("position", "move", "rule", "key"),
    [
        (looking, "end", "Y9.3", "look-first"),
        (looking, "seen 1", "Y9.3", "tile-not-next"),
        (putting_back, "place stone 7", "Y9.3", "put-back-first"),
        (putting_back, "top 1", "Y9.3", "not-looked-at"),
        (putting_back, "below 6", "Y9.3", "not-looked-at"),
        (any_boat, "end", "Y9.10", "any-boat-first"),
        (any_boat, "any gold", "Y9.10", "reserve-out"),
        (collecting, "end", "Y6.5", "collect-first"),
        (collecting, "pass", "Y6.5", "collect-first"),
        (collecting, "collect 1", "Y6.5", "no-token-on"),
        (collecting, "collect 34", "Y6.5", "no-boat-near"),
        (extra_token, "end", "Y10", "extra-first"),
        (extra_token, "collect 1", "Y10", "no-token-on"),
        (second_token, "pass", "Y9.6", "second-token-first"),
        (second_token, "with-token 1", "Y9.6", "same-token"),
        (second_token, "with-token 7", "Y9.6", "same-kind"),
        (second_token, "with-token 12", "Y9.6", "no-token-on"),
        (second_boat, "end", "Y9.8", "second-boat-first"),
        (second_boat, "with-boat 20", "Y9.8", "same-boat"),
        (second_boat, "with-boat 30", "Y9.8", "same-colour"),
        (second_boat, "with-boat 1", "Y9.8", "no-boat-at"),
        (second_removal, "end", "Y9.7", "second-removal-first"),
        (second_removal, "remove 20", "Y9.7", "no-boat-at"),
        (mooring, "end", "Y7.1", "aside-first"),
        (mooring, "buy wood", "Y3.2", "mooring"),
        (mooring, "aside gold", "Y7.1", "no-boat"),
    ],
)
def test_what_has_begun_is_finished_first(
    position: Callable[[], YamataiState], move: str, rule: str, key: str
) -> None:  # Y4.3
    assert refusal(position(), move) == (rule, key)


@pytest.mark.parametrize(
    ("position", "move", "rule", "key"),
    [
        (opening, "fleet 6", "Y4.1", "fleet-face-down"),
        (lambda: play(turn(1), "1 end"), "fleet 1", "Y4.1", "fleet-gone"),
        (opening, "buy bamboo", "Y4.1", "fleet-first"),
        (opening, "remove 7", "Y4.1", "fleet-first"),
        (opening, "end", "Y4.1", "fleet-first"),
        (lambda: turn(1), "fleet 2", "Y4.1", "fleet-taken"),
        (lambda: turn(1), "any gold", "Y9.10", "no-any-boat"),
        (lambda: play(turn(10), "1 any gold"), "any gold", "Y9.10", "no-any-boat"),
        (lambda: turn(1), "pass", "Y3.2", "nothing-to-pass"),
        (with_boats, "buy bamboo", "Y3.2", "trade-over"),
        (with_boats, "end", "Y6.4", "duty"),
        (with_boats, "aside wood", "Y6.4", "duty"),
        (with_boats, "recruit Yasoma fan fan", "Y6.4", "duty"),
        (with_boats_in_vain, "end", "Y7.1", "aside-first"),
        (with_boats_in_vain, "recruit Yasoma fan fan", "Y7.1", "aside-first"),
        (after_collecting, "sell wood", "Y3.2", "trade-over"),
        (after_collecting, "place wood 8", "Y6.4", "placing-over"),
        (after_collecting, "collect 6", "Y6.4", "collected"),
        (after_collecting, "build 1 on 12", "Y6.4", "collected"),
        (after_building, "place wood 9", "Y6.4", "placing-over"),
        (after_building, "collect 6", "Y6.4", "built"),
        (after_building, "build 3 on 6", "Y6.9", "one-building"),
        (moored, "sell bamboo", "Y3.2", "moored"),
        (moored, "place bamboo 7", "Y3.2", "moored"),
        (moored, "collect 1", "Y3.2", "moored"),
        (moored, "build 1 on 1", "Y3.2", "moored"),
        (moored, "aside bamboo", "Y7.1", "boats-fit"),
        (recruited, "place bamboo 7", "Y3.2", "recruited"),
        (recruited, "buy bamboo", "Y3.2", "recruited"),
        (recruited, "recruit Susanoo fan fan", "Y8.1", "one-specialist"),
    ],
)
def test_a_turn_has_its_order(position: Callable[[], YamataiState], move: str, rule: str, key: str) -> None:  # Y3.2
    assert refusal(position(), move) == (rule, key)


@pytest.mark.parametrize("move", [-1, YAMATAI.move_count, 10**6])
def test_a_number_beyond_the_moves_names_none(move: int) -> None:
    for state in (YAMATAI.new(), opening(), over(BOATS_END)):
        reason = YAMATAI.why(state, move)
        assert reason is not None
        assert (reason.rule, reason.text.key) == ("Y3.2", "yam-why-no-such-move")


def test_a_refused_move_changes_nothing_and_names_its_rule() -> None:
    state = with_boats()
    before = state.key()
    with pytest.raises(IllegalMove, match=r"Y6\.4: yam-why-duty"):
        play(state, "1 end")
    assert state.key() == before
