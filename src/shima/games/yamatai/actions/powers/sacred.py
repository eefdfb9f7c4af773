"""Y9.5: fleet 5 makes an empty island Sacred Ground."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Kind
from shima.games.game import Reason
from shima.games.masks import bit, count_bits
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.actions.powers.power import FleetPower
from shima.games.yamatai.actions.reasons import not_empty
from shima.games.yamatai.constants import ISLANDS, SACRED_GROUNDS
from shima.games.yamatai.state import Position


class MakeSacred(FleetPower):
    def __init__(self, island: i64) -> None:
        self.island = island

    def fleet(self) -> int:
        return 5

    def notation(self, p: Position) -> str:
        return f"sacred {self.island + 1}"

    def play(self, p: Position) -> None:
        p.sacred |= bit(self.island)
        p.power_used = True

    def why_impossible(self, p: Position) -> Reason:
        if count_bits(p.sacred) == SACRED_GROUNDS:
            return Reason("Y1.7", Text("yam-why-sacred-out", {"count": SACRED_GROUNDS}))
        return not_empty(p, self.island, "Y9.5")

    def label(self, p: Position) -> Text:
        return Text("yam-label-sacred", {"island": texts.island(p, self.island)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-sacred", {"player": before.turn, "island": texts.island(before, self.island)})]

    def touched(self, p: Position) -> list[str]:
        return [f"island:{self.island + 1}"]


MAKE_SACRED: Final[Kind[Position]] = Kind("Y9.5", MakeSacred, ISLANDS)


def list_islands_to_make_sacred(p: Position, moves: MoveBuffer) -> None:
    if count_bits(p.sacred) < SACRED_GROUNDS:
        MAKE_SACRED.list_each(moves, p.empty_islands())
