"""Solves puzzles again with a larger search, and counts how often the answer is the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from shima.arena.executors import Executor
from shima.arena.intervals import wilson
from shima.games.dice import Dice
from shima.games.game import Move, UserError
from shima.games.text import Text
from shima.players.weights import evaluation_of
from shima.puzzles.grading import best_move
from shima.puzzles.library import opened
from shima.puzzles.puzzle import Note, Puzzle, Verdict
from shima.puzzles.turns import LONGEST, after
from shima.record import BadRecord

SIMULATIONS: Final = 64_000


@dataclass(frozen=True)
class Answer:
    """What a search answers to a puzzle, in notation."""

    name: str
    moves: tuple[str, ...]
    is_same: bool


@dataclass(frozen=True)
class Check:
    """The answers to many puzzles."""

    answers: tuple[Answer, ...]

    @property
    def same(self) -> int:
        return sum(answer.is_same for answer in self.answers)

    @property
    def share(self) -> float:
        return self.same / len(self.answers) if self.answers else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        return wilson(self.share, len(self.answers))


def sample(among: Sequence[Note], count: int, seed: int) -> list[Note]:
    """Return a random choice of the puzzles in their order; all of them if there are no more or `count` is 0."""
    left = list(among)
    dice = Dice(seed)
    while 0 < count < len(left):
        left.pop(int(dice.below(len(left))))
    return left


def check(
    notes: Sequence[Note],
    simulations: int,
    seed: int,
    executor: Executor,
    progress: Callable[[int], None],
    weights: str = "",
) -> Check:
    """Let a search solve the puzzles. Answers are in the order of the puzzles."""
    answers: dict[int, Answer] = {}
    solve = partial(_solve_one, notes, simulations, seed, weights)
    for number, answer in executor.run(solve, range(len(notes))):
        answers[number] = answer
        progress(1)
    return Check(tuple(answers[number] for number in range(len(notes))))


def _solve_one(notes: Sequence[Note], simulations: int, seed: int, weights: str, number: int) -> Answer:
    note = notes[number]
    try:
        puzzle = opened(note)
    except BadRecord as error:
        raise UserError(
            Text("puzzle-broken", {"name": note.name, "line": error.line, "problem": error.text})
        ) from error
    moves, verdict = solve(puzzle, simulations, seed, weights)
    return Answer(note.name, _written(puzzle, moves), verdict is Verdict.RIGHT)


def solve(puzzle: Puzzle, simulations: int, seed: int, weights: str = "") -> tuple[list[Move], Verdict]:
    """Let a search decide until its answer is right or wrong. Each decision gets all simulations."""
    moves: list[Move] = []
    verdict = Verdict.OPEN
    while verdict is Verdict.OPEN and len(moves) < LONGEST:
        now = after(puzzle.position, moves)
        moves.append(best_move(now, evaluation_of(now, weights), simulations, seed, opens_all=True))
        verdict = puzzle.judge(moves)
    return moves, verdict


def _written(puzzle: Puzzle, moves: Sequence[Move]) -> tuple[str, ...]:
    states = [after(puzzle.position, moves[:number]) for number in range(len(moves))]
    return tuple(puzzle.game.write(state, move) for state, move in zip(states, moves, strict=True))
