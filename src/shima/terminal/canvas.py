"""A grid of characters to draw on, with free space for texts."""

from collections.abc import Mapping
from itertools import groupby, pairwise
from typing import NamedTuple

from rich.text import Text

Point = tuple[int, int]
MARGIN = 2  # a point is seen with this much on its left and right

# The character of a line by its directions: up, down, left, right.
_LINES = {
    frozenset("ud"): "│", frozenset("lr"): "─", frozenset("ur"): "╰", frozenset("ul"): "╯",
    frozenset("dr"): "╭", frozenset("dl"): "╮", frozenset("udr"): "├", frozenset("udl"): "┤",
    frozenset("lrd"): "┬", frozenset("lru"): "┴", frozenset("udlr"): "┼",
}  # fmt: skip
_OPPOSITE = {"u": "d", "d": "u", "l": "r", "r": "l"}


class Window(NamedTuple):
    """A part of a canvas."""

    left: int
    top: int
    width: int
    height: int

    def moved(self, by: Point, size: Point) -> "Window":
        """Return the window moved within a canvas of this size."""
        left = min(max(self.left + by[0], 0), size[0] - self.width)
        return self._replace(left=left, top=min(max(self.top + by[1], 0), size[1] - self.height))

    def beyond(self, size: Point) -> str:
        """Return an arrow for each side on which a canvas of this size continues."""
        left, top, width, height = self
        sides = {"←": left > 0, "→": left + width < size[0], "↑": top > 0, "↓": top + height < size[1]}
        return "".join(arrow for arrow, more in sides.items() if more)


class Canvas:
    """Texts, lines, and space reserved for later."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs: dict[Point, tuple[str, str]] = {}
        self._ways: dict[Point, set[str]] = {}
        self._kept: set[Point] = set()

    def copy(self) -> "Canvas":
        twin = Canvas(self.width, self.height)
        twin._signs = dict(self._signs)
        twin._ways = {point: set(ways) for point, ways in self._ways.items()}
        twin._kept = set(self._kept)
        return twin

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, sign in enumerate(text):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._signs[x + offset, y] = (sign, style)

    def keep(self, x: int, y: int, width: int) -> None:
        """Reserve space."""
        self._kept.update((x + offset, y) for offset in range(width))

    def line(self, corners: list[Point]) -> None:
        """Draw a line from corner to corner, horizontally or vertically."""
        points = path(corners)
        for here, there in pairwise(points):
            way = _way(here, there)
            self._ways.setdefault(here, set()).add(way)
            self._ways.setdefault(there, set()).add(_OPPOSITE[way])

    def free(self, x: int, y: int) -> bool:
        inside = 0 <= x < self.width and 0 <= y < self.height
        return inside and not ((x, y) in self._signs or (x, y) in self._ways or (x, y) in self._kept)

    def area(self, start: Point) -> set[Point]:
        """Return all free points connected with the start."""
        found: set[Point] = set()
        edge = [start] if self.free(*start) else []
        while edge:
            x, y = edge.pop()
            if (x, y) not in found:
                found.add((x, y))
                neighbours = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
                edge.extend(point for point in neighbours if point not in found and self.free(*point))
        return found

    def text(self, line_style: str, window: Window | None = None) -> Text:
        """Return the whole canvas, or what is seen through a window."""
        left, top, width, height = window or Window(0, 0, self.width, self.height)
        drawn = Text(no_wrap=True)
        for y in range(top, top + height):
            line = [self._signs.get((x, y)) or (self.line_sign(x, y), line_style) for x in range(left, left + width)]
            for style, run in groupby(line, key=lambda sign: sign[1]):
                drawn.append("".join(sign for sign, _ in run), style)
            drawn.append("\n" if y < top + height - 1 else "")
        return drawn

    def line_sign(self, x: int, y: int) -> str:
        ways = self._ways.get((x, y))
        if not ways:
            return " "
        return _LINES.get(frozenset(ways)) or ("│" if ways <= {"u", "d"} else "─")


def path(corners: list[Point]) -> list[Point]:
    """Return every point of a line, including its ends."""
    points = corners[:1]
    for goal in corners[1:]:
        while points[-1] != goal:
            x, y = points[-1]
            points.append((x + _sign(goal[0] - x), y + _sign(goal[1] - y)))
    return points


def airy(area: set[Point]) -> set[Point]:
    """Return the area without the points next to its left and right borders."""
    return {(x, y) for x, y in area if (x - 1, y) in area and (x + 1, y) in area}


def place(area: set[Point], width: int, height: int) -> Point | None:
    """Return the upper left corner of a box within the area, as close to its centre as possible."""
    if not area:
        return None
    middle_x = sum(x for x, _ in area) / len(area)
    middle_y = sum(y for _, y in area) / len(area)
    rows = {y for _, y in area}
    best: Point | None = None
    nearest = float("inf")
    for x, y in sorted(area):
        if y + height - 1 not in rows:
            continue
        if all((x + i, y + j) in area for i in range(width) for j in range(height)):
            # A character is about twice as high as it is wide.
            far = (x + (width - 1) / 2 - middle_x) ** 2 + (2 * (y + (height - 1) / 2 - middle_y)) ** 2
            if far < nearest:
                best, nearest = (x, y), far
    return best


def window_on(points: Mapping[Point, int], size: Point, box: Point) -> Window:
    """Return the window onto a canvas that shows the most of the weighted points.

    Among equal ones, choose the window whose middle is nearest to that of the points.
    """
    width, height = min(box[0], size[0]), min(box[1], size[1])
    weight = sum(points.values()) or 1
    middle_x = sum(x * each for (x, _), each in points.items()) / weight if points else size[0] / 2
    middle_y = sum(y * each for (_, y), each in points.items()) / weight if points else size[1] / 2
    best = (0, 0)
    most: tuple[int, float] | None = None
    for left in range(size[0] - width + 1):
        columns = [(y, each) for (x, y), each in points.items() if left + MARGIN <= x < left + width - MARGIN]
        for top in range(size[1] - height + 1):
            seen = sum(each for y, each in columns if top <= y < top + height)
            off = (left + width / 2 - middle_x) ** 2 + (2 * (top + height / 2 - middle_y)) ** 2
            if most is None or (seen, -off) > most:
                best, most = (left, top), (seen, -off)
    return Window(*best, width, height)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _way(here: Point, there: Point) -> str:
    if here[0] == there[0]:
        return "d" if there[1] > here[1] else "u"
    return "r" if there[0] > here[0] else "l"
