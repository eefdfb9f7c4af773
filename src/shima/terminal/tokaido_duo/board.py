"""Tokaido Duo in the terminal: the island, both players' mats, the score sheet."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shima.games.tokaido_duo.constants import CHARACTERS
from shima.games.tokaido_duo.view_types import DuoBoard, DuoView
from shima.games.view_types import LegalMove
from shima.language import Language
from shima.terminal.canvas import Point
from shima.terminal.part import Drawing, Part
from shima.terminal.tokaido_duo import mats
from shima.terminal.tokaido_duo.layout import NARROWEST_CELL, columns
from shima.terminal.tokaido_duo.listing import island_list
from shima.terminal.tokaido_duo.map import IslandMap
from shima.terminal.tokaido_duo.words import SEA_STYLE, SEAT_STYLES, Words

MAT = 39  # next to the map
FRAME = 3
WIDEST = 150
LIST_LINES = 12  # for an island that cannot be drawn as a map


class Board:
    """Draws views of Tokaido Duo."""

    def __init__(self, board: DuoBoard, language: Language) -> None:
        self._board = board
        self._words = Words(language)
        self._maps: dict[int, IslandMap] = {}

    def table(self, view: DuoView, names: Sequence[str], width: int) -> RenderableType:
        width = min(width, WIDEST)
        both = [mats.panel(view, self._board, seat, name, self._words) for seat, name in enumerate(names)]
        common_area = mats.common_area(view, self._words)
        head = Text("\n").join([self._head(view, names), *self._ending(view)])
        if not IslandMap.fits(self._board, width - FRAME):
            return Group(head, island_list(view, self._board, self._words), common_area, *both)
        if IslandMap.fits(self._board, width - FRAME - MAT - 1):
            island = self._framed(view, width - MAT - 1)
            row = Table.grid(padding=(0, 1, 0, 0))
            row.add_column(width=self._map(width - MAT - 1 - FRAME).width + FRAME)
            row.add_column(width=MAT)
            row.add_row(island, Group(*both))
            return Group(head, row, common_area)
        return Group(
            head, self._framed(view, width), common_area, mats.SideBySide(both, self._map(width - FRAME).width + FRAME)
        )

    def head(self, view: DuoView, names: Sequence[str], width: int) -> Text:
        return Text(" · ").join([self._head(view, names), *self._ending(view)])

    def board_size(self, view: DuoView, width: int) -> Point:
        if not columns(self._board):
            return 0, LIST_LINES
        across, down = self._map_for(width).size
        return across, down + len(self._below_map(width))

    def board(self, view: DuoView, width: int, height: int, shift: Point) -> Drawing:
        if not columns(self._board):
            return Drawing(island_list(view, self._board, self._words))
        island = self._map_for(width)
        below = self._below_map(width)
        if width >= island.width and height >= island.size[1] + len(below):
            return Drawing(Group(island.draw(view), *below))
        return island.part(view, (width, height), shift)

    def display(self, view: DuoView, names: Sequence[str]) -> list[Part]:
        return [mats.on_board(view, self._words), mats.bag(view, self._words)]

    def mats(self, view: DuoView, names: Sequence[str]) -> list[Part]:
        return [mats.mat(view, self._board, seat, name, self._words) for seat, name in enumerate(names)]

    def brief_mats(self, view: DuoView, names: Sequence[str]) -> list[Part]:
        return self.mats(view, names)

    def heading(self, view: DuoView, offer: LegalMove) -> str:
        kind, _, name = offer["handles"][0].partition(":")
        for character, pips in view["dice"].items():
            if kind == "die" and name == character:
                return self._words.say("play-duo-die", character=character, pips=pips)
        if is_worse_sale(view, offer):
            kind = "less"
        return self._words.say("play-duo-group", group=kind)

    def short(self, view: DuoView, notation: str) -> Text:
        """Return the place with what is there, or the action."""
        verb, _, place = notation.partition(" ")
        if verb not in CHARACTERS:
            return Text(notation)
        words = self._words
        for shop in view["shops"]:
            if shop["town"] == place and verb == "merchant":
                return Text(f"{place} {words.ware_on_map(shop['ware'])} {words.price(shop['price'])}")
        for station in self._board["stations"]:
            if station["name"] == place and verb == "pilgrim" and station["kind"] != "town":
                return Text(f"{place} {words.kind(station['kind'])}")
        if place in self._board["mountain_towns"]:
            return Text(f"{place} +{self._board['mountain_towns'][place]}")
        if place.isdecimal():
            return Text(f"{place} {words.landscape(self._board['regions'][int(place) - 1]['landscape'])}")
        return Text(place)

    def notation(self, typed: str) -> str:
        return typed

    def score_sheet(self, view: DuoView, names: Sequence[str]) -> RenderableType:
        say = self._words.say
        sheet = Table(title=say("play-duo-sheet"), title_style="bold", box=ROUNDED, show_footer=True)
        sheet.add_column("", footer=say("play-duo-total"), style="bold")
        for seat, (name, player) in enumerate(zip(names, view["players"], strict=True)):
            style = f"bold {SEAT_STYLES[seat]}"
            sheet.add_column(
                Text(name, style), footer=Text(str(player["score"]), style), justify="right", overflow="fold"
            )
        faith = [f"{p['temple']} × {p['garden']} = {p['faith']}" for p in view["players"]]
        trade = [say("play-duo-sheet-trade", slabs=p["slabs"], points=p["trade"]) for p in view["players"]]
        culture = [say("play-duo-sheet-culture", given=p["given"], points=p["culture"]) for p in view["players"]]
        coins = [str(p["coins"]) for p in view["players"]]
        sheet.add_row(say("play-duo-sheet-faith"), *faith)
        sheet.add_row(say("play-duo-trade"), *trade)
        sheet.add_row(say("play-duo-culture"), *culture)
        sheet.add_row(say("play-duo-sheet-coins"), *coins, style="italic")
        return sheet

    def seat_style(self, seat: int) -> str:
        return SEAT_STYLES[seat]

    def _head(self, view: DuoView, names: Sequence[str]) -> Text:
        say = self._words.say
        head = Text()
        head.append(say("play-duo-round", round=view["round"]), "bold")
        head.append(" · " + say("play-duo-leads", names, player=view["leader"] - 1) + " · ")
        head.append(say("play-duo-dice") + " ")
        playing = view["playing"]
        for character in CHARACTERS:
            pips = view["dice"][character]
            if playing is not None and playing["character"] == character:
                pips = playing["pips"]
            head.append(f" {self._words.character(character)} ", "" if pips is None else "bold")
            head.append(" – " if pips is None else f" {pips} ", "" if pips is None else "bold reverse")
            head.append(" ")
        return head

    def _ending(self, view: DuoView) -> list[Text]:
        ending = view["ending"]
        return [Text(self._words.say("play-duo-last-round", ending=ending), "bold red")] if ending else []

    def _framed(self, view: DuoView, width: int) -> Panel:
        content = Group(self._map(width - FRAME).draw(view), *self._below_map(width - FRAME))
        width = self._map(width - FRAME).width + FRAME
        return Panel(content, border_style=SEA_STYLE, padding=(0, 1, 0, 0), width=width)

    def _below_map(self, width: int) -> list[Text]:
        """Return the lines below the map."""
        undrawn = ", ".join(f"{a}–{b}" for a, b in self._map_for(width).undrawn)
        more = [Text(self._words.say("play-duo-more-routes", routes=undrawn))] if undrawn else []
        return [*more, mats.legend(self._words)]

    def _map_for(self, width: int) -> IslandMap:
        """Return the map for a pane of this width, or the narrowest one."""
        return self._map(max(width, columns(self._board) * NARROWEST_CELL))

    def _map(self, width: int) -> IslandMap:
        if width not in self._maps:
            self._maps[width] = IslandMap(self._board, self._words, width)
        return self._maps[width]


def is_worse_sale(view: DuoView, offer: LegalMove) -> bool:
    """Whether the same wares can be sold at a higher price."""
    sale = offer["text"].split(" ")  # sell 2 at 3
    others = (move["text"].split(" ") for move in view["moves"])
    return sale[0] == "sell" and any(other[:3] == sale[:3] and int(other[3]) > int(sale[3]) for other in others)
