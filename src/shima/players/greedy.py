"""The player `greedy`: what looks best as soon as its own decisions are through."""

from random import Random

from shima.games.game import Move, State
from shima.players.worth import worth


class Greedy:
    """Follows each move through one's own next decisions, up to the next draw, throw or other player's turn."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        values = [self._value(state, move, seat) for move in moves]
        best = max(values)
        return self._random.choice([move for move, value in zip(moves, values, strict=True) if value == best])

    def _value(self, state: State, move: Move, seat: int) -> float:
        after = state.copy()
        after.play(move)
        if after.actor() != seat or after.rounds() != state.rounds():
            return worth(after, seat)
        return max(self._value(after, further, seat) for further in after.moves())
