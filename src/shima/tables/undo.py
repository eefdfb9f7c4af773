"""Decides how far a game can be taken back."""

from dataclasses import dataclass
from functools import cached_property

from shima.tables.play import Played


@dataclass(frozen=True)
class Decision:
    """A decision in a game: the number of moves before it, and who made it.

    A sealed decision cannot be taken back without the others: chance moved, or the player learned something.
    """

    before: int
    seat: int
    person: str
    """The person who decided; empty for a bot."""
    sealed: bool

    @cached_property
    def shown(self) -> dict[str, int]:
        """Return the public data. Cached, because a long game shows hundreds of them after every move."""
        return {"before": self.before, "seat": self.seat + 1}


def seals(played: Played, seat: int) -> bool:
    """Whether the seat cannot take its moves back alone: others or chance moved, or the seat learned something.

    It learned nothing if playing the moves on what it knew before gives what it knows now.
    """
    if played.is_shared:
        return True
    step = played.step
    known = step.before.seen_by(seat)
    if known.key() == step.before.key():  # nothing was secret to the seat
        return False
    for move in step.moves:
        if move not in known.moves():
            return True
        known.advance(move)
    return known.key() != step.after.seen_by(seat).key()


def own_steps(decisions: list[Decision], seat: int, person: str) -> list[int]:
    """Return the move counts to which the person in the seat can go back alone, nearest first."""
    steps: list[int] = []
    for decision in reversed(decisions):
        if decision.seat != seat or decision.person != person or decision.sealed:
            break
        steps.append(decision.before)
    return steps
