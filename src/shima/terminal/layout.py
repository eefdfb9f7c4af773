"""Where the panes are: next to the board on wide screens, below it on high ones, around a part of it on small ones."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from shima.terminal.canvas import Point
from shima.terminal.frame import Box, Line, lines_of
from shima.terminal.part import Part, share

SIDE = 36  # the narrowest column next to the board
WIDEST_SIDE = 56
SHORT = 30  # lines of a screen that is too short for the mats of many players
BELOW = 16  # lines needed below a whole board
LEAST_LOG = 4  # lines of the log below the moves
LEAST_BOARD = 9  # lines of a part of the board


Draw = Callable[[int, int], tuple[Text, list[Line]]]
"""Returns title and lines for a width and height."""


@dataclass(frozen=True)
class Panes:
    """Everything on the screen below its first line."""

    board: Draw
    board_size: Callable[[int], Point]
    """The size of the whole board in a pane of this width."""
    moves: Draw
    move_lines: Callable[[int, int], int]
    """The lines that the moves fill at a width, if they try to fit a height."""
    display: Sequence[Part]
    mats: Sequence[Part]
    brief_mats: Sequence[Part]
    """The same in fewer lines."""
    log: Part


class Layout:
    """Arranges panes on a screen of this size."""

    def __init__(self, console: Console, width: int, height: int) -> None:
        self._console = console
        self._width = width
        self._height = height

    def boxes(self, panes: Panes) -> list[Box]:
        width, height = self._width, self._height
        across, down = panes.board_size(0)
        if width >= across + SIDE + 9 and height >= down + 1 + BELOW // 2:
            return self._beside(panes, max(across, width - WIDEST_SIDE - 1))
        across, down = panes.board_size(width)
        if width >= across and height >= down + 1 + BELOW:
            return self._below(panes, down + 1)
        return self._around(panes)

    def _beside(self, panes: Panes, left: int) -> list[Box]:
        """The whole board with the display and the log below it; mats and moves on the right."""
        right = self._width - left - 1
        mats = self._stack(panes.mats, left + 1, 0, right, self._height - min(self._height // 2, 12))
        used = sum(box.height for box in mats)
        moves = box(panes.moves, left + 1, used, right, self._height - used)
        below = min(panes.board_size(left)[1] + 1, self._height)
        return [
            box(panes.board, 0, 0, left, below),
            *self._display_and_log(panes, below, left),
            *mats,
            moves,
        ]

    def _display_and_log(self, panes: Panes, y: int, width: int) -> list[Box]:
        """The display in a narrow column. What does not fit there is above the log, in a wide one."""
        height = self._height - y
        half = max((width - 1) * 2 // 5, SIDE)
        narrow: list[Part] = []
        wide: list[Part] = []
        free = height
        for part in panes.display:
            needed = len(lines_of(part.content, self._console, half)) + 1
            (narrow if needed <= free else wide).append(part)
            free -= needed if needed <= free else 0
        if not narrow:
            return self._filled([panes.log], 0, y, width, height)
        return [
            *self._filled(narrow, 0, y, half, height),
            *self._filled([*wide, panes.log], half + 1, y, width - half - 1, height),
        ]

    def _below(self, panes: Panes, board: int) -> list[Box]:
        """The whole board above the moves, with the log below them; everything else on the right."""
        height = self._height - board
        right = max(SIDE, min(WIDEST_SIDE, self._width * 2 // 5))
        left = self._width - right - 1
        log = lines_of(panes.log.content, self._console, left)
        most = height - min(len(log), LEAST_LOG) - 1 if log else height
        moves = min(panes.move_lines(left, most - 1) + 1, most) if log else height
        return [
            box(panes.board, 0, 0, self._width, board),
            box(panes.moves, 0, board, left, moves),
            *(self._filled([panes.log], 0, board + moves, left, height - moves) if log else ()),
            *self._filled([*panes.mats, *panes.display], left + 1, board, right, height),
        ]

    def _around(self, panes: Panes) -> list[Box]:
        """A part of the board above the moves; everything else on the right."""
        right = max(SIDE, self._width * 2 // 5 - 1) if self._width >= 2 * SIDE else 0
        left = self._width - right - 1 if right else self._width
        moves = self._moves_height(panes, left)
        board = min(self._height - moves, panes.board_size(left)[1] + 1)
        boxes = [box(panes.board, 0, 0, left, board), box(panes.moves, 0, board, left, self._height - board)]
        if right:
            mats = panes.brief_mats if self._height < SHORT else panes.mats
            parts = [*mats, *panes.display, panes.log]
            boxes += self._filled(parts, left + 1, 0, right, self._height)
        return boxes

    def _moves_height(self, panes: Panes, width: int) -> int:
        """Return less than half of the height if the moves fit there, and more if they do not."""
        for most in (self._height // 2, self._height - LEAST_BOARD - 1):
            needed = panes.move_lines(width, most - 1) + 1
            if needed <= most:
                return needed
        return max(self._height - LEAST_BOARD - 1, self._height // 2)

    def _filled(self, parts: Sequence[Part], x: int, y: int, width: int, height: int) -> list[Box]:
        """Stack the parts, and let the last one have the rest of the column."""
        boxes = self._stack(parts, x, y, width, height)
        if not boxes:
            return [Box(x, y, width, height, Text(), [])]
        last = boxes[-1]
        rest = y + height - last.y
        return [*boxes[:-1], Box(x, last.y, width, rest, last.title, last.lines)]

    def _stack(self, parts: Sequence[Part], x: int, y: int, width: int, height: int) -> list[Box]:
        """Put the parts one below the other, cut to what fits."""
        drawn = [lines_of(part.content, self._console, width) for part in parts]
        given = share(parts, [len(lines) for lines in drawn], height)
        boxes: list[Box] = []
        for part, lines, count in zip(parts, drawn, given, strict=True):
            if count:
                shown = lines[-count:] if part.newest_last else lines[:count]
                title = part.title if count == len(lines) else Text.assemble(part.title, " …")
                boxes.append(Box(x, y, width, count + 1, title, shown))
                y += count + 1
        return boxes


def box(draw: Draw, x: int, y: int, width: int, height: int) -> Box:
    title, lines = draw(width, height - 1)
    return Box(x, y, width, height, title, lines)
