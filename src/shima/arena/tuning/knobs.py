"""The values of a component set that a search may change."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shima.arena.balance.tally import Place

Values = Mapping[str, Any]
"""A component set as plain data."""


@dataclass(frozen=True)
class Knob:
    """A value that no rulebook states, by its dotted name as in messages about sets: `specialist[3].points`."""

    where: str
    choices: tuple[int | str, ...]
    """The values to try, in order. A step goes to a neighbour of the current one."""
    raises: tuple[Place, ...] = ()
    """The measured values that rise with a step up."""
    lowers: tuple[Place, ...] = ()
    """The measured values that fall with a step up."""
    among: tuple[str, ...] = ()
    """Values that all differ, this one included: a step swaps two of them."""

    def step(self, value: int | str, up: bool) -> int | str | None:
        """Return the next choice in this direction; None at the end or if the value is not among the choices."""
        if value not in self.choices:
            return None
        at = self.choices.index(value) + (1 if up else -1)
        return self.choices[at] if 0 <= at < len(self.choices) else None

    def pushes(self, place: Place, up: bool) -> bool | None:
        """Return the direction of a step that moves the measured value up or down; None if it has no known effect."""
        if place in self.raises:
            return up
        return not up if place in self.lowers else None


class Tuning(ABC):
    """What a search may change in the sets of one game."""

    @abstractmethod
    def knobs(self, values: Values) -> tuple[Knob, ...]: ...

    def allows(self, values: Values) -> bool:
        """Whether the set keeps what the rulebook says in words. Sets that the checker rejects are never tried."""
        return True
