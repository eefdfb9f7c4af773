"""Loads lessons: those of the package, and those in a folder of the host.

A lesson is a folder with `lesson.shima`, the record with notes, and a catalogue per language (`en.ftl`, `de.ftl`, …)
with the title, a summary, and what each note says and why.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from shima import record
from shima.games.game import Game, UserError
from shima.games.text import Text
from shima.language import LANGUAGES
from shima.lessons import lesson
from shima.lessons.lesson import Lesson
from shima.lessons.marks import ABOUT, MOST_CHAPTER, TITLE
from shima.lessons.words import BadWords, check_words
from shima.record import LARGEST_RECORD, BadRecord
from shima.registry import GAMES, catalogue_text, open_game_with, plug_in_folders, read_text

FILE = "lesson.shima"
LARGEST_WORDS = 200_000
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_RULE_KEY = re.compile(r"^rule-([A-Z][0-9]+)(?:-([a-z0-9]+))? *=", re.MULTILINE)

Opener = Callable[[str, str], Game]
"""Opens the game of that name with the set of that hash, or with another set if that one is unknown."""


class BadLesson(UserError):
    """The folder does not contain a valid lesson. `file` and `line` (0 for none) locate the problem."""

    def __init__(self, file: str, line: int, problem: Text) -> None:
        place = f"{file}:{line}" if line else file
        super().__init__(Text("lesson-wrong", {"file": place, "problem": problem}))
        self.file = file
        self.line = line
        self.problem = problem


@dataclass(frozen=True)
class Taught:
    """A lesson with its name and its catalogues by language."""

    name: str
    lesson: Lesson
    words: dict[str, str]
    titles: dict[str, tuple[str, str]]
    """The title and the summary by language."""


def lessons(folder: Path | None = None, opener: Opener = open_game_with) -> dict[str, Taught]:
    """Return all lessons by name, in the order of their courses.

    A lesson in the folder replaces one of the package with the same name.
    """
    places: list[Traversable] = [files("shima.lessons") / "taught", *plug_in_folders("lessons")]
    places += [folder] if folder else []
    opened = [open_lesson(each, opener) for place in places for each in _folders(place)]
    found = {taught.name: taught for taught in opened}
    _check_chapters(found)
    return dict(sorted(found.items(), key=lambda item: _order(item[1])))


def _check_chapters(found: dict[str, Taught]) -> None:
    """Check that no two lessons of a game have the same number."""
    names: dict[tuple[str, int], str] = {}
    for name, taught in found.items():
        game, chapter = taught.lesson.game.name, taught.lesson.chapter
        if chapter is not None and (other := names.setdefault((game, chapter), name)) != name:
            args: dict[str, object] = {"chapter": chapter, "game": game, "other": other}
            raise BadLesson(name, 0, Text("lesson-chapter-twice", args))


def _order(taught: Taught) -> tuple[int, int, str]:
    """Sort the chapters of a game's course by their number; other lessons follow."""
    chapter = taught.lesson.chapter
    game = list(GAMES).index(taught.lesson.game.name)
    return game, MOST_CHAPTER + 1 if chapter is None else chapter, taught.name


def _folders(place: Traversable) -> list[Traversable]:
    inside = [each for each in place.iterdir() if each.is_dir() and (each / FILE).is_file()]
    return sorted(inside, key=lambda each: each.name)


def check_name(folder: Traversable) -> None:
    """Check the folder's name, which becomes part of the lesson's URL."""
    if not _NAME.fullmatch(folder.name):
        raise BadLesson(str(folder), 0, Text("lesson-name", {"name": folder.name}))


def open_lesson(folder: Traversable, opener: Opener = open_game_with) -> Taught:
    """Load the lesson in the folder. Raise BadLesson if it is invalid."""
    check_name(folder)
    file = folder / FILE
    try:
        found = _read(_text(file, LARGEST_RECORD), opener)
    except BadRecord as error:
        raise BadLesson(str(file), error.line, error.text) from error
    catalogues = {code: folder / f"{code}.ftl" for code in LANGUAGES}
    words = {code: _text(path, LARGEST_WORDS) for code, path in catalogues.items() if path.is_file()}
    if not words:
        missing = catalogues[LANGUAGES[0]]
        raise BadLesson(str(missing), 0, Text("lesson-no-words", {"file": missing.name}))
    for code, source in words.items():
        try:
            check_words(source, found)
        except BadWords as error:
            raise BadLesson(str(catalogues[code]), error.line, error.text) from error
    titles = {code: (_said(code, source, TITLE), _said(code, source, ABOUT)) for code, source in words.items()}
    return Taught(folder.name, found, words, titles)


def _said(code: str, source: str, key: str) -> str:
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern)[0]) if pattern else ""


def _read(text: str, opener: Opener) -> Lesson:
    saved = record.read(text)
    if saved.game not in GAMES:
        saved.refuse("game", Text("error-game", {"game": saved.game, "games": ", ".join(GAMES)}))
    found = lesson.read(text, opener(saved.game, saved.set_hash))
    for stop in found.stops:
        for rule in stop.note.rules:
            if rule not in rules_of(saved.game):
                raise BadRecord(stop.note.line, Text("lesson-no-rule", {"rule": rule, "game": saved.game}))
    return found


@cache
def rules_of(game: str) -> frozenset[str]:
    """Return the numbers of a game's rules as on its rules page: `Y6`, `Y6.4`, `Y10.ebisu`."""
    found = _RULE_KEY.findall(catalogue_text(game, LANGUAGES[0], "rules"))
    return frozenset(f"{section}.{rule}" if rule else section for section, rule in found)


def _text(file: Traversable, most: int) -> str:
    try:
        return read_text(Path(str(file)), most)
    except UserError as error:
        raise BadLesson(str(file), 0, error.text) from error
