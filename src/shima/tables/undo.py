"""How far a game can be taken back."""

from dataclasses import dataclass
from functools import cached_property

from shima.tables.play import Played


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

    @cached_property
    def shown(self) -> dict[str, int]:
        """As everybody sees it. Made once, for a long game has hundreds, and they are shown after every move."""
        return {"before": self.before, "seat": self.seat + 1}


def seals(played: Played, seat: int) -> bool:
    """Whether the seat cannot take its moves back alone: others moved, or it was shown what it could not know before.

    If it was not, then playing the moves on what the seat knew gives what it knows now.
    """
    if played.is_shared:
        return True
    known = played.step.before.seen_by(seat)
    for move in played.step.moves:
        if move not in known.moves():
            return True
        known.play(move)
    return known.key() != played.session.state.seen_by(seat).key()


def own_steps(decisions: list[Decision], seat: int, person: str) -> list[int]:
    """The numbers of moves to which the person in the seat may go back alone, the nearest first."""
    steps: list[int] = []
    for decision in reversed(decisions):
        if decision.seat != seat or decision.person != person or decision.sealed:
            break
        steps.append(decision.before)
    return steps
