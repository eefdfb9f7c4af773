"""Counts of up to 7 kinds, packed into one integer: copying is free, and `bag -= one(ware)` subtracts.

Kinds are numbered from 0. Each count is at most 255.
"""

from typing import Final

from mypy_extensions import i64

from shima.games.masks import bit

Counts = i64

# The highest bit of each count.
_TOPS: Final = 0x80808080808080


def one(kind: i64) -> Counts:
    """Return one of the kind, to add or subtract: `wares += 2 * one(kind)`."""
    return bit(8 * kind)


def count(counts: Counts, kind: i64) -> i64:
    return counts >> 8 * kind & 255


def total(counts: Counts) -> i64:
    """Return the sum of all counts."""
    found: i64 = 0
    while counts:
        found += counts & 255
        counts >>= 8
    return found


def kind_at(counts: Counts, index: i64) -> i64:
    """Return the kind of the item with this index, sorted by kind: `kind_at(bag, dice.below(total(bag)))` draws one."""
    kind: i64 = 0
    while index >= counts & 255:
        index -= counts & 255
        counts >>= 8
        kind += 1
    return kind


def covers(held: Counts, asked: Counts) -> bool:
    """Whether no kind has fewer than asked. All counts must be below 128."""
    tops: i64 = _TOPS
    return (held | tops) - asked & tops == tops


def lacking(held: Counts, asked: Counts) -> Counts:
    """Return how many of each kind are missing."""
    missing: Counts = 0
    shift: i64 = 0
    while asked:
        short = (asked & 255) - (held & 255)
        if short > 0:
            missing += short << shift
        asked >>= 8
        held >>= 8
        shift += 8
    return missing


def pack(numbers: tuple[int, ...]) -> Counts:
    counts: i64 = 0
    for number in reversed(numbers):
        counts = counts << 8 | number
    return counts


def unpack(counts: Counts, kinds: i64) -> tuple[int, ...]:
    return tuple([int(count(counts, kind)) for kind in range(kinds)])
