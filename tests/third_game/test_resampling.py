"""The contract checks notice a resampled game that a seat can tell from the real one."""

import pytest

from shima.games.contract_checks import resampling_flaws
from shima.games.dice import Dice
from shima.games.game import Game
from tests.faulty_games import LeakyGame

FIVE_LEFT = ("begins 1", "take 3", "take 3", "take 3", "take 1")


@pytest.mark.parametrize(
    ("moves", "others", "with_secrets", "flaw"),
    [
        ([1, 1], [0, 1], False, "seat 1 knows that move 1 is another"),
        ([1, 1], [3, 1], True, "move 1 for seat 1 is not legal"),
        ([0, 0], [1, 0], True, None),
        ([0, 0, 0], [1, 0, 0], True, "other moves of seat 1 after move 3"),
        ([0, 0, 1], [1, 0, 1], True, "another observation of seat 1 after move 3"),
    ],
)
def test_a_resampled_game_that_a_seat_recognises_is_noticed(
    stones: Game, moves: list[int], others: list[int], with_secrets: bool, flaw: str | None
) -> None:
    game = LeakyGame(stones, others, with_secrets)
    start = game.new()
    for text in FIVE_LEFT:
        start.play(game.parse(start, text))
    assert resampling_flaws(game, start, moves, Dice(1)) == ([f"resampled: {flaw}"] if flaw else [])
