"""The evaluation learned from self-play: the sum of the weights of a seat's features."""

from shima.games.game import State
from shima.players.search.evaluation import Evaluation, softmax
from shima.players.search.features import Adder, Features


class Learned(Evaluation):
    def __init__(self, features: Features, weights: list[float]) -> None:
        self.features = features
        self.adder = Adder(weights)

    def chances(self, state: State) -> list[float]:
        adder = self.adder
        sums: list[float] = []
        for seat in range(state.players()):
            adder.total = 0.0
            self.features.gather(state, seat, adder)
            sums.append(adder.total)
        return softmax(sums)
