"""The list of legal moves, and the moves that are currently not possible."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima.games.game import Game, Move, State
from shima.language import Language
from shima.terminal.picture import Picture

WIDE_ENOUGH = 72
LINES = 24  # a list with more moves is crowded
MANY, FEW = 8, 4  # moves per heading that get a line each: in a short list, in a crowded one


def notation(game: Game, state: State, move: Move) -> str:
    """Return the move without its actor; empty if this set has no such move."""
    return game.write(state, move).partition(" ")[2].strip()


def impossible(game: Game, state: State) -> list[Move]:
    """Return all moves that a player could name but not make now, in numerical order."""
    legal = set(state.moves())
    return [move for move in game.player_moves() if move not in legal and notation(game, state, move)]


@dataclass(frozen=True)
class Offered:
    """A legal move with its number in the list."""

    number: int
    move: Move
    notation: str


def move_list(
    game: Game,
    state: State,
    view: Mapping[str, Any],
    names: Sequence[str],
    language: Language,
    picture: Picture[Any],
    width: int,
) -> RenderableType:
    """Return the numbered legal moves under their headings, in short form if there are too many for a line each."""
    groups: dict[str, list[Offered]] = {}
    for number, offer in enumerate(view["moves"], start=1):
        offered = Offered(number, offer["move"], offer["text"])
        groups.setdefault(picture.heading(view, offer), []).append(offered)
    most = FEW if len(state.moves()) > LINES else MANY
    crowds = {heading for heading, group in groups.items() if len(group) > most}
    heads = {heading: _head(heading, group if heading in crowds else [], width) for heading, group in groups.items()}
    sheet = _Sheet(max(head.cell_len for one in heads.values() for head in one.split()), len(str(len(state.moves()))))
    for heading, group in groups.items():
        if heading in crowds:
            sheet.in_short(heads[heading], [(one.number, picture.short(view, one.notation)) for one in group])
            continue
        labels = [language.say(game.label(state, one.move), names) for one in group]
        notations = [one.notation if width >= WIDE_ENOUGH else "" for one in group]
        sheet.in_full(heads[heading], [one.number for one in group], labels, notations)
    return Group(*sheet.parts)


def _head(heading: str, crowd: Sequence[Offered], width: int) -> Text:
    """Return a heading and, for a crowded list, how its moves begin in notation."""
    head = Text(heading, "bold")
    if crowd and width >= WIDE_ENOUGH:
        together = zip(*(one.notation.split(" ") for one in crowd), strict=False)
        begin = takewhile(lambda words: len(set(words)) == 1, together)
        head.append("\n" + " ".join([*(words[0] for words in begin), "…"]), "not bold dim italic")
    return head


class _Sheet:
    """Blocks one below the other, with aligned headings and numbers."""

    def __init__(self, heading: int, digits: int) -> None:
        self.parts: list[Table] = []
        self._heading = heading
        self._digits = digits
        self._open: Table | None = None  # takes further moves with a line each

    def in_full(self, head: Text, numbers: list[int], labels: list[str], notations: list[str]) -> None:
        rows = self._open = self._open or self._rows()
        for number, label, notation in zip(numbers, labels, notations, strict=True):
            first = head if number == numbers[0] else ""
            rows.add_row(first, Text(str(number), "bold cyan"), Text(label), Text(notation, "dim italic"))

    def in_short(self, head: Text, moves: list[tuple[int, Text]]) -> None:
        self._open = None
        digits = self._digits
        entries = [Text.assemble((f"{number:>{digits}}", "bold cyan"), " → ", text) for number, text in moves]
        block = Table.grid(padding=(0, 1), expand=True)
        block.add_column(width=self._heading)
        block.add_column(ratio=1)
        block.add_row(head, Columns(entries, padding=(0, 2), equal=True))
        self.parts.append(block)

    def _rows(self) -> Table:
        rows = Table.grid(padding=(0, 1))
        rows.add_column(width=self._heading)
        rows.add_column(width=self._digits, justify="right")
        rows.add_column(overflow="fold")
        rows.add_column()
        self.parts.append(rows)
        return rows


def others_list(game: Game, state: State) -> RenderableType:
    """Return the impossible moves, numbered after the legal ones, in a block per verb."""
    texts = [notation(game, state, move) for move in impossible(game, state)]
    verbs = [text.split(" ")[0] for text in texts]
    blocks: dict[str, list[Text]] = {}
    for number, (verb, text) in enumerate(zip(verbs, texts, strict=True), start=len(state.moves()) + 1):
        entry = Text(f"{number} ", "bold cyan") + Text(text)
        blocks.setdefault(verb if verbs.count(verb) > 1 else "", []).append(entry)
    return Group(*(Columns(entries, padding=(0, 2), equal=True) for entries in blocks.values()))
