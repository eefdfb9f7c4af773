"""Y12: the score, line by line, and who wins among equals."""

import pytest

from shima.games.counts import one, pack
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.view_types import YamataiPoints
from tests.yamatai.positions import YAMATAI, finish_turn, has_boats, hires, mat, opening, play, reserve_of, stands


def points(state: YamataiState, seat: int) -> YamataiPoints:
    """Return the player's public score by source."""
    player = YAMATAI.view(state, None)["players"][seat - 1]
    assert sum(YAMATAI.score_parts(state, seat - 1).values()) == player["score"] == state.scores()[seat - 1]
    return player["points"]


@pytest.mark.parametrize(("purse", "worth"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (27, 5)])
def test_five_coins_are_a_point_rounded_down(purse: int, worth: int) -> None:  # Y12.1
    state = opening()
    mat(state, 1).coins = purse
    assert points(state, 1)["coins"] == worth


def test_each_prestige_token_is_a_point() -> None:  # Y12.1
    state = opening()
    mat(state, 2).prestige = 4
    assert [points(state, seat)["prestige"] for seat in (1, 2)] == [0, 4]


def test_every_tile_built_is_worth_its_points() -> None:  # Y12.1
    state = opening()
    mat(state, 1).built = (0, 8, 21, 27)  # 3, 5, a torii of 6 and a palace of 13
    assert points(state, 1)["buildings"] == 3 + 5 + 6 + 13


def test_buildings_on_the_board_are_worth_nothing_to_others() -> None:  # Y12.1
    state = stands(opening(), 1, 7, 8)
    assert points(state, 2)["buildings"] == 0


def test_every_specialist_is_worth_the_printed_points() -> None:  # Y12.1
    printed = (1, 3, 3, 1, 1, 3, 3, 2, 4, 2, 3, 3, 4, 4, 2, 3, 3, 6)
    for name, worth in zip(YAMATAI.components.specialist_names, printed, strict=True):
        assert points(hires(opening(), 1, name), 1)["specialists"] == worth
    assert points(hires(opening(), 2, "Yasoma", "Riu", "Ebisu"), 2)["specialists"] == 6 + 4 + 1


def test_each_reserved_tile_costs_a_point() -> None:  # Y12.1
    state = opening()
    mat(state, 1).reserved, mat(state, 1).reserved_in = (5, 6), (1, 1)
    assert points(state, 1)["reserved"] == -2


@pytest.mark.parametrize(("aside", "cost"), [(0, 0), (1, 0), (2, -1), (3, -1), (5, -2)])
def test_two_boats_aside_cost_a_point_whatever_their_colour(aside: int, cost: int) -> None:  # Y12.1
    state = opening()
    for boat in range(aside):
        mat(state, 1).aside += one(boat % 5)
    assert points(state, 1)["aside"] == cost


def test_boats_in_the_harbour_cost_nothing() -> None:  # Y12.1
    state = has_boats(hires(opening(), 1, "Riu"), 1, gold=3)
    assert points(state, 1)["aside"] == 0


def test_all_lines_add_up() -> None:  # Y12.1
    state = hires(opening(), 1, "Amateratsu", "Fu-Hsi")
    mine = mat(state, 1)
    mine.coins, mine.prestige, mine.built, mine.reserved = 17, 4, (0, 21), (5,)
    mine.aside, mine.reserved_in = pack((2, 1, 0, 0, 0)), (1,)
    assert points(state, 1) == {
        "coins": 17 // 3,
        "prestige": 4 * 2,
        "buildings": 3 + 6,
        "specialists": 1 + 1,
        "reserved": -1,
        "aside": -1,
    }
    assert state.scores()[0] == 5 + 8 + 9 + 2 - 1 - 1


def over(players: int, order: tuple[int, ...], purses: tuple[int, ...]) -> YamataiState:
    """A game that ends with these coins after a first round in this order."""
    state = opening(players, order=order)
    for fleet in (4, 3, 2, 1)[: len(state.order)]:
        reserve_of(state, gold=0)
        finish_turn(play(state, f"fleet {fleet}"))
    assert state.ending() == "boats"
    for seat, purse in enumerate(purses):
        state.mats[seat].coins, state.mats[seat].aside = purse, 0
    return state


def test_most_points_win() -> None:  # Y12.2
    assert over(4, (1, 2, 3, 4), (10, 25, 5, 20)).ranking() == (3, 1, 4, 2)


def test_among_equals_who_acted_earlier_is_ranked_higher() -> None:  # Y12.2
    assert over(3, (3, 1, 2), (10, 10, 10)).ranking() == (2, 3, 1)
    assert over(4, (4, 2, 3, 1), (20, 10, 10, 10)).ranking() == (1, 3, 4, 2)


def test_coins_left_over_do_not_break_a_tie() -> None:  # Y12.2
    assert over(3, (2, 1, 3), (14, 10, 0)).ranking() == (2, 1, 3)


@pytest.mark.parametrize(("first", "expected"), [(1, (1, 2)), (2, (2, 1))])
def test_of_two_players_whose_first_marker_acted_earlier(first: int, expected: tuple[int, int]) -> None:  # Y12.2
    assert over(2, (first,), (10, 10)).ranking() == expected
    mixed = over(2, (first,), (10, 10))
    mixed.order = (first - 1, 2 - first, 2 - first, first - 1)
    assert mixed.ranking() == expected


def test_the_last_round_counts_not_the_next_order() -> None:  # Y12.2
    # In the last round seat 1 acted first with fleet 4, seat 4 last with fleet 1: it would be first in the next.
    assert over(4, (1, 2, 3, 4), (10, 10, 10, 10)).ranking() == (1, 2, 3, 4)
