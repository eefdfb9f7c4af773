"""Shop tiles: a ware and its price, encoded as one number."""  # D1.3

from typing import Final

from mypy_extensions import i64

from shima.games.tokaido_duo.constants import LOWEST_PRICE, SHOP_PRICES

TILES: Final = 12  # 4 wares at 3 prices


def tile_of(ware: i64, price: i64) -> i64:
    return ware * SHOP_PRICES + price - LOWEST_PRICE


def ware_of(tile: i64) -> i64:
    return tile // SHOP_PRICES


def price_of(tile: i64) -> i64:
    return tile % SHOP_PRICES + LOWEST_PRICE
