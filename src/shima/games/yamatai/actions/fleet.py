"""Y4: taking a fleet."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tuples import added, removed
from shima.games.yamatai import texts
from shima.games.yamatai.actions.means import boats_with_fleet, islands_in_means
from shima.games.yamatai.constants import DISCOUNT, FLEETS
from shima.games.yamatai.state import ANY_BOAT, TRADE_STAGE, Position


class TakeFleet(Action[Position]):
    """Take the fleet's boats from the reserve. A boat of any colour is chosen afterwards."""  # Y4.1, Y4.2, Y9.10

    def __init__(self, fleet: i64) -> None:
        self.fleet = fleet

    def notation(self, p: Position) -> str:
        return f"fleet {self.fleet + 1}"

    def play(self, p: Position) -> None:
        p.fleets = removed(p.fleets, self.fleet)
        p.fleets_used = added(p.fleets_used, self.fleet)
        p.fleet = self.fleet
        p.stage = TRADE_STAGE
        printed = p.components.fleets[self.fleet]
        for colour in printed.colours:
            p.take_boat(colour)
        if printed.has_any:
            p.phase = ANY_BOAT

    def why(self, p: Position) -> Reason:
        if p.fleet >= 0:
            return Reason("Y4.1", Text("yam-why-fleet-taken", {"fleet": p.fleet + 1}))
        key = "yam-why-fleet-gone" if self.fleet in p.fleets_used else "yam-why-fleet-face-down"
        return Reason("Y4.1", Text(key, {"fleet": self.fleet + 1, "fleets": texts.numbers(p.fleets)}))

    def label(self, p: Position) -> Text:
        args: dict[str, object] = {"fleet": self.fleet + 1, "boats": texts.boats_to_get(p, self.fleet)}
        return Text("yam-label-fleet", {**args, "power": texts.power(p, self.fleet)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        args: dict[str, object] = {"player": before.turn, "fleet": self.fleet + 1}
        return [Text("yam-story-fleet", {**args, "boats": texts.boats_to_get(before, self.fleet)})]

    def handles(self, p: Position) -> list[str]:
        return [f"fleet:{self.fleet + 1}"]

    def prospects(self, p: Position, seat: i64) -> list[str]:
        printed = p.components.fleets[self.fleet]
        boats = boats_with_fleet(p, seat, printed.colours)
        return islands_in_means(p, seat, boats, 1 if printed.has_any or printed.kind == DISCOUNT else 0)


TAKE_FLEET: Final[Kind[Position]] = Kind("Y4.1", TakeFleet, FLEETS)


def list_fleets(p: Position, moves: MoveBuffer) -> None:
    for fleet in p.fleets:
        moves.add(TAKE_FLEET.number(fleet))
