"""Y1 and Y2: what is in the box, and how the table is laid."""

from fractions import Fraction

import pytest

from shima.games.counts import total, unpack
from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.games.masks import bits
from shima.games.yamatai.constants import FLEET_BOATS, PALACE, STANDARD, TORII, TRADING_POST
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.state import LAY_FLEETS, LAY_ORDER, LAY_TOKENS
from shima.registry import standard_set
from tests.yamatai.positions import BLANKS, MOUNTAINS, YAMATAI, bare, coins, offers, opening, play, play_chance, sound

PLAYERS = (2, 3, 4)
BOARD = YAMATAI.components.board


def spots(numbers: tuple[int, ...]) -> list[int]:
    return [number + 1 for number in numbers]


def before(phase: int, players: int = 2) -> YamataiState:
    """Return a game whose set-up has reached this phase."""
    state, dice = YAMATAI.new(players), Dice(7)
    while state.phase != phase:
        state.play(state.random_move(dice))
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_all_eighty_boats_lie_in_the_reserve(players: int) -> None:  # Y1.1
    state = opening(players)
    assert unpack(state.reserve, 5) == (22, 19, 16, 13, 10)
    assert total(state.reserve) == 80
    assert set(state.boat_at) == {-1}


@pytest.mark.parametrize(("players", "each"), [(2, 10), (3, 8), (4, 6)])
def test_fewer_players_own_more_buildings(players: int, each: int) -> None:  # Y1.2
    state = opening(players)
    assert [mat.buildings for mat in state.mats] == [each] * players
    shown = YAMATAI.view(state, None)["players"]
    assert isinstance(shown, list)
    assert [one["colour"] for one in shown] == ["blue", "orange", "purple", "grey"][:players]


def test_there_are_21_standard_tiles_3_torii_and_4_palaces() -> None:  # Y1.3
    kinds = [tile.kind for tile in YAMATAI.components.tiles]
    assert kinds.count(STANDARD) + kinds.count(TRADING_POST) == 21
    assert kinds.count(TRADING_POST) > 0
    assert (kinds.count(TORII), kinds.count(PALACE)) == (3, 4)
    assert [tile.prestigious for tile in YAMATAI.components.tiles] == [kind in (TORII, PALACE) for kind in kinds]


def test_there_are_ten_fleets() -> None:  # Y1.4
    assert len(FLEET_BOATS) == 10
    state = opening()
    assert sorted([*state.fleets, *bits(state.fleets_down[0])]) == list(range(10))


def test_there_are_eighteen_specialists_with_points() -> None:  # Y1.5
    state = opening()
    assert sorted([*state.specialists, *bits(state.unseen_specialists)]) == list(range(18))
    assert len(YAMATAI.components.specialist_points) == 18


def test_tokens_are_six_kinds_of_five_and_four_blanks_with_a_mountain_each() -> None:  # Y1.6
    state = before(LAY_TOKENS)
    assert offers(state) == [
        f"token 1 {kind}{mountain}"
        for kind in ("fan", "lantern", "mask", "scroll", "drum", "crane", "blank")
        for mountain in ("", " mountain")
    ]
    assert state.weights() == (4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 3, 1)
    assert sum(state.weights()) == 34


def test_eight_sacred_grounds_are_all_there_are() -> None:  # Y1.7
    state = opening(fleets=(5, 1, 2, 3, 4))
    bare(state)
    play(state, "1 fleet 5")
    for laid, expected in ((7, 34 - 7), (8, 0)):
        state.sacred = (1 << laid) - 1
        state.forget_moves()
        assert len(offers(state, "sacred")) == expected


def test_coins_and_prestige_tokens_are_never_short() -> None:  # Y1.7
    state = opening()
    state.mats[0].coins, state.mats[1].coins = 300, 300  # 73 coins are worth 267
    state.mats[0].prestige = 30
    assert sound(state)
    assert state.scores() == (90, 60)


def test_the_board_has_34_islands_and_5_entries_in_the_west() -> None:  # Y1.8
    assert len(BOARD.shores) == 34
    assert spots(BOARD.entries) == [7, 16, 26, 37, 49]
    west = sorted(range(BOARD.spots), key=lambda spot: BOARD.points[spot][0])[:5]
    assert sorted(BOARD.entries) == sorted(west)


def test_lanes_connect_spots_next_to_each_other_on_a_shore() -> None:  # Y1.8
    assert spots(BOARD.lanes[7]) == [2, 7, 9, 17]
    assert 8 not in spots(BOARD.lanes[15])  # both lie on the shore of island 6, but across from each other
    assert all(spot in BOARD.lanes[other] for spot in range(BOARD.spots) for other in BOARD.lanes[spot])


def test_a_spot_is_adjacent_to_every_island_whose_shore_it_lies_on() -> None:  # Y1.8
    assert spots(BOARD.islands_at[16]) == [6, 7, 12, 13]
    assert spots(BOARD.islands_at[0]) == [1]


def test_a_shared_corner_makes_no_neighbours() -> None:  # Y1.8
    assert spots(BOARD.neighbours[5]) == [1, 7, 12]  # 6 and 13 share spot 17 alone
    assert spots(BOARD.neighbours[12]) == [7, 12, 14, 19]


def test_the_rim_is_the_ends_of_lanes_with_one_island() -> None:  # Y1.8
    assert spots(BOARD.rim) == [1, 2, 3, 4, 5, 6, 7, 15, 16, 25, 26, 36, 37, 48, 49, 56, 57, 58, 59, 60, 61, 62]


@pytest.mark.parametrize("players", PLAYERS)
def test_five_specialists_tiles_and_fleets_are_revealed(players: int) -> None:  # Y2.1
    state = play_chance(YAMATAI.new(players))
    assert len(set(state.specialists)) == len(set(state.row)) == len(set(state.fleets)) == 5
    assert state.coins_on == (0,) * 5
    assert state.deck_size() == 23
    assert len(state.fleets_down) == 1
    assert len(bits(state.fleets_down[0])) == 5
    assert sound(state)


def test_what_is_revealed_is_drawn_evenly_from_what_nobody_has_seen() -> None:  # Y2.1
    state = YAMATAI.new()
    drawn: list[str] = []
    for kind, size in (("specialist", 18), ("tile", 28), ("reveal", 10)):
        for number in range(5):
            left = offers(state)
            assert [text.split()[0] for text in left] == [kind] * (size - number)
            assert state.weights() == (1,) * (size - number)
            assert not set(left) & set(drawn)
            drawn.append(left[(number * 5) % len(left)])
            play(state, f"* {drawn[-1]}")
    assert [f"tile {tile + 1}" for tile in state.row] == drawn[5:10]
    assert [f"reveal {fleet + 1}" for fleet in state.fleets] == drawn[10:15]


def test_mountains_lie_under_mountain_tokens_and_blanks_are_taken_away() -> None:  # Y2.2
    state = opening()
    assert bits(state.mountains) == [island - 1 for island in MOUNTAINS]
    assert [island for island in range(1, 35) if state.token_at[island - 1] < 0] == list(BLANKS)
    assert sum(kind >= 0 for kind in state.token_at) == 30
    assert [state.token_at.count(kind) for kind in range(6)] == [5] * 6
    assert 12 in bits(state.mountains)  # the blank one


@pytest.mark.parametrize("seed", range(8))
def test_however_the_tokens_fall_there_are_30_and_7_mountains(seed: int) -> None:  # Y2.2
    state = play_chance(YAMATAI.new(3), seed)
    assert [state.token_at.count(kind) for kind in range(6)] == [5] * 6
    assert state.token_at.count(-1) == 4
    mountains = bits(state.mountains)
    assert sorted(state.token_at[island] for island in mountains) == [-1, 0, 1, 2, 3, 4, 5]


def test_a_token_drawn_weighs_less_in_the_next_draw() -> None:  # Y2.2
    state = play(before(LAY_TOKENS), "* token 1 fan", "* token 2 fan mountain", "* token 3 blank")
    assert "token 4 fan mountain" not in offers(state)
    assert state.weights() == (3, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 2, 1)
    chance = Fraction(state.weights()[0], sum(state.weights()))
    assert chance == Fraction(3, 31)


def test_everyone_starts_with_10_coins_and_no_boats() -> None:  # Y2.3
    state = opening(4)
    assert [coins(state, seat) for seat in (1, 2, 3, 4)] == [10] * 4
    assert [mat.boat_count() for mat in state.mats] == [0] * 4


def test_two_players_repeat_the_drawn_order() -> None:  # Y2.4
    assert opening(order=(1,)).order == (0, 1, 0, 1)
    assert opening(order=(2,)).order == (1, 0, 1, 0)


def test_the_german_rulebook_draws_places_3_and_4_separately() -> None:  # Y2.4
    for first in (1, 2):
        for third in (1, 2):
            state, dice = YAMATAI.new(2, {"rulebook": "german"}), Dice(first)
            while state.phase != LAY_ORDER:
                state.play(state.random_move(dice))
            play(state, f"* seat {first}")
            assert offers(state) == ["seat 1", "seat 2"]
            assert state.weights() == (1, 1)
            play(state, f"* seat {third}")
            assert state.order == (first - 1, 2 - first, third - 1, 2 - third)
            assert state.actor() == first - 1


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_draw_one_place_each(players: int) -> None:  # Y2.4
    state = before(LAY_ORDER, players)
    assert offers(state) == [f"seat {seat}" for seat in range(1, players + 1)]
    play(state, "* seat 3")
    assert offers(state) == [f"seat {seat}" for seat in range(1, players + 1) if seat != 3]
    play_chance(state)
    assert sorted(state.order) == list(range(players))
    assert state.actor() == state.order[0] == 2


def test_fleets_of_one_batch_are_equally_likely() -> None:  # Y2.1
    state = before(LAY_FLEETS)
    assert state.actor() == CHANCE
    assert state.weights() == (1,) * 10


def test_the_standard_set_differs_from_the_tests_set_only_in_what_may_be_tuned() -> None:  # Y1.8
    standard = type(YAMATAI)(standard_set("yamatai")).components
    assert len(standard.board.shores) == 34
    assert len(standard.board.entries) == 5
    assert standard.prices[1] == 2
