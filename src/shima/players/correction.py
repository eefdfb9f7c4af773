"""Corrects the win chances that a search finds, so that reported chances come true as often as they say."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

LEAST: Final = 0.2
MOST: Final = 5.0


@dataclass(frozen=True)
class Correction:
    """Raises chances to a power and scales them to the sum 1.

    A power above 1 makes chances bolder, one below 1 more cautious. The order of the seats, 0 and 1 never change. For
    two seats this multiplies the logit by the power.
    """

    power: float = 1.0

    def __post_init__(self) -> None:
        if not LEAST <= self.power <= MOST:
            raise ValueError(f"not a power from {LEAST} to {MOST}: {self.power}")

    def apply(self, chances: Sequence[float]) -> tuple[float, ...]:
        if self.power == 1.0:
            return tuple(chances)
        highest = max(chances)
        raised = [(chance / highest) ** self.power for chance in chances]
        total = sum(raised)
        return tuple(share / total for share in raised)


NONE: Final = Correction()
