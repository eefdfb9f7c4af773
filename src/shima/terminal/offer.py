"""The list of moves that a person chooses from, and the moves that are not possible now."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima.games.game import Game, Move, State
from shima.language import Language
from shima.terminal.picture import Picture

WIDE_ENOUGH = 72


def notation(game: Game, state: State, move: Move) -> str:
    """The move without its actor; empty if this set has no such move."""
    return game.write(state, move).partition(" ")[2].strip()


def impossible(game: Game, state: State) -> list[Move]:
    """All that a person could name but not do now, in the order of the game's numbering."""
    legal = set(state.moves())
    return [move for move in range(game.player_move_count) if move not in legal and notation(game, state, move)]


def move_list(
    game: Game,
    state: State,
    view: dict[str, Any],
    names: Sequence[str],
    language: Language,
    picture: Picture,
    width: int,
) -> RenderableType:
    """The legal moves, numbered, under the heading of the die that they use."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column()
    rows.add_column(justify="right")
    rows.add_column(overflow="fold")
    last = ""
    for number, move in enumerate(state.moves(), start=1):
        text = notation(game, state, move)
        heading = picture.heading(view, text)
        label = Text(language.say(game.label(state, move), names))
        row = [Text(heading if heading != last else "", "bold"), Text(str(number), "bold cyan"), label]
        if width >= WIDE_ENOUGH:
            row.append(Text(text, "dim italic"))
        rows.add_row(*row)
        last = heading
    return rows


def others_list(game: Game, state: State) -> RenderableType:
    """The moves not possible now, numbered on from the legal ones, a block for each verb."""
    texts = [notation(game, state, move) for move in impossible(game, state)]
    verbs = [text.split(" ")[0] for text in texts]
    blocks: dict[str, list[Text]] = {}
    for number, (verb, text) in enumerate(zip(verbs, texts, strict=True), start=len(state.moves()) + 1):
        entry = Text(f"{number} ", "bold cyan") + Text(text)
        blocks.setdefault(verb if verbs.count(verb) > 1 else "", []).append(entry)
    return Group(*(Columns(entries, padding=(0, 2), equal=True) for entries in blocks.values()))
