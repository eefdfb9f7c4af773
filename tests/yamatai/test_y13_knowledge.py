"""Y13: what is open to all, what is hidden from all, and what a player saw with fleet 3."""

import json

import pytest

from shima.games.counts import pack
from shima.games.masks import bits
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.view_types import YamataiView
from tests.yamatai.positions import (
    YAMATAI,
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
    turn,
)

OTHERS = (None, 1, 2)


def views(state: YamataiState, viewers: tuple[int | None, ...] = OTHERS) -> list[YamataiView]:
    return [YAMATAI.view(state, viewer) for viewer in viewers]


def without_viewer(view: YamataiView) -> dict[str, object]:
    """What does not depend on who looks: no name of the viewer, no offers, no secrets."""
    return {name: value for name, value in view.items() if name not in ("viewer", "moves")}


def known(state: YamataiState, viewer: int | None) -> tuple[object, object, object]:
    view = YAMATAI.view(state, viewer)
    deck = view["deck_known"]
    assert isinstance(deck, dict)
    return deck["top"], deck["bottom"], view["looked_at"]


def test_everything_on_the_table_is_open_to_all() -> None:  # Y13.1
    state = turn(2, players=3)
    lies(state, "gold 7", "wood 20")
    has_tokens(state, 1, fan=1)
    has_boats(state, 1, clay=1)
    hires(state, 3, "Riu")
    mat(state, 2).prestige, mat(state, 2).coins, mat(state, 2).aside = 2, 7, pack((1,))
    play(state, "1 reserve 3")
    seen = [without_viewer(view) for view in views(state, (None, 0, 1, 2))]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    view = seen[0]
    assert view["boats"] == {"7": "gold", "20": "wood"}
    assert view["row"] == [1, 10, 17, 22]
    assert view["fleets"] == [1, 3, 4, 5]
    assert view["fleets_used"] == [2]
    players = view["players"]
    assert isinstance(players, list)
    assert players[0]["reserved"] == [{"tile": 3, "round": 1}]
    assert (players[0]["boats"]["clay"], players[0]["tokens"]["fan"]) == (1, 1)
    assert (players[1]["prestige"], players[1]["coins"], players[1]["aside"]["bamboo"]) == (2, 7, 1)
    assert players[2]["specialists"] == ["Riu"]
    shown = view["specialists"]
    assert isinstance(shown, list)
    assert shown[0] == {"name": "Yasoma", "coins": 0}
    json.dumps(view)


def test_which_fleets_were_shuffled_to_the_back_is_open() -> None:  # Y13.1
    state = opening(3, fleets=(1, 2, 3, 4, 5))
    for fleet in (1, 2, 3):
        finish_turn(play(state, f"fleet {fleet}"))
    play(state, "* reveal 6", "* reveal 7", "* reveal 8")
    for view in views(state, (None, 0, 1, 2)):
        assert view["fleets_down"] == [[9, 10], [1, 2, 3]]


def test_built_tiles_are_open() -> None:  # Y13.1
    state = opening()
    mat(state, 1).built = (4, 21)
    players = YAMATAI.view(state, 1)["players"]
    assert isinstance(players, list)
    assert players[0]["built"] == [5, 22]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_order_of_what_lies_face_down_is_nobodys_knowledge(viewer: int | None) -> None:  # Y13.2
    state = play_chance(YAMATAI.new(2), 3)
    view = YAMATAI.view(state, viewer)
    assert view["deck"] == 23
    assert known(state, viewer) == ([], [], [])
    assert view["specialists_left"] == 13
    down = view["fleets_down"]
    assert down == [sorted(fleet + 1 for fleet in bits(state.fleets_down[0]))]


def test_chance_draws_only_when_something_is_turned_up() -> None:  # Y13.2
    """Until then, every outcome is still possible: nothing is hidden in the state that a view could leak."""
    state = play_chance(YAMATAI.new(2), 3)
    assert (state.top, state.bottom) == ((), ())
    play(fleet_turn(state, 3), "peek")
    assert len(state.moves()) == 23


def looks(tiles: tuple[int, int, int]) -> list[YamataiState]:
    """Three players: seat 1 looks at these tiles, puts the second on top and the others below. All steps."""
    first, second, third = tiles
    state = turn(3, players=3)
    steps = []
    for line in (
        "1 peek",
        f"* seen {first}",
        f"* seen {second}",
        f"* seen {third}",
        f"1 below {third}",
        f"1 top {second}",
        f"1 below {first}",
        "1 end",
        "2 fleet 1",
    ):
        steps.append(play(state, line).copy())
    return steps


def test_what_a_player_sees_with_fleet_3_is_in_nobody_elses_view() -> None:  # Y13.3
    for one, other in zip(looks((2, 4, 5)), looks((28, 27, 26)), strict=True):
        assert views(one) == views(other)
    for one, other in list(zip(looks((2, 4, 5)), looks((28, 27, 26)), strict=True))[1:]:
        assert YAMATAI.view(one, 0) != YAMATAI.view(other, 0)


def test_the_player_knows_what_was_seen_and_put_back() -> None:  # Y13.3
    steps = looks((2, 4, 5))
    assert [known(state, 0) for state in steps] == [
        ([], [], []),
        ([], [], [2]),
        ([], [], [2, 4]),
        ([], [], [2, 4, 5]),
        ([], [5], [2, 4]),
        ([4], [5], [2]),
        ([4], [5, 2], []),
        ([4], [5, 2], []),
        ([4], [5, 2], []),
    ]


def test_the_order_in_which_tiles_are_put_back_is_in_nobody_elses_view() -> None:  # Y13.3
    start = play(turn(3, players=3), "1 peek", "* seen 2", "* seen 4", "* seen 5")
    one = play(start.copy(), "1 top 2", "1 top 4", "1 below 5")
    other = play(start.copy(), "1 top 5", "1 top 2", "1 below 4")
    assert views(one) == views(other)
    assert YAMATAI.view(one, 0) != YAMATAI.view(other, 0)


def test_only_the_one_who_looks_is_offered_the_tiles() -> None:  # Y13.3
    state = play(turn(3, players=3), "1 peek", "* seen 2", "* seen 4", "* seen 5")
    assert [bool(YAMATAI.view(state, viewer)["moves"]) for viewer in (None, 0, 1, 2)] == [False, True, False, False]


def second_look(tiles: tuple[int, int]) -> list[YamataiState]:
    """Seat 1 put tile 4 on top and 5 and 2 below; now seat 2 looks, sees 4 and these, and puts them back."""
    state = looks((5, 4, 2))[6]
    finish_turn(state)
    state.fleets_used, state.fleets = (0,), (2, *(fleet for fleet in state.fleets if fleet))
    play(state, "2 fleet 3", "2 peek", "* seen 4")
    steps = [play(state, f"* seen {tiles[0]}").copy(), play(state, f"* seen {tiles[1]}").copy()]
    for line in (f"2 top {tiles[0]}", f"2 below {tiles[1]}", "2 top 4"):
        steps.append(play(state, line).copy())
    return steps


def test_what_another_puts_back_is_not_known_to_who_looked_before() -> None:  # Y13.3
    for one, other in zip(second_look((6, 7)), second_look((26, 27)), strict=True):
        assert views(one, (None, 0, 2)) == views(other, (None, 0, 2))
        assert YAMATAI.view(one, 1) != YAMATAI.view(other, 1)
    last = second_look((6, 7))[-1]
    assert known(last, 1) == ([4, 6], [None, None, 7], [])
    assert known(last, 0) == ([None, None], [2, 5, None], [])  # what lies below has not changed; what lay on top has
    assert known(last, None) == known(last, 2) == ([None, None], [None, None, None], [])  # where it went all saw


def test_a_known_tile_that_is_turned_up_is_open_to_all() -> None:  # Y13.3
    state = play(turn(3), "1 peek", "* seen 2", "* seen 4", "* seen 5", "1 top 5", "1 top 4", "1 below 2", "1 end")
    play(fleet_turn(state, 2), "2 reserve 1", "2 end")
    for fleet in (4, 5):
        finish_turn(fleet_turn(state, fleet))
    assert offers(state) == ["tile 4"]
    play(state, "* tile 4")
    assert known(state, 0) == ([5], [2], [])
    assert YAMATAI.view(state, None)["row"] == [3, 10, 17, 22, 4]
