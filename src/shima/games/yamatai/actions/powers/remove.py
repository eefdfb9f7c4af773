"""Y9.7: fleet 7 takes up to two boats off the board."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Kind
from shima.games.counts import one
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tuples import removed
from shima.games.yamatai import texts
from shima.games.yamatai.actions.powers.power import FleetPower
from shima.games.yamatai.actions.reasons import no_boat_at, no_such_spot
from shima.games.yamatai.constants import COLOURS, MOST_SPOTS
from shima.games.yamatai.state import NOTHING, SECOND_REMOVAL, TURN, Position


class Remove(FleetPower):
    """Return a boat to the reserve. It no longer counts as placed this turn."""  # Y6.12

    def __init__(self, spot: i64) -> None:
        self.spot = spot

    def fleet(self) -> int:
        return 7

    def notation(self, p: Position) -> str:
        return f"remove {self.spot + 1}" if self.spot < p.boat_at.size else ""

    def play(self, p: Position) -> None:
        p.power_used = True
        p.reserve += one(p.boat_at[self.spot])
        p.boat_at = p.boat_at.put(self.spot, NOTHING)
        p.placed = removed(p.placed, self.spot)
        p.phase = TURN if p.phase == SECOND_REMOVAL else SECOND_REMOVAL

    def why(self, p: Position) -> Reason:
        return self.why_impossible(p) if p.phase == SECOND_REMOVAL else super().why(p)

    def why_impossible(self, p: Position) -> Reason:
        return no_such_spot(p) if self.spot >= p.boat_at.size else no_boat_at(p, self.spot, "Y9.7")

    def label(self, p: Position) -> Text:
        return Text("yam-label-remove", {"colour": COLOURS[p.boat_at[self.spot]], "place": texts.place(p, self.spot)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-remove", {"player": before.turn, "boat": texts.boat_on(before, self.spot)})]

    def touched(self, p: Position) -> list[str]:
        return [f"spot:{self.spot + 1}"]


REMOVE: Final[Kind[Position]] = Kind("Y9.7", Remove, MOST_SPOTS)


def list_boats_to_remove(p: Position, moves: MoveBuffer) -> None:
    REMOVE.list_each(moves, p.boat_at.taken())
