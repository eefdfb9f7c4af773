"""Output of a game in the terminal."""

import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import SegmentLines
from rich.table import Table
from rich.text import Text

from shima import fair
from shima.games.game import Move, State
from shima.language import Language, program
from shima.session import Session
from shima.terminal import told
from shima.terminal.commands import COMMANDS
from shima.terminal.offer import move_list, others_list
from shima.terminal.picture import picture


class Screen:
    """Draws the position, tells the story and lists the moves. It changes nothing."""

    def __init__(self, console: Console, session: Session, names: Sequence[str], language: Language) -> None:
        self.console = console
        self.session = session
        self.names = names
        self.language = language
        self.picture = picture(session.game, language)

    def say(self, key: str, **args: object) -> None:
        """Print one line."""
        self.console.print(told.coloured(self.language.say(key, self.names, **args), self.names, self.picture))

    def point_to(self, key: str, **args: object) -> None:
        """Print lines with paths, commands or seeds, unwrapped so that they can be copied."""
        self.console.print(Text(self.language.say(key, self.names, **args)), soft_wrap=True)

    def position(self, viewer: int | None, since: int) -> None:
        """Print the board, what happened since that move, and the viewer's moves."""
        parts: list[RenderableType] = [self._table(viewer), Padding(self._story(viewer, since), (1, 0))]
        if viewer is not None:
            parts.append(self._moves(viewer))
        self._on_a_clear_screen(Group(*parts))

    def story(self, viewer: int | None, since: int) -> None:
        """Print what happened since that move."""
        self.console.print(self._story(viewer, since))

    def log(self, viewer: int) -> None:
        """Print the whole story, in a pager if there is one."""
        lines = [self._sentence(f"{one.number:>4}  {one.sentences}") for one in self._told(viewer, 0)]
        if sys.stdin.isatty() and self.console.file is sys.stdout and len(lines) >= self.console.height:
            with self.console.pager():
                self.console.print(*lines, sep="\n")
        else:
            self.console.print(*lines, sep="\n")

    def others(self) -> None:
        """Print the moves that are currently not possible."""
        self.say("play-others")
        self.console.print(others_list(self.session.game, self.session.state))

    def allowed(self, move: Move) -> None:
        """Print what a legal move would do."""
        game, state = self.session.game, self.session.state
        sentences = " ".join(self.language.say(text, self.names) for text in game.story(state, move, state.actor()))
        self.say("play-allowed", story=sentences)

    def help(self) -> None:
        rows = Table.grid(padding=(0, 2))
        rows.add_row(Text("1, 2, 3 …", "bold"), self.language.say("play-help-number"))
        example = self.session.game.write(self.session.state, self.session.state.moves()[0]).partition(" ")[2]
        rows.add_row(Text(example, "bold"), self.language.say("play-help-notation"))
        for command in COMMANDS:
            usage = self.language.say("play-usage", command=command)
            rows.add_row(Text(usage, "bold"), self.language.say("play-help", command=command))
        self.console.print(rows)

    def result(self, since: int, path: Path | None) -> None:
        """Print score sheet, winner, the check of the draws, and what can be done with the record."""
        self._on_a_clear_screen(Group(self._table(None), Padding(self._story(None, since), (1, 0, 0, 0))))
        state = self.session.state
        self.console.print()
        self.console.print(self.picture.score_sheet(self.session.game.view(state, None), self.names))
        self.console.print(self._sentence(told.outcome(state, self.names, self.language)))
        self.console.print()
        self.point_to("play-seed", seed=self.session.seed.hex())
        self.point_to("play-commitment", commitment=fair.commitment(self.session.seed))
        if path is not None:
            self.point_to("play-record", file=str(path), quoted=shlex.quote(str(path)), shima=program())

    def steps(self) -> Iterator[tuple[State, Move]]:
        session = self.session
        return told.replayed(session.game, len(session.players), session.options, session.moves)

    def _told(self, viewer: int | None, since: int) -> list[told.Told]:
        return list(told.tell(self.session.game, self.steps(), self.names, self.language, viewer, since))

    def _table(self, viewer: int | None) -> RenderableType:
        view = self.session.game.view(self.session.state, viewer)
        return self.picture.table(view, self.names, self.console.width)

    def _story(self, viewer: int | None, since: int) -> RenderableType:
        news = self._told(viewer, since)
        bullets = Table.grid(padding=(0, 1))
        laid = told.set_up_length(news) if since == 0 else 0
        if laid:
            bullets.add_row("·", self.language.say("play-set-up", count=laid))
            promise = fair.commitment(self.session.seed)
            bullets.add_row("·", Text(self.language.say("play-promise", commitment=promise), overflow="fold"))
        for paragraph in told.paragraphs(news[laid:]):
            bullets.add_row("·", self._sentence(paragraph))
        return bullets

    def _moves(self, viewer: int) -> RenderableType:
        game, state = self.session.game, self.session.state
        view = game.view(state, viewer)
        return move_list(game, state, view, self.names, self.language, self.picture, self.console.width)

    def _sentence(self, sentence: str) -> Text:
        return told.coloured(sentence, self.names, self.picture)

    def _on_a_clear_screen(self, content: RenderableType) -> None:
        """Clear the screen first if the content fits, so that it stays in place."""
        lines = self.console.render_lines(content, pad=False)
        if self.console.is_terminal and len(lines) < self.console.height:
            self.console.clear()
        else:
            self.console.print()
        self.console.print(SegmentLines(lines, new_lines=True))
