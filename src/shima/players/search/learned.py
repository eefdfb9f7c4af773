"""The evaluation learned from self-play: a small network over the features of a position and its moves."""

from typing import Any, Final

from shima.games.game import State
from shima.players.search.evaluation import Evaluation, Look
from shima.players.search.features import Collector, Features, collect

NOBODY: Final = -1
REDUCTION: Final = 0.25


class Learned(Evaluation):
    def __init__(self, features: Features, network: Any) -> None:
        """The network is a `Network` of `plain_network`, or its compiled twin."""
        self.features = features
        self.network = network
        self.found = Collector()
        self.reduction = REDUCTION

    def chances(self, state: State) -> list[float]:
        return self._evaluate(state, NOBODY)[0]

    def look(self, state: State) -> Look:
        return self._evaluate(state, state.actor())

    def _evaluate(self, state: State, actor: int) -> Look:
        found = self.found
        phase = int(collect(self.features, state, found, actor != NOBODY))
        groups = int(found.groups)
        look: Look = self.network.evaluate(found.entries, found.ends, groups, state.players(), phase, actor)
        return look
