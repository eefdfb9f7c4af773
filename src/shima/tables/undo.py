"""Decides how far a game can be taken back."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from shima.games.game import CHANCE
from shima.tables.play import Played, Step


@dataclass(frozen=True)
class Decision:
    """A decision in a game: the number of moves before it, and who made it.

    A sealed decision cannot be taken back without the others: chance moved, or a person learned something.
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


def seals(played: Played, learners: Iterable[int], alone: bool) -> bool:
    """Whether the moves cannot be taken back alone: chance moved, or one of the seats learned something.

    If other people play, no other seat may have moved either.
    """
    if CHANCE in played.others or (played.others and not alone):
        return True
    return any(_learns(played.step, seat) for seat in learners)


def _learns(step: Step, seat: int) -> bool:
    """Whether the seat knows more than what follows from the moves and what it knew before."""
    known = step.before.seen_by(seat)
    if known.key() == step.before.key():  # nothing was secret to the seat
        return False
    for move in step.moves:
        if move not in known.moves():
            return True
        known.advance(move)
    return known.key() != step.after.seen_by(seat).key()


def own_steps(decisions: list[Decision], seat: int, person: str, alone: bool) -> list[int]:
    """Return the move counts to which the person in the seat can go back alone, nearest first.

    If no other people play, the decisions of bots in other seats are taken back as well.
    """
    steps: list[int] = []
    for decision in reversed(decisions):
        is_own = decision.seat == seat and decision.person == person
        is_reply = alone and decision.seat != seat and not decision.person
        if decision.sealed or not (is_own or is_reply):
            break
        if is_own:
            steps.append(decision.before)
    return steps
