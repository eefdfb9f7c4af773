"""The player `greedy`: picks what looks best after its own decisions, ignoring the opponents' replies."""

from random import Random

from shima.games.game import Move, State
from shima.players.parts import prospects_of
from shima.players.search.worth import worth

WIDTH = 10
"""Beam width: lines followed at a time."""
DEPTH = 9
"""The longest line, in decisions."""

Line = tuple[float, State, Move]
"""The value of the final position, that position, and the first move."""


class Greedy:
    """Plans ahead until chance or another player acts, and plays the first move of the best plan."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves()
        return moves[0] if len(moves) == 1 else self._best_first_move(state.seen_by(seat), seat)

    def _best_first_move(self, state: State, seat: int) -> Move:
        tie_break = Random(hash((self._seed, seat, state.key()))).random
        prospects = prospects_of(state.game_name())
        best, best_move = float("-inf"), state.moves()[0]
        ahead: list[Line] = [(0.0, state, best_move)]
        for depth in range(DEPTH):
            reached: dict[tuple[object, ...], Line] = {}
            for _, before, first in ahead:
                for move in before.moves():
                    after = before.copy()
                    after.advance(move)
                    line = (worth(after, seat, prospects) + tie_break() * 1e-6, after, first if depth else move)
                    if after.actor() == seat and after.rounds() == state.rounds():
                        reached[after.key()] = line
                    elif line[0] > best:
                        best, _, best_move = line
            ahead = sorted(reached.values(), key=_value, reverse=True)[:WIDTH]
        for value, _, first in ahead:
            if value > best:
                best, best_move = value, first
        return best_move


def _value(line: Line) -> float:
    return line[0]
