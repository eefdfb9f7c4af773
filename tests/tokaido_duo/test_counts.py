"""The number of sequences of decisions from fixed openings, with chosen chance outcomes."""

import pytest

from shima.games.game import CHANCE
from shima.games.tokaido_duo.game import DuoState
from tests.tokaido_duo.positions import offers, opening, play


def count(state: DuoState, depth: int, dice: str) -> int:
    """Count the sequences of `depth` decisions, with these dice and the first kind of everything that is revealed."""
    while state.actor() == CHANCE:
        throw = f"die {dice}"
        play(state, throw if throw in offers(state) else offers(state)[0])
    if depth == 1:
        return len(state.moves())
    total = 0
    for move in state.moves():
        after = state.copy()
        after.play(move)
        total += count(after, depth - 1, dice)
    return total


# Worked out by hand. Where a figure finds nothing to do, the next decision is the next player's.
#
# 1 1 1: pilgrim C3+3; merchant M3, C4, C5; artist 3, 5.
#   2: temple or not 2; draw or not 2; after C4 and C5 Green's C7+3, 7, 1: 3 + 3; paint or not 2 + 2.
#   3: temple or not, then Green's M2, C8, C1, 7, 1: 10. Draw or not, then Green's three: 6.
#      After C4 and C5 each of Green's three has something to do: 6 + 6.
#      Paint or not, then Green's C7+3, M2, C8, C1: 8 + 8.
# 2 2 2: pilgrim C4; merchant M2, C3, C6; artist 2, 3, 5, 6.
#   2: coins or not 2; draw or not 2; after C3 and C6 Green's C8, 6, 1, 2, 7: 5 + 5;
#      nobody in 2 and 6, then Green's C8, M3, C2, C7: 4 + 4; somebody in 3 and 5: 2 + 2.
#   3: 14 and 10; after C3 nobody is in 6, after C6 nobody in 2: 9 + 9;
#      after 2 and 6 Green sells nothing in C2 and C7: 6 + 6; 8 + 8.
# 4 3 3: pilgrim C4+2; merchant M1, C2, C7; artist 1, 2, 6, 7.
#   2: three waves or none 4; draw or not 2; after C2 and C7 Green's C8+2, 5, 2, 3, 6: 5 + 5;
#      somebody in 1 and 7: 2 + 2; nobody in 2 and 6, then Green's C8+2, M4, C3, C6: 4 + 4.
#   3: 28 and 10; after C2 nobody is in 5 and 6, after C7 nobody in 5 and 2: 10 + 10; 8 + 8;
#      after 2 and 6 Green sells nothing in C3 and C6: 8 + 8.
@pytest.mark.parametrize(
    ("dice", "ways"),
    [
        ("1 1 1", [6, 2 + 2 + 3 + 3 + 2 + 2, 10 + 6 + 6 + 6 + 8 + 8]),
        ("2 2 2", [8, 2 + 2 + 5 + 5 + 4 + 4 + 2 + 2, 14 + 10 + 9 + 9 + 6 + 6 + 8 + 8]),
        ("4 3 3", [8, 4 + 2 + 5 + 5 + 2 + 2 + 4 + 4, 28 + 10 + 10 + 10 + 8 + 8 + 8 + 8]),
    ],
)
def test_as_many_ways_of_deciding_as_counted_by_hand(dice: str, ways: list[int]) -> None:
    assert [count(opening(dice), depth, dice) for depth in (1, 2, 3)] == ways
