"""Builds observations: numbers from 0 to 255, packed into pieces of bytes.

Pieces are precomputed where possible and joined at the end.
"""

from typing import Final

from mypy_extensions import i64

from shima.games.counts import Counts, count

MOST: Final = 255
MOST_ZEROS: Final = 64
NUMBERS: Final = tuple(bytes([number]) for number in range(MOST + 1))
ZEROS: Final = tuple(bytes(count) for count in range(MOST_ZEROS + 1))
# BITS[count][number] has one byte for each of the lowest bits of a number.
BITS: Final = tuple(
    tuple(bytes([number >> bit & 1 for bit in range(count)]) for number in range(1 << count)) for count in range(9)
)


def one_of(count: int) -> tuple[bytes, ...]:
    """Return one-hot encodings for `count` items, at index item + 1. Index 0 encodes no item."""
    return tuple(bytes([at == thing for at in range(count)]) for thing in range(-1, count))


def number(value: int) -> bytes:
    """Encode a number that is not negative."""
    return NUMBERS[value] if value < MOST else NUMBERS[MOST]


def add_numbers(pieces: list[bytes], values: list[int]) -> None:
    """Add numbers that are not negative."""
    for value in values:
        pieces.append(number(value))


def add_counts(pieces: list[bytes], counts: Counts, kinds: i64) -> None:
    """Add the count of each kind."""
    for kind in range(kinds):
        pieces.append(NUMBERS[count(counts, kind)])


def add_flags(pieces: list[bytes], mask: int, count: int) -> None:
    """Add the lowest bits of a bitmask, one per byte."""
    while count > 8:
        pieces.append(BITS[8][mask & 255])
        mask >>= 8
        count -= 8
    pieces.append(BITS[count][mask])


def add_marks(pieces: list[bytes], things: tuple[int, ...], count: int) -> None:
    """Add one byte per possible item: 1 if it is among the items."""
    mask = 0
    for thing in things:
        mask |= 1 << thing
    add_flags(pieces, mask, count)


def add_places(pieces: list[bytes], things: tuple[int, ...], count: int) -> None:
    """Add the position of each possible item in the list, counted from 1; 0 if absent. Negative items are unknown."""
    if not things:
        pieces.append(ZEROS[count])
        return
    found = [0] * count
    for place, thing in enumerate(things):
        if thing >= 0:
            found[thing] = place + 1
    pieces.append(bytes(found))
