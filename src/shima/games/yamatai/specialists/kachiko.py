"""Kachiko: remove Sacred Ground for 2 coins."""

from typing import Final

from mypy_extensions import i64

from shima.games.game import Reason
from shima.games.masks import bit, has_bit
from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.constants import ISLANDS
from shima.games.yamatai.specialists.specialist import ActiveSpecialist, SpecialistPower
from shima.games.yamatai.state import Position

FEE: Final = 2


class Clear(SpecialistPower):
    def __init__(self, island: i64) -> None:
        self.island = island

    def written(self) -> str:
        return f"clear {self.island + 1}"

    def is_possible(self, p: Position) -> bool:
        return has_bit(p.sacred, self.island) and p.mat().coins >= FEE

    def apply(self, p: Position) -> None:
        p.sacred &= ~bit(self.island)
        p.mat().coins -= FEE

    def why_impossible(self, p: Position) -> Reason:
        if not has_bit(p.sacred, self.island):
            return Reason("Y10", Text("yam-why-no-sacred-there", {"island": self.island + 1}))
        return Reason("Y10", Text("yam-why-no-coins-to-clear", {"fee": FEE, "coins": p.mat().coins}))

    def label(self, p: Position) -> Text:
        return Text("yam-label-clear", {"island": texts.island(p, self.island), "coins": FEE})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        args: dict[str, object] = {"player": before.turn, "island": texts.island(before, self.island), "coins": FEE}
        return [Text("yam-story-clear", args)]

    def touched(self) -> str:
        return f"island:{self.island + 1}"


KACHIKO: Final = ActiveSpecialist("Kachiko", Clear, ISLANDS)
