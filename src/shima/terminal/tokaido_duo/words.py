"""Tokaido Duo's words, symbols and colours in the terminal. Every symbol is clear without its colour."""

from collections.abc import Mapping

from shima.games.tokaido_duo.constants import CHARACTERS, Landscape, Ware
from shima.games.tokaido_duo.view_types import DuoView
from shima.language import Language

# Names of terminal colours instead of fixed values: the terminal's theme keeps them readable on light and dark.
SEAT_STYLES = ("magenta", "green")
SEAT_SHAPES = (("[", "]"), ("(", ")"))
KIND_STYLES = {
    "town": "bold",
    "temple": "red",
    "garden": "green",
    "hot-spring": "cyan",
    "seashore": "bright_blue",
}
SHOP_STYLE = "yellow"
ROUTE_STYLE = "yellow"
SEA_STYLE = "bright_blue"
REGION_STYLE = "italic"


class Words:
    """The words of one language."""

    def __init__(self, language: Language) -> None:
        self.say = language.say

    def kind(self, kind: str) -> str:
        return self.say("play-duo-kind", kind=kind)

    def ware(self, ware: str) -> str:
        return self.say("duo-word-ware", ware=ware)

    def ware_on_map(self, ware: str) -> str:
        return self.say("play-duo-ware-on-map", ware=ware)

    def landscape(self, landscape: str) -> str:
        return self.say("duo-word-landscape", landscape=landscape)

    def character(self, character: str) -> str:
        return self.say("duo-word-character", character=character)

    def wave(self, side: str) -> str:
        """Return a wave tile and its effect."""
        name, effect = self.say("duo-word-side", side=side), self.say("duo-word-effect", side=side)
        return self.say("play-duo-wave", name=name, effect=effect)

    def price(self, price: int) -> str:
        return f"¥{price}"

    def figure(self, seat: int, character: str) -> str:
        """Return a figure as three characters. The brackets show its owner."""
        left, right = SEAT_SHAPES[seat]
        return f"{left}{self.say('play-duo-letter', character=character)}{right}"

    def wares(self, counts: Mapping[Ware, int]) -> list[str]:
        key = {True: "duo-word-ware", False: "duo-word-wares"}
        return [f"{count} {self.say(key[count == 1], ware=ware)}" for ware, count in counts.items() if count]

    def landscapes(self, counts: Mapping[Landscape, int]) -> list[str]:
        return [f"{count} {self.landscape(landscape)}" for landscape, count in counts.items() if count]


def standing(view: DuoView) -> dict[str, list[tuple[int, str]]]:
    """Return the figures by place, as owner and character."""
    figures: dict[str, list[tuple[int, str]]] = {}
    for seat, player in enumerate(view["players"]):
        for character in CHARACTERS:
            figures.setdefault(str(player[character]), []).append((seat, character))
    return figures


def figure_style(seat: int) -> str:
    return f"bold reverse {SEAT_STYLES[seat]}"
