"""The rules as pages of the documentation: `python -m shima.lessons.pages docs/rules`.

The English pages are written by hand; here each rule gets its anchor and its picture. The German pages are made from
the catalogues that the rules page of the client reads. All are committed, and a test makes them again and compares.
"""

import re
import sys
import textwrap
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from shima.lessons.pictures import pictures
from shima.registry import GAMES, catalogue_text

WIDTH = 120
KEY = re.compile(r"^rule-([A-Z]\d+)(?:-([a-z0-9-]+))? *=", re.MULTILINE)
ANCHOR = re.compile(r'<a id="[a-z][0-9][a-z0-9.-]+"></a>')
IMAGE = r"!\[[^]]*\]\(pictures/[^)]+\)\n"
BELOW_RULE = re.compile(rf"^  <br>{IMAGE}  <br>\*[^*]+\*\n", re.MULTILINE)
BELOW_TABLE = re.compile(rf"^\n{IMAGE}<br>\*[^*]+\*\n", re.MULTILINE)
HEADING = re.compile(r"^## ([A-Z]\d+)\b", re.MULTILINE)
ITEM = re.compile(r"^- ([A-Z]\d+\.\d+)\b.*?(?=^- |^\n|\Z)", re.MULTILINE | re.DOTALL)
FLEET = re.compile(r"^\| (\d+) \|", re.MULTILINE)
SPECIALIST = re.compile(r"^\| ((?!name\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?) \|", re.MULTILINE)
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
MADE = "<!-- Made by `make rules` from the catalogues in src/shima/text/de/games. Edit those. -->"


@dataclass(frozen=True)
class Words:
    """What a page says in its language."""

    picture: str
    ruling: str


WORDS = {
    "en": Words("Picture for", "Ruling"),
    "de": Words("Bild zu", "Festlegung"),
}


@cache
def source(code: str, game: str) -> str:
    """The catalogue of a game's rules and that of the captions, as they are written."""
    return "\n".join(catalogue_text(game, code, name) for name in ("rules", "pictures"))


@cache
def bundle(code: str, game: str) -> FluentBundle:
    made = FluentBundle([code], use_isolating=False)
    made.add_resource(FluentResource(source(code, game)))
    return made


def said(code: str, game: str, key: str, attribute: str = "") -> str:
    """The message as one line; empty where there is none."""
    if not bundle(code, game).has_message(key):
        return ""
    message = bundle(code, game).get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    return " ".join(str(bundle(code, game).format_pattern(pattern)[0]).split()) if pattern else ""


def anchor(rule: str) -> str:
    return f'<a id="{rule.lower()}"></a>'


def illustration(code: str, game: str, rule: str, indent: str = "") -> str:
    """The picture of the rule and what it shows, as lines of Markdown; empty where it has none."""
    found = next((each for each in pictures(game) if each.rule == rule), None)
    if found is None:
        return ""
    caption = _wrapped(f"<br>*{said(code, game, found.caption)}*", indent)
    start = f"{indent}<br>" if indent else ""
    return f"{start}![{WORDS[code].picture} {rule}](pictures/{found.file(code)})\n{caption}\n"


def german(game: str) -> str:
    """The German page, from the catalogues."""
    lines = [
        f"# {said('de', game, f'rules-{game}-title')}",
        MADE,
        "",
        _wrapped(said("de", game, f"rules-{game}-intro")),
    ]
    lines += ["", f"[This page in English]({game}.md)"]
    for section, rule in KEY.findall(source("de", game)):
        key = f"rule-{section}-{rule}" if rule else f"rule-{section}"
        if not rule:
            lines += ["", f"## {anchor(section)}{section} {said('de', game, key)}"]
            continue
        number = f"{section}.{rule}"
        shown = number if rule.isdigit() else section
        lines.append(_wrapped(f"- {anchor(number)}{shown} {said('de', game, key)}", "  ", first=""))
        if ruling := said("de", game, key, "ruling"):
            lines.append(_wrapped(f"<br>**{WORDS['de'].ruling}** {ruling}", "  "))
        if picture := illustration("de", game, number, "  "):
            lines.append(picture.rstrip("\n"))
    return "\n".join(lines) + "\n"


def undressed(text: str) -> str:
    """An English page as its author wrote it."""
    return ANCHOR.sub("", BELOW_TABLE.sub("", BELOW_RULE.sub("", text)))


def dressed(text: str, game: str) -> str:
    """An English page with an anchor for each rule, and the pictures below their rules or below their table."""

    def item(found: re.Match[str]) -> str:
        rule = found[1]
        whole = found[0].replace(f"- {rule}", f"- {anchor(rule)}{rule}", 1)
        return whole + illustration("en", game, rule, "  ")

    def table(found: re.Match[str]) -> str:
        rows = FLEET.sub(lambda row: f"| {anchor(f'Y9.{row[1]}')}{row[1]} |", found[0])
        rows = SPECIALIST.sub(lambda row: f"| {anchor(_specialist(row[1]))}{row[1]} |", rows)
        rules = [f"Y9.{number}" for number in FLEET.findall(found[0])] + [
            _specialist(name) for name in SPECIALIST.findall(found[0])
        ]
        shown = [drawn for rule in rules if (drawn := illustration("en", game, rule))]
        return rows + "".join(f"\n{each}" for each in shown)

    plain = ITEM.sub(item, undressed(text))
    return HEADING.sub(lambda found: f"## {anchor(found[1])}{found[1]}", TABLE.sub(table, plain))


def _specialist(name: str) -> str:
    return f"Y10.{name.lower().replace(' ', '-')}"


def _wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    start = indent if first is None else first
    return textwrap.fill(
        text, WIDTH, initial_indent=start, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def main(folder: Path) -> None:
    for game in filter(GAMES.is_built_in, GAMES):
        english = folder / f"{game}.md"
        english.write_text(dressed(english.read_text(encoding="utf-8"), game), encoding="utf-8")
        (folder / f"{game}.de.md").write_text(german(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
