"""The settings of a level in one game: a game provides them in a part `levels`, by the number of seats."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Setting:
    """How a level plays a game with a number of seats, and how strong that is."""

    simulations: int
    overlooks: float
    """The share of its options that it does not notice in a turn."""
    liking: float
    """What a point that its style prefers is worth beyond that, in chances to win."""
    elo: int
    """Measured relative to the first level: see docs/strength.md."""


Settings = tuple[Setting, ...]
"""One for each level."""
