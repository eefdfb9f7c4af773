"""Writes the rules as pages of the documentation: `python -m shima.lessons.pages docs/rules`.

They are generated in every language from the catalogues that the client's rules page uses. The pages are committed; a
test generates them again and compares.
"""

import re
import sys
import textwrap
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from shima.language import LANGUAGES
from shima.lessons.pictures import pictures
from shima.registry import GAMES, catalogue_text

WIDTH = 120
KEY = re.compile(r"^rule-([A-Z]\d+)(?:-([a-z0-9-]+))? *=", re.MULTILINE)
MADE = "<!-- Made by `make rules` from the catalogues in src/shima/text. Edit those. -->"


@dataclass(frozen=True)
class Words:
    """The fixed texts of a page in its language."""

    picture: str
    ruling: str
    language: str
    """The text of the link to this language on other pages."""


WORDS = {
    "en": Words("Picture for", "Ruling", "This page in English"),
    "de": Words("Bild zu", "Festlegung", "Diese Seite auf Deutsch"),
}


@cache
def source(code: str, game: str) -> str:
    """Return the source of a game's rules catalogue and of the captions."""
    return "\n".join(catalogue_text(game, code, name) for name in ("rules", "pictures"))


@cache
def bundle(code: str, game: str) -> FluentBundle:
    made = FluentBundle([code], use_isolating=False)
    made.add_resource(FluentResource(source(code, game)))
    return made


def said(code: str, game: str, key: str, attribute: str = "") -> str:
    """Return the message as one line; empty if there is none."""
    if not bundle(code, game).has_message(key):
        return ""
    message = bundle(code, game).get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    return " ".join(str(bundle(code, game).format_pattern(pattern)[0]).split()) if pattern else ""


def anchor(rule: str) -> str:
    return f'<a id="{rule.lower()}"></a>'


def illustration(code: str, game: str, rule: str) -> list[str]:
    """Return the rule's picture and caption as lines of Markdown; empty if it has none."""
    found = next((each for each in pictures(game) if each.rule == rule), None)
    if found is None:
        return []
    image = f"![{WORDS[code].picture} {rule}](pictures/{found.file(code)})"
    return [f"  <br>{image}", _wrapped(f"<br>*{said(code, game, found.caption)}*", "  ")]


def file_name(code: str, game: str) -> str:
    return f"{game}.md" if code == LANGUAGES[0] else f"{game}.{code}.md"


def page(code: str, game: str) -> str:
    """Return the page of a game's rules as Markdown."""
    words = WORDS[code]
    others = [f"[{WORDS[other].language}]({file_name(other, game)})" for other in WORDS if other != code]
    title, intro = (said(code, game, f"rules-{game}-{part}") for part in ("title", "intro"))
    lines = [f"# {title}", MADE, "", _wrapped(intro), "", " · ".join(others)]
    for section, rule in KEY.findall(source(code, game)):
        key = f"rule-{section}-{rule}" if rule else f"rule-{section}"
        if not rule:
            lines += ["", f"## {anchor(section)}{section} {said(code, game, key)}"]
            continue
        number = f"{section}.{rule}"
        shown = number if rule.isdigit() else section
        lines.append(_wrapped(f"- {anchor(number)}{shown} {said(code, game, key)}", "  ", first=""))
        if ruling := said(code, game, key, "ruling"):
            lines.append(_wrapped(f"<br>**{words.ruling}** {ruling}", "  "))
        lines += illustration(code, game, number)
    return "\n".join(lines) + "\n"


def _wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    start = indent if first is None else first
    return textwrap.fill(
        text, WIDTH, initial_indent=start, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def main(folder: Path) -> None:
    for game in filter(GAMES.is_built_in, GAMES):
        for code in WORDS:
            (folder / file_name(code, game)).write_text(page(code, game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
