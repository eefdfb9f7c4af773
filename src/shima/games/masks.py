"""Sets of small numbers, each packed into one number: a bit for each member, which is below 64."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The set with this one member."""
    return (number * 0 + 1) << number  # the compiled build would shift a mere 1 as a 32-bit number


def has_bit(mask: i64, number: i64) -> bool:
    return mask >> number & 1 != 0


def count_bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def lowest_bit(mask: i64) -> i64:
    """The lowest member; there is one."""
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
    """The other members, so that loops can go through a set: `while mask: … mask = without_lowest(mask)`."""
    return mask & mask - 1


def nth_bit(mask: i64, index: i64) -> i64:
    """The member with this index, counted from 0 and from the lowest."""
    while index:
        mask = without_lowest(mask)
        index -= 1
    return lowest_bit(mask)


def bits(mask: i64) -> list[int]:
    """The members, ascending."""
    return [number for number in range(64) if mask >> number & 1]
