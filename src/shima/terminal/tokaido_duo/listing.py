"""The island as a list, for terminals that are too narrow for a map."""

from rich.console import Group, RenderableType
from rich.text import Text

from shima.games.tokaido_duo.view_types import DuoBoard, DuoView
from shima.terminal.items import Items
from shima.terminal.tokaido_duo.words import KIND_STYLES, SHOP_STYLE, Words, figure_style, standing


def island_list(view: DuoView, board: DuoBoard, words: Words) -> RenderableType:
    """List the coast clockwise, the mountain towns with their routes, and the regions, with the figures on them."""
    places = {
        station["name"]: Text(words.kind(station["kind"]), KIND_STYLES[station["kind"]])
        for station in board["stations"]
    }
    for station in board["stations"]:
        if station["kind"] == "town":
            places[station["name"]] = Text(station["name"], KIND_STYLES["town"])
    coast = list(places)
    for shop in view["shops"]:
        town = f"{shop['town']} {words.price(shop['price'])}"
        places[shop["town"]] = Text.assemble((town, KIND_STYLES["town"]), " ", (words.ware(shop["ware"]), SHOP_STYLE))
    for name, wares in board["mountain_towns"].items():
        linked = [b if a == name else a for a, b in board["routes"] if name in (a, b)]
        places[name] = Text.assemble((f"{name} +{wares}", KIND_STYLES["town"]), f" ({'/'.join(linked)})")
    for number, region in enumerate(board["regions"], start=1):
        places[str(number)] = Text(f"{number} {words.landscape(region['landscape'])}")
    for where, figures in standing(view).items():
        for seat, character in figures:
            places[where] = Text.assemble(places[where], " ", (words.figure(seat, character), figure_style(seat)))
    regions = [str(number) for number in range(1, len(board["regions"]) + 1)]
    return Group(
        Items([places[name] for name in coast], " →", words.say("play-duo-coast")),
        Items([places[name] for name in board["mountain_towns"]], ",", words.say("play-duo-mountains")),
        Items([places[name] for name in regions], ",", words.say("play-duo-regions")),
    )
