"""The network as floating-point arrays, for training: its output, its gradient, and its integers for play.

The arithmetic is that of `shima.players.search.plain_network`, with batches of positions as matrices.
"""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shima.arena.training.positions import MANY, Batch
from shima.players.search.features import Features
from shima.players.search.plain_network import CLIP, ONE
from shima.players.weights import Weights

Floats = NDArray[np.float32]

ROW_SCALE = 256.0
HIGHEST = CLIP / ROW_SCALE
"""The highest value of a hidden unit."""
SMALL = 1e-9


@dataclass
class Model:
    """Linear weights are the sum of a part shared by all phases and a part of each phase."""

    shared: Floats  # size
    own: Floats  # phases × size
    rows: Floats  # (size + phases) × 2 hidden
    bias: Floats  # hidden
    value: Floats  # hidden
    moves: Floats  # move_size × hidden
    move_linear: Floats  # move_size

    @staticmethod
    def blank(size: int, phases: int, move_size: int, hidden: int, seed: int) -> "Model":
        """Return a network that finds all players and moves equally good, with random rows."""
        random = np.random.default_rng(seed)

        def normal(*shape: int, scale: float) -> Floats:
            return (random.standard_normal(shape) * scale).astype(np.float32)

        return Model(
            np.zeros(size, np.float32),
            np.zeros((phases, size), np.float32),
            normal(size + phases, 2 * hidden, scale=0.1),
            np.full(hidden, 0.1, np.float32),
            normal(hidden, scale=0.05),
            normal(move_size, hidden, scale=0.05),
            np.zeros(move_size, np.float32),
        )

    @staticmethod
    def of(weights: Weights, features: Features) -> "Model":
        """Return the network of a weights file."""
        size, hidden = features.size, weights.hidden

        def floats(name: str, kind: str, scale: float, *shape: int) -> Floats:
            array = np.frombuffer(weights.arrays[name], kind).astype(np.float32) / np.float32(scale)
            return array.reshape(shape)

        linear = floats("linear", "<i4", ONE, features.phases, size)
        rows = floats("rows", "<i2", ROW_SCALE, size + features.phases, 2 * hidden)
        for feature in features.counted:
            linear[:, feature] *= MANY
            rows[feature] *= MANY
        shared: Floats = linear.mean(axis=0)
        return Model(
            shared,
            linear - shared,
            rows,
            floats("bias", "<i4", ROW_SCALE, hidden),
            floats("value", "<i2", ONE / ROW_SCALE, hidden),
            floats("moves", "<i2", ONE / ROW_SCALE, features.move_size, hidden),
            floats("move_linear", "<i4", ONE, features.move_size),
        )

    @property
    def hidden(self) -> int:
        return len(self.bias)

    def grown(self, hidden: int, seed: int) -> "Model":
        """Return a network with at least this number of hidden units. The new ones do not change its results yet."""
        extra = hidden - self.hidden
        if extra <= 0:
            return self
        added = Model.blank(len(self.shared), len(self.own), len(self.move_linear), extra, seed)
        own, others = np.hsplit(self.rows, 2)
        added_own, added_others = np.hsplit(added.rows, 2)
        return Model(
            self.shared,
            self.own,
            np.hstack([own, added_own, others, added_others]),
            np.concatenate([self.bias, added.bias]),
            np.concatenate([self.value, np.zeros_like(added.value)]),
            np.hstack([self.moves, np.zeros_like(added.moves)]),
            self.move_linear,
        )

    def arrays(self) -> dict[str, Floats]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def linear(self) -> Floats:
        return self.own + self.shared

    def quantised(self, counted: tuple[int, ...]) -> dict[str, bytes]:
        """Return the weights as the bytes that a `Network` takes, by argument."""
        times = np.ones(len(self.shared) + len(self.own), np.float32)
        times[list(counted)] = MANY
        return {
            "linear": _integers(self.linear() / times[: len(self.shared)] * ONE, np.int32),
            "rows": _integers(self.rows / times[:, None] * ROW_SCALE, np.int16),
            "bias": _integers(self.bias * ROW_SCALE, np.int32),
            "value": _integers(self.value * ONE / ROW_SCALE, np.int16),
            "moves": _integers(self.moves * ONE / ROW_SCALE, np.int16),
            "move_linear": _integers(self.move_linear * ONE, np.int32),
        }


def _integers(numbers: Floats, kind: type[Any]) -> bytes:
    limits = np.iinfo(kind)
    little = np.dtype(kind).newbyteorder("<")
    return np.clip(np.rint(numbers), limits.min, limits.max).astype(little).tobytes()


@dataclass(frozen=True)
class Losses:
    """Cross entropies per position: of the chances, and of the priors where a player chooses."""

    value: float
    policy: float


def forward(model: Model, batch: Batch) -> tuple[Floats, Floats, dict[str, Floats]]:
    """Return chances (positions × seats), priors (all moves in one row), and what the gradient needs."""
    positions, seats, hidden = len(batch.phases), batch.seats, model.hidden
    known = batch.seats_matrix()  # (positions · seats) × size
    phases = np.repeat(batch.phases, seats)
    linear = known @ model.shared + np.einsum("ij,ij->i", known, model.own[phases])
    size = len(model.shared)
    sums = known @ model.rows[:size] + model.rows[size + phases]
    mine = sums[:, :hidden].reshape(positions, seats, hidden)
    theirs = sums[:, hidden:].reshape(positions, seats, hidden)
    before = mine + theirs.sum(axis=1, keepdims=True) - theirs + model.bias
    active = np.clip(before, 0.0, HIGHEST)
    logits = linear.reshape(positions, seats) + active @ model.value
    chances = _softmax(logits)
    chooser = active[batch.choosers, batch.actors]  # choices × hidden
    move_rows = batch.moves_matrix()  # moves × move_size
    embedded = move_rows @ model.moves
    of_move = chooser[batch.choice_of_move]
    move_logits = np.einsum("ij,ij->i", embedded, of_move) + move_rows @ model.move_linear
    priors = _grouped_softmax(move_logits, batch)
    kept = {"known": known, "before": before, "active": active, "of_move": of_move, "embedded": embedded}
    return chances, priors, {**kept, "move_rows": move_rows}


def losses(model: Model, batch: Batch) -> Losses:
    chances, priors, _ = forward(model, batch)
    return _losses(chances, priors, batch)


def _losses(chances: Floats, priors: Floats, batch: Batch) -> Losses:
    value = float(-(batch.worth * np.log(chances + SMALL)).sum(axis=1).mean())
    choices = max(1, len(batch.choosers))
    return Losses(value, float(-(batch.visits * np.log(priors + SMALL)).sum() / choices))


def gradient(model: Model, batch: Batch, policy_weight: float) -> tuple[Losses, dict[str, Floats]]:
    """Return the losses and the gradient of value loss + policy_weight · policy loss, by array."""
    chances, priors, kept = forward(model, batch)
    positions, seats, hidden = len(batch.phases), batch.seats, model.hidden
    slope: dict[str, Floats] = {}
    by_value = (chances - batch.worth) / np.float32(positions)  # positions × seats
    by_active = by_value[:, :, None] * model.value
    slope["value"] = np.einsum("ps,psh->h", by_value, kept["active"])

    by_prior = (priors - batch.visits) * np.float32(policy_weight / max(1, len(batch.choosers)))
    slope["moves"] = kept["move_rows"].T @ (by_prior[:, None] * kept["of_move"])
    slope["move_linear"] = kept["move_rows"].T @ by_prior
    if len(batch.choosers):
        by_chooser = np.add.reduceat(by_prior[:, None] * kept["embedded"], batch.first_moves, axis=0)
        by_active[batch.choosers, batch.actors] += by_chooser

    inside = (kept["before"] > 0) & (kept["before"] < HIGHEST)
    by_sum = by_active * inside
    slope["bias"] = by_sum.sum(axis=(0, 1))
    by_theirs = by_sum.sum(axis=1, keepdims=True) - by_sum
    by_rows = np.concatenate([by_sum, by_theirs], axis=2).reshape(positions * seats, 2 * hidden)
    known = kept["known"]
    phases = np.repeat(batch.phases, seats)
    of_phase = (phases[:, None] == np.arange(len(model.own))).astype(np.float32)
    slope["rows"] = np.concatenate([known.T @ by_rows, of_phase.T @ by_rows])
    by_linear = by_value.reshape(-1)
    slope["own"] = of_phase.T @ (by_linear[:, None] * known)
    slope["shared"] = slope["own"].sum(axis=0)
    return _losses(chances, priors, batch), slope


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def _grouped_softmax(logits: Floats, batch: Batch) -> Floats:
    if not len(logits):
        return logits
    highest = np.maximum.reduceat(logits, batch.first_moves)
    powers: Floats = np.exp(logits - highest[batch.choice_of_move])
    totals: Floats = np.add.reduceat(powers, batch.first_moves)
    shares: Floats = powers / totals[batch.choice_of_move]
    return shares
