"""Y9.10: the third boat of fleet 10 can have any colour."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.counts import count
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.yamatai.actions.reasons import reserve_out
from shima.games.yamatai.constants import COLOURS
from shima.games.yamatai.state import ANY_BOAT, TURN, Position


class TakeAnyBoat(Action[Position]):
    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def notation(self, p: Position) -> str:
        return f"any {COLOURS[self.colour]}"

    def play(self, p: Position) -> None:
        p.take_boat(self.colour)
        p.phase = TURN

    def why(self, p: Position) -> Reason:
        if p.phase == ANY_BOAT:
            return reserve_out(self.colour, "Y9.10")
        return Reason("Y9.10", Text("yam-why-no-any-boat"))

    def label(self, p: Position) -> Text:
        return Text("yam-label-any", {"colour": COLOURS[self.colour]})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-any", {"player": before.turn, "colour": COLOURS[self.colour]})]

    def handles(self, p: Position) -> list[str]:
        return [f"reserve:{COLOURS[self.colour]}"]


TAKE_ANY_BOAT: Final[Kind[Position]] = Kind("Y9.10", TakeAnyBoat, len(COLOURS))


def list_any_boats(p: Position, moves: MoveBuffer) -> None:
    for colour in range(len(COLOURS)):
        if count(p.reserve, colour):
            moves.add(TAKE_ANY_BOAT.number(colour))
