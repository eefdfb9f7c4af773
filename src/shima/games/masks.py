"""Sets of numbers below 64 as bitmasks."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """Return the bitmask with only this member."""
    return (number * 0 + 1) << number  # the compiled build would shift a literal 1 as a 32-bit number


def has_bit(mask: i64, number: i64) -> bool:
    return mask >> number & 1 != 0


def count_bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def lowest_bit(mask: i64) -> i64:
    """Return the lowest member. The mask must not be empty."""
    number: i64 = 0
    if not mask & 0xFFFFFFFF:
        number += 32
    if not mask >> number & 0xFFFF:
        number += 16
    if not mask >> number & 0xFF:
        number += 8
    if not mask >> number & 0xF:
        number += 4
    if not mask >> number & 3:
        number += 2
    if not mask >> number & 1:
        number += 1
    return number


def without_lowest(mask: i64) -> i64:
    """Remove the lowest member, to iterate over a set: `while mask: … mask = without_lowest(mask)`."""
    return mask & mask - 1


def nth_bit(mask: i64, index: i64) -> i64:
    """Return the member with this index, counted from 0 in ascending order."""
    while index:
        mask = without_lowest(mask)
        index -= 1
    return lowest_bit(mask)


def bits(mask: i64) -> list[int]:
    """Return the members in ascending order."""
    return [number for number in range(64) if mask >> number & 1]
