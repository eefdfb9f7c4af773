"""Prints a recorded game, move by move."""

from rich.console import Console
from rich.table import Table

from shima import record
from shima.games.game import OVER, Game
from shima.language import Language
from shima.record import Record
from shima.terminal import told
from shima.terminal.picture import picture
from shima.terminal.play import distinct, tolerant


def show(console: Console, game: Game, saved: Record, to: int | None, language: Language) -> None:
    """Print the story up to move `to`, then the board. An invalid record raises BadRecord before any output."""
    state = record.replay(saved, game, to)
    tolerant(console)
    names = distinct(saved.players, language)
    drawn = picture(game, language)
    last = len(saved.moves) if to is None else to
    steps = (step for number, step in enumerate(record.steps(saved, game)) if number < last)
    story = list(told.tell(game, steps, names, language, None))
    laid = told.set_up_length(story)
    rows = Table.grid(padding=(0, 1))
    rows.add_column(justify="right")
    rows.add_column()
    if laid:
        rows.add_row(f"1–{laid}", language.say("play-set-up-told", count=laid))
    for one in story[laid:]:
        rows.add_row(str(one.number), told.coloured(one.sentences, names, drawn))
    console.print(rows)
    console.print()
    view = game.view(state, None)
    console.print(drawn.table(view, names, console.width))
    if state.actor() == OVER:
        console.print()
        console.print(drawn.score_sheet(view, names))
        console.print(told.coloured(told.outcome(state, names, language), names, drawn))
    for seat in saved.resigned if last == len(saved.moves) else ():
        console.print(told.coloured(language.say("play-resigned", names, player=seat), names, drawn))
