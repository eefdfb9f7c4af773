"""Y6.7: which boats a building still needs around an island, at any time and for any viewer."""

import pytest

from shima.games.actions import Action
from shima.games.counts import unpack
from shima.games.dice import Dice
from shima.games.yamatai.actions.build import BUILD, Build
from shima.games.yamatai.constants import COLOURS
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.phases import RULES
from shima.games.yamatai.state import Position
from shima.registry import open_game
from tests.yamatai.positions import YAMATAI, bare, lies, offers, opening, play, stands, turn


def lacks(state: YamataiState, text: str) -> dict[str, int]:
    return YAMATAI.lacks(state, YAMATAI.parse(state, text))


def missing(state: YamataiState, build: Action[Position]) -> int:
    """The boats that the tile shows and that do not lie on the island's shore, counted one by one."""
    assert isinstance(build, Build)
    around = [state.boat_at[spot] for spot in state.components.board.shores[build.island]]
    cost = unpack(state.components.tiles[build.number].cost, len(COLOURS))
    return sum(max(0, asked - around.count(colour)) for colour, asked in enumerate(cost))


def test_what_lies_around_the_island_is_not_lacking() -> None:  # Y6.7
    state = bare(turn(1), 1, 6)
    assert lacks(state, "build 10 on 6") == {"bamboo": 2, "clay": 1}  # before any boat is placed
    assert lacks(lies(state, "wood 8"), "build 1 on 1") == {"bamboo": 1}
    play(state, "1 place bamboo 7")
    assert lacks(state, "build 1 on 1") == lacks(state, "build 17 on 6") == {}
    assert lacks(state, "build 10 on 6") == {"bamboo": 1, "clay": 1}
    assert "1 on 1" in offers(state, "build")


def test_it_does_not_matter_whose_turn_it_is_or_where_the_tile_lies() -> None:  # Y6.7
    state = bare(opening(), 6)
    assert lacks(state, "build 10 on 6") == {"bamboo": 2, "clay": 1}  # no fleet has been taken
    assert 10 - 1 in state.row
    assert 11 - 1 not in state.row
    assert lacks(state, "build 11 on 6")
    assert YAMATAI.lacks(YAMATAI.new(3), BUILD.number())  # not even a token has been laid


@pytest.mark.parametrize("full", ["token", "building", "sacred"])
def test_an_island_that_is_not_empty_lacks_no_boats(full: str) -> None:  # Y6.7
    state = turn(1)
    if full == "building":
        stands(state, 2, 6)
    elif full == "sacred":
        bare(state, 6).sacred |= 1 << 5
    assert lacks(state, "build 10 on 6") == {}


def test_it_counts_what_the_rule_counts_and_no_other_move_lacks_boats() -> None:  # Y6.7
    game, dice = open_game("yamatai"), Dice(5)
    state = game.new(2)
    seen = 0
    while state.moves():
        state.play(state.random_move(dice))
        if dice.below(60) == 0:
            assert isinstance(state, YamataiState)
            for move, action in enumerate(RULES.actions):
                found = game.lacks(state, move)
                assert all(lack > 0 for lack in found.values())
                is_build = isinstance(action, Build) and state.is_empty(action.island)
                assert sum(found.values()) == (missing(state, action) if is_build else 0)
                seen += bool(found)
    assert seen > 100


def test_a_game_that_counts_nothing_lacks_nothing() -> None:
    game = open_game("tokaido-duo")
    assert {tuple(game.lacks(game.new(), move)) for move in range(game.move_count)} == {()}
