"""Base class of the fleets' powers."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from shima.games.actions import Action
from shima.games.game import Reason
from shima.games.text import Text
from shima.games.yamatai.state import TURN, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class FleetPower(Action[Position]):
    """A use of a fleet's power: optional, once, at any time of the turn."""  # Y4.3, Y9

    @abstractmethod
    def fleet(self) -> int:
        """Return the fleet's place in the rulebook's list, from 1, which is also the last part of its rule."""

    @abstractmethod
    def why_impossible(self, p: Position) -> Reason:
        """Return why the player cannot use the power this way."""

    @abstractmethod
    def touched(self, p: Position) -> list[str]:
        """Return the handles of this use, after the power itself."""

    def why(self, p: Position) -> Reason:
        kind = self.fleet()
        fleet = p.components.fleet_number(kind - 1)
        if p.fleet + 1 != fleet:
            return Reason(f"Y9.{kind}", Text("yam-why-other-fleet", {"needed": fleet, "fleet": p.fleet + 1}))
        if p.power_used:
            return Reason("Y4.3", Text("yam-why-power-used", {"fleet": fleet}))
        return self.why_impossible(p)

    def handles(self, p: Position) -> list[str]:
        """Start with the power itself. Its second part has no alternatives and does not need that handle."""
        return ["power", *self.touched(p)] if p.phase == TURN else self.touched(p)
