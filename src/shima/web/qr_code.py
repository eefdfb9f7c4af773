"""QR codes (ISO/IEC 18004) for short addresses: bytes, versions 1 to 10, error correction level M, drawn as SVG."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

Matrix = list[list[int]]
"""Rows of modules: 1 is dark."""

# For each version: check bytes per block, and the data bytes of each block.
BLOCKS: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (10, (16,)),
    (16, (28,)),
    (26, (44,)),
    (18, (32,) * 2),
    (24, (43,) * 2),
    (16, (27,) * 4),
    (18, (31,) * 4),
    (22, (38, 38, 39, 39)),
    (22, (36, 36, 36, 37, 37)),
    (26, (43, 43, 43, 43, 44)),
)
ALIGNMENTS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (6, 18),
    (6, 22),
    (6, 26),
    (6, 30),
    (6, 34),
    (6, 22, 38),
    (6, 24, 42),
    (6, 26, 46),
    (6, 28, 50),
)
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _column: row % 2 == 0,
    lambda _row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)
BYTES: Final = 0b0100
FIELD: Final = 0b1_0001_1101
"""The polynomial of the field with 256 elements."""
FORMAT: Final = 0b101_0011_0111
FORMAT_MASK: Final = 0b101_0100_0001_0010
VERSION: Final = 0b1_1111_0010_0101
MARGIN: Final = 4
LIKE_A_FINDER: Final = ((1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1))


class TooLong(ValueError):
    """The text does not fit into version 10."""


def svg(text: str) -> bytes:
    """Return the code as a drawing: dark on white with a margin, also where the page is dark."""
    rows = matrix(text.encode())
    size = len(rows) + 2 * MARGIN
    runs = "".join(
        f"M{start + MARGIN} {number + MARGIN}h{length}v1h-{length}z"
        for number, row in enumerate(rows)
        for start, length in _dark_runs(row)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{runs}"/></svg>'
    ).encode()


def matrix(data: bytes) -> Matrix:
    """Return the code in the smallest version, with the mask that reads best."""
    version = next((number for number in range(1, len(BLOCKS) + 1) if len(data) <= _room(number)), None)
    if version is None:
        raise TooLong(f"{len(data)} bytes are more than {_room(len(BLOCKS))}")
    blank = _patterns(version)
    bits = [bit for byte in codewords(data, version) for bit in _bits(byte, 8)]
    return min((_drawn(blank, bits, mask) for mask in range(len(MASKS))), key=penalty)


def _room(version: int) -> int:
    return sum(BLOCKS[version - 1][1]) - (2 if version < 10 else 3)


def codewords(data: bytes, version: int) -> list[int]:
    """Return the data with its check bytes, interleaved."""
    checks, sizes = BLOCKS[version - 1]
    bits = [*_bits(BYTES, 4), *_bits(len(data), 8 if version < 10 else 16)]
    bits += [bit for byte in data for bit in _bits(byte, 8)]
    bits += [0] * min(4, 8 * sum(sizes) - len(bits))
    bits += [0] * (-len(bits) % 8)
    filled = [int("".join(map(str, bits[at : at + 8])), 2) for at in range(0, len(bits), 8)]
    filled += [0xEC if number % 2 == 0 else 0x11 for number in range(sum(sizes) - len(filled))]
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    blocks = [filled[start : start + size] for start, size in zip(starts, sizes, strict=True)]
    return [*_interleaved(blocks), *_interleaved([check_bytes(block, checks) for block in blocks])]


def _interleaved(blocks: list[list[int]]) -> Iterator[int]:
    for at in range(max(map(len, blocks))):
        yield from (block[at] for block in blocks if at < len(block))


def check_bytes(block: Sequence[int], count: int) -> list[int]:
    """Return the Reed-Solomon remainder of the block."""
    divisor, power = [1], 1
    for _ in range(count):
        divisor = [_times(a, power) ^ b for a, b in zip([0, *divisor], [*divisor, 0], strict=True)]
        power = _times(power, 2)
    left = [0] * count
    for byte in block:
        factor = byte ^ left[0]
        left = [kept ^ _times(each, factor) for kept, each in zip([*left[1:], 0], divisor[1:], strict=True)]
    return left


def _times(one: int, other: int) -> int:
    """Multiply in the field."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one = one << 1 ^ (FIELD if one & 0x80 else 0)
        other >>= 1
    return product


def _bits(value: int, count: int) -> list[int]:
    return [value >> place & 1 for place in range(count - 1, -1, -1)]


def with_checks(value: int, generator: int) -> int:
    """Append the remainder of a cyclic code."""
    length = generator.bit_length() - 1
    left = value << length
    while left.bit_length() > length:
        left ^= generator << left.bit_length() - length - 1
    return value << length | left


# Drawing. -1 is a module that is not drawn yet.


def _patterns(version: int) -> Matrix:
    """Return what is the same in all codes of a version, with light modules where the format goes."""
    size = 17 + 4 * version
    rows = [[-1] * size for _ in range(size)]
    for at in range(size):
        rows[6][at] = rows[at][6] = 1 - at % 2
    for row, column in ((0, 0), (0, size - 7), (size - 7, 0)):
        _square(rows, row + 3, column + 3, 4, (1, 1, 0, 1, 0))
    for at in range(9):
        for row, column in ((8, at), (at, 8)):
            rows[row][column] = max(rows[row][column], 0)
    for at in range(8):
        rows[8][size - 1 - at] = rows[size - 1 - at][8] = 0
    centres = ALIGNMENTS[version - 1]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for row, column in ((row, column) for row in centres for column in centres):
        if (row, column) not in corners:
            _square(rows, row, column, 2, (1, 0, 1))
    if version >= 7:
        for at, bit in enumerate(reversed(_bits(with_checks(version, VERSION), 18))):
            rows[at // 3][size - 11 + at % 3] = rows[size - 11 + at % 3][at // 3] = bit
    return rows


def _square(rows: Matrix, row: int, column: int, reach: int, rings: tuple[int, ...]) -> None:
    """Draw a square of rings around the centre, as far as it is inside."""
    size = len(rows)
    for y in range(max(row - reach, 0), min(row + reach + 1, size)):
        for x in range(max(column - reach, 0), min(column + reach + 1, size)):
            rows[y][x] = rings[max(abs(y - row), abs(x - column))]


def _drawn(blank: Matrix, bits: list[int], mask: int) -> Matrix:
    rows = [list(row) for row in blank]
    left = iter(bits)
    for row, column in data_places(blank):
        rows[row][column] = next(left, 0) ^ MASKS[mask](row, column)
    _draw_format(rows, mask)
    return rows


def data_places(blank: Matrix) -> Iterator[tuple[int, int]]:
    """Yield the free places: in pairs of columns from the right, up and down in turn, without the timing column."""
    size = len(blank)
    for number, right in enumerate([*range(size - 1, 6, -2), *range(5, 0, -2)]):
        for row in range(size) if number % 2 else range(size - 1, -1, -1):
            for column in (right, right - 1):
                if blank[row][column] < 0:
                    yield row, column


def format_bits(mask: int) -> list[int]:
    """Return the format of level M, which is 0, with the mask."""
    return _bits(with_checks(mask, FORMAT) ^ FORMAT_MASK, 15)


def _draw_format(rows: Matrix, mask: int) -> None:
    size, bits = len(rows), format_bits(mask)
    beside = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    apart = [(size - 1 - at, 8) for at in range(7)] + [(8, size - 8 + at) for at in range(8)]
    for places in (beside, apart):
        for (row, column), bit in zip(places, bits, strict=True):
            rows[row][column] = bit
    rows[size - 8][8] = 1


# Choosing the mask.


def penalty(rows: Matrix) -> int:
    """Return how hard the code is to read: long runs, blocks, lookalikes of the corners, too much of one shade."""
    columns = [list(column) for column in zip(*rows, strict=True)]
    found = sum(_line_penalty(line) for line in (*rows, *columns))
    for upper, lower in pairwise(rows):
        found += 3 * sum(upper[at] == upper[at + 1] == lower[at] == lower[at + 1] for at in range(len(upper) - 1))
    dark, size = sum(map(sum, rows)), len(rows) ** 2
    return found + 10 * (abs(20 * dark - 10 * size) // size)


def _line_penalty(line: list[int]) -> int:
    found, start = 0, 0
    for at in range(1, len(line) + 1):
        if at == len(line) or line[at] != line[start]:
            found += at - start - 2 if at - start >= 5 else 0
            start = at
    windows = (tuple(line[at : at + 11]) for at in range(len(line) - 10))
    return found + 40 * sum(window in LIKE_A_FINDER for window in windows)


def _dark_runs(row: list[int]) -> Iterator[tuple[int, int]]:
    at = 0
    while at < len(row):
        length = 1
        while at + length < len(row) and row[at + length] == row[at]:
            length += 1
        if row[at]:
            yield at, length
        at += length
