"""The public parts of Yamataï: the turn, building tiles, fleets, specialists and the reserve."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from shima.games.yamatai.state import FINISHED, PHASE_NAMES, TURN
from shima.games.yamatai.view_types import YamataiBoard, YamataiView
from shima.terminal.items import Items, LongOrShort
from shima.terminal.part import Part, Priority
from shima.terminal.yamatai.words import ENTRY, MOUNTAIN, NEW, SEAT_STYLES, Words, boat_mark, kind_style, player_symbol

ACTIONS = ("fleet", "trade", "place", "moor", "recruit")
# The action to which each phase of the turn belongs.
ACTION_OF = {
    "fleet": "fleet",
    "trade": "trade",
    "place": "place",
    "done": "moor",
    "moor": "moor",
    "moored": "recruit",
    "recruited": "recruit",
}
PLAYING = PHASE_NAMES[TURN:FINISHED]


def head(
    view: YamataiView, board: YamataiBoard, names: Sequence[str], words: Words, every_action: bool = True
) -> list[Text]:
    """Return the round, the progress of the turn and what is left in it."""
    say = words.say
    begun = say("play-yam-round", round=view["round"]) if view["round"] else say("play-yam-set-up")
    now = [Text(begun, "bold")]
    if view["turn"] is not None and view["phase"] in PLAYING:
        actions = _actions(view, view["turn"] - 1, names, words, ACTIONS if every_action else ())
        now = [Text.assemble(*now, " · ", actions), *_still(view, board, words)]
    if view["ending"]:
        now.append(Text(say("play-yam-ending", ending=view["ending"]), "bold red"))
    return now


def _actions(view: YamataiView, seat: int, names: Sequence[str], words: Words, actions: Sequence[str]) -> Text:
    """Return the actions of the turn, numbered, with the current one highlighted. It is always among them."""
    turn = Text.assemble(player_symbol(seat), (f" {names[seat]}", f"bold {SEAT_STYLES[seat]}"), ": ")
    current = ACTION_OF[view["stage"]]
    shown = actions or (current,)
    for action in shown:
        text = f"{ACTIONS.index(action) + 1} {words.say('play-yam-action', action=action)}"
        turn.append(f"▸{text}" if action == current else text, "bold reverse" if action == current else "")
        turn.append(" → " if action != shown[-1] else "")
    return turn


def _still(view: YamataiView, board: YamataiBoard, words: Words) -> list[Text]:
    """Return what is going on within the action, and what is left in the turn."""
    still: list[Text] = []
    if view["phase"] != "turn":
        still.append(Text(words.say("play-yam-phase", phase=view["phase"]), "bold"))
    if view["fleet"] and not view["power_used"] and board["fleets"][view["fleet"] - 1]["power"]:
        still.append(Text(words.say("play-yam-power-left", fleet=view["fleet"])))
    if view["stage"] == "trade":
        still.append(Text(words.say("play-yam-trades", trades=view["trades"])))
    return still


def order(view: YamataiView, names: Sequence[str], words: Words) -> Part:
    """Return the turn order with the fleet that each player took."""
    say = words.say
    items: list[Text] = []
    signs: list[Text] = []
    for place, seat in enumerate(view["order"]):
        acting = view["phase"] in PLAYING and place == view["acting"]
        sign = Text.assemble("▸" if acting else "", player_symbol(seat - 1))
        item = Text.assemble(sign, " ", (names[seat - 1], SEAT_STYLES[seat - 1]))
        if place < len(view["fleets_used"]):
            item.append(f" {say('play-yam-fleet-taken', fleet=view['fleets_used'][place])}")
            sign = Text.assemble(sign, f" {view['fleets_used'][place]}")
        items.append(item)
        signs.append(sign)
    return Part(Text(say("play-yam-order"), "bold"), LongOrShort(Items(items, " · "), Items(signs, " ·")))


def reserve(view: YamataiView, board: YamataiBoard, words: Words) -> Part:
    """Return the boats left and their prices by colour, which also explains the letters of the colours."""
    items: list[Text] = []
    signs: list[Text] = []
    for colour, count in view["reserve"].items():
        price = f" ¥{board['prices'][colour]}" if colour in board["prices"] else ""
        letter = words.letter(colour), boat_mark(colour)
        items.append(Text.assemble(letter, f" {count} {words.colour(colour)}{price}"))
        signs.append(Text.assemble(letter, f"{count}{price}"))
    priority = Priority.NEEDED if view["stage"] == "trade" else Priority.LATER
    return Part(
        Text(words.say("play-yam-reserve"), "bold"), LongOrShort(Items(items, "  "), Items(signs, "")), priority
    )


def legend(words: Words) -> Items:
    """Return the legend of the map."""
    say = words.say
    boat = f"16{words.letter('wood')}"
    return Items(
        [
            Text.assemble((f"{ENTRY}7", "bold"), " ", say("play-yam-legend-entry")),
            Text.assemble((boat, boat_mark("wood")), " ", say("play-yam-legend-boat")),
            Text.assemble((NEW + boat, boat_mark("wood")), " ", say("play-yam-legend-new")),
            Text.assemble((f"3{MOUNTAIN}", "bold"), " ", say("play-yam-legend-mountain")),
            Text.assemble(("17", "bold underline"), " ", say("play-yam-legend-offered")),
        ],
        " · ",
    )


def tiles(view: YamataiView, board: YamataiBoard, words: Words) -> Part:
    """Return the building tiles on display with number, kind, boats and points."""
    say = words.say
    rows = Table.grid(padding=(0, 1))
    rows.add_column(justify="right", style="bold")
    for tile in view["row"]:
        printed = board["tiles"][tile - 1]
        rows.add_row(
            str(tile),
            Text(say("play-yam-kind", kind=printed["kind"]), kind_style(printed["kind"])),
            words.fleet_of(printed["cost"]),
            Text(say("play-yam-points", points=printed["points"]), justify="right"),
        )
    title = _title(say("play-yam-tiles"), say("play-yam-deck", tiles=view["deck"]))
    return Part(title, rows, Priority.OTHERS if _recruits(view) else Priority.NEEDED, least=len(view["row"]))


def known(view: YamataiView, board: YamataiBoard, words: Words) -> list[Part]:
    """Return the tiles that the viewer looked at: in hand, on top of the deck, below it."""
    say = words.say
    parts = (
        (say("play-yam-looked-at"), view["looked_at"]),
        (say("play-yam-known-top"), view["deck_known"]["top"]),
        (say("play-yam-known-bottom"), view["deck_known"]["bottom"]),
    )
    return [
        Part(
            Text(head, "bold"),
            Items([words.tile(board, tile) if tile else say("play-yam-unknown") for tile in part]),
            Priority.NEEDED if part is view["looked_at"] else Priority.LATER,
        )
        for head, part in parts
        if any(part)
    ]


def fleets(view: YamataiView, board: YamataiBoard, words: Words) -> Part:
    """Return the fleet track: face-up fleets with boats and power, then the face-down ones that were shuffled."""
    say = words.say
    rows = Table.grid(padding=(0, 1))
    rows.add_column(justify="right", style="bold")
    rows.add_column()
    rows.add_column(no_wrap=True, overflow="ellipsis")
    for fleet in view["fleets"]:
        printed = board["fleets"][fleet - 1]
        rows.add_row(str(fleet), words.boats(printed["boats"]), words.power(printed["power"] or "none"))
    batches = [f"{{{' '.join(str(fleet) for fleet in batch)}}}" for batch in view["fleets_down"] if batch]
    down = f" {say('play-yam-then')} ".join(batches) or "–"
    track = Text.assemble((say("play-yam-face-down"), "bold"), " ", down)
    title = _title(say("play-yam-fleets"), say("play-yam-low-first"))
    priority = Priority.NEEDED if view["stage"] == "fleet" else Priority.LATER
    return Part(title, Group(rows, track), priority, least=len(view["fleets"]))


def specialists(view: YamataiView, board: YamataiBoard, words: Words) -> Part:
    """Return the specialists on display: points, coins on them, and powers."""
    say = words.say
    rows: list[tuple[Text, Text, Text, Text]] = []
    for lying in view["specialists"]:
        name = lying["name"]
        points = say("play-yam-points", points=board["specialists"][name])
        rows.append(
            (
                Text(words.specialist(name), "bold"),
                Text(points, justify="right"),
                Text(f"¥{lying['coins']}", justify="right"),
                Text(words.gift(name)),
            )
        )
    title = _title(say("play-yam-specialists"), say("play-yam-left", specialists=view["specialists_left"]))
    priority = Priority.NEEDED if _recruits(view) else Priority.USEFUL
    return Part(title, _Specialists(rows), priority, least=len(rows))


class _Specialists:
    """A line for each specialist, or two where the space is narrow."""

    def __init__(self, rows: Sequence[tuple[Text, Text, Text, Text]]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        whole = sum(max((row[column].cell_len + 1 for row in self.rows), default=0) for column in range(4))
        lines = Table.grid(padding=(0, 1))
        for *facts, gift in self.rows:
            if whole <= options.max_width + 1:
                lines.add_row(*facts, gift)
            else:
                lines.add_row(*facts)
        if whole <= options.max_width + 1:
            yield lines
            return
        for line, row in zip(console.render_lines(lines, options), self.rows, strict=True):
            yield from line
            yield Segment.line()
            yield Padding(row[3], (0, 0, 0, 2), style="dim")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        whole = sum(max((row[column].cell_len + 1 for row in self.rows), default=0) for column in range(4)) - 1
        return Measurement(min(whole, options.max_width), min(whole, options.max_width))


def _recruits(view: YamataiView) -> bool:
    """Whether a specialist can be recruited now."""
    return any(handle.startswith("specialist:") for offer in view["moves"] for handle in offer["handles"])


def _title(word: str, more: str) -> Text:
    return Text.assemble((word, "bold"), f" · {more}")
