"""Positions of self-play as arrays: sparse features, and what the network should say about them."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

MANY = 16.0
"""Features that count many times are divided by this, so that all inputs have about the same size."""

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]


@dataclass(frozen=True)
class Positions:
    """Rows of positions. Features of all rows are in one array; `ends` has one entry per seat and per move."""

    size: int
    move_size: int
    seats: int
    phases: Ints
    """Of each position."""
    actors: Ints
    """Who chooses; -1 if nobody does, and so there are no moves."""
    worth: Floats
    """Positions × seats: what the players' chances should be."""
    move_counts: Ints
    """The number of legal moves of each position."""
    visits: Floats
    """Of all moves of all positions: the share that the search gave them."""
    features: Ints
    times: Floats
    ends: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.phases)

    @staticmethod
    def together(parts: list["Positions"]) -> "Positions":
        first = parts[0]
        joined = {
            field.name: np.concatenate([getattr(part, field.name) for part in parts])
            for field in fields(first)
            if field.name not in ("size", "move_size", "seats", "ends")
        }
        starts = np.cumsum([0] + [len(part.features) for part in parts[:-1]])
        ends = np.concatenate([part.ends + start for part, start in zip(parts, starts, strict=True)])
        return Positions(first.size, first.move_size, first.seats, **joined, ends=ends)

    def batches(self, size: int, random: np.random.Generator | None = None) -> Iterator["Batch"]:
        """Yield all positions in batches, in random order if there is a generator."""
        index = _Index(self)
        order = np.arange(len(self)) if random is None else random.permutation(len(self))
        for start in range(0, len(self), size):
            yield index.batch(order[start : start + size])


@dataclass(frozen=True)
class Batch:
    """Some positions, ready for matrices."""

    seats: int
    size: int
    move_size: int
    phases: Ints
    worth: Floats
    choosers: Ints
    """The rows in which a player chooses."""
    actors: Ints
    """The player of each of them."""
    first_moves: NDArray[np.int64]
    """The index of the first move of each of them."""
    choice_of_move: Ints
    visits: Floats
    cells: tuple[Ints, Ints, Floats]
    """Rows (position and seat), features and times of all entries."""
    move_cells: tuple[Ints, Ints, Floats]

    def seats_matrix(self) -> Floats:
        return _matrix(self.cells, len(self.phases) * self.seats, self.size)

    def moves_matrix(self) -> Floats:
        return _matrix(self.move_cells, len(self.visits), self.move_size)


def _matrix(cells: tuple[Ints, Ints, Floats], rows: int, columns: int) -> Floats:
    row, column, times = cells
    matrix = np.zeros(rows * columns, np.float32)
    np.add.at(matrix, row.astype(np.int64) * columns + column, times)  # a feature can be there twice
    return matrix.reshape(rows, columns)


class _Index:
    """Where the features of each position are."""

    def __init__(self, positions: Positions) -> None:
        self.of = positions
        groups = positions.seats + positions.move_counts.astype(np.int64)
        self.first_group = np.concatenate([[0], np.cumsum(groups)[:-1]])
        self.starts = np.concatenate([[0], positions.ends[:-1]])
        self.first_move = np.concatenate([[0], np.cumsum(positions.move_counts.astype(np.int64))[:-1]])

    def batch(self, rows: NDArray[np.int64]) -> Batch:
        of = self.of
        seat_groups = (self.first_group[rows][:, None] + np.arange(of.seats)).reshape(-1)
        choosers = np.flatnonzero(of.move_counts[rows]).astype(np.int32)
        chosen = rows[choosers]
        counts = of.move_counts[chosen].astype(np.int64)
        first_moves = np.concatenate([[0], np.cumsum(counts)[:-1]]) if len(counts) else np.zeros(0, np.int64)
        move_groups = _ranges(self.first_group[chosen] + of.seats, counts)
        return Batch(
            of.seats,
            of.size,
            of.move_size,
            of.phases[rows],
            of.worth[rows],
            choosers,
            of.actors[chosen],
            first_moves,
            np.repeat(np.arange(len(chosen)), counts).astype(np.int32),
            of.visits[_ranges(self.first_move[chosen], counts)],
            self._cells(seat_groups),
            self._cells(move_groups),
        )

    def _cells(self, groups: NDArray[np.int64]) -> tuple[Ints, Ints, Floats]:
        lengths = self.of.ends[groups] - self.starts[groups]
        entries = _ranges(self.starts[groups], lengths)
        rows = np.repeat(np.arange(len(groups)), lengths).astype(np.int32)
        return rows, self.of.features[entries], self.of.times[entries]


def _ranges(starts: NDArray[np.int64], lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return all numbers of the ranges, one range after the other."""
    total = int(lengths.sum())
    if not total:
        return np.zeros(0, np.int64)
    offsets = np.repeat(starts - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
    numbers: NDArray[np.int64] = np.arange(total) + offsets
    return numbers
