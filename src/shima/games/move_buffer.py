"""A list of moves that keeps its memory when cleared."""

from typing import Any, Final

from mypy_extensions import i64

from shima.games.game import Move

MOST_MOVES: Final = 8192
"""Moves of all games have numbers below this."""
USUAL_MOVES: Final = 16
"""Initial capacity of a buffer."""
# Lists hold objects in the compiled build. Taking them from a table is twice as fast as boxing numbers.
_NUMBERS: Final[list[Any]] = list(range(MOST_MOVES))


class MoveBuffer:
    """Moves in the order in which they were added."""

    def __init__(self) -> None:
        self._items: list[Any] = [0] * USUAL_MOVES
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        if self.count < len(self._items):
            self._items[self.count] = _NUMBERS[move]
        else:
            self._items.append(_NUMBERS[move])
        self.count += 1

    def at(self, index: i64) -> i64:
        """Return the move at an index below `count`."""
        move: int = self._items[index]
        return move

    def has(self, move: i64) -> bool:
        for index in range(self.count):  # noqa: SIM110
            if self.at(index) == move:
                return True
        return False

    def moves(self) -> tuple[Move, ...]:
        items = self._items
        # Most lists are short, and building their tuples directly is twice as fast as slicing.
        if self.count == 1:
            return (items[0],)
        if self.count == 2:
            return (items[0], items[1])
        if self.count == 3:
            return (items[0], items[1], items[2])
        return tuple(items[: self.count])
