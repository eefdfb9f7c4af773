"""Y9.4: fleet 4 slides a boat along a lane to an empty spot."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Kind
from shima.games.game import Reason
from shima.games.masks import has_bit, lowest_bit, without_lowest
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.actions.powers.power import FleetPower
from shima.games.yamatai.actions.reasons import no_boat_at, no_such_spot, spot_taken
from shima.games.yamatai.constants import COLOURS, MOST_LANES, MOST_SPOTS
from shima.games.yamatai.state import NOTHING, Position


class Slide(FleetPower):
    def __init__(self, spot: i64, lane: i64) -> None:
        self.spot = spot
        self.lane = lane  # index among the lanes of the spot

    def fleet(self) -> int:
        return 4

    def goal(self, p: Position) -> int:
        return p.components.board.lanes[self.spot][self.lane]

    def notation(self, p: Position) -> str:
        lanes = p.components.board.lanes
        if self.spot >= len(lanes) or self.lane >= len(lanes[self.spot]):
            return ""
        return f"slide {self.spot + 1} to {self.goal(p) + 1}"

    def play(self, p: Position) -> None:
        """Move the boat. If placed this turn, it counts at its new spot."""  # Y6.12
        goal = self.goal(p)
        p.boat_at = p.boat_at.put(goal, p.boat_at[self.spot]).put(self.spot, NOTHING)
        p.placed = tuple([goal if spot == self.spot else spot for spot in p.placed])
        p.power_used = True

    def why_impossible(self, p: Position) -> Reason:
        if self.spot >= p.boat_at.size:
            return no_such_spot(p)
        lanes = p.components.board.lanes[self.spot]
        if self.lane >= len(lanes):
            return Reason(
                "Y1.8", Text("yam-why-no-such-lane", {"place": texts.place(p, self.spot), "lanes": len(lanes)})
            )
        if p.boat_at[self.spot] < 0:
            return no_boat_at(p, self.spot, "Y9.4")
        return spot_taken(p, self.goal(p), "Y9.4")

    def label(self, p: Position) -> Text:
        goal = self.goal(p)
        args: dict[str, object] = {"place": texts.place(p, self.spot), "goal": texts.place(p, goal)}
        return Text("yam-label-slide", {"colour": COLOURS[p.boat_at[self.spot]], **args})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        boat, goal = texts.boat_on(before, self.spot), texts.place(before, self.goal(before))
        return [Text("yam-story-slide", {"player": before.turn, "boat": boat, "goal": goal})]

    def touched(self, p: Position) -> list[str]:
        return [f"spot:{self.spot + 1}", f"spot:{self.goal(p) + 1}"]


SLIDE: Final[Kind[Position]] = Kind("Y9.4", Slide, MOST_SPOTS, MOST_LANES)


def list_slides(p: Position, moves: MoveBuffer) -> None:
    taken = p.boat_at.taken()
    starts = taken
    while starts:
        spot = lowest_bit(starts)
        for lane, other in enumerate(p.components.board.lanes[spot]):
            if not has_bit(taken, other):
                moves.add(SLIDE.number(spot, lane))
        starts = without_lowest(starts)
