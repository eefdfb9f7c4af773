"""How far a game can be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass

from shima.games.game import Move, State


@dataclass(frozen=True)
class Decision:
    """A decision in a game: how many moves there were before it, and who made it.

    It is sealed when it cannot be taken back alone any more: nature moved, or something was looked at.
    """

    before: int
    seat: int
    person: str
    """Who decided; empty for a bot."""
    sealed: bool


def seals(before: State, moves: Sequence[Move], seat: int) -> bool:
    """Whether the seat cannot take the moves back alone: others moved, or it was shown what it could not know before.

    If it was not, then playing the moves on what the seat knew gives what it knows now.
    """
    known = before.seen_by(seat)
    after = before.copy()
    for move in moves:
        if after.actor() != seat or move not in known.moves():
            return True
        after.play(move)
        known.play(move)
    return known.key() != after.seen_by(seat).key()


def own_steps(decisions: list[Decision], seat: int, person: str) -> list[int]:
    """The numbers of moves to which the person in the seat may go back alone, the nearest first."""
    steps: list[int] = []
    for decision in reversed(decisions):
        if decision.seat != seat or decision.person != person or decision.sealed:
            break
        steps.append(decision.before)
    return steps
