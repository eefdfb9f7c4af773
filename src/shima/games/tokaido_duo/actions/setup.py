"""D2: chance places the shops and the waves."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Kind
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tokaido_duo import texts
from shima.games.tokaido_duo.actions.base import Outcome
from shima.games.tokaido_duo.constants import (
    CHARACTERS,
    COASTAL_TOWNS,
    LOWEST_PRICE,
    SHOP_PRICES,
    SIDES,
    TOWN_NAMES,
    WARES,
)
from shima.games.tokaido_duo.shops import price_of, tile_of, ware_of
from shima.games.tokaido_duo.state import LAY_SHOPS, LAY_WAVES, THROW, Position

SET_UP_DONE: Final = Reason("D2.1", Text("duo-why-set-up-done"))


class LayShop(Outcome):
    """A coastal town gets a shop tile."""

    def __init__(self, town: i64, ware: i64, price: i64) -> None:
        self.town = town
        self.ware = ware
        self.price = price + LOWEST_PRICE

    def notation(self, p: Position) -> str:
        return f"shop {TOWN_NAMES[self.town]} {WARES[self.ware]} {self.price}"

    def play(self, p: Position) -> None:
        p.shops = (*p.shops, tile_of(self.ware, self.price))
        if len(p.shops) == COASTAL_TOWNS:
            p.phase = LAY_WAVES

    def why(self, p: Position) -> Reason:
        if p.phase != LAY_SHOPS:
            return SET_UP_DONE
        if self.town != len(p.shops):
            return Reason("D2.1", Text("duo-why-other-town", {"town": TOWN_NAMES[len(p.shops)]}))
        args: dict[str, object] = {"ware": WARES[self.ware], "price": self.price}
        return Reason("D1.3", Text("duo-why-no-such-shop", args))

    def label(self, p: Position) -> Text:
        shop = texts.shop(tile_of(self.ware, self.price))
        return Text("duo-story-shop", {"place": TOWN_NAMES[self.town], "shop": shop})

    def handles(self, p: Position) -> list[str]:
        return [f"at:{TOWN_NAMES[self.town]}"]


LAY_SHOP: Final = Kind("D2.1", LayShop, COASTAL_TOWNS, len(WARES), SHOP_PRICES)


def tiles_left(p: Position) -> list[int]:
    """Return how many of each shop tile are not placed yet."""
    left = list(p.components.shops)
    for tile in p.shops:
        left[tile] -= 1
    return left


def list_shops(p: Position, moves: MoveBuffer) -> None:
    """List the tiles left for the next coastal town."""
    for tile, count in enumerate(tiles_left(p)):
        if count:
            moves.add(LAY_SHOP.number(len(p.shops), ware_of(tile), price_of(tile) - LOWEST_PRICE))


class LayWave(Outcome):
    """A character's wave lands on one of its sides."""

    def __init__(self, character: i64, side: i64) -> None:
        self.character = character
        self.side = side

    def notation(self, p: Position) -> str:
        return f"wave {CHARACTERS[self.character]} {SIDES[self.character][self.side]}"

    def play(self, p: Position) -> None:
        p.wave_sides = (*p.wave_sides, self.side)
        if len(p.wave_sides) == len(CHARACTERS):
            p.round = 1
            p.phase = THROW

    def why(self, p: Position) -> Reason:
        return SET_UP_DONE

    def label(self, p: Position) -> Text:
        args: dict[str, object] = {"wave": CHARACTERS[self.character], "side": SIDES[self.character][self.side]}
        return Text("duo-story-side", args)

    def handles(self, p: Position) -> list[str]:
        return [f"wave:{CHARACTERS[self.character]}"]


LAY_WAVE: Final = Kind("D2.1", LayWave, len(CHARACTERS), 2)


def list_wave_sides(p: Position, moves: MoveBuffer) -> None:
    """List both sides for the next character's wave."""
    for side in range(2):
        moves.add(LAY_WAVE.number(len(p.wave_sides), side))
