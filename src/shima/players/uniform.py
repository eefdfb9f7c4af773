"""The player `random`: any legal move, each as likely as the others."""

from random import Random

from shima.games.game import Move, State


class Uniform:
    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves()
        return moves[int(self._random.random() * len(moves))]
