"""Sets of small numbers, each packed into one number: a bit for each member, which is below 64."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The set with this one member."""
    single: i64 = 1  # a literal would be shifted as a 32-bit number
    return single << number


def has_bit(mask: i64, number: i64) -> bool:
    return mask >> number & 1 != 0


def count_bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def nth_bit(mask: i64, index: i64) -> i64:
    """The member with this index, counted from 0 and from the lowest."""
    while index:
        mask &= mask - 1
        index -= 1
    number: i64 = 0
    while not mask >> number & 1:
        number += 1
    return number


def bits(mask: i64) -> list[int]:
    """The members, ascending."""
    return [number for number in range(64) if mask >> number & 1]
