"""Y5, Y6.7: where a player's boats and one purchase are enough to build, for a tile and for a fleet."""

import pytest

from shima.games.counts import one
from shima.games.dice import Dice
from shima.games.yamatai.constants import COLOURS
from shima.games.yamatai.game import YamataiState
from shima.registry import open_game
from tests.yamatai.positions import YAMATAI, bare, lies, opening, play, turn

BAMBOO, CLAY, GOLD = (COLOURS.index(colour) for colour in ("bamboo", "clay", "gold"))


def prospects(state: YamataiState, text: str, seat: int = 0) -> list[str]:
    return YAMATAI.prospects(state, YAMATAI.parse(state, text), seat)


def test_own_boats_and_one_purchase_are_enough() -> None:  # Y5.1, Y6.7
    state = lies(bare(turn(1), 6), "wood 8")
    assert YAMATAI.lacks(state, YAMATAI.parse(state, "build 10 on 6")) == {"bamboo": 2, "clay": 1}
    assert prospects(state, "build 10 on 6") == []  # one bamboo boat, and two more are missing
    state.mats[0].boats += one(BAMBOO)
    assert prospects(state, "build 10 on 6") == ["island:6"]
    assert prospects(state, "build 10 on 1") == []  # a token is there


def test_a_purchase_needs_coins_a_boat_in_the_reserve_and_a_trade() -> None:  # Y5.1, Y5.3
    state = bare(turn(1), 6)
    state.mats[0].boats += one(BAMBOO)
    assert prospects(state, "build 10 on 6") == ["island:6"]
    coins, reserve = state.mats[0].coins, state.reserve
    state.mats[0].coins = state.components.prices[CLAY] - 1
    assert prospects(state, "build 10 on 6") == []
    state.mats[0].coins = coins
    state.reserve -= reserve >> 8 * CLAY << 8 * CLAY
    assert prospects(state, "build 10 on 6") == []
    state.reserve = reserve
    state.trades = 0
    assert prospects(state, "build 10 on 6") == []


def test_others_plan_with_their_own_boats_and_a_trade_of_their_next_turn() -> None:
    state = bare(turn(1), 6)
    state.trades = 0
    state.mats[1].boats += 2 * one(BAMBOO)
    assert prospects(state, "build 10 on 6") == []
    assert prospects(state, "build 10 on 6", seat=1) == ["island:6"]


def test_no_building_left_is_not_enough() -> None:  # Y6.8
    state = bare(turn(1), 6)
    state.mats[0].boats += 2 * one(BAMBOO)
    state.mats[0].buildings = 0
    assert prospects(state, "build 10 on 6") == []


@pytest.mark.parametrize(("fleet", "enough"), [(1, False), (4, True), (10, True)])
def test_a_fleet_opens_the_islands_that_its_boats_complete(fleet: int, enough: bool) -> None:  # Y9.1, Y9.4, Y9.10
    state = lies(bare(opening(fleets=(1, 4, 6, 9, 10), row=(10, 11, 12, 13, 14)), 6), "bamboo 7")
    state.mats[0].coins = 1  # for bamboo
    assert ("island:6" in prospects(state, f"fleet {fleet}")) == enough


def test_one_boat_fewer_counts_for_the_fleet_that_allows_it() -> None:  # Y9.9
    state = bare(opening(fleets=(3, 9, 1, 2, 4), row=(10, 11, 12, 13, 14)), 6)
    state.mats[0].coins = 0
    state.mats[0].boats += 2 * one(BAMBOO)
    assert "island:6" not in prospects(state, "fleet 3")
    assert "island:6" in prospects(state, "fleet 9")
    play(state, "1 fleet 9")
    assert prospects(state, "build 10 on 6") == ["island:6"]


def test_gold_is_not_bought_without_tomoe() -> None:  # Y5.2
    state = bare(turn(1), 6)
    golden = next(number for number, tile in enumerate(state.components.tiles, 1) if tile.cost >> 8 * GOLD & 255)
    build = YAMATAI.parse(state, f"build {golden} on 6")
    lacks = YAMATAI.lacks(state, build)
    for colour, missing in lacks.items():
        state.mats[0].boats += (missing - (colour == "gold")) * one(COLOURS.index(colour))
    assert YAMATAI.prospects(state, build, 0) == []
    state.mats[0].boats += one(GOLD)
    assert YAMATAI.prospects(state, build, 0) == ["island:6"]


def test_every_building_that_is_possible_is_a_prospect() -> None:
    game, dice = open_game("yamatai"), Dice(7)
    state = game.new(2)
    seen = 0
    while state.moves():
        assert isinstance(state, YamataiState)
        for move in state.moves():
            notation = game.write(state, move).split()
            if notation[1] == "build":
                assert game.prospects(state, move, state.turn) == [f"island:{notation[-1]}"]
                seen += 1
        state.play(state.random_move(dice))
    assert seen > 20


def test_a_game_without_plans_has_no_prospects() -> None:
    game = open_game("tokaido-duo")
    assert not any(game.prospects(game.new(), move, 0) for move in range(game.move_count))
