"""The players' mats in Yamataï."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from shima.games.yamatai.constants import Token
from shima.games.yamatai.view_types import YamataiBoard, YamataiPlayer, YamataiView
from shima.terminal.items import Items
from shima.terminal.yamatai.words import SEAT_STYLES, TOKEN_STYLES, Words, player_symbol

BAR, BAR_OF_THE_ONE_TO_DECIDE = "│ ", "┃ "


class Barred:
    """Lines marked by a bar in the player's colour on the left."""

    def __init__(self, content: RenderableType, bar: str, style: str) -> None:
        self.content = content
        self.bar = bar
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        bar = Segment(self.bar, Style.parse(self.style))
        inside = options.update(width=options.max_width - len(self.bar))
        for line in console.render_lines(self.content, inside, pad=False):
            yield bar
            yield from line
            yield Segment.line()


def mat(view: YamataiView, board: YamataiBoard, seat: int, name: str, words: Words) -> Barred:
    """Return a player's points by source, money, boats, tokens, specialists and tiles."""
    lies = Items(_lies(view["players"][seat], board, words), " · ")
    bar = BAR_OF_THE_ONE_TO_DECIDE if view["actor"] == seat + 1 else BAR
    return Barred(Group(_title(view, seat, name, words), lies), bar, f"bold {SEAT_STYLES[seat]}")


def _title(view: YamataiView, seat: int, name: str, words: Words) -> Text:
    player = view["players"][seat]
    points = words.say("play-yam-points", points=signed(player["score"]))
    title = Text.assemble(player_symbol(seat), (f" {name} ", f"bold {SEAT_STYLES[seat]}"), (points, "bold"))
    earned = [(source, number) for source, number in player["points"].items() if number]
    sources = [f"{words.say('play-yam-source', source=source)} {signed(number)}" for source, number in earned]
    return title.append(f" ({', '.join(sources)})" if sources else "")


def signed(number: object) -> str:
    """Format with a typographic minus sign."""
    return str(number).replace("-", "–")


def _lies(player: YamataiPlayer, board: YamataiBoard, words: Words) -> list[Text]:
    say = words.say
    lies = [
        Text(say("play-yam-coins", coins=player["coins"])),
        Text(say("play-yam-prestige", prestige=player["prestige"])),
        Text(say("play-yam-buildings", buildings=player["buildings"])),
        _headed(say("play-yam-boats"), words.fleet_of(player["boats"])),
    ]
    if player["harbour"] > 1:
        lies.append(Text(say("play-yam-harbour", places=player["harbour"])))
    if any(player["aside"].values()):
        lies.append(_headed(say("play-yam-aside"), words.fleet_of(player["aside"])))
    lies.append(_headed(say("play-yam-tokens"), _tokens(player["tokens"], words)))
    if player["specialists"]:
        lies.append(_headed(say("play-yam-with"), _specialists(player, words)))
    if player["built"]:
        built = " ".join(str(tile) for tile in player["built"])
        lies.append(_headed(say("play-yam-built"), Text(built)))
    lies += [_headed(say("play-yam-reserved"), words.tile(board, kept["tile"])) for kept in player["reserved"]]
    return lies


def _headed(head: str, content: Text) -> Text:
    return Text.assemble((head, "bold"), " ", content)


def _tokens(counts: dict[Token, int], words: Words) -> Text:
    held = [Text(f"{count} {words.token(kind)}", TOKEN_STYLES[kind]) for kind, count in counts.items() if count]
    return Text(", ").join(held) if held else Text("–")


def _specialists(player: YamataiPlayer, words: Words) -> Text:
    return Text(", ").join(
        Text(words.say("play-yam-used", name=words.specialist(name)), "strike")
        if name in player["used"]
        else Text(words.specialist(name))
        for name in player["specialists"]
    )
