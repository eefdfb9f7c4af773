"""Y9.3: looking at the deck with fleet 3, and putting back what was seen."""

from shima.games.masks import bits
from tests.yamatai.positions import finish_turn, fleet_turn, mat, offers, play, sound, turn


def test_fleet_3_shows_the_top_three_tiles() -> None:  # Y9.3
    state = turn(3)
    play(state, "1 peek")
    assert len(state.moves()) == 23
    assert state.weights() == (1,) * 23
    play(state, "* seen 2", "* seen 4", "* seen 5")
    assert offers(state) == ["top 2", "top 4", "top 5", "below 2", "below 4", "below 5"]
    assert sound(state)
    play(state, "1 below 4", "1 top 5")
    assert offers(state) == ["top 2", "below 2"]
    play(state, "1 top 2")
    assert not offers(state, "peek")
    assert (state.top, state.bottom) == ((1, 4), (3,))  # the last on top comes first
    assert sound(state)


def test_known_tiles_come_first_from_the_top_and_last_from_below() -> None:  # Y9.3, Y11.4
    state = turn(3)
    play(state, "1 peek", "* seen 2", "* seen 4", "* seen 5", "1 top 4", "1 below 5", "1 below 2", "1 end")
    others = [tile for tile in bits(state.unseen_tiles) if tile != 5] + list(state.row[1:])
    mat(state, 2).reserved, mat(state, 2).reserved_in = tuple(others), (1,) * len(others)
    state.unseen_tiles, state.row = 1 << 5, state.row[:1]  # nobody has seen tile 6, and no other
    for fleet in (5, 4, 1):
        finish_turn(fleet_turn(state, fleet))
    assert sound(state)
    for tile in (4, 6, 5, 2):
        assert offers(state) == [f"tile {tile}"]
        assert state.weights() == (1,)
        play(state, f"* tile {tile}")


def test_what_was_put_on_top_last_is_drawn_first() -> None:  # Y9.3, Y11.4
    state = turn(3)
    play(state, "1 peek", "* seen 2", "* seen 4", "* seen 5", "1 top 5", "1 top 4", "1 top 2", "1 end")
    play(fleet_turn(state, 2), "2 reserve 1", "2 end")
    for fleet in (5, 4):
        finish_turn(fleet_turn(state, fleet))
    assert offers(state) == ["tile 2"]


def test_with_fewer_than_three_tiles_all_are_looked_at() -> None:  # Y9.3
    state = turn(3)
    state.mats[1].built = tuple(tile for tile in range(28) if state.unseen_tiles & 1 << tile and tile not in (1, 3))
    state.unseen_tiles = 1 << 1 | 1 << 3
    play(state, "1 peek", "* seen 4", "* seen 2")
    assert offers(state) == ["top 2", "top 4", "below 2", "below 4"]
    play(state, "1 below 2", "1 below 4")
    assert state.bottom == (1, 3)


def test_an_empty_deck_is_not_looked_at() -> None:  # Y9.3
    state = turn(3)
    state.mats[1].built = tuple(tile for tile in range(28) if state.unseen_tiles & 1 << tile)
    state.unseen_tiles = 0
    state.forget_moves()
    assert not offers(state, "peek")


def test_a_second_look_shows_what_was_put_back() -> None:  # Y9.3
    state = turn(3)
    play(state, "1 peek", "* seen 2", "* seen 4", "* seen 5", "1 top 4", "1 top 2", "1 below 5", "1 end")
    state.fleets_used, state.fleets = (0,), (2, *state.fleets[1:])
    play(state, "2 fleet 3", "2 peek")
    assert offers(state) == ["seen 2"]
    play(state, "* seen 2")
    assert offers(state) == ["seen 4"]
    play(state, "* seen 4")
    assert len(state.moves()) == 20  # neither the five of the row nor the three of the first look
    assert "seen 5" not in offers(state)
