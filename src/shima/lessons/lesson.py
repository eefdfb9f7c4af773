"""A lesson: a record with notes, and what the notes say in each language."""

import re
from dataclasses import dataclass

from shima import record
from shima.games.game import Game, Move, State
from shima.games.text import Text
from shima.record import BadRecord, Record

MARK = "#!"
"""Begins a line of a lesson in its record; for everybody else such a line is a remark."""
TITLE = "title"
ABOUT = "about"
MOST_MINUTES = 60
_KEY = re.compile(r"[a-z][a-z0-9-]{0,60}")
_RULE = re.compile(r"[A-Z][0-9]{1,2}([.-][a-z0-9]{1,20})?")
_SETTING = re.compile(r"#!\s*(learner|minutes):\s*([0-9]{1,4})\s*")


@dataclass(frozen=True)
class Note:
    """What is said at a stop: a key of the lesson's catalogues, and the rules that it is about, such as `Y6.4`."""

    key: str
    rules: tuple[str, ...]
    line: int


@dataclass(frozen=True)
class Stop:
    """Where the lesson waits, after the first `after` moves: for the learner's `move`, or, without one, to be read."""

    after: int
    note: Note
    move: Move | None


@dataclass(frozen=True)
class Lesson:
    """The last stop is the end: what is said there closes the lesson."""

    record: Record
    game: Game
    learner: int
    minutes: int
    moves: tuple[Move, ...]
    stops: tuple[Stop, ...]

    def position(self, stop: int) -> State:
        """What lies on the table at the stop."""
        return self._state(self.stops[stop].after)

    def before(self, stop: int) -> tuple[State, tuple[Move, ...]]:
        """The position that the stop before was left with, and the moves that have been made since."""
        since = self.stops[stop - 1].after if stop else 0
        return self._state(since), self.moves[since : self.stops[stop].after]

    def _state(self, after: int) -> State:
        state = self.game.new(len(self.record.players), self.record.options)
        for move in self.moves[:after]:
            state.play(move)
        return state


def read(text: str, game: Game) -> Lesson:
    """The lesson that a record with notes holds; BadRecord says on which line it goes wrong, and how."""
    saved = record.read(text)
    moves: list[Move] = []
    notes = _notes(text, saved)
    learner = _setting(text, "learner", len(saved.players)) - 1
    stops: list[Stop] = []
    for number, (state, move) in enumerate(record.steps(saved, game)):
        is_learner = state.actor() == learner
        for note in notes.get(number, [])[: -1 if is_learner else None]:
            stops.append(Stop(number, note, None))
        if is_learner and number in notes:
            stops.append(Stop(number, notes[number][-1], move))
        elif is_learner and len(state.moves()) > 1:
            raise BadRecord(saved.line_of(number + 1), Text("lesson-no-note", {"text": saved.moves[number]}))
        moves.append(move)
    last = notes.get(len(moves), [])
    if not last:
        raise BadRecord(saved.line_of(len(moves)), Text("lesson-no-end"))
    stops += [Stop(len(moves), note, None) for note in last]
    minutes = _setting(text, "minutes", MOST_MINUTES)
    return Lesson(saved, game, learner, minutes, tuple(moves), tuple(stops))


def _setting(text: str, name: str, most: int) -> int:
    for number, line in enumerate(text.splitlines(), start=1):
        found = _SETTING.fullmatch(line.strip())
        if found and found.group(1) == name:
            if not 1 <= int(found.group(2)) <= most:
                raise BadRecord(number, Text("lesson-setting-value", {"name": name, "most": most}))
            return int(found.group(2))
    raise BadRecord(1, Text("lesson-setting", {"name": name, "mark": MARK}))


def _notes(text: str, saved: Record) -> dict[int, list[Note]]:
    """The notes by how many moves stand before them."""
    notes: dict[int, list[Note]] = {}
    seen: set[str] = set()
    for number, line in enumerate((line.strip() for line in text.splitlines()), start=1):
        if not line.startswith(MARK) or _SETTING.fullmatch(line):
            continue
        key, *rules = line.removeprefix(MARK).split() or [""]
        if not _KEY.fullmatch(key) or not all(_RULE.fullmatch(rule) for rule in rules):
            raise BadRecord(number, Text("lesson-note", {"line": line[:60], "mark": MARK}))
        if key in seen or key in (TITLE, ABOUT):
            raise BadRecord(number, Text("lesson-twice" if key in seen else "lesson-key", {"key": key}))
        seen.add(key)
        before = sum(where < number for where in saved.lines)
        notes.setdefault(before, []).append(Note(key, tuple(rule.replace("-", ".") for rule in rules), number))
    return notes
