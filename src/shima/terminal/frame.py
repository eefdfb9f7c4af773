"""A screen as lines of exactly the terminal's width: panes with titles, separated by thin lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from shima.terminal.canvas import Canvas

Line = list[Segment]
RULE_STYLE = "bright_black"


@dataclass(frozen=True)
class Box:
    """A rectangle of the screen. Its first line is the title, within a horizontal rule."""

    x: int
    y: int
    width: int
    height: int
    title: Text
    lines: Sequence[Line]


class Frame:
    """What one screen shows. `lines` has a list of segments for each line, all of the same width."""

    def __init__(self, width: int, lines: list[Line]) -> None:
        self.width = width
        self.lines = [Segment.adjust_line_length(line, width) for line in lines]

    def text(self) -> str:
        """Return the screen without colours, and without the spaces at the ends of lines."""
        return "".join("".join(segment.text for segment in line).rstrip() + "\n" for line in self.lines)


def lines_of(content: RenderableType, console: Console, width: int) -> list[Line]:
    """Render for a pane of this width."""
    return console.render_lines(content, console.options.update(width=max(width, 1), height=None))


def one_line(text: Text, console: Console, width: int) -> Line:
    """Render one line, shortened with an ellipsis if it is too long."""
    short = text.copy()
    short.truncate(max(width, 1), overflow="ellipsis", pad=True)
    return lines_of(short, console, width)[0]


def composed(console: Console, width: int, height: int, boxes: Sequence[Box]) -> list[Line]:
    """Put the boxes next to each other, with one column between them for the vertical rules."""
    rules = Canvas(width, height)
    boxes = [box for box in boxes if box.y < height]
    for box in boxes:
        right = box.x + box.width
        rules.line([(max(box.x - 1, 0), box.y), (min(right, width - 1), box.y)])
        if right < width:
            rules.line([(right, box.y), (right, min(box.y + box.height, height - 1))])
    style = console.get_style(RULE_STYLE)
    parts: list[list[tuple[int, int, Line]]] = [[] for _ in range(height)]
    for box in boxes:
        title = Text.assemble(" ", box.title, " ")
        room = min(title.cell_len, box.width - 2)
        parts[box.y].append((box.x + 1, room, one_line(title, console, room)))
        for number, line in enumerate(box.lines[: box.height - 1], start=1):
            parts[box.y + number].append((box.x, box.width, Segment.adjust_line_length(line, box.width)))
    return [_filled(row, y, width, rules, style) for y, row in enumerate(parts)]


def _filled(parts: list[tuple[int, int, Line]], y: int, width: int, rules: Canvas, style: Style) -> Line:
    """Return the parts of a line with the rules between them."""
    line: Line = []
    at = 0
    for x, room, segments in [*sorted(parts, key=lambda part: part[0]), (width, 0, [])]:
        if x > at:
            line.append(Segment("".join(rules.line_sign(each, y) for each in range(at, x)), style))
        line += segments
        at = x + room
    return line
