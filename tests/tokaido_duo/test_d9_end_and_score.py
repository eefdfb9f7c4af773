"""D9: what triggers the end, what still happens in the round, and who has won."""

import pytest

from shima.games.game import CHANCE, OVER
from shima.games.tokaido_duo.game import DuoState
from tests.tokaido_duo.positions import GREEN, VIOLET, hold, offers, opening, paintings, place, play


def before_the_last_temple(dice: str = "1 1 1") -> DuoState:
    state = opening(dice)
    state.boards[VIOLET].temple = 8
    return state


def scored(temple: int, garden: int, slabs: int, given: int, coins: int = 0) -> DuoState:
    """Violet has reached this, Green nothing."""
    state = paintings(opening("1 1 1"), VIOLET, given=given)
    board = state.boards[VIOLET]
    board.temple, board.garden, board.slabs, board.coins = temple, garden, slabs, coins
    return state


def test_the_round_is_played_to_its_last_die_after_the_first_triggered_the_end() -> None:  # D9.1
    state = play(before_the_last_temple(), "1 pilgrim C3+3", "1 temple")
    assert (state.ending(), state.actor()) == ("temples", GREEN)
    play(state, "2 merchant M2", "2 draw 2", "* ware fan", "* ware fan")
    assert state.actor() == VIOLET
    play(state, "1 artist 5", "1 paint 1", "* painting moon")
    assert state.actor() == OVER
    assert state.moves() == ()


def test_the_last_die_of_a_round_can_trigger_the_end() -> None:  # D9.1
    state = play(before_the_last_temple(), "1 merchant C4", "2 artist 7", "2 pass", "1 pilgrim C3+3", "1 temple")
    assert (state.ending(), state.actor()) == ("temples", OVER)


def test_without_a_trigger_the_next_round_comes() -> None:  # D9.1
    state = play(before_the_last_temple(), "1 merchant C4", "2 artist 7", "2 pass", "1 pilgrim C3+3", "1 pass")
    assert (state.ending(), state.actor()) == ("", CHANCE)


def test_the_other_player_can_trigger_the_end_and_the_leader_still_plays_the_last_die() -> None:  # D9.1
    state = opening("1 1 1")
    state.boards[GREEN].garden = 5
    place(state, GREEN, pilgrim="C7")
    play(state, "1 merchant C4", "2 pilgrim C7+1", "2 garden")
    assert (state.ending(), state.actor()) == ("gardens", VIOLET)
    assert {offer.split()[0] for offer in offers(state)} == {"artist"}
    assert play(state, "1 artist 5").actor() == OVER


def test_the_hot_spring_can_still_be_used_after_the_trigger() -> None:  # D9.1
    state = before_the_last_temple()
    state.spring_owner = VIOLET
    play(state, "1 pilgrim C3+3", "1 temple")
    assert offers(state) == ["pilgrim C4", "pass"]


def test_faith_is_temple_times_garden() -> None:  # D9.2
    assert scored(7, 6, 0, 0).scores() == (42, 1)
    assert scored(9, 1, 0, 0).scores() == (9, 1)


@pytest.mark.parametrize(("slabs", "points"), [(0, 0), (1, 5), (4, 26), (5, 35), (6, 45)])
def test_trade_is_the_number_over_the_last_slab(slabs: int, points: int) -> None:  # D9.2
    assert scored(1, 1, slabs, 0).scores()[VIOLET] == 1 + points


@pytest.mark.parametrize(("given", "points"), [(0, 0), (1, 2), (6, 18), (10, 40)])
def test_culture_is_the_highest_number_uncovered(given: int, points: int) -> None:  # D9.2
    assert scored(1, 1, 0, given).scores()[VIOLET] == 1 + points


def test_seven_temples_six_gardens_five_slabs_and_six_paintings_are_95_points() -> None:  # D9.2, the rulebook's example
    state = hold(scored(7, 5, 5, 6), VIOLET, fan=2, doll=1)
    place(state, VIOLET, pilgrim="C3")
    play(state, "1 pilgrim C3+1", "1 garden")
    assert state.ending() == "gardens"
    assert state.scores()[VIOLET] == 42 + 35 + 18 == 95


@pytest.mark.parametrize(
    ("violet", "green", "places"),
    [
        ((2, 1), (1, 9), (1, 2)),  # points before coins
        ((1, 9), (2, 1), (2, 1)),
        ((3, 4), (3, 3), (1, 2)),  # equal points: more coins
        ((3, 0), (3, 1), (2, 1)),
        ((3, 5), (3, 5), (1, 1)),  # equal coins too: shared
    ],
)
def test_points_then_coins_then_a_shared_win(
    violet: tuple[int, int], green: tuple[int, int], places: tuple[int, int]
) -> None:  # D9.3
    state = opening("1 1 1")
    for board, (temple, coins) in zip(state.boards, (violet, green), strict=True):
        board.temple, board.coins = temple, coins
    assert state.ranking() == places


def test_slabs_are_not_coins_when_points_are_equal() -> None:  # D9.3
    state = opening("1 1 1")
    state.boards[VIOLET].slabs = 1  # 5 points and the start's 1
    state.boards[GREEN].temple, state.boards[GREEN].coins = 6, 1
    assert state.scores() == (6, 6)
    assert state.ranking() == (2, 1)


def test_wares_coins_and_paintings_left_are_worth_nothing() -> None:  # D9.4
    state = paintings(hold(opening("1 1 1"), VIOLET, kimono=5), VIOLET, up="moon moon")
    state.boards[VIOLET].coins = 9
    assert state.scores() == (1, 1)
