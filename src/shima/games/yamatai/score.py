"""Y12: the score."""

from shima.games.yamatai.moves import AMATERATSU, FU_HSI
from shima.games.yamatai.state import Position, bits


def coins(p: Position, seat: int) -> int:
    """1 for every 5 coins, for every 3 with Fu Hsi."""
    mat = p.mats[seat]
    return mat.coins // (3 if mat.has(FU_HSI) else 5)


def prestige(p: Position, seat: int) -> int:
    """1 for each prestige token, 2 with Amateratsu."""
    mat = p.mats[seat]
    return mat.prestige * (2 if mat.has(AMATERATSU) else 1)


def buildings(p: Position, seat: int) -> int:
    return sum([p.components.tiles[tile].points for tile in p.mats[seat].built])


def specialists(p: Position, seat: int) -> int:
    return sum([p.components.specialist_points[number] for number in bits(p.mats[seat].specialists)])


def reserved(p: Position, seat: int) -> int:
    """1 less for each reserved tile not built."""
    return -len(p.mats[seat].reserved)


def aside(p: Position, seat: int) -> int:
    """1 less for every 2 boats put aside."""
    return -(sum(p.mats[seat].aside) // 2)


def total(p: Position, seat: int) -> int:
    """Y12.1"""
    earned = coins(p, seat) + prestige(p, seat) + buildings(p, seat) + specialists(p, seat)
    return earned + reserved(p, seat) + aside(p, seat)


def ranking(p: Position) -> tuple[int, ...]:
    """Most points; among equals, who acted earlier in the last round."""  # Y12.2
    seats = range(p.players())
    first_turn = [p.order.index(seat) if seat in p.order else seat for seat in seats]
    standing = sorted(seats, key=lambda seat: (-total(p, seat), first_turn[seat]))
    return tuple([standing.index(seat) + 1 for seat in seats])
