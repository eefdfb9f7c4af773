"""The player `greedy`: whatever looks best once its own decisions are made, without a thought for the answer."""

from random import Random

from shima.games.game import Move, State
from shima.players.parts import prospects_of
from shima.players.search.worth import worth

WIDTH = 10
"""Lines followed at a time."""
DEPTH = 9
"""Decisions in one line, at most."""

Line = list[tuple[tuple[object, ...], Move]]


class Greedy:
    """Plans up to the next draw, throw or other player's decision, and plays the plan while it fits."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._plan: dict[tuple[object, ...], Move] = {}

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        seen = state.seen_by(seat)
        planned = self._plan.get(seen.key())
        if planned is None:
            self._plan = dict(self._best_line(seen, seat))
            planned = self._plan[seen.key()]
        return planned

    def _best_line(self, state: State, seat: int) -> Line:
        tie_break = Random(hash((self._seed, seat, state.key()))).random
        prospects = prospects_of(state.game_name())
        best: tuple[float, Line] = (float("-inf"), [])
        ahead: list[tuple[float, State, Line]] = [(0.0, state, [])]
        for _ in range(DEPTH):
            reached: dict[tuple[object, ...], tuple[float, State, Line]] = {}
            for _, before, line in ahead:
                key = before.key()
                for move in before.moves():
                    after = before.copy()
                    after.play(move)
                    value = worth(after, seat, prospects) + tie_break() * 1e-6
                    further = [*line, (key, move)]
                    if after.actor() != seat or after.rounds() != state.rounds():
                        best = max(best, (value, further), key=_value)
                    else:
                        reached[after.key()] = (value, after, further)
            ahead = sorted(reached.values(), key=_value, reverse=True)[:WIDTH]
        for value, _, line in ahead:
            best = max(best, (value, line), key=_value)
        return best[1]


def _value(entry: tuple[float, object] | tuple[float, object, object]) -> float:
    return entry[0]
