"""The hand-written evaluation: a heuristic in points, converted to chances."""

from shima.games.game import State
from shima.players.search.evaluation import Evaluation, softmax
from shima.players.search.worth import Prospects

POINTS = 5.0
"""The lead in points that makes a win e times as likely as a loss."""


class Heuristic(Evaluation):
    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects

    def chances(self, state: State) -> list[float]:
        return softmax([self.prospects(state, seat) / POINTS for seat in range(state.players())])
