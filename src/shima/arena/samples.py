"""Positions from self-play as arrays, for training."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from shima import fair
from shima.games.dice import Dice
from shima.players.search.evaluation import Evaluation
from shima.players.search.learned import Learned
from shima.players.search.self_play import Sample, play_game
from shima.players.weights import evaluation_by_hand, needed_features
from shima.registry import open_game

MOST_FOUND = 44
"""The maximum number of features that one seat can have at a time."""


@dataclass(frozen=True)
class Samples:
    """One row per position: each seat's active features with their values, and the outcome of the game."""

    indices: NDArray[np.int32]
    values: NDArray[np.float32]
    outcomes: NDArray[np.float32]

    @staticmethod
    def together(parts: list["Samples"]) -> "Samples":
        return Samples(
            np.concatenate([part.indices for part in parts]),
            np.concatenate([part.values for part in parts]),
            np.concatenate([part.outcomes for part in parts]),
        )

    def __len__(self) -> int:
        return len(self.outcomes)


@dataclass(frozen=True)
class SelfPlay:
    """How the games of one generation are played. Without weights, the hand-written evaluation is used."""

    game: str
    seats: int
    options: dict[str, str]
    components: str
    weights: tuple[float, ...]
    seed: str
    boldness: float
    keep: float
    simulations: int

    def play_games(self, part: range) -> Samples:
        """Play these games and return their positions."""
        game = open_game(self.game, self.components)
        features = needed_features(self.game)
        evaluation: Evaluation = evaluation_by_hand(self.game)
        if self.weights:
            evaluation = Learned(features, list(self.weights))
        samples: list[Sample] = []
        for number in part:
            dice = Dice(int.from_bytes(fair.derived_seed(f"{self.seed}/{number}")[:4], "big"))
            state = game.new(self.seats, self.options)
            samples.extend(play_game(state, evaluation, features, dice, self.boldness, self.keep, self.simulations))
        return arrays(samples, self.seats, features.size * features.phases)


def arrays(samples: list[Sample], seats: int, nothing: int) -> Samples:
    """Convert samples to arrays. `nothing` is the index of the empty feature."""
    indices = np.full((len(samples), seats, MOST_FOUND), nothing, np.int32)
    values = np.zeros((len(samples), seats, MOST_FOUND), np.float32)
    for row, sample in enumerate(samples):
        for seat, found in enumerate(sample.found):
            count = len(found.indices)
            indices[row, seat, :count] = found.indices
            values[row, seat, :count] = found.values
    return Samples(indices, values, np.array([sample.worth for sample in samples], np.float32).reshape(-1, seats))
