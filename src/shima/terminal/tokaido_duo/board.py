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
from shima.terminal.tokaido_duo import mats
from shima.terminal.tokaido_duo.listing import island_list
from shima.terminal.tokaido_duo.map import IslandMap
from shima.terminal.tokaido_duo.words import SEA_STYLE, SEAT_STYLES, Words

MAT = 39  # next to the map
FRAME = 3
WIDEST = 150


class Board:
    """Draws views of Tokaido Duo."""

    def __init__(self, board: DuoBoard, language: Language) -> None:
        self._board = board
        self._words = Words(language)
        self._maps: dict[int, IslandMap] = {}

    def table(self, view: DuoView, names: Sequence[str], width: int) -> RenderableType:
        width = min(width, WIDEST)
        both = [mats.mat(view, self._board, seat, name, self._words) for seat, name in enumerate(names)]
        common_area = mats.common_area(view, self._words)
        head = self._head(view, names)
        if not IslandMap.fits(self._board, width - FRAME):
            return Group(head, island_list(view, self._board, self._words), common_area, *both)
        if IslandMap.fits(self._board, width - FRAME - MAT - 1):
            island = self._framed(view, width - MAT - 1)
            row = Table.grid(padding=(0, 1, 0, 0))
            row.add_column(width=self._map(width - MAT - 1).width + FRAME)
            row.add_column(width=MAT)
            row.add_row(island, Group(*both))
            return Group(head, row, common_area)
        return Group(
            head, self._framed(view, width), common_area, mats.SideBySide(both, self._map(width).width + FRAME)
        )

    def heading(self, view: DuoView, offer: LegalMove) -> str:
        handle = offer["handles"][0]
        if handle == "spring":
            return self._words.say("play-duo-again")
        for character, pips in view["dice"].items():
            if handle == f"die:{character}":
                return self._words.say("play-duo-die", character=character, pips=pips)
        return ""

    def short(self, view: DuoView, notation: str) -> Text:
        return Text(notation)

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
        if view["ending"]:
            head.append("\n" + say("play-duo-last-round", ending=view["ending"]), "bold red")
        return head

    def _framed(self, view: DuoView, width: int) -> Panel:
        island = self._map(width)
        drawn = island.draw(view)
        content: list[RenderableType] = [drawn]
        if island.undrawn:
            routes = ", ".join(f"{a}–{b}" for a, b in island.undrawn)
            content.append(Text(self._words.say("play-duo-more-routes", routes=routes)))
        content.append(mats.legend(self._words))
        return Panel(Group(*content), border_style=SEA_STYLE, padding=(0, 1, 0, 0), width=island.width + FRAME)

    def _map(self, width: int) -> IslandMap:
        if width not in self._maps:
            self._maps[width] = IslandMap(self._board, self._words, width - FRAME)
        return self._maps[width]
