"""A lesson: a record with notes, whose texts are in one catalogue per language."""

import re
from dataclasses import dataclass

from shima import record
from shima.games.game import Game, Move, State
from shima.games.text import Text
from shima.record import BadRecord, Record

MARK = "#!"
"""Starts a lesson line in a record. Other readers see a comment."""
TITLE = "title"
ABOUT = "about"
MOST_MINUTES = 60
_KEY = re.compile(r"[a-z][a-z0-9-]{0,60}")
_RULE = re.compile(r"[A-Z][0-9]{1,2}([.-][a-z0-9]{1,20})?")
_SETTING = re.compile(r"#!\s*(learner|minutes):\s*([0-9]{1,4})\s*")


@dataclass(frozen=True)
class Note:
    """A text at a stop: a key in the lesson's catalogues, and the rules it refers to, such as `Y6.4`."""

    key: str
    rules: tuple[str, ...]
    line: int


@dataclass(frozen=True)
class Stop:
    """Where the lesson waits after the first `after` moves: for the learner's `move`, or to be read."""

    after: int
    note: Note
    move: Move | None


@dataclass(frozen=True)
class Lesson:
    """A sequence of stops. The text of the last one closes the lesson."""

    record: Record
    game: Game
    learner: int
    minutes: int
    moves: tuple[Move, ...]
    stops: tuple[Stop, ...]

    def position(self, stop: int) -> State:
        """Return the position at the stop."""
        return self._state(self.stops[stop].after)

    def before(self, stop: int) -> tuple[State, tuple[Move, ...]]:
        """Return the position at which the previous stop was left, and the moves since."""
        since = self.stops[stop - 1].after if stop else 0
        return self._state(since), self.moves[since : self.stops[stop].after]

    def _state(self, after: int) -> State:
        state = self.game.new(len(self.record.players), self.record.options)
        for move in self.moves[:after]:
            state.play(move)
        return state


def read(text: str, game: Game) -> Lesson:
    """Parse a record with notes. BadRecord names the line and the problem."""
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
    return Lesson(saved, record.fitting(saved, game), learner, minutes, tuple(moves), tuple(stops))


def _setting(text: str, name: str, most: int) -> int:
    for number, line in enumerate(text.splitlines(), start=1):
        found = _SETTING.fullmatch(line.strip())
        if found and found.group(1) == name:
            if not 1 <= int(found.group(2)) <= most:
                raise BadRecord(number, Text("lesson-setting-value", {"name": name, "most": most}))
            return int(found.group(2))
    raise BadRecord(1, Text("lesson-setting", {"name": name, "mark": MARK}))


def _notes(text: str, saved: Record) -> dict[int, list[Note]]:
    """Return the notes by the number of moves before them."""
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
