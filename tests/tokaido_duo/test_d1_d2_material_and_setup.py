"""D1 and D2: what lies in the box, and how it is laid out."""

from collections import Counter
from itertools import pairwise

import pytest

from shima.games.counts import unpack
from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.games.sets import BadSet
from shima.games.tokaido_duo.constants import LANDSCAPES, STATION_KINDS
from shima.games.tokaido_duo.game import DuoState, TokaidoDuo
from shima.registry import standard_set
from tests.component_sets import ISLAND
from tests.tokaido_duo.positions import DUO, GREEN, VIOLET, bag, offers, opening, place, play

STANDARD = TokaidoDuo(standard_set("tokaido-duo"))


def test_the_coast_has_eight_towns_and_all_five_kinds_of_stations() -> None:  # D1.1
    for game in (STANDARD, DUO):
        kinds = Counter(STATION_KINDS[kind] for kind in game.components.stations)
        assert kinds["town"] == 8
        assert set(kinds) == {"town", "temple", "garden", "hot-spring", "seashore"}


def test_eleven_routes_join_twelve_towns_and_each_parts_two_regions() -> None:  # D1.1
    for game in (STANDARD, DUO):
        routes = game.components.routes
        assert len(game.components.mountain_wares) == 4
        assert len(game.components.landscapes) == 8
        assert set(game.components.landscapes) == set(range(len(LANDSCAPES)))
        assert len(routes.links) == 11
        for a, b in routes.links:
            sides = [border for border in routes.borders if {a, b} in map(set, pairwise(border))]
            assert len(sides) == 2


def test_a_mountain_town_shows_two_to_four_wares() -> None:  # D1.1
    assert set(STANDARD.components.mountain_wares) <= {2, 3, 4}
    with pytest.raises(BadSet):
        TokaidoDuo(ISLAND.replace("M3 = 4", "M3 = 5"))


def test_the_pilgrims_die_shows_up_to_four_and_the_others_up_to_three() -> None:  # D1.2
    for game in (STANDARD, DUO):
        pilgrim, merchant, artist = game.components.dice
        assert len(pilgrim) == len(merchant) == len(artist) == 6
        assert max(pilgrim) == 4
        assert max(*merchant, *artist) <= 3


@pytest.mark.parametrize("wrong", ["merchant = [1, 1, 2, 2, 3, 4]", "merchant = [0, 1, 2, 2, 3, 3]"])
def test_a_merchants_die_with_another_face_is_refused(wrong: str) -> None:  # D1.2
    with pytest.raises(BadSet):
        TokaidoDuo(ISLAND.replace("merchant = [1, 1, 2, 2, 3, 3]", wrong))


def test_the_bag_holds_26_wares() -> None:  # D1.3
    for game in (STANDARD, DUO):
        assert bag(game.new()) == (5, 6, 7, 8)


def test_there_are_eight_shops_with_prices_from_2_to_4_and_one_buys_ceramics_at_3() -> None:  # D1.3
    for game in (STANDARD, DUO):
        assert sum(game.components.shops) == 8
        assert len(game.components.shops) == 4 * 3  # each ware at 2, 3 and 4
        assert game.components.shops[1 * 3 + 1] >= 1
    with pytest.raises(BadSet):
        TokaidoDuo(ISLAND.replace("kimono = [3, 4]", "kimono = [3, 5]"))


def test_each_player_has_ten_paintings_of_their_own_mixture() -> None:  # D1.4
    for game in (STANDARD, DUO):
        boards = game.new().boards
        by_name = [dict(zip(LANDSCAPES, unpack(board.face_down, 4), strict=True)) for board in boards]
        assert by_name[VIOLET] == {"moon": 3, "waterfall": 3, "mountain": 2, "bamboo": 2}
        assert by_name[GREEN] == {"moon": 2, "waterfall": 2, "mountain": 3, "bamboo": 3}


def test_each_wave_has_two_sides_and_all_tiles_begin_on_the_board() -> None:  # D1.5
    sides = []
    state = opening_before_waves()
    while len(state.wave_sides) < 3:
        sides.append(offers(state))
        state.play(state.moves()[0])
    assert sides == [
        ["wave pilgrim slow", "wave pilgrim swift"],
        ["wave merchant cunning", "wave merchant strong"],
        ["wave artist efficient", "wave artist inspired"],
    ]
    view = DUO.view(state, None)
    assert view["hot_spring"] is None
    assert [board.slabs + board.coins for board in state.boards] == [0, 0]


def test_coins_never_run_out() -> None:  # D1.5
    state = place(opening("1 1 1"), VIOLET, pilgrim="C1+3")
    state.boards[VIOLET].slabs, state.boards[VIOLET].coins = 6, 40
    play(state, "1 pilgrim C2", "1 coins")
    assert state.boards[VIOLET].coins == 44


def test_shops_are_laid_one_by_one_from_the_tiles_left() -> None:  # D2.1
    state = DUO.new()
    assert state.actor() == CHANCE
    assert dict(zip(offers(state), state.weights(), strict=True)) == {
        "shop C1 kimono 3": 1,
        "shop C1 kimono 4": 1,
        "shop C1 ceramic 3": 2,
        "shop C1 doll 2": 1,
        "shop C1 doll 3": 1,
        "shop C1 fan 2": 2,
    }
    play(state, "* shop C1 ceramic 3")
    assert dict(zip(offers(state), state.weights(), strict=True)) == {
        "shop C2 kimono 3": 1,
        "shop C2 kimono 4": 1,
        "shop C2 ceramic 3": 1,
        "shop C2 doll 2": 1,
        "shop C2 doll 3": 1,
        "shop C2 fan 2": 2,
    }


def test_a_wave_lies_on_either_side_equally_often() -> None:  # D2.1
    state = opening_before_waves()
    for _ in range(3):
        assert state.weights() == (1, 1)
        state.play(state.moves()[1])
    assert offers(state)[0].startswith("die")


def test_a_wave_is_never_turned_nor_a_shop_moved() -> None:  # D2.1
    for seed in range(6):
        state, dice = opening("1 1 1", "slow strong inspired"), Dice(seed)
        sides, shops = state.wave_sides, state.shops
        while state.moves():
            state.play(state.random_move(dice))
            assert (state.wave_sides, state.shops) == (sides, shops)


def test_markers_begin_on_1_and_all_paintings_face_down() -> None:  # D2.2
    for board in opening().boards:
        assert (board.temple, board.garden) == (1, 1)
        assert (board.given, board.face_up, board.face_down_count()) == (0, (), 10)
    assert opening().scores() == (1, 1)


def test_the_figures_begin_on_their_own_halves() -> None:  # D2.3
    for game in (STANDARD, DUO):
        state = game.new()
        regions = [touched(game, state.boards[seat].pilgrim, state.boards[seat].merchant) for seat in (0, 1)]
        violet = regions[VIOLET] | {state.boards[VIOLET].artist}
        green = regions[GREEN] | {state.boards[GREEN].artist}
        assert not violet & green


def test_the_player_at_the_compass_begins() -> None:  # D2.3
    assert opening("1 1 1").actor() == VIOLET
    assert opening("1 1 1", game=TokaidoDuo(ISLAND.replace('first = "violet"', 'first = "green"'))).actor() == GREEN


def opening_before_waves() -> DuoState:
    state = DUO.new()
    while len(state.shops) < 8:
        state.play(state.moves()[0])
    return state


def touched(game: TokaidoDuo, pilgrim: int, merchant: int) -> set[int]:
    """The regions that the pilgrim's station and the merchant's town lie at."""
    mask = game.components.station_regions[pilgrim] | game.components.town_regions[merchant]
    return {region for region in range(8) if mask >> region & 1}
