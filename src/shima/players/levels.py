"""Bot levels for people, from an easy first game to the strongest."""

from dataclasses import dataclass

from shima.players.thinker import Budget


@dataclass(frozen=True)
class Level:
    """The search settings of a level. `shima ladder` measures their strength; docs/strength.md has the numbers."""

    name: str
    budget: Budget


LONGEST = 1.0
"""The most seconds per move at the highest level, on any machine."""

LEVELS = (
    Level("level1", Budget(simulations=1, seconds=LONGEST, slips=0.1)),
    Level("level2", Budget(simulations=4, seconds=LONGEST, slips=0.05)),
    Level("level3", Budget(simulations=12, seconds=LONGEST, slips=0.025)),
    Level("level4", Budget(simulations=60, seconds=LONGEST, slips=0.01)),
    Level("level5", Budget(simulations=400, seconds=LONGEST)),
)
