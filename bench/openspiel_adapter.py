"""Our games as OpenSpiel's Python algorithms expect games to be: chance is explicit, moves are actions.

Not registered with pyspiel: its own states keep histories that the search does not need, and would slow it down.
"""

# OpenSpiel has no type information; which error mypy gives depends on whether it is installed.
# mypy: disable-error-code="import-not-found,import-untyped"

from types import SimpleNamespace

import pyspiel

from shima.games.game import NATURE, OVER, State
from shima.players.search.evaluation import outcome

WON = 1.0


class SpielGame:
    """What MCTSBot asks of a game."""

    def get_type(self) -> SimpleNamespace:
        return SimpleNamespace(
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        )

    def max_utility(self) -> float:
        return WON


class SpielState:
    """A position under the names of `pyspiel.State`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def clone(self) -> "SpielState":
        return SpielState(self.state.copy())

    def current_player(self) -> int:
        actor = self.state.actor()
        if actor == NATURE:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        return actor

    def is_terminal(self) -> bool:
        return self.state.actor() == OVER

    def is_chance_node(self) -> bool:
        return self.state.actor() == NATURE

    def legal_actions(self, player: int | None = None) -> list[int]:
        return list(self.state.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.state.weights()
        total = sum(weights)
        return [(move, weight / total) for move, weight in zip(self.state.moves(), weights, strict=True)]

    def apply_action(self, action: int) -> None:
        self.state.play(int(action))  # NumPy's choices are numbers of its own

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the others, between them for a shared win."""
        return [2 * share - 1 for share in outcome(self.state)]
