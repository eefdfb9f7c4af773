"""D2.3: who sits at the compass begins and has that half of the board."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Kind
from shima.games.game import Reason
from shima.games.text import Text
from shima.games.tokaido_duo.actions.base import Outcome
from shima.games.tokaido_duo.constants import COLOURS
from shima.games.tokaido_duo.state import LAY_SHOPS, Position


def sit_at_compass(p: Position, seat: i64) -> None:
    """Put the figures on their halves. The component set names the half with the compass by who usually begins."""
    usual: i64 = p.components.first
    for player, board in enumerate(p.boards):
        half = usual if player == seat else 1 - usual
        board.pilgrim, board.merchant, board.artist = p.components.starts[half]
    p.leader = p.turn = seat


class SitAtCompass(Outcome):
    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def notation(self, p: Position) -> str:
        return f"compass {COLOURS[self.seat]}"

    def play(self, p: Position) -> None:
        sit_at_compass(p, self.seat)
        p.phase = LAY_SHOPS

    def why(self, p: Position) -> Reason:
        return Reason("D2.3", Text("duo-why-compass-known"))

    def label(self, p: Position) -> Text:
        return Text("duo-story-compass", {"player": self.seat})

    def handles(self, p: Position) -> list[str]:
        return ["compass"]


SIT_AT_COMPASS: Final = Kind("D2.3", SitAtCompass, len(COLOURS))
