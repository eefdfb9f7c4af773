"""The list of legal moves in groups, and the moves that are currently not possible."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count, takewhile
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima.games.game import Game, Move, State
from shima.games.view_types import LegalMove
from shima.language import Language
from shima.terminal.frame import Line, lines_of
from shima.terminal.picture import Picture

WIDE_ENOUGH = 72
LINES = 24  # a list with more moves is crowded
EVERY, MANY, FEW, ONE, NONE = 1000, 8, 4, 1, 0  # moves per heading that get a line each
SHORT_LABEL = 24  # characters of a label that needs no shorter form


def notation(game: Game, state: State, move: Move) -> str:
    """Return the move without its actor; empty if this set has no such move."""
    return game.write(state, move).partition(" ")[2].strip()


def impossible(game: Game, state: State) -> list[Move]:
    """Return all moves that a player could name but not make now, in numerical order."""
    legal = set(state.moves())
    return [move for move in game.player_moves() if move not in legal and notation(game, state, move)]


def grouped(view: Mapping[str, Any], picture: Picture[Any]) -> dict[str, list[LegalMove]]:
    """Return the legal moves of a view under their headings, in the order in which they are listed and numbered."""
    groups: dict[str, list[LegalMove]] = {}
    for offer in view["moves"]:
        groups.setdefault(picture.heading(view, offer), []).append(offer)
    return groups


@dataclass(frozen=True)
class Offered:
    """A legal move with its number in the list, its label and its short form."""

    number: int
    notation: str
    label: str
    short: Text


@dataclass(frozen=True)
class Form:
    """How the list is written: how many moves per heading get a line each, and where the headings are."""

    most: int
    above: bool = False
    notation: bool = False


FORMS = (EVERY, MANY, FEW, ONE, NONE)
"""From the most to the least comfortable form."""


class MoveList:
    """The legal moves under their headings, numbered from the first line to the last."""

    def __init__(
        self,
        game: Game,
        state: State,
        view: Mapping[str, Any],
        names: Sequence[str],
        language: Language,
        picture: Picture[Any],
    ) -> None:
        self.count = len(view["moves"])
        numbers = count(1)

        def offered(offer: LegalMove) -> Offered:
            label = language.say(game.label(state, offer["move"]), names)
            return Offered(next(numbers), offer["text"], label, picture.short(view, offer["text"]))

        self._groups = {heading: [*map(offered, group)] for heading, group in grouped(view, picture).items()}

    def whole(self, width: int) -> RenderableType:
        """Return the list for a page, in short form where there are too many for a line each."""
        return self.written(Form(FEW if self.count > LINES else MANY, notation=width >= WIDE_ENOUGH))

    def lines(self, console: Console, width: int, height: int) -> list[Line]:
        """Return the lines of the most comfortable form that fits, or of the shortest."""
        shortest: list[Line] = []
        forms = [[Form(EVERY, notation=True)]] if width >= WIDE_ENOUGH else []
        for alike in [*forms, *([Form(most), Form(most, above=True)] for most in FORMS)]:
            lines = min((lines_of(self.written(form), console, width) for form in alike), key=len)
            if len(lines) <= height:
                return lines
            shortest = min(shortest or lines, lines, key=len)
        return shortest

    def written(self, form: Form) -> RenderableType:
        crowds = {heading for heading, group in self._groups.items() if _is_crowd(group, form.most)}
        heads = {
            heading: _head(heading, group if heading in crowds and form.notation else [])
            for heading, group in self._groups.items()
        }
        widest = max((head.cell_len for one in heads.values() for head in one.split()), default=0)
        sheet = _Sheet(widest, len(str(self.count)), form.above)
        for heading, group in self._groups.items():
            if heading in crowds:
                sheet.in_short(heads[heading], [(one.number, one.short) for one in group])
            else:
                sheet.in_full(heads[heading], group, form.notation)
        return Group(*sheet.parts)


def _is_crowd(group: Sequence[Offered], most: int) -> bool:
    """Whether a group is written in short form. A single short label is as good as that."""
    return len(group) > most and not (len(group) == 1 and len(group[0].label) <= SHORT_LABEL)


def _head(heading: str, crowd: Sequence[Offered]) -> Text:
    """Return a heading and, for a crowded list, how its moves begin in notation."""
    head = Text(heading, "bold")
    if crowd:
        together = zip(*(one.notation.split(" ") for one in crowd), strict=False)
        begin = takewhile(lambda words: len(set(words)) == 1, together)
        head.append("\n" + " ".join([*(words[0] for words in begin), "…"]), "not bold dim italic")
    return head


class _Sheet:
    """Blocks one below the other, with aligned headings and numbers."""

    def __init__(self, heading: int, digits: int, above: bool) -> None:
        self.parts: list[RenderableType] = []
        self._heading = heading
        self._digits = digits
        self._above = above
        self._open: Table | None = None  # takes further moves with a line each

    def in_full(self, head: Text, group: Sequence[Offered], with_notation: bool) -> None:
        if self._above or self._open is None:
            self._open = self._rows(head)
        for number, one in enumerate(group):
            row = [Text(str(one.number), "bold cyan"), Text(one.label)]
            if with_notation:
                row.append(Text(one.notation, "dim italic"))
            self._open.add_row(*row if self._above else (head if number == 0 else "", *row))

    def in_short(self, head: Text, moves: list[tuple[int, Text]]) -> None:
        self._open = None
        digits = self._digits
        entries = [Text.assemble((f"{number:>{digits}}", "bold cyan"), " → ", text) for number, text in moves]
        columns = Columns(entries, padding=(0, 2), equal=True)
        if self._above:
            self.parts += [head, columns]
            return
        block = Table.grid(padding=(0, 1), expand=True)
        block.add_column(width=self._heading)
        block.add_column(ratio=1)
        block.add_row(head, columns)
        self.parts.append(block)

    def _rows(self, head: Text) -> Table:
        rows = Table.grid(padding=(0, 1))
        if not self._above:
            rows.add_column(width=self._heading)
        elif head:
            self.parts.append(head)
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
