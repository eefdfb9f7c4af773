"""Plans: where a player's boats and one purchase are enough to build (Y5, Y6.7)."""

from mypy_extensions import i64

from shima.games.counts import Counts, count, lacking, one, total
from shima.games.yamatai.components import Tile
from shima.games.yamatai.constants import COLOURS, GOLD, ISLANDS
from shima.games.yamatai.specialists.passive import TOMOE
from shima.games.yamatai.state import TRADE_STAGE, Mat, Position


def are_boats_enough(p: Position, seat: i64, tile: Tile, island: i64, boats: Counts, spare: i64) -> bool:
    """Whether these boats and one purchase complete what lies around an empty island, without `spare` boats."""
    mat = p.mats[seat]
    if not p.is_empty(island) or not (tile.prestigious or mat.buildings):
        return False
    short = lacking(boats, lacking(p.boats_around(island), tile.cost))
    if total(short) <= spare:
        return True
    if total(short) > spare + 1 or (seat == p.turn and not (p.trades and p.stage <= TRADE_STAGE)):
        return False
    return any(count(short, colour) > 0 and _can_buy(p, mat, colour) for colour in range(len(COLOURS)))


def _can_buy(p: Position, mat: Mat, colour: i64) -> bool:
    price = TOMOE.price_of_gold(mat) if colour == GOLD else p.components.prices[colour]
    return price > 0 and price <= mat.coins and count(p.reserve, colour) > 0


def islands_in_means(p: Position, seat: i64, boats: Counts, spare: i64) -> list[str]:
    """Return the handles of the islands where the boats are enough for a face-up tile or a reserved one of the seat."""
    numbers = (*p.row, *p.mats[seat].reserved)
    tiles = [p.components.tiles[number] for number in numbers]
    found: list[str] = []
    for island in range(ISLANDS):
        if any(are_boats_enough(p, seat, tile, island, boats, spare) for tile in tiles):
            found.append(f"island:{island + 1}")
    return found


def boats_with_fleet(p: Position, seat: i64, colours: tuple[int, ...]) -> Counts:
    """Return the seat's boats with those of a fleet, as far as the reserve has them."""
    boats = p.mats[seat].boats
    for colour in colours:
        if count(p.reserve, colour):
            boats += one(colour)
    return boats
