"""Y6.1 to Y6.3: placing boats in a chain."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.counts import count
from shima.games.game import Reason
from shima.games.masks import bit, has_bit, lowest_bit, without_lowest
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tuples import added
from shima.games.yamatai import texts
from shima.games.yamatai.actions.reasons import moored, no_boat, no_such_spot, spot_taken
from shima.games.yamatai.constants import COLOURS, MOST_SPOTS
from shima.games.yamatai.specialists.passive import TOYO_TAMA
from shima.games.yamatai.state import DONE_STAGE, PLACE_STAGE, Position


class Place(Action[Position]):
    def __init__(self, colour: i64, spot: i64) -> None:
        self.colour = colour
        self.spot = spot

    def notation(self, p: Position) -> str:
        return f"place {COLOURS[self.colour]} {self.spot + 1}" if self.spot < p.boat_at.size else ""

    def play(self, p: Position) -> None:
        p.spend_boat(self.colour)
        p.boat_at = p.boat_at.put(self.spot, self.colour)
        p.placed = added(p.placed, self.spot)
        p.stage = PLACE_STAGE

    def why(self, p: Position) -> Reason:
        if p.stage > DONE_STAGE:
            return moored(p)
        if p.stage == DONE_STAGE:
            return Reason("Y6.4", Text("yam-why-placing-over"))
        if self.spot >= p.boat_at.size:
            return no_such_spot(p)
        if not count(p.mat().boats, self.colour):
            return no_boat(self.colour, "Y6.1")
        if p.boat_at[self.spot] >= 0:
            return spot_taken(p, self.spot, "Y6.3" if p.placed else "Y6.2")
        return self._why_not_chained(p) if p.placed else self._why_no_beginning(p)

    def _why_no_beginning(self, p: Position) -> Reason:
        key = "yam-why-rim" if self.spot in p.components.board.rim else "yam-why-no-beginning"
        return Reason("Y6.2", Text(key, {"place": texts.place(p, self.spot), "colour": COLOURS[self.colour]}))

    def _why_not_chained(self, p: Position) -> Reason:
        last = p.placed[-1]
        free = [spot for spot in p.components.board.lanes[last] if p.boat_at[spot] < 0]
        args: dict[str, object] = {"place": texts.place(p, self.spot), "last": texts.place(p, last)}
        if not free:
            return Reason("Y6.3", Text("yam-why-chain-ends", args))
        goals = texts.listed([texts.place(p, spot) for spot in free], "yam-why-or")
        return Reason("Y6.3", Text("yam-why-not-connected", {"goals": goals, **args}))

    def label(self, p: Position) -> Text:
        return Text("yam-label-place", {"colour": COLOURS[self.colour], "place": texts.place(p, self.spot)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        place = texts.place(before, self.spot)
        return [Text("yam-story-place", {"player": before.turn, "colour": COLOURS[self.colour], "place": place})]

    def handles(self, p: Position) -> list[str]:
        return [f"boat:{COLOURS[self.colour]}", f"spot:{self.spot + 1}"]


PLACE: Final[Kind[Position]] = Kind("Y6.1", Place, len(COLOURS), MOST_SPOTS)


def list_placements(p: Position, moves: MoveBuffer) -> None:
    """List each boat at the end of the chain, or where a chain can start."""  # Y6.1 to Y6.3, Y6.12
    boats = p.mat().boats
    for colour in range(len(COLOURS)):
        if count(boats, colour):
            if p.placed:
                list_chained(p, colour, moves)
            else:
                list_beginnings(p, colour, moves)


def list_chained(p: Position, colour: i64, moves: MoveBuffer) -> None:
    """List empty spots connected to the last placed boat."""  # Y6.3
    PLACE.list_each(moves, p.components.board.connected_to(p.placed[-1]) & ~p.boat_at.taken(), colour)


def list_beginnings(p: Position, colour: i64, moves: MoveBuffer) -> None:
    """List empty entry spots, and those connected to a boat of the same colour."""  # Y6.2
    board = p.components.board
    closed = p.boat_at.taken()
    for spot in TOYO_TAMA.entries(p.mat(), board):
        if not has_bit(closed, spot):
            closed |= bit(spot)
            moves.add(PLACE.number(colour, spot))
    same = p.boat_at.where(colour)
    while same:
        connected = board.connected_to(lowest_bit(same))
        PLACE.list_each(moves, connected & ~closed, colour)
        closed |= connected
        same = without_lowest(same)
