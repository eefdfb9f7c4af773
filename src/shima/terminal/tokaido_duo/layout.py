"""Where places lie on the map of the island: the coast is a ring, the mountain towns stand along its middle.

C1+1  C1+2 …   C2   …   C3   …  C3+3
C1 ──╮         │        │         ╭── C4
 ⋮   M1 ────── M2 ───── M3 ────── M4   ⋮
C8 ──╯         │        │         ╰── C5
C7+3  …        C7   …   C6   …  C5+1
"""

from itertools import pairwise

from shima.games.tokaido_duo.view_types import DuoBoard
from shima.terminal.canvas import Point

NARROWEST_CELL = 7
WIDEST_CELL = 9
TOWN = 6  # characters for a town and its price
SIDE = 10  # and for a figure next to them
FIGURES = 6  # characters for two figures
EDGE = 3  # lines for a station at the top or bottom, with its figure
FEWEST_COLUMNS = 2
COASTAL_TOWNS = 8


class Layout:
    """Positions in characters and lines, for a board with eight coastal towns and `columns` columns."""

    def __init__(self, board: DuoBoard, width: int) -> None:
        self.names = [station["name"] for station in board["stations"]]
        self.towns = [station["name"] for station in board["stations"] if station["kind"] == "town"]
        self.parts = behind_towns(self.names, self.towns)
        self.cell = min(width // columns(board), WIDEST_CELL)
        self.width = self.cell * columns(board)
        self.rows = max(len(self.parts[3]), len(self.parts[7])) + 2
        self.height = 2 * (EDGE + 1 + self.rows)
        self.middle = EDGE + self.rows
        self.sides: dict[str, str] = {}
        self.corners: dict[str, Point] = {}  # where a station's name begins in its cell
        self._lay_coast(_spans(self.parts))
        self.nodes = self._lay_mountains(board["routes"], list(board["mountain_towns"]))

    def _lay_coast(self, spans: list[int]) -> None:
        second, third = spans[0], spans[0] + 1 + spans[1]
        starts = (0, second + 1, third + 1)
        for part, start, span in zip(self.parts[:3], starts, spans, strict=True):
            self._lay_row(part, start, span, "top")
        for part, start, span in zip(self.parts[6:3:-1], starts, spans, strict=True):
            self._lay_row(part[::-1], start, span, "bottom")
        for town, column, side in (
            (1, second, "top"),
            (2, third, "top"),
            (5, third, "bottom"),
            (6, second, "bottom"),
        ):
            self._lay_row([self.towns[town]], column, 1, side)
        self._lay_side([self.towns[0], *self.parts[7][::-1], self.towns[7]], "left")
        self._lay_side([self.towns[3], *self.parts[3], self.towns[4]], "right")

    def _lay_row(self, names: list[str], start: int, span: int, side: str) -> None:
        line = 0 if side == "top" else self.height - 2
        for number, name in enumerate(names):
            column = start + (number + 0.5) * span / len(names) - 0.5
            self.corners[name] = (round(column * self.cell), line)
            self.sides[name] = side

    def _lay_side(self, names: list[str], side: str) -> None:
        for number, name in enumerate(names):
            row = round(number * (self.rows - 1) / (len(names) - 1))
            self.corners[name] = (1 if side == "left" else self.width - SIDE, EDGE + 1 + 2 * row)
            self.sides[name] = side

    def _lay_mountains(self, routes: list[list[str]], mountains: list[str]) -> dict[str, int]:
        """Centre each mountain town between the coastal towns it is linked with, without overlaps."""
        near: dict[str, list[int]] = {name: [] for name in mountains}
        for a, b in routes:
            for town, other in ((a, b), (b, a)):
                if town in near and other in self.sides:
                    near[town].append(self.middle_of(other))
        right = self.width - 1 - SIDE
        least = (SIDE + self.middle_of(self.towns[1])) // 2
        most = right - (right - self.middle_of(self.towns[2])) // 2
        wish = {town: min(max(sum(xs) // len(xs) if xs else self.width // 2, least), most) for town, xs in near.items()}
        order = sorted(near, key=lambda town: (wish[town], town))
        nodes = {town: wish[town] for town in order}
        for before, town in pairwise(order):
            nodes[town] = max(nodes[town], nodes[before] + FIGURES + 1)
        last = most
        for town in reversed(order):
            nodes[town] = min(nodes[town], last)
            last = nodes[town] - FIGURES - 1
        return nodes

    def middle_of(self, station: str) -> int:
        """Return the column at which a route leaves the station."""
        side = self.sides[station]
        if side in ("left", "right"):
            return 0 if side == "left" else self.width - 1
        return self.corners[station][0] + self.cell // 2

    def route(self, mountain: str, other: str) -> list[Point]:
        """Return the corners of a route from a mountain town."""
        x = self.nodes[mountain]
        start = (x, self.middle)
        if other in self.nodes:
            return [start, (self.nodes[other], self.middle)]
        line = self.corners[other][1]
        if self.sides[other] == "left":
            return [start, (x, line), (TOWN + 1, line)]
        if self.sides[other] == "right":
            return [start, (x, line), (self.width - TOWN - 1, line)]
        goal = self.middle_of(other)
        top = self.sides[other] == "top"
        end, turn = (EDGE - 1, EDGE) if top else (self.height - EDGE, self.height - EDGE - 1)
        return [start, (x, end)] if goal == x else [start, (x, turn), (goal, turn), (goal, end)]

    def inside(self, region: int) -> Point:
        """Return a point just inside the region behind a coastal town."""
        right, bottom = self.width - 1, self.height - EDGE - 1
        middle = self.middle_of(self.towns[region])
        points = (
            (0, EDGE),
            (middle + 1, EDGE),
            (right, EDGE),
            (right - SIDE, self.middle),
            (right, bottom),
            (middle - 1, bottom),
            (0, bottom),
            (SIDE, self.middle),
        )
        return points[region]


def columns(board: DuoBoard) -> int:
    """Return the number of cells per row; 0 if this coast is not a ring of eight towns."""
    towns = [station["name"] for station in board["stations"] if station["kind"] == "town"]
    if len(towns) != COASTAL_TOWNS:
        return 0
    return sum(_spans(behind_towns([station["name"] for station in board["stations"]], towns))) + 2


def behind_towns(names: list[str], towns: list[str]) -> list[list[str]]:
    """Return the stations after each coastal town, up to the next."""
    starts = [names.index(town) for town in towns]
    ends = [*starts[1:], len(names)]
    return [names[start + 1 : end] for start, end in zip(starts, ends, strict=True)]


def _spans(parts: list[list[str]]) -> list[int]:
    """Return the columns left of the second town, between the second and the third, and right of the third."""
    return [max(len(parts[a]), len(parts[b]), FEWEST_COLUMNS) for a, b in ((0, 6), (1, 5), (2, 4))]
