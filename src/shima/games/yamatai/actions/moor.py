"""Y7: mooring. Boats without room in the harbour are put aside."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.counts import count, one
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.yamatai.actions.duty import has_duty
from shima.games.yamatai.actions.reasons import duty, no_boat
from shima.games.yamatai.constants import COLOURS
from shima.games.yamatai.specialists.passive import RIU
from shima.games.yamatai.state import MOOR_STAGE, MOORED_STAGE, Position


class PutAside(Action[Position]):
    """Put aside a boat."""  # Y7.1

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def notation(self, p: Position) -> str:
        return f"aside {COLOURS[self.colour]}"

    def play(self, p: Position) -> None:
        mat = p.mat()
        p.spend_boat(self.colour)
        mat.aside += one(self.colour)
        p.stage = MOOR_STAGE if RIU.is_harbour_full(mat) else MOORED_STAGE

    def why(self, p: Position) -> Reason:
        if has_duty(p):
            return duty()
        if RIU.is_harbour_full(p.mat()):
            return no_boat(self.colour, "Y7.1")
        args: dict[str, object] = {"boats": p.mat().boat_count(), "kept": RIU.harbour(p.mat())}
        return Reason("Y7.1", Text("yam-why-boats-fit", args))

    def label(self, p: Position) -> Text:
        return Text("yam-label-aside", {"colour": COLOURS[self.colour]})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-aside", {"player": before.turn, "colour": COLOURS[self.colour]})]

    def handles(self, p: Position) -> list[str]:
        return ["end", f"boat:{COLOURS[self.colour]}"]


PUT_ASIDE: Final[Kind[Position]] = Kind("Y7.1", PutAside, len(COLOURS))


def list_boats_to_put_aside(p: Position, moves: MoveBuffer) -> None:
    boats = p.mat().boats
    for colour in range(len(COLOURS)):
        if count(boats, colour):
            moves.add(PUT_ASIDE.number(colour))
