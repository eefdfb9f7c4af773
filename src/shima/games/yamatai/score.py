"""Y12: the score."""

from mypy_extensions import i64

from shima.games.counts import total as count_all
from shima.games.masks import has_bit
from shima.games.yamatai.specialists.passive import AMATERATSU, FU_HSI
from shima.games.yamatai.state import Position


def coins(p: Position, seat: i64) -> i64:
    """1 per 5 coins, or per 3 with Fu Hsi."""
    mat = p.mats[seat]
    return mat.coins // FU_HSI.coins_per_point(mat)


def prestige(p: Position, seat: i64) -> i64:
    """1 per prestige token, 2 with Amateratsu."""
    mat = p.mats[seat]
    return mat.prestige * AMATERATSU.points_each(mat)


def buildings(p: Position, seat: i64) -> i64:
    points: i64 = 0
    for tile in p.mats[seat].built:
        points += p.components.tiles[tile].points
    return points


def specialists(p: Position, seat: i64) -> i64:
    points: i64 = 0
    hired = p.mats[seat].specialists
    if hired:
        for number, worth in enumerate(p.components.specialist_points):
            if has_bit(hired, number):
                points += worth
    return points


def reserved(p: Position, seat: i64) -> i64:
    """-1 per reserved tile not built."""
    return -len(p.mats[seat].reserved)


def aside(p: Position, seat: i64) -> i64:
    """-1 per 2 boats put aside."""
    return -(count_all(p.mats[seat].aside) >> 1)


def total(p: Position, seat: i64) -> i64:
    """Y12.1"""
    earned = coins(p, seat) + prestige(p, seat) + buildings(p, seat) + specialists(p, seat)
    return earned + reserved(p, seat) + aside(p, seat)


def ranking(p: Position) -> tuple[int, ...]:
    """Rank by points. Ties go to the player who acted earlier in the last round."""  # Y12.2
    seats = range(p.players())
    first_turn = [p.order.index(seat) if seat in p.order else seat for seat in seats]
    standing = sorted(seats, key=lambda seat: (-total(p, seat), first_turn[seat]))
    return tuple([standing.index(seat) + 1 for seat in seats])
