"""Michimata: a gold boat for a culture token."""

from typing import Final

from mypy_extensions import i64

from shima.games.counts import count, one
from shima.games.game import Reason
from shima.games.text import Text
from shima.games.yamatai.actions.reasons import reserve_out
from shima.games.yamatai.constants import GOLD, KINDS
from shima.games.yamatai.specialists.specialist import ActiveSpecialist, SpecialistPower
from shima.games.yamatai.state import Position


class Gild(SpecialistPower):
    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def written(self) -> str:
        return f"gild {KINDS[self.kind]}"

    def is_possible(self, p: Position) -> bool:
        return count(p.mat().tokens, self.kind) > 0 and count(p.reserve, GOLD) > 0

    def apply(self, p: Position) -> None:
        p.mat().tokens -= one(self.kind)
        p.gain_boat(GOLD)

    def why_impossible(self, p: Position) -> Reason:
        if not count(p.reserve, GOLD):
            return reserve_out(GOLD, "Y10.2")
        return Reason("Y10", Text("yam-why-no-token", {"kind": KINDS[self.kind]}))

    def label(self, p: Position) -> Text:
        return Text("yam-label-gild", {"token": KINDS[self.kind]})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-gild", {"player": before.turn, "token": KINDS[self.kind]})]

    def touched(self) -> str:
        return f"token:{KINDS[self.kind]}"


MICHIMATA: Final = ActiveSpecialist("Michimata", Gild, len(KINDS), exchanges=True)
