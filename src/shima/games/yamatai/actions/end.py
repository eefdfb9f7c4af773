"""Y3.2: ending a turn, and skipping optional parts."""

from typing import Final

from shima.games.actions import Action, Kind
from shima.games.game import Reason
from shima.games.text import Text
from shima.games.yamatai.actions.collect import finish_collecting
from shima.games.yamatai.actions.duty import has_duty
from shima.games.yamatai.actions.reasons import aside_first, duty
from shima.games.yamatai.round import end_turn
from shima.games.yamatai.state import EXTRA_TOKEN, TURN, Position


class Pass(Action[Position]):
    """Skip the extra token or the second removal."""  # Y9.7, Y10

    def notation(self, p: Position) -> str:
        return "pass"

    def play(self, p: Position) -> None:
        if p.phase == EXTRA_TOKEN:
            finish_collecting(p)
        else:
            p.phase = TURN

    def why(self, p: Position) -> Reason:
        return Reason("Y3.2", Text("yam-why-nothing-to-pass"))

    def label(self, p: Position) -> Text:
        return Text("yam-label-no-extra" if p.phase == EXTRA_TOKEN else "yam-label-no-second")

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        key = "yam-story-no-extra" if before.phase == EXTRA_TOKEN else "yam-story-no-second"
        return [Text(key, {"player": before.turn})]

    def handles(self, p: Position) -> list[str]:
        return ["pass"]


PASS: Final[Kind[Position]] = Kind("Y3.2", Pass)


class End(Action[Position]):
    def notation(self, p: Position) -> str:
        return "end"

    def play(self, p: Position) -> None:
        end_turn(p)

    def why(self, p: Position) -> Reason:
        return duty() if has_duty(p) else aside_first(p)

    def label(self, p: Position) -> Text:
        return Text("yam-label-end")

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-end-turn", {"player": before.turn})]

    def handles(self, p: Position) -> list[str]:
        return ["end"]


END: Final[Kind[Position]] = Kind("Y3.2", End)
