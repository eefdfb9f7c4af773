"""Yamataï's words, symbols and colours in the terminal. Every symbol is clear without its colour."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from shima.games.yamatai.constants import Boat
from shima.games.yamatai.view_types import YamataiBoard, YamataiIsland, YamataiView
from shima.language import Language

# Names of terminal colours where possible: the terminal's theme keeps them readable on light and dark.
SEAT_STYLES = ("bright_blue", "dark_orange3", "magenta", "grey54")
SEAT_SHAPES = (("[", "]"), ("(", ")"), ("{", "}"), ("<", ">"))
BOAT_STYLES = {
    "bamboo": "bold green",
    "wood": "bold yellow",
    "stone": "bold",
    "clay": "bold red",
    "gold": "bold bright_yellow",
    "any": "bold italic",
}
TOKEN_STYLES = {
    "fan": "magenta",
    "lantern": "red",
    "mask": "cyan",
    "scroll": "yellow",
    "drum": "green",
    "crane": "bright_blue",
}
SEA_STYLE = "bright_blue"
PRESTIGE_STYLE = "bold bright_red"
FREE_STYLE = "italic"
SACRED_STYLE = "bold italic"
CLIPPED = 4  # letters of a token's name where three are on one island
HOUSE = "⌂"
MOUNTAIN = "^"
ENTRY = "»"
NEW = "*"  # placed in this turn


class Words:
    """The words of one language."""

    def __init__(self, language: Language) -> None:
        self.say = language.say

    def letter(self, colour: str) -> str:
        return self.say("play-yam-letter", colour=colour)

    def colour(self, colour: str) -> str:
        return self.say("yam-word-colour", colour=colour)

    def token(self, kind: str) -> str:
        """Return a culture token's name; at most 7 letters, for the map."""
        return self.say("play-yam-token", kind=kind)

    def power(self, power: str) -> str:
        return self.say("play-yam-power", power=power)

    def specialist(self, name: str) -> str:
        return self.say("yam-word-specialist", specialist=name)

    def gift(self, name: str) -> str:
        """Return a specialist's power in a few words."""
        return self.say("play-yam-specialist", name=name)

    def on_island(self, island: YamataiIsland) -> Text:
        """Return what is on an island; at most 7 characters."""
        if island["owner"] is not None:
            return player_symbol(island["owner"] - 1)
        if island["building"] is not None:
            return Text(self.say("play-yam-kind", kind=island["building"]), PRESTIGE_STYLE)
        if island["sacred"]:
            return Text(self.say("play-yam-sacred"), SACRED_STYLE)
        if island["token"] is not None:
            return Text(self.token(island["token"]), TOKEN_STYLES[island["token"]])
        return Text(self.say("play-yam-free"), FREE_STYLE)

    def boats(self, colours: Sequence[str]) -> Text:
        """Return boats as letters in their colours."""
        return Text.assemble(*((self.letter(colour), BOAT_STYLES[colour]) for colour in colours))

    def fleet_of(self, counts: Mapping[Boat, int]) -> Text:
        return self.boats([colour for colour, count in counts.items() for _ in range(count)]) or Text("–")

    def payment(self, kinds: Sequence[str]) -> Text:
        """Return the culture tokens that are paid: two of a kind, or three different ones."""
        if len(set(kinds)) == 1:
            return Text(f"{len(kinds)} {self.token(kinds[0])}", TOKEN_STYLES[kinds[0]])
        return Text("+").join(Text(self.token(kind)[:CLIPPED], TOKEN_STYLES[kind]) for kind in kinds)

    def tile(self, board: YamataiBoard, tile: int) -> Text:
        """Return a building tile as printed."""
        printed = board["tiles"][tile - 1]
        kind = Text(self.say("play-yam-kind", kind=printed["kind"]), kind_style(printed["kind"]))
        points = self.say("play-yam-points", points=printed["points"])
        return Text.assemble((str(tile), "bold"), " ", kind, " ", self.fleet_of(printed["cost"]), " ", points)


def kind_style(kind: str) -> str:
    return PRESTIGE_STYLE if kind in ("torii", "palace") else ""


def player_symbol(seat: int) -> Text:
    """Return the symbol of a player's standard building. The brackets show its owner."""
    left, right = SEAT_SHAPES[seat]
    return Text(f"{left}{HOUSE}{right}", seat_mark(seat))


def seat_mark(seat: int) -> str:
    return f"bold reverse {SEAT_STYLES[seat]}"


def boat_mark(colour: str) -> str:
    return f"{BOAT_STYLES[colour]} reverse"


def island_number(number: int, island: YamataiIsland) -> str:
    return f"{number}{MOUNTAIN if island['mountain'] else ''}"


def spots_for_boats(view: YamataiView) -> set[int]:
    """Return the spots on which the offered moves place a boat."""
    texts = [move["text"].split(" ") for move in view["moves"]]
    return {int(words[-1]) for words in texts if words[0] == "place"}
