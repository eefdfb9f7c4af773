"""Y11: the end of a round, in its order, and all the ends of the game."""

import pytest

from shima.games.counts import one
from shima.games.game import CHANCE, OVER
from shima.games.masks import bits
from shima.games.yamatai.constants import COLOURS
from shima.games.yamatai.game import YamataiState
from tests.yamatai.positions import (
    bare,
    boats,
    finish_turn,
    fleet_turn,
    has_boats,
    has_tokens,
    lay_coins,
    lies,
    mat,
    offers,
    opening,
    play,
    play_chance,
    reserve_of,
    sound,
)


def last_turn(players: int = 2, order: tuple[int, ...] = (1, 2, 3)) -> YamataiState:
    """All but the last of the round have ended their turns; fleet 1 is left for that one."""
    state = opening(players, fleets=(1, 2, 3, 4, 5), order=order)
    for fleet in (2, 3, 4)[: len(state.order) - 1]:
        finish_turn(play(state, f"fleet {fleet}"))
    return state


def finish_round(state: YamataiState) -> YamataiState:
    return finish_turn(play(state, "fleet 1"))


def short_of(state: YamataiState, tiles: int) -> YamataiState:
    """Leave `tiles` tiles in the deck; the others are reserved by the last player."""
    mine = state.mats[-1]
    gone = bits(state.unseen_tiles)[tiles:]
    mine.reserved, mine.reserved_in = (*mine.reserved, *gone), (*mine.reserved_in, *(1 for _ in gone))
    state.unseen_tiles &= ~sum(1 << tile for tile in gone)
    return state


def take_from_row(state: YamataiState, count: int) -> YamataiState:
    mine = state.mats[-1]
    mine.reserved, mine.reserved_in = state.row[:count], (1,) * count
    state.row = state.row[count:]
    return state


def test_the_round_ends_after_the_last_marker() -> None:  # Y11
    state = last_turn(3)
    assert (state.actor(), state.rounds()) == (2, 1)
    play_chance(finish_round(state))
    assert state.rounds() == 2
    assert state.ending() == ""
    assert sound(state)


def test_the_game_ends_after_the_round_in_which_a_player_built_the_last_building() -> None:  # Y11.1
    state = last_turn()
    mat(state, 1).buildings = 0
    assert state.actor() == 1  # the round is played to its end
    finish_round(state)
    assert (state.actor(), state.ending()) == (OVER, "buildings")
    assert state.moves() == ()


def test_building_the_last_one_does_not_end_the_turns_of_others() -> None:  # Y11.1
    state = opening(fleets=(1, 2, 3, 4, 5))
    mat(state, 1).buildings = 1
    bare(state, 1)
    lies(state, "wood 8")
    play(state, "1 fleet 1", "1 place bamboo 7", "1 build 1 on 1")
    assert mat(state, 1).buildings == 0
    for fleet in (2, 3, 4):
        assert state.ending() == ""
        finish_turn(play(state, f"fleet {fleet}"))
    assert state.ending() == "buildings"


@pytest.mark.parametrize("name", COLOURS)
def test_the_game_ends_when_a_colour_is_out_at_the_end_of_a_round(name: str) -> None:  # Y11.2
    state = last_turn()
    reserve_of(state, **{name: 0})
    finish_round(state)
    assert (state.actor(), state.ending()) == (OVER, "boats")


def test_a_colour_that_comes_back_before_the_round_ends_does_no_harm() -> None:  # Y11.2
    state = last_turn()
    reserve_of(state, gold=0)
    lies(state, "clay 36")
    state.mats[-1].aside -= one(4)
    state.boat_at = state.boat_at.put(0, 4)
    fleet_turn(state, 7)
    play(state, "2 remove 1", "2 pass")
    finish_turn(state)
    assert state.ending() == ""
    assert sound(state)


def test_two_coins_are_laid_on_each_specialist_still_there_then_new_ones_come() -> None:  # Y11.3
    state = last_turn()
    has_tokens(state, 2, drum=2)
    lay_coins(state, 0, 2, 4, 0, 0)
    play(state, "2 fleet 1", "2 aside bamboo", "2 recruit Susanoo drum drum")
    assert state.actor() == CHANCE
    assert list(state.coins_on) == [2, 6, 2, 2]
    assert len(offers(state, "specialist")) == 13
    assert state.weights() == (1,) * 13
    play(state, "* specialist Riu")
    assert state.coins_on == (2, 6, 2, 2, 0)
    assert state.specialists[-1] == 13


def test_the_game_ends_when_the_specialists_cannot_be_refilled() -> None:  # Y11.3
    state = last_turn()
    has_tokens(state, 2, drum=2)
    mat(state, 1).specialists, state.unseen_specialists = state.unseen_specialists, 0
    play(state, "2 fleet 1", "2 aside bamboo", "2 recruit Susanoo drum drum")
    assert (state.actor(), state.ending()) == (OVER, "specialists")
    assert len(state.specialists) == 4
    assert sound(state)


def test_with_all_five_still_there_an_empty_deck_of_specialists_does_no_harm() -> None:  # Y11.3
    state = last_turn()
    mat(state, 1).specialists, state.unseen_specialists = state.unseen_specialists, 0
    finish_round(state)
    assert state.ending() == ""


def test_no_specialist_is_revealed_when_not_all_can_be() -> None:  # Y11
    state = last_turn()
    mat(state, 1).specialists = state.unseen_specialists & ~1
    state.unseen_specialists &= 1
    mat(state, 1).specialists |= 1 << state.specialists[0] | 1 << state.specialists[1]
    state.specialists, state.coins_on = state.specialists[2:], state.coins_on[2:]
    finish_round(state)
    assert state.ending() == "specialists"
    assert (len(state.specialists), state.unseen_specialists) == (3, 1)


def test_the_row_is_refilled_to_five() -> None:  # Y11.4
    state = last_turn()
    take_from_row(state, 2)
    finish_round(state)
    assert len(offers(state, "tile")) == 23
    assert state.weights() == (1,) * 23
    play(state, "* tile 28", "* tile 2")
    assert state.row == (9, 16, 21, 27, 1)
    assert state.rounds() == 1


@pytest.mark.parametrize(("missing", "deck", "over"), [(1, 0, True), (3, 2, True), (2, 2, False), (0, 0, False)])
def test_the_game_ends_when_the_row_cannot_be_refilled(missing: int, deck: int, over: bool) -> None:  # Y11.4
    state = last_turn()
    short_of(take_from_row(state, missing), deck)
    finish_round(state)
    assert state.ending() == ("tiles" if over else "")
    if over:
        assert (len(state.row), state.deck_size()) == (5 - missing, deck)  # nothing is revealed in part
        assert sound(state)


def test_tiles_put_below_the_deck_refill_the_row_too() -> None:  # Y11.4
    state = last_turn()
    short_of(take_from_row(state, 2), 2)
    first, last = bits(state.unseen_tiles)
    state.unseen_tiles, state.bottom, state.bottom_known_by = 1 << last, (first,), (0,)
    finish_round(state)
    assert state.ending() == ""
    assert play_chance(state).row[-2:] == (last, first)


def test_ends_are_looked_for_in_their_order() -> None:  # Y11
    state = last_turn()
    short_of(take_from_row(state, 1), 0)
    mat(state, 1).specialists, state.unseen_specialists = state.unseen_specialists, 0
    mat(state, 1).specialists |= 1 << state.specialists[0]
    state.specialists, state.coins_on = state.specialists[1:], state.coins_on[1:]
    ends = [finish_round(state.copy()).ending()]
    reserve_of(state, stone=0)
    ends.append(finish_round(state.copy()).ending())
    mat(state, 2).buildings = 0
    ends.append(finish_round(state.copy()).ending())
    assert ends == ["specialists", "boats", "buildings"]


def test_no_coins_are_laid_when_the_game_is_over_before() -> None:  # Y11
    state = last_turn()
    reserve_of(state, stone=0)
    finish_round(state)
    assert state.coins_on == (0,) * 5


def test_markers_go_to_the_places_of_their_fleets() -> None:  # Y11.5
    state = opening(4, fleets=(8, 2, 5, 3, 10), order=(1, 2, 3))
    for fleet in (8, 3, 5, 2):
        finish_turn(play(state, f"fleet {fleet}"))
    play_chance(state)
    assert state.order == (3, 1, 2, 0)
    assert state.actor() == 3


def test_both_markers_of_two_players_go_where_their_fleets_say() -> None:  # Y11.5
    state = opening(fleets=(8, 2, 5, 3, 10), order=(1,))
    for fleet in (2, 8, 3, 5):
        finish_turn(play(state, f"fleet {fleet}"))
    assert play_chance(state).order == (0, 0, 1, 1)


def test_the_order_stays_until_the_round_is_prepared() -> None:  # Y11.5, Y12.2
    state = last_turn(order=(2,))
    reserve_of(state, stone=0)
    finish_round(state)
    assert state.order == (1, 0, 1, 0)


def test_remaining_fleets_move_left_and_face_down_ones_follow() -> None:  # Y11.6
    state = opening(fleets=(1, 2, 3, 4, 5))
    for fleet in (1, 2, 3, 5):
        finish_turn(play(state, f"fleet {fleet}"))
    assert list(state.fleets) == [3]
    assert offers(state) == ["reveal 6", "reveal 7", "reveal 8", "reveal 9", "reveal 10"]
    assert state.weights() == (1,) * 5
    play(state, "* reveal 9", "* reveal 6", "* reveal 10")
    assert offers(state) == ["reveal 7", "reveal 8"]
    play(state, "* reveal 7")
    assert state.fleets == (3, 8, 5, 9, 6)
    assert state.fleets_down == (1 << 7, 0b10111)  # 8 alone, then the four used ones


def test_used_fleets_lie_behind_and_come_back_after_the_others() -> None:  # Y11.7
    state = opening(fleets=(1, 2, 3, 4, 5))
    for fleet in (1, 2, 3, 5):
        finish_turn(play(state, f"fleet {fleet}"))
    play(state, "* reveal 9", "* reveal 6", "* reveal 10", "* reveal 7")
    for fleet in (4, 9, 6, 10):
        state = finish_turn(take_any(state, fleet))
    assert offers(state) == ["reveal 8"]  # the only one left of its batch
    play(state, "* reveal 8")
    assert offers(state) == ["reveal 1", "reveal 2", "reveal 3", "reveal 5"]
    play(state, "* reveal 1", "* reveal 2", "* reveal 3")
    assert state.fleets_down == (1 << 4, 1 << 3 | 1 << 8 | 1 << 5 | 1 << 9)
    assert sound(state)


def take_any(state: YamataiState, fleet: int) -> YamataiState:
    play(state, f"fleet {fleet}")
    return play(state, "any bamboo") if fleet == 10 else state


def test_three_players_use_three_fleets_a_round() -> None:  # Y11.6, Y11.7
    state = opening(3, fleets=(1, 2, 3, 4, 5))
    for fleet in (1, 2, 3):
        finish_turn(play(state, f"fleet {fleet}"))
    play(state, "* reveal 6", "* reveal 7", "* reveal 8")
    assert state.fleets_down == (1 << 8 | 1 << 9, 0b111)
    for fleet in (4, 5, 6):
        finish_turn(play(state, f"fleet {fleet}"))
    play(state, "* reveal 9", "* reveal 10")
    assert offers(state) == ["reveal 1", "reveal 2", "reveal 3"]
    play(state, "* reveal 2")
    assert state.fleets_down == (0b101, 1 << 3 | 1 << 4 | 1 << 5)
    assert state.rounds() == 3


def test_boats_stay_on_the_board_and_in_harbours() -> None:  # Y11
    state = last_turn(3)
    lies(state, "gold 40")
    has_boats(state, 1, clay=1)
    play_chance(finish_round(state))
    assert state.boat_at[39] == 4
    assert boats(state, 1) == {"clay": 1}
