"""Y9.3: fleet 3 looks at the top of the deck and puts each tile back on top or below."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from shima.games.actions import Kind
from shima.games.game import Actor, Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tuples import added, removed
from shima.games.yamatai import texts
from shima.games.yamatai.actions.outcomes import Outcome, take_tile
from shima.games.yamatai.actions.powers.power import FleetPower
from shima.games.yamatai.constants import TILES
from shima.games.yamatai.state import LOOK, PUT_BACK, Position

LOOKED_AT: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class PeekPower(FleetPower):
    def fleet(self) -> int:
        return 3


class Peek(PeekPower):
    """Look at the top three tiles of the deck, or at all if there are fewer."""

    def notation(self, p: Position) -> str:
        return "peek"

    def play(self, p: Position) -> None:
        p.power_used = True
        p.to_look = min(LOOKED_AT, p.deck_size())
        p.phase = LOOK

    def why_impossible(self, p: Position) -> Reason:
        return Reason("Y9.3", Text("yam-why-deck-empty"))

    def label(self, p: Position) -> Text:
        return Text("yam-label-peek", {"count": min(LOOKED_AT, p.deck_size())})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-peek", {"player": before.turn, "count": min(LOOKED_AT, before.deck_size())})]

    def touched(self, p: Position) -> list[str]:
        return ["deck"]


class See(Outcome):
    """Chance shows a tile to the player who looks."""

    def __init__(self, tile: i64) -> None:
        self.tile = tile

    def notation(self, p: Position) -> str:
        return f"seen {self.tile + 1}"

    def play(self, p: Position) -> None:
        take_tile(p, self.tile)
        p.looked = added(p.looked, self.tile)
        p.to_look -= 1

    def why(self, p: Position) -> Reason:
        return Reason("Y9.3", Text("yam-why-tile-not-next", {"tile": self.tile + 1}))

    def not_due(self) -> Reason:
        return Reason("Y9.3", Text("yam-why-no-look-due"))

    def label(self, p: Position) -> Text:
        """Name the tile. `story` hides it from the others."""
        return Text("yam-story-seen", {"player": p.turn, "tile": texts.tile(p, self.tile)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        """Name the tile only to the player who looks."""  # Y13.3
        if viewer == before.turn:
            return [self.label(before)]
        count = len(before.looked) + before.to_look
        args: dict[str, object] = {"player": before.turn, "number": len(before.looked) + 1, "count": count}
        return [Text("yam-story-seen-by-other", args)]

    def handles(self, p: Position) -> list[str]:
        return [f"looked:{self.tile + 1}"]

    def secret_to(self, p: Position) -> Actor:
        return p.turn


class PutTileBack(PeekPower):
    """Put a tile back on top or at the bottom, in any order. The player still knows where it is."""  # Y13.3

    def __init__(self, below: i64, tile: i64) -> None:
        self.is_top = not below
        self.tile = tile
        self.where = "top" if self.is_top else "below"

    def notation(self, p: Position) -> str:
        return f"{self.where} {self.tile + 1}"

    def play(self, p: Position) -> None:
        p.looked = removed(p.looked, self.tile)
        if self.is_top:
            p.top = (self.tile, *p.top)
            p.top_known_by = (p.turn, *p.top_known_by)
        else:
            p.bottom = added(p.bottom, self.tile)
            p.bottom_known_by = added(p.bottom_known_by, p.turn)

    def why(self, p: Position) -> Reason:
        if p.phase == PUT_BACK:
            return Reason("Y9.3", Text("yam-why-not-looked-at", {"tile": self.tile + 1}))
        return super().why(p)

    def why_impossible(self, p: Position) -> Reason:
        return Reason("Y9.3", Text("yam-why-nothing-looked-at"))

    def label(self, p: Position) -> Text:
        return Text("yam-label-top" if self.is_top else "yam-label-below", {"tile": texts.tile(p, self.tile)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        """Tell everyone where it goes, but name the tile only to the player who looked."""  # Y13.3
        args: dict[str, object] = {"player": before.turn}
        if viewer != before.turn:
            return [Text("yam-story-top-by-other" if self.is_top else "yam-story-below-by-other", args)]
        args["tile"] = texts.tile(before, self.tile)
        return [Text("yam-story-top" if self.is_top else "yam-story-below", args)]

    def touched(self, p: Position) -> list[str]:
        return [f"looked:{self.tile + 1}", f"deck:{self.where}"]

    def secret_to(self, p: Position) -> Actor:
        return p.turn


PEEK: Final[Kind[Position]] = Kind("Y9.3", Peek)
PUT_TILE_BACK: Final[Kind[Position]] = Kind("Y9.3", PutTileBack, 2, TILES)
SEE: Final[Kind[Position]] = Kind("Y9.3", See, TILES)


def list_peek(p: Position, moves: MoveBuffer) -> None:
    if p.deck_size():
        moves.add(PEEK.number())


def list_tiles_to_put_back(p: Position, moves: MoveBuffer) -> None:
    for below in range(2):
        for tile in p.looked:
            moves.add(PUT_TILE_BACK.number(below, tile))
