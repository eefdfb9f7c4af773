"""Advances a game through the moves that need no decision: chance and forced moves."""

from typing import Final

from shima.games.dice import Dice
from shima.games.game import CHANCE, EVERYBODY, OVER, Actor, Move, State

NO_MOVE: Final = -1


def forced_move(state: State) -> Move:
    """Return the only legal move, of a player or of chance; NO_MOVE if there are several or none."""
    moves = state.moves()
    return moves[0] if len(moves) == 1 else NO_MOVE


def play_forced(state: State, seat: Actor = EVERYBODY) -> list[Move]:
    """Play forced moves and return them. With a seat, stop as soon as another seat or chance acts."""
    played: list[Move] = []
    while seat == EVERYBODY or state.actor() == seat:
        move = forced_move(state)
        if move == NO_MOVE:
            break
        state.advance(move)
        played.append(move)
    return played


def advance_to(
    state: State, dice: Dice, seat: Actor = EVERYBODY, trail: list[tuple[State, Move]] | None = None
) -> Actor:
    """Play moves of chance until a player decides or the game is over. Return the actor.

    With a seat, the other seats play at random until it decides. `trail` receives each position and its move.
    """
    actor = state.actor()
    while actor == CHANCE or (seat != EVERYBODY and actor not in (seat, OVER)):
        move = state.random_move(dice)
        if trail is not None:
            trail.append((state.copy(), move))
        state.advance(move)
        actor = state.actor()
    return actor
