"""Sentences for people: the Fluent catalogues, in English and German."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from shima.games.text import Text

LANGUAGES = ("en", "de")


class Language:
    """Says texts in one language. Seats in a text become the names of those who sit there."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        self._bundle.add_resource(FluentResource(catalogue(code)))

    def say(self, text: Text | str, names: Sequence[str] = (), **args: object) -> str:
        """The sentence. A key that no catalogue has is a mistake of ours, and raises."""
        if isinstance(text, str):
            text = Text(text, args)
        pattern = self._bundle.get_message(text.key).value
        assert pattern is not None, f"{text.key} has no value"
        filled = {name: self._fill(name, value, names) for name, value in text.args.items()}
        sentence, errors = self._bundle.format_pattern(pattern, filled)
        assert not errors, f"{text.key}: {errors}"
        return str(sentence)

    def _fill(self, name: str, value: object, names: Sequence[str]) -> str | int:
        if isinstance(value, Text):
            return self.say(value, names)
        if isinstance(value, int) and name in ("player", "other"):
            return names[value] if value < len(names) else self.say("seat", number=value + 1)
        return value if isinstance(value, int) else str(value)


def catalogue(code: str) -> str:
    """All sentences of a language: one file for each game and each room that speaks to people."""
    folder = files("shima") / "text" / code
    parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


@cache
def language(code: str) -> Language:
    return Language(code)


def preferred(environment: Mapping[str, str], arguments: Sequence[str] = ()) -> str:
    """The language asked for: `--language`, SHIMA_LANGUAGE, then the locale, then English."""
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
