"""The players' mats in Yamataï."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from shima.games.yamatai.constants import Token
from shima.games.yamatai.view_types import YamataiBoard, YamataiPlayer, YamataiView
from shima.terminal.items import Items
from shima.terminal.part import Part, Priority
from shima.terminal.yamatai.words import SEAT_STYLES, TOKEN_STYLES, Words, player_symbol

NOTHING = "–"
MINUS = "\N{MINUS SIGN}"
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


def barred(view: YamataiView, board: YamataiBoard, seat: int, name: str, words: Words) -> Barred:
    """Return a player's mat with a bar on its left."""
    sources = _sources(view["players"][seat], words)
    title = Text.assemble(_title(view, seat, name, words), f" ({', '.join(sources)})" if sources else "")
    lies = Items(_lies(view["players"][seat], board, words), " · ")
    bar = BAR_OF_THE_ONE_TO_DECIDE if view["actor"] == seat + 1 else BAR
    return Barred(Group(title, lies), bar, f"bold {SEAT_STYLES[seat]}")


def mat(view: YamataiView, board: YamataiBoard, seat: int, name: str, words: Words, brief: bool = False) -> Part:
    """Return a player's money, boats, tokens, specialists and tiles and, if not in brief, the points by source."""
    acting = view["actor"] == seat + 1
    title = Text.assemble("▸" if acting else "", _title(view, seat, name, words))
    lies = [item for item in _lies(view["players"][seat], board, words) if not item[-1].plain.endswith(NOTHING)]
    sources = _sources(view["players"][seat], words)
    if sources and not brief:
        lies.append(_headed(words.say("play-yam-points-from"), [Text(source) for source in sources]))
    return Part(title, Items(lies, " · "), Priority.NEEDED if acting else Priority.OTHERS, least=2)


def others(view: YamataiView, seat: int, names: Sequence[str], words: Words) -> Part:
    """Return a line for each other player."""
    lines: list[Text] = []
    for other, (name, player) in enumerate(zip(names, view["players"], strict=True)):
        if other != seat:
            facts = [Text(f"¥{player['coins']}"), words.fleet_of(player["boats"]), *_tokens(player["tokens"], words)]
            known = [fact for fact in facts if fact.plain != NOTHING]
            lines.append(Text(" · ").join([_title(view, other, name, words), *known]))
            lines[-1].no_wrap, lines[-1].overflow = True, "ellipsis"
    return Part(Text(words.say("play-yam-others"), "bold"), Group(*lines), Priority.NEEDED, least=len(lines))


def _title(view: YamataiView, seat: int, name: str, words: Words) -> Text:
    points = words.say("play-yam-points", points=signed(view["players"][seat]["score"]))
    return Text.assemble(player_symbol(seat), (f" {name} ", f"bold {SEAT_STYLES[seat]}"), (points, "bold"))


def _sources(player: YamataiPlayer, words: Words) -> list[str]:
    """Return where the points come from."""
    earned = [(source, number) for source, number in player["points"].items() if number]
    return [f"{words.say('play-yam-source', source=source)} {signed(number)}" for source, number in earned]


def signed(number: object) -> str:
    """Format with a typographic minus sign."""
    return str(number).replace("-", MINUS)


def _lies(player: YamataiPlayer, board: YamataiBoard, words: Words) -> list[list[Text]]:
    """Return everything on a mat. An item with several parts wraps between them."""
    say = words.say
    lies = [
        [Text(say("play-yam-coins", coins=player["coins"]))],
        [Text(say("play-yam-prestige", prestige=player["prestige"]))],
        [Text(say("play-yam-buildings", buildings=player["buildings"]))],
        _headed(say("play-yam-boats"), [words.fleet_of(player["boats"])]),
    ]
    if player["harbour"] > 1:
        lies.append([Text(say("play-yam-harbour", places=player["harbour"]))])
    if any(player["aside"].values()):
        lies.append(_headed(say("play-yam-aside"), [words.fleet_of(player["aside"])]))
    lies.append(_headed(say("play-yam-tokens"), _tokens(player["tokens"], words)))
    if player["specialists"]:
        lies.append(_headed(say("play-yam-with"), _specialists(player, words)))
    lies += [_headed(say("play-yam-reserved"), [words.tile(board, kept["tile"])]) for kept in player["reserved"]]
    if player["built"]:
        lies.append(_headed(say("play-yam-built"), [Text(" ".join(str(tile) for tile in player["built"]))]))
    return lies


def _headed(head: str, parts: Sequence[Text]) -> list[Text]:
    """Put a head before the first of the parts."""
    first, *rest = parts or [Text(NOTHING)]
    return [Text.assemble((head, "bold"), " ", first), *rest]


def _tokens(counts: dict[Token, int], words: Words) -> list[Text]:
    return [Text(f"{count} {words.token(kind)}", TOKEN_STYLES[kind]) for kind, count in counts.items() if count]


def _specialists(player: YamataiPlayer, words: Words) -> list[Text]:
    return [
        Text(words.say("play-yam-used", name=words.specialist(name)), "strike")
        if name in player["used"]
        else Text(words.specialist(name))
        for name in player["specialists"]
    ]
