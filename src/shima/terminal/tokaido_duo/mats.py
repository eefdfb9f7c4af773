"""The players' mats in Tokaido Duo, and what lies next to the board."""

from collections.abc import Sequence

from rich.box import HEAVY, ROUNDED
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shima.games.tokaido_duo.constants import CHARACTERS
from shima.games.tokaido_duo.view_types import DuoBoard, DuoPlayer, DuoView
from shima.terminal.items import Items
from shima.terminal.part import Part, Priority
from shima.terminal.tokaido_duo.words import SEAT_SHAPES, SEAT_STYLES, Words, figure_style


class SideBySide:
    """Panels side by side, all with the same height."""

    def __init__(self, panels: Sequence[Panel], width: int) -> None:
        self.panels = panels
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        each = self.width // len(self.panels)
        row = Table.grid()
        height = max(len(console.render_lines(panel, options.update(width=each))) for panel in self.panels)
        for panel in self.panels:
            panel.height = height
            row.add_column(width=each)
        row.add_row(*self.panels)
        yield row


def panel(view: DuoView, board: DuoBoard, seat: int, name: str, words: Words) -> Panel:
    """Return a player's mat in a frame."""
    part = mat(view, board, seat, name, words)
    frame = HEAVY if view["actor"] == seat + 1 else ROUNDED  # the active player stands out, even without colour
    title = _title(seat, name, view["players"][seat], words)
    return Panel(part.content, box=frame, title=title, title_align="left", border_style=SEAT_STYLES[seat])


def mat(view: DuoView, board: DuoBoard, seat: int, name: str, words: Words) -> Part:
    """Return a player's tracks, money, wares, paintings and tiles, with their points."""
    player = view["players"][seat]
    say = words.say
    slabs, paintings = len(board["slab_points"]) - 1, len(board["painting_points"]) - 1
    tracks = say(
        "play-duo-tracks",
        temple=player["temple"], temples=board["temples"], garden=player["garden"], gardens=board["gardens"],
    )  # fmt: skip
    gold = Text.assemble(
        ("●" * player["slabs"], "yellow"),
        "○" * (slabs - player["slabs"]),
        "  ",
        say("play-duo-coins", coins=player["coins"]),
    )
    rows = Table.grid(padding=(0, 1), expand=True)
    rows.add_column()
    rows.add_column(ratio=1)
    rows.add_column(justify="right")
    rows.add_row(_head(say("play-duo-faith")), tracks, _points(player["faith"]))
    rows.add_row(_head(say("play-duo-trade")), gold, _points(player["trade"]))
    rows.add_row(_head(say("play-duo-culture")), _given(player, paintings, words), _points(player["culture"]))
    rows.add_row(_head(say("play-duo-wares")), Items(words.wares(player["wares"])), "")
    rows.add_row(_head(say("play-duo-face-up")), _queue(player, words), "")
    rows.add_row(_head(say("play-duo-tiles")), Items(_tiles(view, seat + 1, words), ";"), "")
    rows.add_row(_head(say("play-duo-face-down")), Items(words.landscapes(player["face_down"])), "")
    acting = view["actor"] == seat + 1
    title = Text.assemble("▸" if acting else "", _title(seat, name, player, words))
    return Part(title, rows, Priority.NEEDED if acting else Priority.OTHERS, least=6 if acting else 5)


def on_board(view: DuoView, words: Words) -> Part:
    """Return the tiles that no player has."""
    tiles = _tiles(view, None, words)
    return Part(_head(words.say("play-duo-on-board")), Items(tiles, ";"), Priority.USEFUL, least=len(tiles))


def bag(view: DuoView, words: Words) -> Part:
    return Part(_head(words.say("play-duo-bag")), Items(words.wares(view["bag"])), Priority.LATER)


def common_area(view: DuoView, words: Words) -> RenderableType:
    """Return what no player owns: tiles on the board, and the bag."""
    rows = Table.grid(padding=(0, 1))
    for part in (on_board(view, words), bag(view, words)):
        rows.add_row(part.title, part.content)
    return rows


def legend(words: Words) -> Text:
    """Return the legend of the map."""
    text = Text()
    for character in CHARACTERS:
        for seat in range(len(SEAT_SHAPES)):
            text.append(words.figure(seat, character), figure_style(seat))
        text.append(f" {words.character(character)}  ")
    text.append(words.say("play-duo-legend"))
    return text


def _head(word: str) -> Text:
    return Text(word, "bold")


def _points(points: int) -> Text:
    return Text(str(points), "bold")


def _title(seat: int, name: str, player: DuoPlayer, words: Words) -> Text:
    left, right = SEAT_SHAPES[seat]
    title = Text()
    title.append(f"{left} {right}", figure_style(seat))
    title.append(f" {name} ", f"bold {SEAT_STYLES[seat]}")
    title.append("· " + words.say("play-duo-score", score=player["score"]), "bold")
    return title


def _given(player: DuoPlayer, paintings: int, words: Words) -> str:
    return words.say("play-duo-given", given=player["given"], paintings=paintings)


def _queue(player: DuoPlayer, words: Words) -> Items:
    """Return the paintings in the order in which they must be given, next one first."""
    queue = [Text(words.landscape(landscape)) for landscape in player["face_up"]]
    if queue:
        queue[0] = Text.assemble("▸ ", (queue[0].plain, "bold underline"))
    return Items(queue)


def _tiles(view: DuoView, owner: int | None, words: Words) -> list[str]:
    tiles = [words.wave(wave["side"]) for wave in view["waves"] if wave["owner"] == owner]
    if view["hot_spring"] == owner:
        tiles.append(words.say("play-duo-hot-spring"))
    return tiles
