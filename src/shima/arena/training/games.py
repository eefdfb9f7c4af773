"""Games of self-play as arrays: all moves, and what the search found at each decision."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from shima.arena.training.files import write_arrays


@dataclass(frozen=True)
class Decision:
    """A decision of a game: the index of its move, the chances and the visits of moves that the search found."""

    at: int
    values: NDArray[np.float32]
    moves: NDArray[np.int16]
    visits: NDArray[np.int32]

    def visits_by_move(self) -> dict[int, int]:
        return dict(zip(self.moves.tolist(), self.visits.tolist(), strict=True))


@dataclass(frozen=True)
class PlayedGame:
    moves: NDArray[np.int16]
    result: NDArray[np.float32]
    decisions: list[Decision]


@dataclass(frozen=True)
class Games:
    """Many games. Each `…_ends` array says where the items of a game or decision end."""

    moves: NDArray[np.int16]
    move_ends: NDArray[np.int64]
    results: NDArray[np.float32]
    at: NDArray[np.int32]
    decision_ends: NDArray[np.int64]
    values: NDArray[np.float32]
    choices: NDArray[np.int16]
    visits: NDArray[np.int32]
    choice_ends: NDArray[np.int64]

    @staticmethod
    def of(played: list[PlayedGame]) -> "Games":
        decisions = [decision for game in played for decision in game.decisions]
        return Games(
            np.concatenate([game.moves for game in played]).astype(np.int16),
            np.cumsum([len(game.moves) for game in played]),
            np.stack([game.result for game in played]).astype(np.float32),
            np.array([decision.at for decision in decisions], np.int32),
            np.cumsum([len(game.decisions) for game in played]),
            np.stack([decision.values for decision in decisions]).astype(np.float32),
            np.concatenate([decision.moves for decision in decisions]).astype(np.int16),
            np.concatenate([decision.visits for decision in decisions]).astype(np.int32),
            np.cumsum([len(decision.moves) for decision in decisions]),
        )

    def __len__(self) -> int:
        return len(self.results)

    def __iter__(self) -> Iterator[PlayedGame]:
        first_move = first = 0
        for number in range(len(self)):
            last_move, last = int(self.move_ends[number]), int(self.decision_ends[number])
            yield PlayedGame(
                self.moves[first_move:last_move],
                self.results[number],
                [self._decision(decision) for decision in range(first, last)],
            )
            first_move, first = last_move, last

    def _decision(self, number: int) -> Decision:
        choices = slice(int(self.choice_ends[number - 1]) if number else 0, int(self.choice_ends[number]))
        return Decision(int(self.at[number]), self.values[number], self.choices[choices], self.visits[choices])

    def save(self, path: Path) -> None:
        write_arrays(path, {field.name: getattr(self, field.name) for field in fields(self)})

    @staticmethod
    def load(path: Path) -> "Games":
        with np.load(path) as found:
            return Games(**{field.name: found[field.name] for field in fields(Games)})
