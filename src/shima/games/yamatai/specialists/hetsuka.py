"""Hetsuka: 4 coins for a culture token."""

from typing import Final

from mypy_extensions import i64

from shima.games.counts import count, one
from shima.games.game import Reason
from shima.games.text import Text
from shima.games.yamatai.constants import KINDS
from shima.games.yamatai.specialists.specialist import ActiveSpecialist, SpecialistPower
from shima.games.yamatai.state import Position

COINS: Final = 4


class Spend(SpecialistPower):
    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def written(self) -> str:
        return f"spend {KINDS[self.kind]}"

    def is_possible(self, p: Position) -> bool:
        return count(p.mat().tokens, self.kind) > 0

    def apply(self, p: Position) -> None:
        p.mat().tokens -= one(self.kind)
        p.mat().coins += COINS

    def why_impossible(self, p: Position) -> Reason:
        return Reason("Y10", Text("yam-why-no-token", {"kind": KINDS[self.kind]}))

    def label(self, p: Position) -> Text:
        return Text("yam-label-spend", {"token": KINDS[self.kind], "coins": COINS})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-spend", {"player": before.turn, "token": KINDS[self.kind], "coins": COINS})]

    def touched(self) -> str:
        return f"token:{KINDS[self.kind]}"


HETSUKA: Final = ActiveSpecialist("Hetsuka", Spend, len(KINDS))
