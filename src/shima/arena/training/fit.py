"""Fits a network to positions of self-play."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from shima.arena.training.model import Floats, Losses, Model, gradient, losses
from shima.arena.training.positions import Positions

BATCH = 1024
RATE = 0.002
LOWEST_RATE = 0.02
"""The share of the rate at the end."""
FIRST_MOMENT = 0.9
SECOND_MOMENT = 0.999
DECAY = {"shared": 0.0, "own": 0.02, "rows": 0.01, "moves": 0.01}
"""How quickly weights shrink without evidence (AdamW), relative to the rate."""
POLICY_WEIGHT = 0.5
TINY = 1e-8


@dataclass
class Adam:
    """Adam with decoupled weight decay."""

    model: Model
    step: int = 0

    def __post_init__(self) -> None:
        self.first: dict[str, Floats] = {name: np.zeros_like(array) for name, array in self.model.arrays().items()}
        self.second: dict[str, Floats] = {name: np.zeros_like(array) for name, array in self.model.arrays().items()}

    def apply(self, slope: dict[str, Floats], rate: float) -> None:
        self.step += 1
        scale = np.float32(np.sqrt(1 - SECOND_MOMENT**self.step) / (1 - FIRST_MOMENT**self.step))
        for name, array in self.model.arrays().items():
            first, second = self.first[name], self.second[name]
            first += (1 - FIRST_MOMENT) * (slope[name] - first)
            second += (1 - SECOND_MOMENT) * (np.square(slope[name]) - second)
            np.multiply(array, 1 - rate * DECAY.get(name, 0.0), out=array)
            np.subtract(array, rate * scale * first / (np.sqrt(second) + TINY), out=array)


def fit(
    model: Model,
    positions: Positions,
    epochs: int,
    seed: int,
    progress: Callable[[int, Losses], None] = lambda _epoch, _losses: None,
    rate: float = RATE,
) -> Losses:
    """Train the model in place. Return the mean losses of the last epoch."""
    random = np.random.default_rng(seed)
    adam = Adam(model)
    steps = epochs * -(-len(positions) // BATCH)
    mean = Losses(0.0, 0.0)
    for epoch in range(epochs):
        found: list[Losses] = []
        for batch in positions.batches(BATCH, random):
            loss, slope = gradient(model, batch, POLICY_WEIGHT)
            found.append(loss)
            adam.apply(slope, rate * max(LOWEST_RATE, 1 - adam.step / steps))
        mean = mean_of(found)
        progress(epoch, mean)
    return mean


def validate(model: Model, positions: Positions) -> Losses:
    """Return the mean losses of positions that the model has not seen."""
    return mean_of([losses(model, batch) for batch in positions.batches(BATCH)])


def mean_of(found: list[Losses]) -> Losses:
    value = float(np.mean([loss.value for loss in found]))
    return Losses(value, float(np.mean([loss.policy for loss in found])))
