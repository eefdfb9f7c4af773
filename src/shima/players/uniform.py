"""The player `random`: any legal move, each as likely as the others."""

from shima.games.dice import Dice
from shima.games.game import Move, State


class Uniform:
    """Throws dice of its own at each position, so that the same position finds it of the same mind."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves()
        dice = Dice(hash((self._seed, seat, state.key())) % 2**32)
        return moves[dice.below(len(moves))]
