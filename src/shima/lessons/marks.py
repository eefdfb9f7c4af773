"""The lines of a lesson that start with `#!`: settings, notes, what the notes light, and the answers of a decision."""

import re
from dataclasses import dataclass, field

from shima.games.text import Text
from shima.record import BadRecord, Record

MARK = "#!"
"""Starts a lesson line in a record. Other readers see a comment."""
TITLE = "title"
ABOUT = "about"
MOST_SECONDS = 3600
MOST_CHAPTER = 99
MOST_LIGHTS = 8
SETTINGS = ("learner", "minutes", "seconds", "chapter")
START = "start"
PLAY = "play"
_RESERVED = (TITLE, ABOUT, *SETTINGS, START, PLAY, "answer")
_KEY = re.compile(r"[a-z][a-z0-9-]{0,60}")
_RULE = re.compile(r"[A-Z][0-9]{1,2}([.-][a-z0-9]{1,20})?")
_LIGHT = re.compile(r"[a-z]{1,20}:(\*|[A-Za-z0-9][A-Za-z0-9+.-]{0,30})")
_SETTING = re.compile(rf"#!\s*({'|'.join(SETTINGS)}):\s*([0-9]{{1,4}})")
_ANSWER = re.compile(r"#!\s*answer\s+([^\s:]+):\s*(\S.*)")


@dataclass(frozen=True)
class Note:
    """A text at a stop: a key in the lesson's catalogues, the rules it refers to, and the handles that it lights."""

    key: str
    rules: tuple[str, ...]
    line: int
    light: tuple[str, ...] = ()
    """`fleet:6` is one handle of the board, `fleet:*` are all of its kind."""


@dataclass(frozen=True)
class WrittenAnswer:
    """An answer of a decision: a key in the catalogues, and the notation of its move without the seat."""

    key: str
    notation: str
    line: int


@dataclass
class Marks:
    """All lesson lines. Notes and positions are found by the number of moves before them."""

    settings: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The value of each setting and its line."""
    notes: dict[int, list[Note]] = field(default_factory=dict)
    answers: dict[str, list[WrittenAnswer]] = field(default_factory=dict)
    """The answers by the key of the note above them."""
    start: int = 0
    """The moves before the lesson begins."""
    played: set[int] = field(default_factory=set)
    """From these positions to the next note, the lesson also makes the learner's moves."""

    def setting(self, name: str, most: int, missing: int | None = None) -> int:
        """Return a setting from 1 to `most`; a chapter counts from 0. Without a default it must be there."""
        if name not in self.settings:
            if missing is None:
                raise BadRecord(1, Text("lesson-setting", {"name": name, "mark": MARK}))
            return missing
        value, line = self.settings[name]
        least = 0 if name == "chapter" else 1
        if not least <= value <= most:
            raise BadRecord(line, Text("lesson-setting-value", {"name": name, "least": least, "most": most}))
        return value


def read_marks(text: str, saved: Record) -> Marks:
    """Read the lesson lines of a record. BadRecord names the line and the problem."""
    marks = Marks()
    seen: set[str] = set()
    latest = ""

    def take(key: str, line: int) -> None:
        if key in seen or key in _RESERVED:
            raise BadRecord(line, Text("lesson-twice" if key in seen else "lesson-key", {"key": key}))
        seen.add(key)

    for number, line in enumerate((line.strip() for line in text.splitlines()), start=1):
        if not line.startswith(MARK):
            continue
        before = sum(where < number for where in saved.lines)
        if found := _SETTING.fullmatch(line):
            if found[1] in marks.settings:
                raise BadRecord(number, Text("lesson-setting-twice", {"name": found[1]}))
            marks.settings[found[1]] = int(found[2]), number
        elif found := _ANSWER.fullmatch(line):
            if not latest or not _KEY.fullmatch(found[1]):
                raise BadRecord(number, Text("lesson-answer", {"line": line[:60], "mark": MARK}))
            take(found[1], number)
            marks.answers.setdefault(latest, []).append(WrittenAnswer(found[1], found[2], number))
        elif line.removeprefix(MARK).strip() == START:
            if marks.notes or marks.start:
                raise BadRecord(number, Text("lesson-start"))
            marks.start = before
        elif line.removeprefix(MARK).strip() == PLAY:
            marks.played.add(before)
        else:
            note = _note(line, number)
            take(note.key, number)
            marks.notes.setdefault(before, []).append(note)
            latest = note.key
    return marks


def _note(line: str, number: int) -> Note:
    key, *words = line.removeprefix(MARK).split() or [""]
    rules = [word for word in words if ":" not in word]
    light = [word for word in words if ":" in word]
    if not _KEY.fullmatch(key) or not all(map(_RULE.fullmatch, rules)) or not all(map(_LIGHT.fullmatch, light)):
        raise BadRecord(number, Text("lesson-note", {"line": line[:60], "mark": MARK}))
    if len(light) > MOST_LIGHTS:
        raise BadRecord(number, Text("lesson-lights", {"key": key, "most": MOST_LIGHTS}))
    return Note(key, tuple(rule.replace("-", ".") for rule in rules), number, tuple(light))
