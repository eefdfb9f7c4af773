"""A player who is sure to win or to lose still plays for points, so that games come to an end."""

import pytest

from shima.games.game import State
from shima.players.search.evaluation import Evaluation
from shima.players.search.search import Search
from shima.players.thinker import favourite
from tests.tokaido_duo import positions as duo


class Decided(Evaluation):
    """Finds that the game is decided, whatever anybody does."""

    def __init__(self, chances: list[float]) -> None:
        self.sure = chances

    def chances(self, state: State) -> list[float]:
        return self.sure


@pytest.mark.parametrize("chances", [[1.0, 0.0], [0.0, 1.0]])
def test_points_decide_where_chances_do_not(chances: list[float]) -> None:
    state = duo.opening("1 1 1")
    walk = next(move for move in state.moves() if leads_to_temple(state, move))
    state.play(walk)
    root = Search(Decided(chances), 1).run(state, 60, 0.0, thorough=True)
    by_text = {duo.DUO.write(state, move): child for move, child in zip(root.moves, root.children, strict=True)}
    assert by_text["1 temple"].utility(0) > by_text["1 pass"].utility(0)
    assert [by_text[text].value(0) for text in ("1 temple", "1 pass")] == [chances[0]] * 2  # reported without points
    assert duo.DUO.write(state, root.moves[favourite(root, 0)]) == "1 temple"


def leads_to_temple(state: State, move: int) -> bool:
    after = state.copy()
    after.play(move)
    return "1 temple" in [duo.DUO.write(after, legal) for legal in after.moves()]
