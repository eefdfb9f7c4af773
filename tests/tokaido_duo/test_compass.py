"""D2.3: who sits at the compass has that half of the board and begins."""

import pytest

from shima.games.game import CHANCE, IllegalMove, UserError
from shima.games.tokaido_duo.game import DuoState, TokaidoDuo
from tests.component_sets import ISLAND
from tests.tokaido_duo.positions import DUO, offers, play


def figures(state: DuoState) -> list[tuple[int, int, int]]:
    return [(board.pilgrim, board.merchant, board.artist) for board in state.boards]


def test_either_colour_can_begin_or_chance_decides() -> None:
    assert DUO.rules_version == 2
    assert DUO.option_values() == {"compass": ("violet", "green", "random")}
    assert DUO.with_rules(1).option_values() == {}
    with pytest.raises(UserError):
        DUO.with_rules(1).new(2, {"compass": "violet"})


@pytest.mark.parametrize(("compass", "seat"), [("violet", 0), ("green", 1)])
def test_who_sits_at_the_compass_has_that_half_and_begins(compass: str, seat: int) -> None:
    state = DUO.new(2, {"compass": compass})
    assert (state.leader, state.turn) == (seat, seat)
    assert figures(state)[seat] == DUO.components.starts[DUO.components.first]
    assert figures(state)[1 - seat] == DUO.components.starts[1 - DUO.components.first]


def test_the_colours_keep_their_paintings() -> None:
    plain, swapped = DUO.new(), DUO.new(2, {"compass": "green"})
    assert [board.face_down for board in plain.boards] == [board.face_down for board in swapped.boards]


def test_the_half_is_that_of_the_set_by_default_and_in_rules_version_1() -> None:
    for state in (DUO.new(), DUO.new(2, {"compass": "violet"}), DUO.with_rules(1).new()):
        assert state.key() == DUO.new().key()


def test_a_draw_decides_before_anything_else() -> None:
    state = DUO.new(2, {"compass": "random"})
    assert state.actor() == CHANCE
    assert offers(state) == ["compass violet", "compass green"]
    assert state.weights() == (1, 1)
    with pytest.raises(IllegalMove) as caught:
        play(state, "* shop C1 kimono 3")
    assert caught.value.reason.rule == "D2.3"
    for colour in ("violet", "green"):
        after = play(state.copy(), f"* compass {colour}")
        assert after.key() == DUO.new(2, {"compass": colour}).key()
        with pytest.raises(IllegalMove) as caught:
            play(after, f"* compass {colour}")
        assert caught.value.reason.rule == "D2.3"


def test_a_set_in_which_green_begins_offers_green_first() -> None:
    text = ISLAND.replace('first = "violet"', 'first = "green"')
    game = TokaidoDuo(text)
    assert game.option_values() == {"compass": ("green", "violet", "random")}
    assert game.new().leader == 1
    assert figures(game.new()) == list(game.components.starts)
    assert figures(game.new(2, {"compass": "violet"})) == list(reversed(game.components.starts))
