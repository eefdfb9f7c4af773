"""The lessons of a server, with each stop as a table in memory: nothing is stored, and learners need no name.

Questions about a move at a stop are answered as at any table.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from shima.games.game import CHANCE, OVER, Game, Move, State
from shima.games.text import Text
from shima.lessons.lesson import Answer, Lesson
from shima.lessons.loader import Taught, lessons
from shima.players import is_bot
from shima.registry import open_game_with
from shima.session import Session
from shima.store.rows import PersonRow
from shima.tables.chair import Chair
from shima.tables.clock import Clock
from shima.tables.play import Step
from shima.tables.refusal import Fault, Refused
from shima.tables.sets import Sets
from shima.tables.spec import Spec
from shima.tables.table import DONE, PLAYING, Table
from shima.tables.view import stories, table_view

LEARNER = PersonRow("learner", "", 0)
"""The person on the learner's chair in all lessons."""


class LessonService:
    """Loads all lessons. A faulty one prevents the server from starting, with an error that names file and line."""

    def __init__(self, folder: Path | None, sets: Sets) -> None:
        def opener(name: str, set_hash: str) -> Game:
            try:
                return sets.find(name, set_hash).game
            except Refused:
                return open_game_with(name, set_hash)

        self.lessons = lessons(folder, opener)
        self._tables: dict[tuple[str, int], Table] = {}

    def find(self, name: str) -> Taught:
        if name not in self.lessons:
            raise Refused(Fault.UNKNOWN, Text("lesson-unknown", {"name": name}))
        return self.lessons[name]

    def table(self, name: str, stop: int) -> Table:
        """Return the table at the stop. It is cached, because it never changes."""
        lesson = self.find(name).lesson
        last = len(lesson.stops) - 1
        if not 0 <= stop <= last:
            raise Refused(Fault.UNKNOWN, Text("lesson-no-stop", {"stop": stop, "last": last}))
        if (name, stop) not in self._tables:
            self._tables[name, stop] = _table(name, lesson, stop)
        return self._tables[name, stop]

    def stop_view(self, name: str, number: int) -> dict[str, Any]:
        """Return the stop: its note, the expected move, what happened since the previous stop, and the table."""
        table = self.table(name, number)
        lesson = self.find(name).lesson
        stop = lesson.stops[number]
        shown = table_view(table, lesson.learner)
        shown["commitment"], shown["seed"] = lesson.record.commitment, None
        if (table.actor() or 0) < 0:
            shown["turn"] = None
        if stop.move is None and not stop.answers:
            shown["labels"] = []
        return {
            "number": number,
            "stops": len(lesson.stops),
            "key": stop.note.key,
            "rules": list(stop.note.rules),
            "light": list(stop.note.light),
            "awaited": None if stop.move is None else _awaited(table, stop.move),
            "answers": [_answer(table, lesson, answer) for answer in stop.answers],
            "steps": list(_steps(lesson, *lesson.before(number))),
            "table": shown,
        }


def _table(name: str, lesson: Lesson, stop: int) -> Table:
    saved, game = lesson.record, lesson.game
    table = Table(name, game, bytes(32))
    table.version = stop + 1
    chairs = ("",) * len(saved.players)
    table.spec = Spec(game.name, game.set_hash, chairs, saved.options, "seated", hints=False, rules=game.rules_version)
    table.clock = Clock(table.spec.clock, len(saved.players), 0)
    table.chairs = [Chair(bot=each if is_bot(each) else "", person=each, name=each) for each in saved.players]
    table.chairs[lesson.learner] = Chair(person=LEARNER.id, name=saved.players[lesson.learner])
    # The moves of chance come from the record, because a lesson can choose them.
    table.session = Session(game, saved.players, table.seed, saved.options)
    table.session.state = lesson.position(stop)
    table.session.moves = list(lesson.moves[: lesson.stops[stop].after])
    over = table.session.state.actor() == OVER
    table.status, table.ended = (DONE, "played") if over else (PLAYING, "")
    return table


def _awaited(table: Table, move: Move) -> dict[str, Any]:
    """Return the notation as in views, without the actor."""
    return {"move": move, "notation": table.game.write(table.state, move).partition(" ")[2]}


def _answer(table: Table, lesson: Lesson, answer: Answer) -> dict[str, Any]:
    """Return an answer of a decision with the position after it."""
    step = next(_steps(lesson, table.state.copy(), (answer.move,)))
    return {"key": answer.key, **_awaited(table, answer.move), "step": step}


def _steps(lesson: Lesson, state: State, moves: tuple[Move, ...]) -> Iterator[dict[str, Any]]:
    """Yield what the moves do: each decision with the moves of chance after it."""
    begin = 0
    while begin < len(moves):
        before, end = state.copy(), begin
        while end == begin or (end < len(moves) and state.actor() == CHANCE):
            state.play(moves[end])
            end += 1
        view = lesson.game.view(state, lesson.learner)
        happened = stories(lesson.game, Step(before, moves[begin:end], state), lesson.learner)
        yield {"stories": happened, "view": {**view, "moves": []}, "scores": list(state.scores())}
        begin = end
