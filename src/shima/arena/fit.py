"""Fits the weights of an evaluation to the outcomes of many games."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from shima.arena.samples import Samples

BATCH = 4096
RATE = 0.01
FIRST_MOMENT = 0.9
SECOND_MOMENT = 0.999
PENALTY = 2e-6
"""L2 penalty of a weight shared by all phases. Weights of a single phase cost ten times as much."""

Floats = NDArray[np.float64]


@dataclass
class Model:
    """Weights that all phases share, and each phase's difference from them."""

    shared: Floats
    own: Floats  # phases × features

    @staticmethod
    def blank(phases: int, size: int) -> "Model":
        return Model(np.zeros(size), np.zeros((phases, size)))

    @staticmethod
    def of(weights: list[float], phases: int, size: int) -> "Model":
        table = np.array(weights).reshape(phases, size)
        shared = table.mean(axis=0)
        return Model(shared, table - shared)

    def weights(self) -> Floats:
        """Return the table of weights used in play."""
        return (self.own + self.shared).reshape(-1)


def fit(model: Model, samples: Samples, epochs: int, seed: int) -> tuple[Model, float]:
    """Train with Adam on the cross entropy. Return the model and the loss of the last epoch."""
    phases, size = model.own.shape
    samples = trimmed(samples)
    random = np.random.default_rng(seed)
    parameters = np.concatenate([model.shared, model.own.reshape(-1)])
    first = np.zeros_like(parameters)
    second = np.zeros_like(parameters)
    cost = np.concatenate([np.full(size, PENALTY), np.full(phases * size, 10 * PENALTY)])
    step = 0
    losses: list[float] = []
    for epoch in range(epochs):
        order = random.permutation(len(samples))
        losses = []
        rate = RATE * (1 - epoch / epochs)
        for start in range(0, len(samples), BATCH):
            rows = order[start : start + BATCH]
            table = np.append((parameters[size:].reshape(phases, size) + parameters[:size]).reshape(-1), 0.0)
            loss, gradient = loss_and_gradient(table, samples, rows)
            losses.append(loss)
            own = gradient[:-1].reshape(phases, size)
            full = np.concatenate([own.sum(axis=0), own.reshape(-1)]) + cost * parameters
            step += 1
            first = FIRST_MOMENT * first + (1 - FIRST_MOMENT) * full
            second = SECOND_MOMENT * second + (1 - SECOND_MOMENT) * full * full
            scaled = first / (1 - FIRST_MOMENT**step) / (np.sqrt(second / (1 - SECOND_MOMENT**step)) + 1e-8)
            parameters = parameters - rate * scaled
    return Model(parameters[:size], parameters[size:].reshape(phases, size)), float(np.mean(losses))


def trimmed(samples: Samples) -> Samples:
    """Drop the columns that no position uses."""
    width = 1 + int(np.max(np.nonzero((samples.values != 0).any(axis=(0, 1)))[0], initial=0))
    return Samples(samples.indices[:, :, :width], samples.values[:, :, :width], samples.outcomes)


def loss_and_gradient(table: Floats, samples: Samples, rows: NDArray[np.int64]) -> tuple[float, Floats]:
    """Return the mean cross entropy of some rows and its gradient with respect to the table."""
    indices = samples.indices[rows]
    values = samples.values[rows]
    outcomes = samples.outcomes[rows]
    sums = (table[indices] * values).sum(axis=2)
    sums -= sums.max(axis=1, keepdims=True)
    powers = np.exp(sums)
    chances = powers / powers.sum(axis=1, keepdims=True)
    loss = float(-(outcomes * np.log(chances + 1e-12)).sum(axis=1).mean())
    error = (chances - outcomes) / len(rows)
    shares = (error[:, :, None] * values).reshape(-1)
    gradient = np.bincount(indices.reshape(-1), shares, minlength=len(table)).astype(np.float64)
    return loss, gradient
