"""Y9.2: fleet 2 reserves a building tile."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Kind
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tuples import added, removed
from shima.games.yamatai import texts
from shima.games.yamatai.actions.powers.power import FleetPower
from shima.games.yamatai.actions.reasons import not_on_offer
from shima.games.yamatai.constants import TILES
from shima.games.yamatai.state import Position


class Reserve(FleetPower):
    """Put a tile face up next to the mat. Only its owner can build it."""

    def __init__(self, tile: i64) -> None:
        self.tile = tile

    def fleet(self) -> int:
        return 2

    def notation(self, p: Position) -> str:
        return f"reserve {self.tile + 1}"

    def play(self, p: Position) -> None:
        p.row = removed(p.row, self.tile)
        mat = p.mat()
        mat.reserved = added(mat.reserved, self.tile)
        mat.reserved_in = added(mat.reserved_in, p.round)
        p.power_used = True

    def why_impossible(self, p: Position) -> Reason:
        if self.tile in p.mat().reserved:
            return Reason("Y9.2", Text("yam-why-reserved-before", {"tile": self.tile + 1}))
        return not_on_offer(p, self.tile)

    def label(self, p: Position) -> Text:
        return Text("yam-label-reserve", {"tile": texts.tile(p, self.tile)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-reserve", {"player": before.turn, "tile": texts.tile(before, self.tile)})]

    def touched(self, p: Position) -> list[str]:
        return [f"tile:{self.tile + 1}"]


RESERVE: Final[Kind[Position]] = Kind("Y9.2", Reserve, TILES)


def list_reservations(p: Position, moves: MoveBuffer) -> None:
    for tile in p.row:
        moves.add(RESERVE.number(tile))
