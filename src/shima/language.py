"""Translates texts with the Fluent catalogues, in English and German."""

import re
import shlex
import shutil
import sys
import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from shima.games.text import SEATS, Text

LANGUAGES = ("en", "de")
# Fluent rejects anything longer than 2500 characters. Paths stay whole, because people copy them.
LONGEST_WORD = 400
LONGEST_PATH = 2000
PATHS = ("file", "quoted")
ELSEWHERE = ("client.ftl", "guide.ftl", "pictures.ftl", "rules.ftl")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class BadSentence(ResourceWarning):
    """A catalogue cannot format a text. Ignored by default; in our tests every warning is an error."""


class Language:
    """Formats texts in one language. Seats in a text are replaced by the players' names.

    Parsing a whole catalogue takes longer than most commands run, so an entry is parsed when it is first used. For the
    same reason, games of other packages are searched only for keys that our own catalogues do not have.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        self._unparsed = entries(catalogue(code))
        self._has_plug_ins = False

    def say(self, text: Text | str, names: Sequence[str] = (), **args: object) -> str:
        """Format the text. If the catalogue is faulty, return as much of the sentence as possible."""
        if isinstance(text, str):
            text = Text(text, args)
        self._parse(text.key)
        if not self._bundle.has_message(text.key):
            warnings.warn(f"{text.key} is in no catalogue", BadSentence, stacklevel=2)
            return str(text)
        pattern = self._bundle.get_message(text.key).value
        assert pattern is not None, f"{text.key} has no value"
        filled = {name: self._fill(name, value, names) for name, value in text.args.items()}
        sentence, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            warnings.warn(f"{text.key}: {errors}", BadSentence, stacklevel=2)
        return str(sentence)

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        self._parse(key)
        return self._bundle.has_message(key)

    def add(self, source: str) -> None:
        """Learn further messages. They replace none that are known."""
        for name, entry in entries(source).items():
            self._unparsed.setdefault(name, entry)

    def _parse(self, key: str) -> None:
        """Parse the entry after those it refers to, because another thread may format the same text meanwhile."""
        source = self._unparsed.get(key)
        if source is None and not self._has_plug_ins and not self._bundle.has_message(key):
            self.add(plug_in_catalogue(self.code))
            self._has_plug_ins = True
            source = self._unparsed.get(key)
        if source is not None:
            for other in _REFERENCE.findall(source):
                self._parse(other)
            self._bundle.add_resource(FluentResource(source))
            self._unparsed.pop(key, None)

    def _fill(self, name: str, value: object, names: Sequence[str]) -> str | int:
        if isinstance(value, Text):
            return self.say(value, names)
        if isinstance(value, int) and name in SEATS:
            return names[value] if value < len(names) else self.say("seat", number=value + 1)
        if isinstance(value, int):
            return value
        return shortened(plain(str(value)), LONGEST_PATH if name in PATHS else LONGEST_WORD)


def plain(text: str) -> str:
    """Make untrusted text safe for the screen: without control characters, which could take over the terminal."""
    return "".join(char if char.isprintable() else " " if char.isspace() else "\ufffd" for char in text)


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def program() -> str:
    """Return what to type for the command `shima`, as far as known from how it was started this time."""
    called = sys.argv[0] if sys.argv else ""
    if Path(called).stem == "__main__":
        return f"{_typed(sys.executable)} -m shima"
    return _typed(called) if Path(called).stem == "shima" else "shima"


def _typed(path: str) -> str:
    """Return the name alone if the shell would find this very program by it."""
    name = Path(path).name
    found = shutil.which(name)
    if found and Path(found).absolute() == Path(path).absolute():
        return name
    return shlex.quote(plain(path))


def catalogue(code: str) -> str:
    """Return all messages of a language: our own and those of the games in this package."""
    folder = files("shima") / "text" / code
    return "\n".join([_sources(folder), *(_sources(game) for game in (folder / "games").iterdir())])


def plug_in_catalogue(code: str) -> str:
    """Return the messages of games from other packages, in English where the language is missing."""
    from shima.registry import plug_ins, texts  # only here: most commands need no other games

    found: list[str] = []
    for game in plug_ins():
        spoken = [texts(game, each) for each in (code, LANGUAGES[0]) if texts(game, each).is_dir()]
        found += [_sources(folder) for folder in spoken[:1]]
    return "\n".join(found)


@cache
def browser_catalogue(game: str, code: str) -> tuple[str, str]:
    """Return the browser's messages for a game, and their language: English if the game lacks this one."""
    from shima.registry import texts

    spoken = code if texts(game, code).is_dir() else LANGUAGES[0]
    folder = texts(game, spoken)
    files = [folder / f"{name}.ftl" for name in ("game", "why", "reasons", "client", "guide", "rules", "pictures")]
    return spoken, "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def _sources(folder: Traversable) -> str:
    """Return the catalogues in a folder, except those for the browser or the rules pages only."""
    parts = [part for part in folder.iterdir() if part.name.endswith(".ftl") and part.name not in ELSEWHERE]
    return "\n".join(part.read_text(encoding="utf-8") for part in sorted(parts, key=lambda part: part.name))


def entries(source: str) -> dict[str, str]:
    """Return the source of each message and term of a catalogue, by name."""
    found = list(_ENTRY.finditer(source))
    starts = [*(entry.start() for entry in found), len(source)]
    return {entry.group(1): source[start:end] for entry, start, end in zip(found, starts, starts[1:], strict=False)}


@cache
def language(code: str) -> Language:
    return Language(code)


def preferred(environment: Mapping[str, str], arguments: Sequence[str] = ()) -> str:
    """Return the language asked for: `--language`, SHIMA_LANGUAGE, then the locale, then English."""
    asked = ""
    for before, argument in zip(("", *arguments), arguments, strict=False):
        if before == "--language":
            asked = argument
        elif argument.startswith("--language="):
            asked = argument.partition("=")[2]
    for wish in (asked, *(environment.get(name, "") for name in ("SHIMA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if wish:
            code = wish[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"
