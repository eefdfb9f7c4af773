"""QR codes, compared with published values and read back by a reader that shares no code with the writer."""

import re
from collections.abc import Iterator

import pytest

from shima.web.qr_code import TooLong, check_bytes, format_bits, matrix, penalty, svg, with_checks

CAPACITY = (14, 26, 42, 62, 84, 106, 122, 152, 180, 213)
"""The bytes that fit into versions 1 to 10 at level M (ISO/IEC 18004, table 7)."""
CHECKS = ((1, 10), (1, 16), (1, 26), (2, 18), (2, 24), (4, 16), (4, 18), (4, 22), (5, 22), (5, 26))
"""Blocks, and check bytes per block, at level M (table 9)."""
TOTAL = (26, 44, 70, 100, 134, 172, 196, 242, 292, 346)
"""All bytes of a version (table 1)."""
CENTRES: dict[int, tuple[int, ...]] = {
    7: (6, 22, 38),
    8: (6, 24, 42),
    9: (6, 26, 46),
    10: (6, 28, 50),
}
INVITATION = "https://shima.example/table/0AbC_dEf-123"


class Reader:
    """Reads an undamaged code of level M."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows
        self.size = len(rows)
        self.version = (self.size - 17) // 4
        assert self.size == 17 + 4 * self.version
        assert all(len(row) == self.size for row in rows)

    def read(self) -> bytes:
        self.check_patterns()
        mask = self.mask()
        free = [place for place in self.path() if not self.is_function(*place)]
        bits = [self.rows[row][column] ^ self.flips(mask, row, column) for row, column in free]
        sent = [int("".join(map(str, bits[at : at + 8])), 2) for at in range(0, len(bits) - 7, 8)]
        assert len(sent) == TOTAL[self.version - 1]
        assert not any(bits[8 * len(sent) :])
        return self.text(self.blocks(sent))

    def check_patterns(self) -> None:
        eye = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
        last = self.size - 7
        for top, left in ((0, 0), (0, last), (last, 0)):
            assert ["".join(map(str, row[left : left + 7])) for row in self.rows[top : top + 7]] == eye
        for at in range(8):
            for row, column in (
                (7, at),
                (at, 7),
                (7, last - 1 + at),
                (at, last - 1),
                (last - 1, at),
                (last - 1 + at, 7),
            ):
                assert self.rows[row][column] == 0, "around the corners it is light"
        for at in range(8, self.size - 8):
            assert self.rows[6][at] == self.rows[at][6] == 1 - at % 2
        assert self.rows[self.size - 8][8] == 1, "the dark module"
        for row, column in self.alignments():
            square = [self.rows[y][column - 2 : column + 3] for y in range(row - 2, row + 3)]
            assert square == [[1] * 5, [1, 0, 0, 0, 1], [1, 0, 1, 0, 1], [1, 0, 0, 0, 1], [1] * 5]

    def alignments(self) -> Iterator[tuple[int, int]]:
        if self.version > 1:
            centres = CENTRES.get(self.version, (6, self.size - 7))
            for row in centres:
                for column in centres:
                    if [row, column].count(6) < 2 and {row, column} != {6, self.size - 7}:
                        yield row, column

    def is_function(self, row: int, column: int) -> bool:
        end = self.size - 8
        corner = (row <= 8 and (column <= 8 or column >= end)) or (row >= end and column <= 8)
        version = self.version >= 7 and ((row < 6 and end - 3 <= column < end) or (column < 6 and end - 3 <= row < end))
        near = any(abs(row - y) <= 2 and abs(column - x) <= 2 for y, x in self.alignments())
        return corner or version or near or row == 6 or column == 6

    def path(self) -> Iterator[tuple[int, int]]:
        column, up = self.size - 1, True
        while column > 0:
            if column == 6:
                column -= 1
            for at in range(self.size):
                row = self.size - 1 - at if up else at
                yield row, column
                yield row, column - 1
            column, up = column - 2, not up

    def mask(self) -> int:
        rows = self.rows
        first = [rows[8][at] for at in (0, 1, 2, 3, 4, 5, 7, 8)] + [rows[at][8] for at in (7, 5, 4, 3, 2, 1, 0)]
        second = [rows[self.size - 1 - at][8] for at in range(7)] + [rows[8][self.size - 8 + at] for at in range(8)]
        assert first == second
        plain = int("".join(map(str, first)), 2) ^ 0x5412
        assert plain >> 13 == 0, "level M"
        return plain >> 10

    def flips(self, mask: int, i: int, j: int) -> int:
        return int(
            (
                (i + j) % 2,
                i % 2,
                j % 3,
                (i + j) % 3,
                (i // 2 + j // 3) % 2,
                (i * j) % 2 + (i * j) % 3,
                ((i * j) % 2 + (i * j) % 3) % 2,
                ((i + j) % 2 + (i * j) % 3) % 2,
            )[mask]
            == 0
        )

    def blocks(self, sent: list[int]) -> list[list[int]]:
        count, checks = CHECKS[self.version - 1]
        data = len(sent) - count * checks
        short = data // count
        longer = data % count
        sizes = [short + (number >= count - longer) for number in range(count)]
        blocks: list[list[int]] = [[] for _ in sizes]
        left = iter(sent)
        for at in range(short + 1):
            for block, size in zip(blocks, sizes, strict=True):
                if at < size:
                    block.append(next(left))
        tails: list[list[int]] = [[] for _ in sizes]
        for _ in range(checks):
            for tail in tails:
                tail.append(next(left))
        for block, tail in zip(blocks, tails, strict=True):
            assert not any(syndromes([*block, *tail], checks))
        return blocks

    def text(self, blocks: list[list[int]]) -> bytes:
        bits = "".join(f"{byte:08b}" for block in blocks for byte in block)
        assert bits[:4] == "0100", "bytes"
        length = 8 if self.version < 10 else 16
        count, start = int(bits[4 : 4 + length], 2), 4 + length
        end = start + 8 * count
        rest = bits[end:]
        assert set(rest[:4]) <= {"0"}
        padding = bits[-(-(end + min(4, len(rest))) // 8) * 8 :]
        assert padding == ("1110110000010001" * 200)[: len(padding)]
        return bytes(int(bits[at : at + 8], 2) for at in range(start, end, 8))


def powers() -> list[int]:
    found = [1]
    while len(found) < 255:
        doubled = found[-1] * 2
        found.append(doubled ^ 285 if doubled > 255 else doubled)
    return found


POWERS = powers()
LOGS = {value: exponent for exponent, value in enumerate(POWERS)}


def syndromes(block: list[int], count: int) -> list[int]:
    """Evaluate the block as a polynomial at the powers of 2. An undamaged block is 0 at all of them."""
    found = []
    for exponent in range(count):
        value = 0
        for byte in block:
            value = (POWERS[(LOGS[value] + exponent) % 255] if value else 0) ^ byte
        found.append(value)
    return found


def test_the_check_bytes_are_the_published_ones() -> None:
    """“HELLO WORLD” in version 1-M, a common worked example."""
    data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert check_bytes(data, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


def test_the_format_and_version_bits_are_those_of_the_standard() -> None:
    published = "101010000010010 101000100100101 101111001111100 101101101001011 100010111111001 100000011001110"
    assert ["".join(map(str, format_bits(mask))) for mask in range(6)] == published.split()
    assert f"{with_checks(7, 0b1111100100101):018b}" == "000111110010010100"
    assert f"{with_checks(10, 0b1111100100101):018b}" == "001010010011010011"


@pytest.mark.parametrize("version", range(1, 11))
def test_every_version_is_read_back(version: int) -> None:
    least = 1 if version == 1 else CAPACITY[version - 2] + 1
    for length in (least, CAPACITY[version - 1] - 1, CAPACITY[version - 1]):
        data = bytes((37 * at + length) % 256 for at in range(length))
        reader = Reader(matrix(data))
        assert (reader.version, reader.read()) == (version, data)


def test_all_masks_occur_and_are_read_back() -> None:
    seen = set()
    for number in range(200):
        text = f"https://shima.example/table/{number}".encode()
        reader = Reader(matrix(text))
        assert reader.read() == text
        seen.add(reader.mask())
        if len(seen) == 8:
            return
    raise AssertionError(f"only {seen}")


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(TooLong):
        matrix(bytes(214))


def test_penalties_are_those_of_the_standard() -> None:
    """Six dark modules in a row cost 4, a block of four 3, and a shade of 100% 10 for each 5% beyond 50%."""
    assert penalty([[1] * 6] * 6) == 12 * 4 + 25 * 3 + 100
    finder = [1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0]
    chequered = [[(row + column) % 2 for column in range(11)] for row in range(11)]
    assert penalty([finder, *chequered[1:]]) - penalty(chequered) >= 40


def test_the_drawing_is_the_code_with_its_margin() -> None:
    drawn = svg(INVITATION).decode()
    rows = matrix(INVITATION.encode())
    size = len(rows) + 8
    assert f'viewBox="0 0 {size} {size}"' in drawn
    cells = [[0] * size for _ in range(size)]
    for column, row, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", drawn):
        for at in range(int(length)):
            cells[int(row)][int(column) + at] = 1
    assert [row[4:-4] for row in cells[4:-4]] == rows
    assert sum(map(sum, cells)) == sum(map(sum, rows))
    assert Reader(rows).read().decode() == INVITATION
