"""Yamataï in the terminal: the archipelago, the display, the players' mats, the score sheet."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shima.games.view_types import LegalMove
from shima.games.yamatai.view_types import YamataiBoard, YamataiView
from shima.language import Language
from shima.terminal.canvas import Point
from shima.terminal.items import Items, LongOrShort
from shima.terminal.part import Drawing, Part
from shima.terminal.yamatai import display
from shima.terminal.yamatai.listing import archipelago_list
from shima.terminal.yamatai.map import NARROWEST, ArchipelagoMap
from shima.terminal.yamatai.mats import barred, mat, others, signed
from shima.terminal.yamatai.words import SEA_STYLE, SEAT_STYLES, Words

FRAME = 4
SIDE = 38  # width of the mats next to the map
WIDE = 80 + SIDE + 1  # from this width on, the mats are next to the map
WIDEST = 170
LEGEND = 1  # lines below the map


class Board:
    """Draws views of Yamataï."""

    def __init__(self, board: YamataiBoard, language: Language) -> None:
        self._board = board
        self._words = Words(language)
        self._maps: dict[int, ArchipelagoMap] = {}

    def table(self, view: YamataiView, names: Sequence[str], width: int) -> RenderableType:
        width = min(width, WIDEST)
        order = display.order(view, names, self._words)
        head = Group(Items(display.head(view, self._board, names, self._words), " · "), in_line(order))
        mats = [barred(view, self._board, seat, name, self._words) for seat, name in enumerate(names)]
        known = [in_line(part) for part in display.known(view, self._board, self._words)]
        if not ArchipelagoMap.fits(width - FRAME):
            islands = archipelago_list(view, self._board, self._words)
            below = (in_line(self._reserve(view)), display.legend(self._words))
            return Group(head, islands, *below, *self._offers(view), *known, *mats)
        if width < WIDE:
            tiles, fleets, specialists = self._offers(view)
            rows = Group(side_by_side((tiles, fleets)), specialists)
            return Group(head, self._framed(view, width), rows, *known, *mats)
        side = max(SIDE, width // 3 - 2)
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=width - side - 1)
        row.add_column(width=side)
        row.add_row(self._framed(view, width - side - 1), Group(*apart(mats)))
        return Group(head, row, side_by_side(self._offers(view)), *known)

    def head(self, view: YamataiView, names: Sequence[str], width: int) -> Text:
        """Show all five actions of the turn, or only the current one if the line is too short."""
        heads = [display.head(view, self._board, names, self._words, actions) for actions in (True, False)]
        whole, short = (Text(" · ").join(head) for head in heads)
        return whole if whole.cell_len <= width else short

    def board_size(self, view: YamataiView, width: int) -> Point:
        across, down = self._map(width).size
        return across, down + LEGEND

    def board(self, view: YamataiView, width: int, height: int, shift: Point) -> Drawing:
        drawn = self._map(width)
        if width >= drawn.size[0] and height >= drawn.size[1] + LEGEND:
            return Drawing(Group(drawn.draw(view), display.legend(self._words)))
        return drawn.part(view, (width, height), shift)

    def display(self, view: YamataiView, names: Sequence[str]) -> list[Part]:
        parts = (view, self._board, self._words)
        offers = [display.tiles(*parts), display.fleets(*parts), display.specialists(*parts)]
        order = [display.order(view, names, self._words)] if view["order"] else []
        return [*display.known(*parts), *offers, self._reserve(view), *order]

    def mats(self, view: YamataiView, names: Sequence[str]) -> list[Part]:
        return [mat(view, self._board, seat, name, self._words) for seat, name in enumerate(names)]

    def brief_mats(self, view: YamataiView, names: Sequence[str]) -> list[Part]:
        """Return the mat of the player who decides, and a line for each other one if there are several."""
        mats = [mat(view, self._board, seat, name, self._words, brief=True) for seat, name in enumerate(names)]
        own = view["actor"] if isinstance(view["actor"], int) else view["viewer"] or 1
        return mats if len(mats) == 2 else [mats[own - 1], others(view, own - 1, names, self._words)]

    def heading(self, view: YamataiView, offer: LegalMove) -> str:
        say = self._words.say
        kind, _, name = offer["handles"][0].partition(":")
        if kind == "boat":
            return say("play-yam-verb-place", colour=self._words.colour(name))
        if kind == "tile":
            return say("play-yam-verb-build", tile=name)
        if kind == "specialist":
            return say("play-yam-verb-recruit", name=self._words.specialist(name))
        return say("play-yam-verb", verb=offer["text"].partition(" ")[0])

    def short(self, view: YamataiView, notation: str) -> Text:
        verb, *rest = notation.split(" ")
        if verb == "place":
            return Text(rest[-1])
        if verb == "build":
            return Text(self._words.say("play-yam-on-island", island=int(rest[-1])))
        if verb == "slide":
            return Text(f"{self._boat(view, rest[0])}–{rest[-1]}")
        if verb in ("switch-boat", "with-boat", "remove"):
            return Text(self._boat(view, rest[0]))
        if verb in ("collect", "switch-token", "with-token", "sacred", "clear"):
            return Text.assemble(f"{rest[0]} ", self._words.on_island(view["islands"][int(rest[0]) - 1]))
        if verb == "recruit":
            return self._words.payment(rest[1:])
        if verb in ("any", "buy", "sell", "aside"):
            return Text(self._words.colour(rest[0]))
        if verb in ("spend", "gild"):
            return Text(self._words.token(rest[0]))
        if verb in ("change", "melt"):
            return self._words.boats(rest)
        return Text(" ".join(rest) or verb)

    def notation(self, typed: str) -> str:
        return "end" if typed.lower() == self._words.say("play-yam-end") else typed

    def score_sheet(self, view: YamataiView, names: Sequence[str]) -> RenderableType:
        say = self._words.say
        sheet = Table(title=say("play-yam-sheet"), title_style="bold", box=ROUNDED, show_footer=True)
        sheet.add_column("", footer=say("play-yam-total"), style="bold")
        players = view["players"]
        for seat, (name, player) in enumerate(zip(names, players, strict=True)):
            style = f"bold {SEAT_STYLES[seat]}"
            total = Text(signed(player["score"]), style)
            sheet.add_column(Text(name, style), footer=total, justify="right", overflow="fold")
        points = [player["points"].values() for player in players]
        for source, *row in zip(players[0]["points"], *points, strict=True):
            sheet.add_row(say("play-yam-sheet-source", source=source), *map(signed, row))
        order = view["order"]
        turns = [str(order.index(seat) + 1) if seat in order else "–" for seat in range(1, len(players) + 1)]
        sheet.add_row(say("play-yam-sheet-turn"), *turns, style="italic")
        return sheet

    def seat_style(self, seat: int) -> str:
        return SEAT_STYLES[seat]

    def _offers(self, view: YamataiView) -> tuple[RenderableType, RenderableType, RenderableType]:
        parts = (view, self._board, self._words)
        return display.tiles(*parts).whole(), display.fleets(*parts).whole(), display.specialists(*parts).whole()

    def _boat(self, view: YamataiView, spot: str) -> str:
        return f"{spot}{self._words.letter(view['boats'][spot])}"

    def _reserve(self, view: YamataiView) -> Part:
        return display.reserve(view, self._board, self._words)

    def _map(self, width: int) -> ArchipelagoMap:
        """Return the map for a pane of this width, or the narrowest one."""
        width = min(max(width, NARROWEST), WIDEST)
        if width not in self._maps:
            self._maps[width] = ArchipelagoMap(self._board, self._words, width)
        return self._maps[width]

    def _framed(self, view: YamataiView, width: int) -> Panel:
        drawn = self._map(width - FRAME).draw(view)
        content = Group(drawn, in_line(self._reserve(view)), display.legend(self._words))
        return Panel(content, border_style=SEA_STYLE, padding=(0, 1), width=width)


def in_line(part: Part) -> Table:
    """Return the title and, in the same line, the content."""
    row = Table.grid(padding=(0, 1))
    row.add_row(part.title, part.content.long if isinstance(part.content, LongOrShort) else part.content)
    return row


def side_by_side(parts: Sequence[RenderableType]) -> Table:
    row = Table.grid(padding=(0, 3, 0, 0))
    row.add_row(*parts)
    return row


def apart(parts: Sequence[RenderableType]) -> list[RenderableType]:
    """Separate the parts by empty lines."""
    return [line for part in parts for line in (part, Text())][:-1]
