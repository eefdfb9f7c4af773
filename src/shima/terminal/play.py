"""A game of people and bots in the terminal, from the first decision to the score sheet."""

import contextlib
import io
import shlex
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from shima.games.advance import NO_MOVE, forced_move
from shima.games.game import OVER, Move, UserError
from shima.language import Language, program
from shima.players.player import Player
from shima.record import FORMER_PLAYER
from shima.session import Session
from shima.terminal import told
from shima.terminal.atomic_write import NotKept, holds_something_else, keep
from shima.terminal.commands import Typed, understand
from shima.terminal.offer import impossible
from shima.terminal.screen import Screen

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and history at the prompt


@dataclass(frozen=True)
class Seat:
    """A bot, or a person if `player` is None."""

    name: str
    player: Player | None = None


class TerminalGame:
    """Plays a session until it is over or a person leaves. Every decision is saved at once."""

    def __init__(
        self,
        console: Console,
        session: Session,
        seats: Sequence[Seat],
        language: Language,
        path: Path,
        delay: float = 0.0,
        read: Callable[[str], str] = input,
    ) -> None:
        self.session = session
        self.seats = seats
        self.language = language
        self.path = path
        self.delay = delay
        self.read = read
        self.kept = True
        self.screen = Screen(console, session, distinct([seat.name for seat in seats], language), language)
        persons = [number for number, seat in enumerate(seats) if seat.player is None]
        self.watched = not persons
        self.viewer = persons[0] if len(persons) == 1 else None  # the person whose view is shown while bots play

    def run(self) -> int:
        """Return the exit code: 0 if the game is over or was saved, 1 if it could not be saved."""
        tolerant(self.screen.console)
        try:
            self._autosave()
            while self.session.state.actor() != OVER:
                self._decide()
            self.screen.result(self._last_choice(), self.path if self.kept else None)
        except (EOFError, KeyboardInterrupt):
            self._leave()
        return 0 if self.kept else 1

    def _decide(self) -> None:
        state = self.session.state
        actor, before = state.actor(), len(self.session.moves)
        bot = self.seats[actor].player
        move = forced_move(state)
        if move == NO_MOVE:
            move = self._ask(actor) if bot is None else bot.choose(state, actor)
        self._play(move)
        if bot is not None and (self.watched or self.delay):
            self._watch(before)

    def _watch(self, before: int) -> None:
        """Show what a bot did: with a delay the whole table if all are bots, otherwise only the story."""
        if self.watched and self.delay and self.screen.console.is_terminal:
            self.screen.position(None, before)
        else:
            self.screen.story(self.viewer, before)
        time.sleep(self.delay)

    def _play(self, move: Move) -> None:
        self.session.play(move)
        self._autosave()

    def _ask(self, seat: int) -> Move:
        """Return the move that the person chooses, and process commands until then."""
        self._show(seat)
        while True:
            state = self.session.state
            prompt = self.language.say("play-prompt", self.screen.names, player=seat, count=len(state.moves()))
            try:
                typed = understand(self.read(f"{prompt} "), self.language)
            except UnicodeDecodeError:
                typed = Typed("", "")
            if typed.command == "undo":
                if self._undo():
                    seat = self.session.state.actor()
                    self._show(seat)
            elif typed.command:
                self._answer(typed, seat)
            else:
                move = self._chosen(typed)
                if move is not None:
                    return move

    def _answer(self, typed: Typed, seat: int) -> None:
        if typed.command == "why":
            self._why(typed)
        elif typed.command == "others":
            self.screen.others()
        elif typed.command == "save":
            self._save(typed.argument)
        elif typed.command == "board":
            self._show(seat)
        elif typed.command == "log":
            self.screen.log(seat)
        elif typed.command == "help":
            self.screen.help()
        else:
            raise EOFError

    def _show(self, seat: int) -> None:
        self.screen.position(seat, self._last_choice(seat))

    def _chosen(self, typed: Typed) -> Move | None:
        """Return the legal move that was typed, or None after printing what is wrong."""
        moves = self.session.state.moves()
        if typed.number is not None and not 1 <= typed.number <= len(moves):
            self.screen.say("play-no-number", number=typed.argument, count=len(moves))
            return None
        move = self._named(typed)
        if move is None or move in moves:
            return move
        self._refuse(move)
        return None

    def _why(self, typed: Typed) -> None:
        if not typed.argument:
            example = self.session.game.write(self.session.state, self.session.state.moves()[0]).partition(" ")[2]
            self.screen.say("play-why-what", example=example)
            return
        move = self._named(typed)
        if move is None:
            return
        if move in self.session.state.moves():
            self.screen.allowed(move)
        else:
            self._refuse(move)

    def _named(self, typed: Typed) -> Move | None:
        """Return the move with that number in either list, or with that notation."""
        game, state = self.session.game, self.session.state
        if not typed.argument:
            self.screen.say("play-nothing", count=len(state.moves()))
            return None
        if typed.number is None:
            try:
                return game.parse(state, typed.argument)
            except UserError as error:
                self.screen.say("play-bad", problem=error.text, count=len(state.moves()))
                return None
        listed = [*state.moves(), *impossible(game, state)]
        if 1 <= typed.number <= len(listed):
            return listed[typed.number - 1]
        self.screen.say("play-no-number", number=typed.argument, count=len(state.moves()))
        return None

    def _refuse(self, move: Move) -> None:
        game, state = self.session.game, self.session.state
        reason = game.why(state, move)
        assert reason is not None
        text = game.write(state, move).partition(" ")[2]
        self.screen.say("play-refused", move=text, rule=reason.rule, reason=reason.text)

    def _undo(self) -> bool:
        """Return to the last choice of a person, taking back everything since."""
        made = [number for number, seat in told.choices(self.screen.steps()) if self.seats[seat].player is None]
        if not made:
            self.screen.say("play-nothing-to-undo")
            return False
        self.session.undo(made[-1])
        self._autosave()
        return True

    def _last_choice(self, seat: int | None = None) -> int:
        """Return the number of moves before the last choice of the seat, or of any person."""
        made = [
            number
            for number, chooser in told.choices(self.screen.steps())
            if chooser == seat or (seat is None and self.seats[chooser].player is None)
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
                self.screen.say("play-not-kept", file=str(self.path), problem=error.problem)
            self.kept = False

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        if name and holds_something_else(path):
            self.screen.say("play-save-other", file=name)
            return
        try:
            keep(self.session.record(), path)
            self.screen.point_to("play-saved", file=str(path))
        except NotKept as error:
            self.screen.say("play-not-saved", file=str(path), problem=error.problem)

    def _leave(self) -> None:
        self.screen.console.print()
        if self.kept:
            self.screen.point_to("play-left", file=str(self.path), quoted=shlex.quote(str(self.path)), shima=program())
        else:
            self.screen.say("play-left-unsaved", file=str(self.path))


def distinct(players: Sequence[str], language: Language) -> tuple[str, ...]:
    """Return different names for all seats."""
    names = [language.say("former-player") if name == FORMER_PLAYER else name for name in players]
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    )


def tolerant(console: Console) -> None:
    """Make a terminal show a question mark for characters that it does not support."""
    if isinstance(console.file, io.TextIOWrapper):
        console.file.reconfigure(errors="replace")
