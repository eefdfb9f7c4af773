"""Writes the rules as pages of the documentation: `python -m shima.lessons.pages docs/rules`.

First the guide with the values of the standard set, then the numbered rules; the player aid has a page of its own. They
are generated in every language from the catalogues that the client's rules page uses. The pages are committed; a test
generates them again and compares.
"""

import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from shima.language import LANGUAGES
from shima.lessons.guide import guide
from shima.lessons.guide_pages import GuidePages
from shima.lessons.markdown import linked, wrapped
from shima.lessons.pictures import pictures
from shima.registry import GAMES, catalogue_text, open_game

KEY = re.compile(r"^rule-([A-Z]\d+)(?:-([a-z0-9-]+))? *=", re.MULTILINE)
MADE = "<!-- Made by `make rules` from the catalogues in src/shima/text. Edit those. -->"


@dataclass(frozen=True)
class Words:
    """The fixed texts of a page in its language."""

    picture: str
    ruling: str
    language: str
    """The text of the link to this language on other pages."""
    aid: str
    rules: str
    reference: str
    rulebooks: dict[str, str]


WORDS = {
    "en": Words(
        "Picture for",
        "Ruling",
        "This page in English",
        "Player aid",
        "The rules",
        "All rules by number",
        {"english": "English rulebook", "german": "German rulebook"},
    ),
    "de": Words(
        "Bild zu",
        "Festlegung",
        "Diese Seite auf Deutsch",
        "Spielhilfe",
        "Die Regeln",
        "Alle Regeln nach Nummern",
        {"english": "Englische Spielregel", "german": "Deutsche Spielregel"},
    ),
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
    found = next((each for each in pictures(game) if each.name == rule), None)
    if found is None:
        return []
    image = f"![{WORDS[code].picture} {rule}](pictures/{found.file(code, game)})"
    return [f"  <br>{image}", wrapped(f"<br>*{said(code, game, found.caption)}*", "  ")]


def file_name(code: str, game: str, part: str = "") -> str:
    name = f"{game}-{part}" if part else game
    return f"{name}.md" if code == LANGUAGES[0] else f"{name}.{code}.md"


def page(code: str, game: str) -> str:
    """Return the page of a game's rules as Markdown: the guide, then the numbered rules."""
    words = WORDS[code]
    links = [f"[{WORDS[other].language}]({file_name(other, game)})" for other in WORDS if other != code]
    if guide(game).aid:
        links.append(f"[{words.aid}]({file_name(code, game, 'aid')})")
    title, intro = (said(code, game, f"rules-{game}-{part}") for part in ("title", "intro"))
    lines = [f"# {title}", MADE, "", wrapped(intro), "", " · ".join(links)]
    lines += GuidePages(code, game).lines()
    if guide(game).sections:
        lines += ["", f'## <a id="reference"></a>{words.reference}']
    return _joined(lines + _numbered(code, game))


def aid_page(code: str, game: str) -> str:
    """Return the page with a game's player aid as Markdown."""
    words = WORDS[code]
    links = [f"[{WORDS[other].language}]({file_name(other, game, 'aid')})" for other in WORDS if other != code]
    links.append(f"[{words.rules}]({file_name(code, game)})")
    title = f"{words.aid}: {open_game(game).title}"
    lines = [f"# {title}", MADE, "", " · ".join(links), "", '<div class="player-aid" markdown="1">']
    lines += [*GuidePages(code, game).aid(), "", "</div>"]
    return _joined(lines)


def _joined(lines: list[str]) -> str:
    """Return the page, without more than one empty line in a row."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def _numbered(code: str, game: str) -> list[str]:
    words = WORDS[code]
    lines: list[str] = []
    for section, rule in KEY.findall(source(code, game)):
        key = f"rule-{section}-{rule}" if rule else f"rule-{section}"
        if not rule:
            lines += ["", f"### {anchor(section)}{section} {said(code, game, key)}"]
            continue
        number = f"{section}.{rule}"
        shown = number if rule.isdigit() else section
        text = linked(game, said(code, game, key))
        lines.append(wrapped(f"- {anchor(number)}{shown} {text}", "  ", first=""))
        for attribute, name in {"ruling": words.ruling, **words.rulebooks}.items():
            if told := said(code, game, key, attribute):
                lines.append(wrapped(f"<br>**{name}** {linked(game, told)}", "  "))
        lines += illustration(code, game, number)
    return lines


def main(folder: Path) -> None:
    for game in filter(GAMES.is_built_in, GAMES):
        for code in WORDS:
            (folder / file_name(code, game)).write_text(page(code, game), encoding="utf-8")
            if guide(game).aid:
                (folder / file_name(code, game, "aid")).write_text(aid_page(code, game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
