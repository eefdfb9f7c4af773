"""Tiny games defined by their trees, and the exact value of any small position."""

from dataclasses import dataclass
from typing import Union

from shima.games.game import CHANCE, OVER, Actor, Move, State
from shima.players.search.evaluation import Evaluation, outcome


@dataclass(frozen=True)
class End:
    """The seat wins alone."""

    winner: int


@dataclass(frozen=True)
class Choice:
    seat: int
    ways: tuple["Tree", ...]


@dataclass(frozen=True)
class Chance:
    ways: tuple["Tree", ...]
    weights: tuple[int, ...]


Tree = Union[End, Choice, Chance]  # noqa: UP007


class TreeGame(State):
    """A game defined by its tree. Moves are the indices of the branches."""

    def __init__(self, at: Tree, seats: int = 2, path: tuple[Move, ...] = ()) -> None:
        self.at = at
        self.seats = seats
        self.path = path

    def actor(self) -> Actor:
        if isinstance(self.at, Choice):
            return self.at.seat
        return CHANCE if isinstance(self.at, Chance) else OVER

    def moves(self) -> tuple[Move, ...]:
        return () if isinstance(self.at, End) else tuple(range(len(self.at.ways)))

    def weights(self) -> tuple[int, ...]:
        return self.at.weights if isinstance(self.at, Chance) else ()

    def play(self, move: Move) -> None:
        assert not isinstance(self.at, End)
        self.at = self.at.ways[move]
        self.path = (*self.path, move)

    def copy(self) -> "TreeGame":
        return TreeGame(self.at, self.seats, self.path)

    def scores(self) -> tuple[int, ...]:
        return tuple(int(isinstance(self.at, End) and self.at.winner == seat) for seat in range(self.seats))

    def ranking(self) -> tuple[int, ...]:
        return tuple(2 - score for score in self.scores())

    def rounds(self) -> int:
        return 1

    def ending(self) -> str:
        return ""

    def key(self) -> tuple[object, ...]:
        return self.path


def random_winner(*odds: int) -> Chance:
    """A seat wins by chance, with these odds."""
    return Chance(tuple(End(seat) for seat in range(len(odds))), odds)


class EvenChances(Evaluation):
    """Evaluates all positions as even."""

    def chances(self, state: State) -> list[float]:
        return [1 / state.players()] * state.players()


def exact(state: State) -> list[float]:
    """Return each seat's winning chance by exhaustive search if everyone maximises their own."""
    if state.actor() == OVER:
        return outcome(state)
    values = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        values.append(exact(after))
    if state.actor() != CHANCE:
        return max(values, key=lambda chances: chances[state.actor()])
    weights = state.weights()
    by_seat = zip(*values, strict=True)
    return [sum(w * v for w, v in zip(weights, of_seat, strict=True)) / sum(weights) for of_seat in by_seat]
