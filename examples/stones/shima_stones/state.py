"""The data of a position. `python -m shima.state_fields state.py` writes the methods that follow from the fields."""

from typing import Annotated, Final

from mypy_extensions import i64

from shima.games.phases import Constant, RuleState
from shima_stones.components import MOST_STONES, Components

# The phases in order.
BEGINNING: Final = 0
TURN: Final = 1
FINISHED: Final = 2
PHASE_NAMES: Final = ("beginning", "turn", "over")

NOBODY: Final = -1

PhaseNumber = Annotated[i64, BEGINNING, FINISHED]
Seat = Annotated[i64, 0, 3]
Owner = Annotated[i64, NOBODY, 3]
Left = Annotated[i64, 0, MOST_STONES]
Taken = Annotated[tuple[int, ...], 0, MOST_STONES]


class Position(RuleState):
    """`taken` counts each seat's stones without the golden one, which belongs to the seat `gold`."""

    components: Constant[Components]
    phase: PhaseNumber
    turn: Seat
    left: Left
    taken: Taken
    gold: Owner

    # Written by `make fields` from the fields above.
    def copy_to(self, twin: "Position") -> None:
        twin.components = self.components
        twin.phase = self.phase
        twin.turn = self.turn
        twin.left = self.left
        twin.taken = self.taken
        twin.gold = self.gold

    def key(self) -> tuple[object, ...]:
        return (
            self.phase,
            self.turn,
            self.left,
            self.taken,
            self.gold,
        )

    def out_of_range(self) -> list[str]:
        """The fields whose values are outside their declared ranges."""
        found: list[str] = []
        if not BEGINNING <= self.phase <= FINISHED:
            found.append("phase")
        if not 0 <= self.turn <= 3:
            found.append("turn")
        if not 0 <= self.left <= MOST_STONES:
            found.append("left")
        if any(not 0 <= each <= MOST_STONES for each in self.taken):
            found.append("taken")
        if not NOBODY <= self.gold <= 3:
            found.append("gold")
        return found

    # End of what `make fields` writes.

    def __init__(self, components: Components, taken: tuple[int, ...]) -> None:
        self.components = components
        self.phase = BEGINNING
        self.turn = 0
        self.left = components.stones
        self.taken = taken
        self.gold = NOBODY

    def points(self, seat: int) -> dict[str, int]:
        """Return the seat's points by source."""  # S4
        return {"stones": self.taken[seat], "gold": self.components.gold if self.gold == seat else 0}
