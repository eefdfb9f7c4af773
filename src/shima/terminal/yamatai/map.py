"""The archipelago as a map: spots, the lanes between them, islands and what is on them."""

import os

from rich.text import Text

from shima.games.yamatai.view_types import YamataiBoard, YamataiIsland, YamataiView
from shima.terminal.canvas import Canvas, Point, airy, place, window_on
from shima.terminal.part import Drawing, seen_through
from shima.terminal.yamatai.words import (
    ENTRY,
    NEW,
    SEA_STYLE,
    Words,
    boat_mark,
    island_number,
    spots_for_boats,
)

NARROWEST = 76
HEIGHTS = range(24, 29)
SPOT = 5  # characters that a spot with a boat may take
ROOM = 7  # characters of the longest word on an island
BOAT, OFFERED, PLACED = 1, 3, 20  # how much it matters to see a boat, a place that a move touches, the chain
# The eight dots of a braille character, by column and row.
_DOTS = (0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80)
_BLANK = 0x2800


class Sea:
    """The static parts, drawn once per size: lanes as fine lines, and the space inside each island."""

    def __init__(self, board: YamataiBoard, width: int, height: int) -> None:
        self.canvas = Canvas(width, height)
        self.spots = _scaled(board["spots"], width, height)
        self._draw_lanes(board["lanes"])
        for x, y in self.spots:
            self.canvas.keep(x - SPOT // 2, y, SPOT)
        self.rooms = [self._room([self.spots[spot - 1] for spot in ring]) for ring in board["islands"]]

    def cramped(self) -> int:
        """The number of islands without space for a number above the longest word."""
        return sum(width < ROOM or height < 2 for _, width, height in self.rooms)

    def _draw_lanes(self, lanes: list[list[int]]) -> None:
        fine = os.environ.get("TERM") != "linux"  # the Linux console has no braille characters
        dots: dict[Point, int] = {}
        for spot, other in lanes:
            for x, y in _fine_line(self.spots[spot - 1], self.spots[other - 1]):
                sign = x // 2, y // 4
                dots[sign] = dots.get(sign, 0) | _DOTS[x % 2][y % 4]
        for (x, y), pattern in dots.items():
            self.canvas.put(x, y, chr(_BLANK + pattern) if fine else "·", SEA_STYLE)

    def _room(self, shore: list[Point]) -> tuple[Point, int, int]:
        """Return where an island's number and word are written: corner, width and height."""
        middle = sum(x for x, _ in shore) // len(shore), sum(y for _, y in shore) // len(shore)
        area = self.canvas.area(middle)
        for room, width, height in (
            (airy(area), ROOM, 2),
            *((area, width, 2) for width in range(ROOM, 3, -1)),
            (area, ROOM + 3, 1),
        ):
            corner = place(room, width, height)
            if corner is not None:
                return corner, width, height
        return (middle[0] - ROOM // 2, middle[1]), ROOM, 1


class ArchipelagoMap:
    """The map at the height that suits the width best. Boats, tokens and buildings are added for each view."""

    def __init__(self, board: YamataiBoard, words: Words, width: int) -> None:
        self._words = words
        self._entries = set(board["entries"])
        self._sea = min((Sea(board, width, height) for height in HEIGHTS), key=lambda sea: sea.cramped())
        self.size = width, self._sea.canvas.height

    @staticmethod
    def fits(width: int) -> bool:
        return width >= NARROWEST

    def draw(self, view: YamataiView) -> Text:
        """Return the whole map."""
        return self._drawn(view).text("")

    def part(self, view: YamataiView, box: Point, shift: Point) -> Drawing:
        """Return the part of the map around what matters now."""
        home = window_on(self._interest(view), self.size, box)
        return seen_through(self._drawn(view), "", home, shift)

    def _drawn(self, view: YamataiView) -> Canvas:
        canvas = self._sea.canvas.copy()
        for number, (island, room) in enumerate(zip(view["islands"], self._sea.rooms, strict=True), start=1):
            self._draw_island(canvas, number, island, room)
        offered = spots_for_boats(view)
        for number, (x, y) in enumerate(self._sea.spots, start=1):
            text, style = spot_mark(view, number, self._entries, number in offered, self._words)
            canvas.put(x - len(text) // 2, y, text, style)
        return canvas

    def _interest(self, view: YamataiView) -> dict[Point, int]:
        """Return the points of the chain, of the places that moves touch, and of all boats, with their weights."""
        found: dict[Point, int] = {}
        for boat in view["boats"]:
            found[self._sea.spots[int(boat) - 1]] = BOAT
        for offer in view["moves"]:
            for handle in offer["handles"]:
                kind, _, number = handle.partition(":")
                if kind == "spot":
                    found[self._sea.spots[int(number) - 1]] = OFFERED
                elif kind == "island":
                    (x, y), width, _ = self._sea.rooms[int(number) - 1]
                    found[x + width // 2, y] = OFFERED
        for spot in view["placed"]:
            found[self._sea.spots[spot - 1]] = PLACED
        return found

    def _draw_island(self, canvas: Canvas, number: int, island: YamataiIsland, room: tuple[Point, int, int]) -> None:
        (x, y), width, height = room
        head = island_number(number, island)
        on_it = self._words.on_island(island)
        style = str(on_it.style)
        if height == 1:
            canvas.put(x, y, head, "bold")
            canvas.put(x + len(head) + 1, y, on_it.plain[: width - len(head) - 1], style)
            return
        word = on_it.plain[:width]
        canvas.put(x + (width - len(head)) // 2, y, head, "bold")
        canvas.put(x + (width - len(word)) // 2, y + 1, word, style)


def spot_mark(view: YamataiView, number: int, entries: set[int], offered: bool, words: Words) -> tuple[str, str]:
    """Return a spot's number with what is on it, and its style."""
    text = f"{ENTRY}{number}" if number in entries else str(number)
    colour = view["boats"].get(str(number))
    if colour is None:
        return text, "bold underline" if offered else ""
    return f"{NEW if number in view['placed'] else ''}{text}{words.letter(colour)}", boat_mark(colour)


def _scaled(points: list[list[int]], width: int, height: int) -> list[Point]:
    """Scale the spots of the board to the canvas, with space for a boat at the edges."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    edge = SPOT // 2
    across, down = (width - 1 - 2 * edge) / (right - left), (height - 1) / (bottom - top)
    return [(edge + round((x - left) * across), round((y - top) * down)) for x, y in points]


def _fine_line(start: Point, end: Point) -> list[Point]:
    """Return a straight line in braille dots, 2 per character across and 4 down, between character centres."""
    x, y = 2 * start[0], 4 * start[1] + 1
    across, down = 2 * end[0] - x, 4 * end[1] + 1 - y
    steps = max(abs(across), abs(down), 1)
    return [(x + round(across * step / steps), y + round(down * step / steps)) for step in range(steps + 1)]
