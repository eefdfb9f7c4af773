"""The public parts of Yamataï: the turn, the building row, fleets, specialists and the reserve."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima.games.yamatai.state import FINISHED, PHASE_NAMES, TURN
from shima.games.yamatai.view_types import YamataiBoard, YamataiView
from shima.terminal.items import Items
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


def head(view: YamataiView, board: YamataiBoard, names: Sequence[str], words: Words) -> RenderableType:
    """Return the round, the progress of the turn, and the turn order."""
    say = words.say
    begun = say("play-yam-round", round=view["round"]) if view["round"] else say("play-yam-set-up")
    now = [Text(begun, "bold")]
    if view["turn"] is not None and view["phase"] in PLAYING:
        now = [Text.assemble(*now, " · ", _actions(view, view["turn"] - 1, names, words)), *_still(view, board, words)]
    lines: list[RenderableType] = [Items(now, " · ")]
    if view["order"]:
        lines.append(_order(view, names, words))
    if view["ending"]:
        lines.append(Text(say("play-yam-ending", ending=view["ending"]), "bold red"))
    return Group(*lines)


def _actions(view: YamataiView, seat: int, names: Sequence[str], words: Words) -> Text:
    """Return the five actions of the turn with the current one highlighted."""
    turn = Text.assemble(player_symbol(seat), (f" {names[seat]}", f"bold {SEAT_STYLES[seat]}"), ": ")
    for number, action in enumerate(ACTIONS, start=1):
        now = action == ACTION_OF[view["stage"]]
        text = f"{number} {words.say('play-yam-action', action=action)}"
        turn.append(f"▸{text}" if now else text, "bold reverse" if now else "")
        turn.append(" → " if number < len(ACTIONS) else "")
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


def _order(view: YamataiView, names: Sequence[str], words: Words) -> Items:
    """Return the turn order with the fleet that each player took."""
    say = words.say
    items: list[Text] = []
    for place, seat in enumerate(view["order"]):
        acting = view["phase"] in PLAYING and place == view["acting"]
        item = Text.assemble(
            "▸" if acting else "", player_symbol(seat - 1), " ", (names[seat - 1], SEAT_STYLES[seat - 1])
        )
        if place < len(view["fleets_used"]):
            item.append(f" {say('play-yam-fleet-taken', fleet=view['fleets_used'][place])}")
        items.append(item)
    return Items(items, " · ", say("play-yam-order"))


def reserve(view: YamataiView, board: YamataiBoard, words: Words) -> Items:
    """Return the boats left and their prices by colour, which also explains the letters of the colours."""
    items: list[Text] = []
    for colour, count in view["reserve"].items():
        item = Text.assemble((words.letter(colour), boat_mark(colour)), f" {count} {words.colour(colour)}")
        if colour in board["prices"]:
            item.append(f" ¥{board['prices'][colour]}")
        items.append(item)
    return Items(items, "  ", words.say("play-yam-reserve"))


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


def tiles(view: YamataiView, board: YamataiBoard, words: Words) -> RenderableType:
    """Return the building row with number, kind, boats and points, and what the viewer knows about the deck."""
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
    return Group(_heading(say("play-yam-tiles"), say("play-yam-deck", tiles=view["deck"])), rows)


def known(view: YamataiView, board: YamataiBoard, words: Words) -> list[RenderableType]:
    """Return the tiles that the viewer looked at: in hand, on top of the deck, below it."""
    say = words.say
    parts = (
        (say("play-yam-looked-at"), view["looked_at"]),
        (say("play-yam-known-top"), view["deck_known"]["top"]),
        (say("play-yam-known-bottom"), view["deck_known"]["bottom"]),
    )
    return [
        Items([words.tile(board, tile) if tile else say("play-yam-unknown") for tile in part], head=head)
        for head, part in parts
        if any(part)
    ]


def fleets(view: YamataiView, board: YamataiBoard, words: Words) -> RenderableType:
    """Return the fleet track: face-up fleets with boats and power, then the face-down ones that were shuffled."""
    say = words.say
    rows = Table.grid(padding=(0, 1))
    rows.add_column(justify="right", style="bold")
    for fleet in view["fleets"]:
        printed = board["fleets"][fleet - 1]
        rows.add_row(str(fleet), words.boats(printed["boats"]), words.power(printed["power"] or "none"))
    batches = [f"{{{' '.join(str(fleet) for fleet in batch)}}}" for batch in view["fleets_down"] if batch]
    down = f" {say('play-yam-then')} ".join(batches) or "–"
    track = Text.assemble((say("play-yam-face-down"), "bold"), " ", down)
    return Group(_heading(say("play-yam-fleets"), say("play-yam-low-first")), rows, track)


def specialists(view: YamataiView, board: YamataiBoard, words: Words) -> RenderableType:
    """Return the specialists on display: points, coins on them, and powers."""
    say = words.say
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="bold")
    rows.add_column(justify="right")
    rows.add_column(justify="right")
    for lying in view["specialists"]:
        name = lying["name"]
        rows.add_row(
            words.specialist(name),
            say("play-yam-points", points=board["specialists"][name]),
            f"¥{lying['coins']}",
            words.gift(name),
        )
    left = say("play-yam-left", specialists=view["specialists_left"])
    return Group(_heading(say("play-yam-specialists"), left), rows)


def _heading(word: str, more: str) -> Text:
    return Text.assemble((word, "bold underline"), f" · {more}")
