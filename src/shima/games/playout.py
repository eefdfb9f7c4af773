"""Random play inside the engine, for simulation and search."""

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, State


def playout(state: State, dice: Dice) -> int:
    """Play the state to its end with random moves. Return the number of decisions that players made."""
    decisions = 0
    actor = state.actor()
    while actor != OVER:
        if actor != CHANCE:
            decisions += 1
        state.advance(state.random_move(dice))
        actor = state.actor()
    return decisions
