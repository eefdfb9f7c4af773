"""Pieces of Markdown for the pages of the rules, in one language and for one game."""

import re
import textwrap
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from shima.games.text import Text
from shima.language import Language
from shima.registry import catalogue_text, open_game

WIDTH = 120
_RULE = re.compile(r"\b([A-Z])(\d+(?:\.\d+)?)\b")


@cache
def words(code: str, game: str) -> Language:
    """Return the language with the texts of a game's pages: the guide, and the client's own rules page."""
    made = Language(code)
    made.add(catalogue_text(game, code, "guide"))
    made.add((files("shima") / "text" / code / "client" / "rules.ftl").read_text(encoding="utf-8"))
    return made


def said(code: str, game: str, text: Text | str, names: Sequence[str] = ()) -> str:
    """Format a text on one line."""
    return " ".join((text if isinstance(text, str) else words(code, game).say(text, names)).split())


@cache
def letter(game: str) -> str:
    return open_game(game).letter


def linked(game: str, text: str, page: str = "") -> str:
    """Turn the numbers of rules into links to them, on this page or another."""

    def link(found: re.Match[str]) -> str:
        number = found.group(0)
        return f"[{number}]({page}#{number.lower()})" if found.group(1) == letter(game) else number

    return _RULE.sub(link, text)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return a table as lines. An empty cell stays empty."""
    lines = [heads, ["---"] * len(heads), *rows]
    return [f"| {' | '.join(cells)} |" for cells in lines]


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    start = indent if first is None else first
    return textwrap.fill(
        text, WIDTH, initial_indent=start, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
