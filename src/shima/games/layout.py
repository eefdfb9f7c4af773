"""The items on the places of a board, packed into three integers, so that sets of places are bitmasks."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from shima.games.masks import bit, bits, count_bits

EMPTY: Final = -1


class Layout:
    """An item from 0 to 6, or EMPTY, on each of at most 64 places. Immutable: `put` returns a new layout."""

    def __init__(self, size: i64, ones: i64 = 0, twos: i64 = 0, fours: i64 = 0) -> None:
        self.size = size
        # Bit planes of item + 1 for each place.
        self._ones = ones
        self._twos = twos
        self._fours = fours

    def __getitem__(self, place: i64) -> i64:
        return (self._ones >> place & 1) + 2 * (self._twos >> place & 1) + 4 * (self._fours >> place & 1) - 1

    def put(self, place: i64, thing: i64) -> "Layout":
        """Return a layout with the item on the place. EMPTY clears it."""
        there, code = bit(place), thing + 1
        return Layout(
            self.size,
            self._ones & ~there | (code & 1) << place,
            self._twos & ~there | (code >> 1 & 1) << place,
            self._fours & ~there | (code >> 2 & 1) << place,
        )

    def switch(self, place: i64, other: i64) -> "Layout":
        """Return a layout with the items of two places swapped."""
        return self.put(place, self[other]).put(other, self[place])

    def taken(self) -> i64:
        """Return the bitmask of occupied places."""
        return self._ones | self._twos | self._fours

    def where(self, thing: i64) -> i64:
        """Return the bitmask of places with this item, which must not be EMPTY."""
        code = thing + 1
        ones = self._ones if code & 1 else ~self._ones
        twos = self._twos if code & 2 else ~self._twos
        fours = self._fours if code & 4 else ~self._fours
        return ones & twos & fours

    def is_varied(self) -> bool:
        """Whether there are at least two different items."""
        taken = self.taken()
        ones, twos, fours = self._ones & taken, self._twos & taken, self._fours & taken
        return not (ones in (0, taken) and twos in (0, taken) and fours in (0, taken))

    def count(self, thing: i64) -> i64:
        """Return the number of places with this item, or of empty places."""
        return self.size - count_bits(self.taken()) if thing == EMPTY else count_bits(self.where(thing))

    def places(self) -> list[int]:
        """Return the occupied places in ascending order."""
        return bits(self.taken())

    def key(self) -> tuple[int, ...]:
        return tuple([int(self[place]) for place in range(self.size)])

    def __iter__(self) -> Iterator[int]:
        return iter(self.key())

    def __len__(self) -> int:
        return int(self.size)
