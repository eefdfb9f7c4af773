"""Tokaido Duo: finds the opponent's best use of the dice left by playing them on copies."""

from dataclasses import dataclass
from typing import Final

from shima.games.game import CHANCE, Move
from shima.games.tokaido_duo import score
from shima.games.tokaido_duo.actions.base import FigureMove
from shima.games.tokaido_duo.actions.round import PASS
from shima.games.tokaido_duo.constants import COINS_FOR_A_SLAB, NOBODY
from shima.games.tokaido_duo.game import DuoState
from shima.games.tokaido_duo.phases import RULES
from shima.games.tokaido_duo.state import FINISHED, MOVE, THROW

COIN: Final = 0.6
LONGEST_END: Final = 20
"""The most moves to finish a die, including those of chance."""


@dataclass(frozen=True)
class Reply:
    """The best result of a die: points and coins, and a value that combines both."""

    character: int
    points: int
    coins: int

    @property
    def value(self) -> float:
        return self.points + COIN * self.coins


def coins_of(state: DuoState, seat: int) -> int:
    """Return the coins, including those in gold slabs."""
    board = state.boards[seat]
    return board.coins + COINS_FOR_A_SLAB * board.slabs


def die_of(move: Move) -> int:
    """Return whose die the move plays; NOBODY if it does not move a figure."""
    action = RULES.actions[move]
    return action.character if isinstance(action, FigureMove) else NOBODY


def handed_over(state: DuoState, seat: int) -> DuoState | None:
    """Return the position when the opponent takes a die after the seat has finished its own; None if the round ends.

    Draws in between do not affect the opponent's dice, so any draw will do.
    """
    now = state.copy()
    for _ in range(LONGEST_END):
        if now.phase == MOVE and now.turn != seat:
            return now
        if now.phase in (THROW, FINISHED):
            return None
        moves = now.moves()
        now.play(PASS.number() if PASS.number() in moves else moves[0])
    return None


def best_reply(state: DuoState, seat: int, character: int = NOBODY) -> Reply:
    """Return the best result of the seat with any die or with this one, not counting what comes after a draw."""
    best = Reply(character, 0, 0)
    points, coins = score.total(state, seat), coins_of(state, seat)
    for move in state.moves():
        taken = die_of(move)
        if character not in (NOBODY, taken):
            continue
        for after in _played(state, move, seat):
            reply = Reply(taken, score.total(after, seat) - points, coins_of(after, seat) - coins)
            if reply.value > best.value:
                best = reply
    return best


def _played(state: DuoState, move: int, seat: int) -> list[DuoState]:
    """Return all positions after the die is finished, or before the next draw of chance."""
    after = state.copy()
    after.play(move)
    if after.actor() == CHANCE or after.actor() != seat or after.dice_left != state.dice_left:
        return [after]
    return [end for further in after.moves() for end in _played(after, further, seat)]
