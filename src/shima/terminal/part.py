"""Parts of the screen, and how they share a column."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from rich.console import Group, RenderableType
from rich.text import Text

from shima.terminal.canvas import Canvas, Point, Window


class Priority(IntEnum):
    """What stays when a column is too short: the highest."""

    LATER = 0
    USEFUL = 1
    OTHERS = 2
    NEWS = 3
    NEEDED = 4


@dataclass(frozen=True)
class Part:
    """Content under a title. `least` lines of it are worth showing."""

    title: Text
    content: RenderableType
    priority: Priority = Priority.USEFUL
    least: int = 1
    newest_last: bool = False  # if too long, the beginning is left out instead of the end

    def whole(self) -> Group:
        return Group(self.title, self.content)


@dataclass(frozen=True)
class Drawing:
    """The part of a board that fits a pane.

    `beyond` has an arrow for each side on which there is more. `shift` is how far the part was moved, which may be less
    than wanted.
    """

    content: RenderableType
    beyond: str = ""
    shift: Point = (0, 0)


def seen_through(canvas: Canvas, style: str, home: Window, shift: Point) -> Drawing:
    """Return what a window shows of a canvas after it was moved."""
    size = canvas.width, canvas.height
    window = home.moved(shift, size)
    moved = window.left - home.left, window.top - home.top
    return Drawing(canvas.text(style, window), window.beyond(size), moved)


def share(parts: Sequence[Part], lines: Sequence[int], height: int) -> list[int]:
    """Return how many lines of content each part gets, without its title line. A part that gets none is left out.

    `lines` is what each part would fill. Less important parts are cut first, then left out.
    """
    given = list(lines)

    def excess() -> int:
        return max(sum(count + 1 for count in given if count) - height, 0)

    def cut(number: int, least: int) -> None:
        given[number] = max(min(least, given[number]), given[number] - excess())

    ascending = sorted(range(len(parts)), key=lambda number: (parts[number].priority, -number))
    spare = [number for number in ascending if parts[number].priority < Priority.NEWS]
    for number in ascending:
        cut(number, parts[number].least)
    for number in spare:
        given[number] = 0 if excess() else given[number]
    for number in ascending:
        cut(number, 1)
    for number in ascending:
        given[number] = 0 if excess() else given[number]
    for number in reversed(ascending):  # leaving out a part may have made space for others
        if given[number]:
            free = height - sum(count + 1 for count in given if count)
            given[number] = min(lines[number], given[number] + free)
    return given
