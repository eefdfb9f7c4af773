"""Fits the weights of an evaluation to what came of many games."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from shima.arena.samples import Lessons

BATCH = 4096
RATE = 0.01
FIRST_MOMENT = 0.9
SECOND_MOMENT = 0.999
MODESTY = 2e-6
"""What a weight costs that all phases of the game share; one of a single phase costs ten times as much."""

Floats = NDArray[np.float64]


@dataclass
class Model:
    """Weights that all phases share, and what each phase adds to them."""

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
        """The table as play uses it."""
        return (self.own + self.shared).reshape(-1)


def fit(model: Model, lessons: Lessons, epochs: int, seed: int) -> tuple[Model, float]:
    """The weights after some rounds through all lessons (Adam on the cross entropy), and the loss in the last one."""
    phases, size = model.own.shape
    lessons = trimmed(lessons)
    random = np.random.default_rng(seed)
    parameters = np.concatenate([model.shared, model.own.reshape(-1)])
    first = np.zeros_like(parameters)
    second = np.zeros_like(parameters)
    cost = np.concatenate([np.full(size, MODESTY), np.full(phases * size, 10 * MODESTY)])
    step = 0
    losses: list[float] = []
    for epoch in range(epochs):
        order = random.permutation(len(lessons))
        losses = []
        rate = RATE * (1 - epoch / epochs)
        for start in range(0, len(lessons), BATCH):
            rows = order[start : start + BATCH]
            table = np.append((parameters[size:].reshape(phases, size) + parameters[:size]).reshape(-1), 0.0)
            loss, gradient = slope(table, lessons, rows)
            losses.append(loss)
            own = gradient[:-1].reshape(phases, size)
            full = np.concatenate([own.sum(axis=0), own.reshape(-1)]) + cost * parameters
            step += 1
            first = FIRST_MOMENT * first + (1 - FIRST_MOMENT) * full
            second = SECOND_MOMENT * second + (1 - SECOND_MOMENT) * full * full
            scaled = first / (1 - FIRST_MOMENT**step) / (np.sqrt(second / (1 - SECOND_MOMENT**step)) + 1e-8)
            parameters = parameters - rate * scaled
    return Model(parameters[:size], parameters[size:].reshape(phases, size)), float(np.mean(losses))


def trimmed(lessons: Lessons) -> Lessons:
    """Without the columns in which no position shows anything."""
    width = 1 + int(np.max(np.nonzero((lessons.values != 0).any(axis=(0, 1)))[0], initial=0))
    return Lessons(lessons.indices[:, :, :width], lessons.values[:, :, :width], lessons.outcomes)


def slope(table: Floats, lessons: Lessons, rows: NDArray[np.int64]) -> tuple[float, Floats]:
    """The mean cross entropy of some lessons, and how it changes with each entry of the table."""
    indices = lessons.indices[rows]
    values = lessons.values[rows]
    outcomes = lessons.outcomes[rows]
    sums = (table[indices] * values).sum(axis=2)
    sums -= sums.max(axis=1, keepdims=True)
    powers = np.exp(sums)
    chances = powers / powers.sum(axis=1, keepdims=True)
    loss = float(-(outcomes * np.log(chances + 1e-12)).sum(axis=1).mean())
    error = (chances - outcomes) / len(rows)
    shares = (error[:, :, None] * values).reshape(-1)
    gradient = np.bincount(indices.reshape(-1), shares, minlength=len(table)).astype(np.float64)
    return loss, gradient
