"""Numbers from 0 to 255 packed in bytes, piece by piece: what observations are made of.

The pieces are made in advance wherever they can be, and joined at the end.
"""

from typing import Final

from mypy_extensions import i64

from shima.games.counts import Counts, count

MOST: Final = 255
MOST_ZEROS: Final = 64
NUMBERS: Final = tuple(bytes([number]) for number in range(MOST + 1))
ZEROS: Final = tuple(bytes(count) for count in range(MOST_ZEROS + 1))
# The lowest bits of a number, one in each byte: at how many of them, and the number.
BITS: Final = tuple(
    tuple(bytes([number >> bit & 1 for bit in range(count)]) for number in range(1 << count)) for count in range(9)
)


def one_of(count: int) -> tuple[bytes, ...]:
    """For each of so many things, at its number + 1, a piece with a 1 in its place; the first piece is for none."""
    return tuple(bytes([at == thing for at in range(count)]) for thing in range(-1, count))


def number(value: int) -> bytes:
    """A number that is not below 0."""
    return NUMBERS[value] if value < MOST else NUMBERS[MOST]


def add_numbers(pieces: list[bytes], values: list[int]) -> None:
    """The numbers as they are, none below 0."""
    for value in values:
        pieces.append(number(value))


def add_counts(pieces: list[bytes], counts: Counts, kinds: i64) -> None:
    """How many there are of each kind."""
    for kind in range(kinds):
        pieces.append(NUMBERS[count(counts, kind)])


def add_flags(pieces: list[bytes], mask: int, count: int) -> None:
    """The lowest bits of a mask, one in each byte."""
    while count > 8:
        pieces.append(BITS[8][mask & 255])
        mask >>= 8
        count -= 8
    pieces.append(BITS[count][mask])


def add_marks(pieces: list[bytes], things: list[int], count: int) -> None:
    """A 1 for each of the things that is there."""
    mask = 0
    for thing in things:
        mask |= 1 << thing
    add_flags(pieces, mask, count)


def add_places(pieces: list[bytes], things: list[int], count: int) -> None:
    """For each of so many things its place in the list, from 1; 0 if it is not there. Negative ones are unknown."""
    if not things:
        pieces.append(ZEROS[count])
        return
    found = [0] * count
    for place, thing in enumerate(things):
        if thing >= 0:
            found[thing] = place + 1
    pieces.append(bytes(found))
