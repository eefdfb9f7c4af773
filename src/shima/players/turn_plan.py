"""Extends a choice to a whole turn: the player's expected moves until chance or another player acts."""

import time
from dataclasses import replace
from typing import Final

from shima.games.game import Actor, Game, State
from shima.players.analysis import SEED, Choice, think
from shima.players.facts import Turn, reasons_of, turn_of

LONGEST: Final = 40
"""The maximum number of moves of a planned turn."""
SIMULATIONS: Final = 60
"""Simulations of each search that extends a line."""
FIRST_ESTIMATE: Final = 1
"""As many simulations compare the first estimates only."""


def whole_turn(state: State, choice: Choice, seconds: float = 0.0, simulations: int = SIMULATIONS) -> Choice:
    """Return the choice with a line that ends where the turn of its player does.

    The state must be the analysed one, without what the player does not know. Where the line of the choice is too
    short, short searches extend it. After `seconds`, first estimates decide; 0 means no limit.
    """
    seat, end = state.actor(), time.monotonic() + seconds
    turn = turn_of(state, choice, seat)
    while not is_complete(turn) and len(turn.moves) < LONGEST:
        left = end - time.monotonic() if seconds else 0.0
        budget = simulations if left > 0 or not seconds else FIRST_ESTIMATE
        best = think(turn.after, budget, max(left, 0.0), SEED).choices[0]
        turn = turn_of(state, replace(choice, line=(*turn.moves[1:], best.move, *best.line)), seat)
    return replace(choice, line=turn.moves[1:])


def is_complete(turn: Turn) -> bool:
    return turn.after.actor() != turn.seat or reasons_of(turn.before).is_over(turn.before, turn.after)


def gains(game: Game, before: State, after: State, seat: Actor) -> dict[str, int]:
    """Return how the seat's score and resources changed. Resources that did not change are left out."""
    score = after.scores()[seat] - before.scores()[seat]
    then, now = game.resources_of(before, seat), game.resources_of(after, seat)
    return {"score": score} | {name: now[name] - then[name] for name in now if now[name] != then[name]}
