"""A recorded game, move by move: on a full screen to step through, or as lines."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima import record
from shima.games.game import CHANCE, OVER, Game, Move
from shima.language import Language
from shima.record import Record
from shima.session import Session
from shima.terminal import keys, told
from shima.terminal.content import Content
from shima.terminal.full_screen import FullScreen, Keyboard
from shima.terminal.output import tolerant

STEPS = {keys.LEFT: -1, keys.RIGHT: 1, " ": 1, keys.UP: -10, keys.DOWN: 10, keys.PAGE_UP: -10, keys.PAGE_DOWN: 10}
RECENT = 40  # moves that are told on the full screen
NO_SEED = bytes(32)
"""All moves are in the record, so that no draw needs the seed."""


class Replay:
    """The positions of a record. An invalid record raises BadRecord at once."""

    def __init__(self, game: Game, saved: Record, to: int | None, language: Language) -> None:
        record.replay(saved, game, to)
        self.saved = saved
        self.moves: Sequence[Move] = [move for _, move in record.steps(saved, game)]
        self.last = len(self.moves)
        self._game = game
        self._language = language

    def content(self, at: int) -> Content:
        """Return what there is to show after the first `at` moves."""
        session = Session.unplayed(self._game, self.saved.players, NO_SEED, self.saved.options)
        for move in self.moves[:at]:
            session.push(move)
        return Content(session, self._language, self.saved.commitment)

    def start(self) -> int:
        """Return the number of moves that set up the table."""
        session = Session.unplayed(self._game, self.saved.players, NO_SEED, self.saved.options)
        count = 0
        while count < self.last and session.state.actor() == CHANCE:
            session.push(self.moves[count])
            count += 1
        return count

    def ending(self, content: Content, at: int) -> list[RenderableType]:
        """Return score sheet and winner, and who resigned, if the game is over."""
        found: list[RenderableType] = [content.score_sheet()] if content.state.actor() == OVER else []
        if at == self.last:
            found += [content.say("play-resigned", player=seat) for seat in self.saved.resigned]
        return found


def print_replay(console: Console, replay: Replay, to: int | None) -> None:
    """Print the story up to move `to`, then the board."""
    tolerant(console)
    at = replay.last if to is None else to
    content = replay.content(at)
    story = content.told(None, 0)
    laid = told.set_up_length(story)
    rows = Table.grid(padding=(0, 1))
    rows.add_column(justify="right")
    rows.add_column()
    if laid:
        rows.add_row(f"1–{laid}", content.language.say("play-set-up-told", count=laid))
    for one in story[laid:]:
        rows.add_row(str(one.number), content.sentence(one.sentences))
    console.print(rows)
    console.print()
    console.print(content.table(None, console.width))
    for part in replay.ending(content, at):
        console.print(part)


def step_through(console: Console, device: Keyboard, replay: Replay, to: int | None) -> None:
    """Show the position after move `to`, or after the set-up, and let keys choose another."""
    at = replay.start() if to is None else to
    screen = FullScreen(console, replay.content(at), device)
    with screen:
        while True:
            content = screen.content
            say = content.language.say
            screen.show(None, max(at - RECENT, 0))
            screen.answer(Text(say("play-replay-keys"), "dim"))
            key = screen.key(say("play-replay-move", number=at, count=replay.last))
            if key in ("q", keys.ESCAPE, keys.END_OF_INPUT):
                return
            if key == keys.ENTER:
                ending = replay.ending(content, at)
                screen.page(say("play-page-title", command="log"), Group(*ending, content.log(None)))
            at = {keys.HOME: 0, keys.END: replay.last}.get(key, min(max(at + STEPS.get(key, 0), 0), replay.last))
            screen.content = replay.content(at)
