"""Templates for new component sets: the standard values, with comments that guide the owner of a game."""

import re
import textwrap

from shima.games.game import Game
from shima.games.set_values import Value, values_of
from shima.games.sets import SetReader
from shima.language import Language
from shima.registry import standard_set

WIDTH = 70
COMMENT_COLUMN = 24
"""The column of the comments after the values."""
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_HEADER = re.compile(r"\[\[?(\w+)\]\]?")
_KEY = re.compile(r"(\w+) =")


def usual_name(game: Game) -> str:
    """Return the default name of a new set."""
    return game.own_set or f"my-{game.name}"


def new_set(game: str, name: str, language: Language) -> str:
    """Return a valid set of that name, with comments in the language."""
    text = standard_set(game)
    values = values_of(SetReader(text))
    lines = _comment(language.say("set-guide-head", game=game))
    own = {"name": f'name = "{name}"', "version": "version = 1"}
    table, entry = "", -1
    for line in text.splitlines():
        content = line.partition("#")[0].rstrip()  # no value of the standard sets contains one
        header = _HEADER.fullmatch(content)
        if header:
            entry = entry + 1 if header.group(1) == table else 0
            table = header.group(1)
            if entry == 0:
                lines += ["", *_guide(game, table, language)]
            lines.append(_with_comment(content, str(entry + 1) if content.startswith("[[") else ""))
        elif content:
            if table == "set":
                content = own.get(content.partition(" ")[0], content)
            lines.append(_with_comment(content, _kinds(content, table, entry, values, language)))
    return "\n".join(lines) + "\n"


def _guide(game: str, table: str, language: Language) -> list[str]:
    """Return the game's comments on one of its tables, if there are any."""
    key = "set-guide-set" if table == "set" else f"set-guide-{game}-{table}"
    return _comment(language.say(key)) if language.has(key) else []


def _kinds(content: str, table: str, entry: int, values: list[Value], language: Language) -> str:
    """Return the provenance of the values on a line, in words."""
    key = _KEY.match(content)
    if key is None or table == "set":
        return ""
    wheres = (f"{table}.{key.group(1)}", f"{table}[{entry}].{key.group(1)}")
    kinds = [
        kind
        for value in values
        for kind in value.kinds
        if any(value.where == where or value.where.startswith((where + "[", where + ".")) for where in wheres)
    ]
    return ", ".join(dict.fromkeys(language.say("set-kind-word", kind=kind) for kind in kinds))


def _with_comment(content: str, comment: str) -> str:
    return f"{content:<{COMMENT_COLUMN}} # {comment}" if comment else content


def _comment(text: str) -> list[str]:
    return [f"# {line}" for part in text.split("\n") for line in textwrap.wrap(part.strip(), WIDTH)]
