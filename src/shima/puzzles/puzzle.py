"""A puzzle: a position, and the decisions that are clearly the best in it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from shima.games.game import Game, Move, State
from shima.puzzles.turns import after, decide, is_over, leads_to
from shima.record import Record


@dataclass(frozen=True)
class Theme:
    """What a solution is about: a name, and the points of the turn where the name is about points."""

    name: str
    points: int = 0


@dataclass(frozen=True)
class Note:
    """A puzzle as its record states it, in notation."""

    name: str
    """Unique among the puzzles of a game: the name of the file and the number of the move."""
    record: Record
    number: int
    """How many moves of the record lead to the position."""
    theme: Theme
    grade: int
    """1 to 5: the harder, the more simulations a search needs for it."""
    chance: float
    """The win chance after the solution."""
    next_best: float
    """The highest win chance of a first decision that does not lead to the solution."""
    simulations: int
    """How many simulations each search of the verification had."""
    solution: tuple[str, ...]
    rest: tuple[str, ...] = ()
    """The expected rest of the turn, where more than one decision is good."""
    line: int = 0
    """The line of the record where the puzzle starts."""


class Verdict(Enum):
    RIGHT = "right"
    OPEN = "open"
    """So far these are decisions of the solution."""
    WRONG = "wrong"


@dataclass(frozen=True)
class Puzzle:
    """A puzzle with its position, which holds only what the player knows."""

    note: Note
    game: Game
    """With the rules of the record."""
    position: State
    solution: tuple[Move, ...]
    rest: tuple[Move, ...] = ()

    @property
    def seat(self) -> int:
        return self.position.actor()

    @cached_property
    def goal(self) -> tuple[object, ...]:
        """The position after the solution, by which answers are judged."""
        return after(self.position, self.solution).key()

    def judge(self, moves: Sequence[Move]) -> Verdict:
        """Judge decisions of the player, from the position on and without forced moves.

        They are right as soon as they reach the position after the solution, in whatever order. Raise IllegalMove if
        one of them is not allowed.
        """
        now = self.position.copy()
        for move in moves:
            decide(self.position, now, move)
            if now.key() == self.goal:
                return Verdict.RIGHT
            if is_over(self.position, now):
                return Verdict.WRONG
        left = Counter(self.solution)
        left.subtract(moves)
        is_open = min(left.values()) >= 0 and leads_to(self.position, now, [*left.elements()], self.goal)
        return Verdict.OPEN if is_open else Verdict.WRONG


def solves(puzzle: Puzzle, moves: Sequence[Move]) -> bool:
    """Whether these decisions solve the puzzle. What is played after the solution does not matter."""
    return puzzle.judge(moves) is Verdict.RIGHT
