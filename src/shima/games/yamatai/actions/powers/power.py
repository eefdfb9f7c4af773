"""What a fleet can do besides bringing boats."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from shima.games.actions import Action
from shima.games.game import Reason
from shima.games.text import Text
from shima.games.yamatai.state import TURN, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class FleetPower(Action[Position]):
    """Each power can be used once, at any time of the turn, by choice."""  # Y4.3, Y9

    @abstractmethod
    def fleet(self) -> int:
        """The number of the fleet, from 1."""

    @abstractmethod
    def why_impossible(self, p: Position) -> Reason:
        """What is wrong with this use of the power, which is there."""

    @abstractmethod
    def touched(self, p: Position) -> list[str]:
        """The handles of this use, once the power has been picked up."""

    def why(self, p: Position) -> Reason:
        fleet = self.fleet()
        if p.fleet + 1 != fleet:
            return Reason(f"Y9.{fleet}", Text("yam-why-other-fleet", {"needed": fleet, "fleet": p.fleet + 1}))
        if p.power_used:
            return Reason("Y4.3", Text("yam-why-power-used", {"fleet": fleet}))
        return self.why_impossible(p)

    def handles(self, p: Position) -> list[str]:
        """In a turn the power is picked up first; asked for its second part, there is nothing else to do."""
        return ["power", *self.touched(p)] if p.phase == TURN else self.touched(p)
