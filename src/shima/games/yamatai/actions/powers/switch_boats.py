"""Y9.8: fleet 8 switches two boats on the board."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from shima.games.actions import Kind
from shima.games.game import Reason
from shima.games.masks import bit, count_bits
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.actions.powers.power import FleetPower
from shima.games.yamatai.actions.reasons import no_boat_at, no_such_spot
from shima.games.yamatai.constants import COLOURS, MOST_SPOTS
from shima.games.yamatai.state import NOTHING, SECOND_BOAT, TURN, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class BoatSwitch(FleetPower):
    def __init__(self, spot: i64) -> None:
        self.spot = spot

    def fleet(self) -> int:
        return 8

    def colour(self, p: Position) -> str:
        return COLOURS[p.boat_at[self.spot]]

    def touched(self, p: Position) -> list[str]:
        return [f"spot:{self.spot + 1}"]


class PickBoat(BoatSwitch):
    """Choose the first boat."""

    def notation(self, p: Position) -> str:
        return f"switch-boat {self.spot + 1}" if self.spot < p.boat_at.size else ""

    def play(self, p: Position) -> None:
        p.power_used = True
        p.picked = self.spot
        p.phase = SECOND_BOAT

    def why_impossible(self, p: Position) -> Reason:
        if self.spot >= p.boat_at.size:
            return no_such_spot(p)
        if p.boat_at[self.spot] < 0:
            return no_boat_at(p, self.spot, "Y9.8")
        return Reason("Y9.8", Text("yam-why-one-colour"))

    def label(self, p: Position) -> Text:
        return Text("yam-label-switch-boat", {"colour": self.colour(p), "place": texts.place(p, self.spot)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-switch-boat", {"player": before.turn, "boat": texts.boat_on(before, self.spot)})]


class SwitchWithBoat(BoatSwitch):
    """Choose the second boat."""

    def notation(self, p: Position) -> str:
        return f"with-boat {self.spot + 1}" if self.spot < p.boat_at.size else ""

    def play(self, p: Position) -> None:
        """Switch the boats. Those placed this turn count at their new spots."""  # Y6.12
        here, there = p.picked, self.spot
        p.boat_at = p.boat_at.switch(here, there)
        p.placed = tuple([there if spot == here else here if spot == there else spot for spot in p.placed])
        p.picked = NOTHING
        p.phase = TURN

    def why(self, p: Position) -> Reason:
        if p.phase != SECOND_BOAT:
            return super().why(p)
        if self.spot >= p.boat_at.size:
            return no_such_spot(p)
        if p.boat_at[self.spot] < 0:
            return no_boat_at(p, self.spot, "Y9.8")
        if self.spot == p.picked:
            return Reason("Y9.8", Text("yam-why-same-boat", {"place": texts.place(p, self.spot)}))
        args: dict[str, object] = {"place": texts.place(p, self.spot), "picked": texts.place(p, p.picked)}
        args["colour"] = self.colour(p)
        return Reason("Y9.8", Text("yam-why-same-colour", args))

    def why_impossible(self, p: Position) -> Reason:
        return Reason("Y9.8", Text("yam-why-first-boat-first"))

    def label(self, p: Position) -> Text:
        return Text("yam-label-with-boat", {"colour": self.colour(p), "place": texts.place(p, self.spot)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        first, second = texts.boat_on(before, before.picked), texts.boat_on(before, self.spot)
        return [Text("yam-story-with-boat", {"player": before.turn, "first": first, "second": second})]


PICK_BOAT: Final[Kind[Position]] = Kind("Y9.8", PickBoat, MOST_SPOTS)
SWITCH_WITH_BOAT: Final[Kind[Position]] = Kind("Y9.8", SwitchWithBoat, MOST_SPOTS)


def list_boats_to_switch(p: Position, moves: MoveBuffer) -> None:
    """List all boats, unless no switch would change anything."""
    taken = p.boat_at.taken()
    if count_bits(taken) > 1 if p.placed else p.boat_at.is_varied():
        PICK_BOAT.list_each(moves, taken)


def list_boats_to_switch_with(p: Position, moves: MoveBuffer) -> None:
    """List the boats for which a switch changes something: of another colour, or placed this turn."""  # Y6.12
    alike = p.boat_at.where(p.boat_at[p.picked])
    for spot in p.placed:
        if spot == p.picked:
            alike = bit(spot)
            break
        alike &= ~bit(spot)
    SWITCH_WITH_BOAT.list_each(moves, p.boat_at.taken() & ~alike)
