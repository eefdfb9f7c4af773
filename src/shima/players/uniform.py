"""The player `random`: a uniformly random legal move."""

from shima.games.dice import Dice
from shima.games.game import Move, State


class Uniform:
    """Derives its random numbers from seed and position, so that the same position always gets the same move."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves()
        dice = Dice(hash((self._seed, seat, state.key())) % 2**32)
        return moves[dice.below(len(moves))]
