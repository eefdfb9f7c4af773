"""Moves as people write them."""

import pytest

from shima.games.dice import Dice
from shima.games.game import Game, UserError
from shima.registry import open_game


@pytest.fixture(scope="module")
def yamatai() -> Game:
    return open_game("yamatai")


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("recruit Riu mask fan drum", "recruit Riu fan mask drum"),
        ("melt wood bamboo", "melt bamboo wood"),
        ("change gold clay wood", "change gold wood clay"),
        ("  PLACE   Clay 16 ", "place clay 16"),
    ],
)
def test_order_and_case_do_not_matter_where_they_mean_nothing(yamatai: Game, typed: str, written: str) -> None:
    state = yamatai.new()
    dice = Dice(1)
    while state.actor() < 0:
        state.play(state.random_move(dice))
    assert yamatai.parse(state, typed) == yamatai.parse(state, written)


def test_order_matters_where_it_tells_two_moves_apart(yamatai: Game) -> None:
    state = yamatai.new()
    assert yamatai.parse(state, "build 7 on 12") != yamatai.parse(state, "build 12 on 7")
    assert yamatai.parse(state, "slide 8 to 7") != yamatai.parse(state, "slide 7 to 8")
    with pytest.raises(UserError):
        yamatai.parse(state, "build 7 12 12")
