"""A puzzle in the terminal: a person chooses moves until they are right or wrong."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from shima import record
from shima.games.game import Move
from shima.language import Language
from shima.players.analysis import SECONDS, SIMULATIONS, analyse
from shima.players.reasons import explain_choice
from shima.players.turn_plan import SHARE, whole_turn
from shima.puzzles.puzzle import Puzzle, Verdict
from shima.puzzles.themes import theme_text
from shima.puzzles.turns import after, decide
from shima.session import Session
from shima.terminal.analysis import whole
from shima.terminal.chooser import Chooser
from shima.terminal.commands import Typed, understand
from shima.terminal.front_end import FrontEnd
from shima.terminal.output import tolerant

RECENT: Final = 6
"""How many moves before the position are told."""


def session_of(puzzle: Puzzle, you: str) -> Session:
    """Return the recorded game up to the puzzle's position, from which the person continues under this name."""
    saved = puzzle.note.record
    seed = bytes.fromhex(saved.seed or saved.commitment)
    players = tuple(you if seat == puzzle.seat else name for seat, name in enumerate(saved.players))
    session = Session.unplayed(puzzle.game, players, seed, saved.options)
    for number, (_, move) in enumerate(record.steps(saved, puzzle.game)):
        if number == puzzle.note.number:
            break
        session.push(move)
    return session


class TerminalPuzzle:
    """Asks for decisions, judges them, and then shows the solution with its reason."""

    def __init__(self, console: Console, front_end: FrontEnd, puzzle: Puzzle) -> None:
        self._console = console
        self._front_end = front_end
        self._content = front_end.content
        self._chooser = Chooser(front_end)
        self._puzzle = puzzle

    def run(self) -> Verdict:
        """Return RIGHT or WRONG, or OPEN if the person leaves before."""
        tolerant(self._console)
        verdict = Verdict.OPEN
        try:
            with self._front_end:
                verdict = self._solve()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            return Verdict.OPEN
        self._tell(verdict)
        return verdict

    def _solve(self) -> Verdict:
        puzzle, moves = self._puzzle, list[Move]()
        verdict = Verdict.OPEN
        while verdict is Verdict.OPEN:
            self._front_end.show(puzzle.seat, max(len(self._content.session.moves) - RECENT, 0))
            self._front_end.answer(self._task() if not moves else self._content.say("puzzle-so-far"))
            moves.append(self._ask())
            verdict = puzzle.judge(moves)
            self._push(moves[-1])
        return verdict

    def _push(self, move: Move) -> None:
        """Play the decision in the session, with the forced moves after it."""
        session = self._content.session
        for each in decide(self._puzzle.position, session.state.copy(), move):
            session.push(each)

    def _task(self) -> Text:
        note, say = self._puzzle.note, self._content.say
        theme = theme_text(self._puzzle.game.name, note.theme)
        title = say("puzzle-title", name=note.name, theme=theme, grade=note.grade)
        title.stylize("bold")
        return title.append("\n").append(say("puzzle-task", count=len(note.solution)))

    def _ask(self) -> Move:
        while True:
            prompt = self._content.prompt(self._puzzle.seat)
            try:
                typed = understand(self._front_end.read(prompt), self._content.language)
            except UnicodeDecodeError:
                typed = Typed("", "")
            if typed.command:
                self._answer(typed)
            elif (move := self._chooser.chosen(typed)) is not None:
                return move

    def _answer(self, typed: Typed) -> None:
        content = self._content
        title = content.language.say("play-page-title", command=typed.command)
        if typed.command == "why":
            self._chooser.why(typed)
        elif typed.command == "others":
            self._front_end.page(title, content.others())
        elif typed.command == "board":
            self._front_end.page(title, content.table(self._puzzle.seat, self._console.width))
        elif typed.command == "log":
            self._front_end.page(title, content.log(self._puzzle.seat))
        elif typed.command == "hint":
            self._front_end.answer(self._task())
        elif typed.command == "help":
            self._front_end.page(title, content.help())
        elif typed.command == "quit":
            raise EOFError
        else:
            self._front_end.answer(content.say("puzzle-no-command"))

    def _tell(self, verdict: Verdict) -> None:
        """Print the verdict, the solution and its reason, on the normal screen."""
        puzzle, note = self._puzzle, self._puzzle.note
        key = "puzzle-right" if verdict is Verdict.RIGHT else "puzzle-wrong"
        lines = [self._content.say(key, chance=whole(note.chance), next=whole(note.next_best))]
        lines.append(self._content.say("puzzle-line-solution", moves=self._labels(puzzle.solution, ())))
        lines.append(self._content.sentence(reason(puzzle, self._content.language, self._content.names)))
        if puzzle.rest:
            lines.append(self._content.say("puzzle-line-rest", moves=self._labels(puzzle.rest, puzzle.solution)))
        for line in lines:
            self._console.print(line)

    def _labels(self, moves: Sequence[Move], before: Sequence[Move]) -> str:
        """Return the decisions as labels, from the position after those before them."""
        puzzle, language = self._puzzle, self._content.language
        states = [after(puzzle.position, [*before, *moves[:number]]) for number in range(len(moves))]
        labels = (puzzle.game.label(state, move) for state, move in zip(states, moves, strict=True))
        return " · ".join(language.say(label, self._content.names) for label in labels)


def reason(puzzle: Puzzle, language: Language, names: Sequence[str]) -> str:
    """Say why the solution is good, from what its player knows."""
    found = analyse(puzzle.position, puzzle.seat, SIMULATIONS, SECONDS)
    first = whole_turn(puzzle.position, found.choice(puzzle.solution[0]), SECONDS, SIMULATIONS // SHARE)
    why = explain_choice(puzzle.game, puzzle.position, found, first)
    return language.say(why.text, names)
