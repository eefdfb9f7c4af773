"""The archipelago as a list, where a map would not fit: each island with the spots around it."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from shima.games.yamatai.view_types import YamataiBoard, YamataiView
from shima.terminal.yamatai.map import spot_mark
from shima.terminal.yamatai.words import Words, island_number, spots_for_boats


def archipelago_list(view: YamataiView, board: YamataiBoard, words: Words) -> RenderableType:
    """List the islands. Every spot is next to some island, so the list shows everything on the map."""
    entries, offered = set(board["entries"]), spots_for_boats(view)
    islands: list[Text] = []
    for number, (island, ring) in enumerate(zip(view["islands"], board["islands"], strict=True), start=1):
        line = Text.assemble((f"{island_number(number, island):<3}", "bold"), " ", words.on_island(island), ": ")
        for spot in ring:
            text, style = spot_mark(view, spot, entries, spot in offered, words)
            line.append("" if spot == ring[0] else "–")
            line.append(text, style)
        islands.append(line)
    return Group(Text(words.say("play-yam-spots"), "bold"), Columns(islands, padding=(0, 2), column_first=True))
