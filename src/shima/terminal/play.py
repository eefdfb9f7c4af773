"""A game of people and bots in the terminal, from the first decision to the score sheet."""

import contextlib
import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from shima.games.advance import NO_MOVE, forced_move
from shima.games.game import OVER, Move
from shima.language import program
from shima.players import talk
from shima.players.player import Player
from shima.session import Session
from shima.terminal import told
from shima.terminal.atomic_write import NotKept, holds_something_else, keep
from shima.terminal.chooser import Chooser
from shima.terminal.commands import Typed, understand
from shima.terminal.front_end import FrontEnd
from shima.terminal.hint import hint
from shima.terminal.output import tolerant

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and history at the prompt


class TerminalGame:
    """Plays a session until it is over or a person leaves. Every decision is saved at once.

    `bots` has a bot for each seat, or None for a person.
    """

    def __init__(
        self,
        console: Console,
        front_end: FrontEnd,
        session: Session,
        bots: Sequence[Player | None],
        path: Path,
        delay: float = 0.0,
    ) -> None:
        self.console = console
        self.front_end = front_end
        self.content = front_end.content
        self.chooser = Chooser(front_end)
        self.session = session
        self.bots = bots
        self.path = path
        self.delay = delay
        self.kept = True
        persons = [seat for seat, bot in enumerate(bots) if bot is None]
        self.watched = not persons
        self.viewer = persons[0] if len(persons) == 1 else None  # the person whose view is shown while bots play
        self.talk = talk.begun(session.state, session.players, front_end.content.commitment)
        self.heard = list(self.talk.remarks)

    def run(self) -> int:
        """Return the exit code: 0 if the game is over or was saved, 1 if it could not be saved."""
        tolerant(self.console)
        try:
            with self.front_end:
                self._autosave()
                while self.session.state.actor() != OVER:
                    self._decide()
                self.front_end.result(self._last_choice())
            self._point_to(*self._remarks())
            self._point_to(*self.content.proof(self.path if self.kept else None))
        except (EOFError, KeyboardInterrupt):
            self._leave()
        return 0 if self.kept else 1

    def _decide(self) -> None:
        state = self.session.state
        actor, before = state.actor(), len(self.session.moves)
        bot = self.bots[actor]
        move = forced_move(state)
        if move == NO_MOVE and bot is not None:
            thinking = self.content.language.say("play-bot-thinking", self.content.names, player=actor)
            self.front_end.busy(self.viewer, before, thinking)
            move = bot.choose(state, actor)
        elif move == NO_MOVE:
            move = self._ask(actor)
        self._play(move)
        if bot is not None and (self.watched or self.delay):
            self.front_end.watch(self.viewer, before, self.delay)

    def _play(self, move: Move) -> None:
        before = self.session.state.copy()
        self.session.play(move)
        self._autosave()
        said = self.talk.remarks
        self.talk = talk.continued(self.talk, before, self.session.state, self.session.players)
        if self.talk.remarks != said:
            self.heard += self.talk.remarks

    def _remarks(self) -> list[Text]:
        """Return what the characters have said since the last time."""
        heard, self.heard = self.heard, []
        say = self.content.language.say
        return [self.content.say("play-remark", player=each.seat, line=say(each.text)) for each in heard]

    def _ask(self, seat: int) -> Move:
        """Return the move that the person chooses, and process commands until then."""
        self._show(seat)
        if remarks := self._remarks():
            self.front_end.answer(Text("\n").join(remarks))
        while True:
            try:
                typed = understand(self.front_end.read(self.content.prompt(seat)), self.content.language)
            except UnicodeDecodeError:
                typed = Typed("", "")
            if typed.command == "undo":
                if self._undo():
                    seat = self.session.state.actor()
                    self._show(seat)
            elif typed.command:
                self._answer(typed, seat)
            else:
                move = self.chooser.chosen(typed)
                if move is not None:
                    return move

    def _answer(self, typed: Typed, seat: int) -> None:
        content = self.content
        title = content.language.say("play-page-title", command=typed.command)
        if typed.command == "why":
            self.chooser.why(typed)
        elif typed.command == "others":
            self.front_end.page(title, content.others())
        elif typed.command == "save":
            self._save(typed.argument)
        elif typed.command == "board":
            self.front_end.page(title, content.table(seat, self.console.width))
        elif typed.command == "log":
            self.front_end.page(title, content.log(seat))
        elif typed.command == "hint":
            self.front_end.busy(seat, self._last_choice(seat), content.language.say("play-thinking"))
            self.front_end.page(title, hint(content, seat))
        elif typed.command == "help":
            self.front_end.page(title, content.help())
        else:
            raise EOFError

    def _show(self, seat: int) -> None:
        self.front_end.show(seat, self._last_choice(seat))

    def _say(self, key: str, **args: object) -> None:
        self.front_end.answer(self.content.say(key, **args))

    def _undo(self) -> bool:
        """Return to the last choice of a person, taking back everything since."""
        made = [number for number, seat in told.choices(self.content.steps()) if self.bots[seat] is None]
        if not made:
            self._say("play-nothing-to-undo")
            return False
        self.session.undo(made[-1])
        self.talk, self.heard = talk.resumed(self.talk, self.session.state), []
        self._autosave()
        return True

    def _last_choice(self, seat: int | None = None) -> int:
        """Return the number of moves before the last choice of the seat, or of any person."""
        made = [
            number
            for number, chooser in told.choices(self.content.steps())
            if chooser == seat or (seat is None and self.bots[chooser] is None)
        ]
        if made or not self.watched:
            return made[-1] if made else 0
        return max(len(self.session.moves) - 1, 0)

    def _autosave(self) -> None:
        """Save after a decision. Report a failing disk once and continue the game."""
        try:
            keep(self.session.record(), self.path)
            self.kept = True
        except NotKept as error:
            if self.kept:
                self._say("play-not-kept", file=str(self.path), problem=error.problem)
            self.kept = False

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        if name and holds_something_else(path):
            self._say("play-save-other", file=name)
            return
        try:
            keep(self.session.record(), path)
            self._say("play-saved", file=str(path))
        except NotKept as error:
            self._say("play-not-saved", file=str(path), problem=error.problem)

    def _leave(self) -> None:
        """Say, on the normal screen, that the game is saved and how to continue it."""
        self.console.print()
        file = str(self.path)
        if self.kept:
            said = self.content.language.say("play-left", file=file, quoted=shlex.quote(file), shima=program())
        else:
            said = self.content.language.say("play-left-unsaved", file=file)
        self._point_to(Text(said))

    def _point_to(self, *lines: Text) -> None:
        """Print lines with paths, commands or seeds, unwrapped so that they can be copied."""
        for line in lines:
            self.console.print(line, soft_wrap=True)
