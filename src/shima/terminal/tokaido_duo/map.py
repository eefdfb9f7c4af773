"""The island as a map: stations, shops, routes, regions and figures."""

from rich.text import Text

from shima.games.tokaido_duo.view_types import DuoBoard, DuoView
from shima.terminal.canvas import Canvas, Point, airy, path, place, window_on
from shima.terminal.part import Drawing, seen_through
from shima.terminal.tokaido_duo.layout import EDGE, FIGURES, NARROWEST_CELL, SIDE, TOWN, Layout, columns
from shima.terminal.tokaido_duo.words import (
    KIND_STYLES,
    REGION_STYLE,
    ROUTE_STYLE,
    SHOP_STYLE,
    Words,
    figure_style,
    standing,
)

OTHER, OWN, GOAL = 1, 3, 3  # how much it matters to see an opponent's figure, an own one, a place to go to


class IslandMap:
    """The static parts are drawn once; `draw` adds the shops and figures of a position."""

    def __init__(self, board: DuoBoard, words: Words, width: int) -> None:
        self._words = words
        self._layout = Layout(board, width)
        self._landscapes: list[str] = [region["landscape"] for region in board["regions"]]
        self._canvas = Canvas(self._layout.width, self._layout.height)
        self.width = self._layout.width
        self.undrawn: list[tuple[str, str]] = []  # routes without space for a line
        for station in board["stations"]:
            self._draw_station(station["name"], station["kind"])
        for line in (*range(EDGE), *range(self._layout.height - EDGE, self._layout.height)):
            self._canvas.keep(0, line, self.width)
        self._draw_routes(board["routes"])
        for name, wares in board["mountain_towns"].items():
            self._draw_mountain_town(name, wares)
        self._easels = [self._draw_region(number) for number in range(len(self._landscapes))]

    @staticmethod
    def fits(board: DuoBoard, width: int) -> bool:
        """Whether this island can be drawn as a map at this width."""
        return 0 < columns(board) * NARROWEST_CELL <= width

    def draw(self, view: DuoView) -> Text:
        """Return the whole map."""
        return self._drawn(view).text(ROUTE_STYLE)

    def part(self, view: DuoView, box: Point, shift: Point) -> Drawing:
        """Return the part of the map around the figures that can move."""
        home = window_on(self._interest(view), self.size, box)
        return seen_through(self._drawn(view), ROUTE_STYLE, home, shift)

    @property
    def size(self) -> Point:
        return self.width, self._layout.height

    def _interest(self, view: DuoView) -> dict[Point, int]:
        """Return the points of the figures and of the places that moves touch, with their weights."""
        found: dict[Point, int] = {}
        for where, figures in standing(view).items():
            x, y = self._stand(where, 3 * len(figures))
            found[x + 1, y] = sum(OWN if seat + 1 == view["actor"] else OTHER for seat, _ in figures)
        for offer in view["moves"]:
            for handle in offer["handles"]:
                kind, _, where = handle.partition(":")
                if kind in ("at", "region"):
                    x, y = self._stand(where, 3)
                    found[x + 1, y] = found.get((x + 1, y), 0) + GOAL
        return found

    def _drawn(self, view: DuoView) -> Canvas:
        canvas = self._canvas.copy()
        for shop in view["shops"]:
            town = f"{shop['town']} {self._words.price(shop['price'])}"
            self._write(canvas, shop["town"], 0, town, KIND_STYLES["town"])
            self._write(canvas, shop["town"], 1, self._words.ware_on_map(shop["ware"]), SHOP_STYLE)
        for where, figures in standing(view).items():
            x, y = self._stand(where, 3 * len(figures))
            for number, (seat, character) in enumerate(figures):
                canvas.put(x + 3 * number, y, self._words.figure(seat, character), figure_style(seat))
        return canvas

    def _draw_station(self, name: str, kind: str) -> None:
        self._write(self._canvas, name, 0, name, KIND_STYLES["town"] if kind == "town" else "")
        if kind != "town":
            self._write(self._canvas, name, 1, self._words.kind(kind), KIND_STYLES[kind])
        if self._layout.sides[name] in ("left", "right"):
            x, y = self._layout.corners[name]
            for line in (y, y + 1):
                self._canvas.keep(x - 1 if x == 1 else x, line, SIDE)

    def _write(self, canvas: Canvas, station: str, line: int, text: str, style: str) -> None:
        x, y = self._layout.corners[station]
        side = self._layout.sides[station]
        if side == "right":
            x += SIDE - len(text)
        elif side != "left":
            x += (self._layout.cell - len(text) + 1) // 2
        canvas.put(x, y + line, text, style)

    def _draw_routes(self, routes: list[list[str]]) -> None:
        layout = self._layout
        taken: set[Point] = {(x, layout.middle) for x in layout.nodes.values()}
        for a, b in routes:
            mountain, other = (a, b) if a in layout.nodes else (b, a)
            known = mountain in layout.nodes and (other in layout.nodes or other in layout.sides)
            corners = layout.route(mountain, other) if known else []
            between = set(path(corners)) - {*corners[:1], *corners[-1:]}
            if not corners or between & taken:
                self.undrawn.append((a, b))
            else:
                taken |= between
                self._canvas.line(corners)

    def _draw_mountain_town(self, name: str, wares: int) -> None:
        x, y = self._layout.nodes[name], self._layout.middle
        self._canvas.put(x - 1, y, f" {name} ", KIND_STYLES["town"])
        left_half = x < self.width / 2
        self._canvas.keep(x + 1 if left_half else x - FIGURES, y - 1, FIGURES)
        text = f"+{wares}"
        self._canvas.put(x + 2 if left_half else x - 1 - len(text), y + 1, text)

    def _draw_region(self, number: int) -> Point | None:
        """Write the region's number and landscape. Return where its artists go."""
        area = self._canvas.area(self._layout.inside(number))
        digit, word = str(number + 1), self._words.landscape(self._landscapes[number])
        together = f"{digit} {word}"
        with_figures = together + " " * (FIGURES + 1)
        forms = ([together, ""], [with_figures], [digit, word, ""], [digit, word[:FIGURES], ""])
        for room, lines in [*((airy(area), form) for form in forms), *((area, form) for form in forms)]:
            width = max(FIGURES, *(len(line) for line in lines))
            corner = place(room, width, len(lines))
            if corner is not None:
                x, y = corner
                for row, line in enumerate(lines):
                    self._canvas.put(x + (width - len(line)) // 2, y + row, line.rstrip(), REGION_STYLE)
                if len(lines) == 1:
                    return x + width - FIGURES, y
                return x + (width - FIGURES) // 2, y + len(lines) - 1
        return None

    def _stand(self, where: str, width: int) -> Point:
        """Return where figures of that width go: on a station, at a mountain town or in a region."""
        layout = self._layout
        side = layout.sides.get(where)
        if side in ("top", "bottom"):
            x, y = layout.corners[where]
            return x + (layout.cell - width + 1) // 2, y + 2 if side == "top" else y - 1
        if side is not None:
            return TOWN + 1 if side == "left" else self.width - TOWN - width, layout.corners[where][1]
        if where in layout.nodes:
            x, gap = layout.nodes[where], 1 if width > 3 else 2
            return x + gap if x < self.width / 2 else x - width - gap + 1, layout.middle - 1
        easel = self._easels[int(where) - 1] or layout.inside(int(where) - 1)
        return easel[0] + (FIGURES - width) // 2, easel[1]
