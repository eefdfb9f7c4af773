"""The actions: players take stones, chance decides who starts."""

from typing import Final

from shima.games.actions import Action, Kind, MoveSpace
from shima.games.game import Reason
from shima.games.text import Text
from shima_stones.components import MOST_TAKEN
from shima_stones.state import FINISHED, TURN, Position

MOST_SEATS: Final = 4


class Take(Action[Position]):
    """Take stones from the top of the pile. The last one is golden."""  # S3

    def __init__(self, number: int) -> None:
        self.count = number + 1

    def notation(self, state: Position) -> str:
        return f"take {self.count}" if self.count <= state.components.most else ""

    def play(self, state: Position) -> None:
        seat = state.turn
        state.left -= self.count
        own = self.count if state.left else self.count - 1
        state.taken = tuple([stones + (own if at == seat else 0) for at, stones in enumerate(state.taken)])
        if state.left:
            state.turn = (seat + 1) % len(state.taken)
        else:
            state.gold = seat
            state.phase = FINISHED

    def why(self, state: Position) -> Reason:
        if self.count > state.components.most:
            return Reason("S3", Text("stones-why-most", {"most": state.components.most}))
        return Reason("S3", Text("stones-why-left", {"left": state.left}))

    def label(self, state: Position) -> Text:
        key = "stones-label-last" if self.count == state.left else "stones-label-take"
        return Text(key, {"count": self.count})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("stones-story-take", {"player": before.turn, "count": self.count, "left": after.left})]


class Begin(Action[Position]):
    """Chance decides who starts."""  # S2

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def notation(self, state: Position) -> str:
        return f"begins {self.seat + 1}"

    def play(self, state: Position) -> None:
        state.turn = self.seat
        state.phase = TURN

    def why(self, state: Position) -> Reason:
        return Reason("S2", Text("stones-why-seat", {"seats": len(state.taken)}))

    def label(self, state: Position) -> Text:
        return Text("stones-begins", {"player": self.seat})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [self.label(before)]


TAKE: Final = Kind("S3", Take, MOST_TAKEN)
BEGIN: Final = Kind("S2", Begin, MOST_SEATS)
SPACE: Final = MoveSpace((TAKE,), (BEGIN,))
