"""Random play inside the engine, for simulation and search."""

from mypy_extensions import i64

from shima.games.game import NATURE, OVER, Move, State


class Dice:
    """A small, quick source of random numbers, the same in both builds.

    Marsaglia's multiply-with-carry: 1069998789 * 2**32 - 1 is a safe prime, so the period is about
    2**60. Every number stays below 2**63, so that the compiled build can use machine words.
    Not for anything that people play for: nature at a table draws from `shima.fair`.
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed * 2654435761 + 88172645463325252) % 4_000_000_000_000_000_000 + 1
        for _ in range(4):
            self.below(2)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; the limit is far below 2**31."""
        self.state = 1069998789 * (self.state & 0xFFFFFFFF) + (self.state >> 32)
        return (self.state & 0x7FFFFFFF) * limit >> 31


def random_move(state: State, dice: Dice) -> Move:
    """Nature's choice by its weights, a player's choice among equals."""
    moves = state.moves()
    if state.actor() != NATURE:
        return moves[dice.below(len(moves))]
    weights = state.weights()
    total = 0
    for weight in weights:
        total += weight
    left = dice.below(total)
    chosen = 0
    while left >= weights[chosen]:
        left -= weights[chosen]
        chosen += 1
    return moves[chosen]


def playout(state: State, dice: Dice) -> int:
    """Play the state to its end with random moves; how many decisions the players made."""
    decisions = 0
    actor = state.actor()
    while actor != OVER:
        if actor != NATURE:
            decisions += 1
        state.play(random_move(state, dice))
        actor = state.actor()
    return decisions
