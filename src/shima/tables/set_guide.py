"""A component set to begin with: the values of the standard one, with comments that lead an owner through them."""

import re
import textwrap

from shima.games.set_values import Value, values_of
from shima.games.sets import SetReader
from shima.language import Language
from shima.shelf import standard_set

WIDTH = 70
BESIDE = 24
"""Where the words behind the values begin."""
USUAL_NAMES = {"tokaido-duo": "my-island", "yamatai": "my-archipelago"}
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_HEADER = re.compile(r"\[\[?(\w+)\]\]?")
_KEY = re.compile(r"(\w+) =")
_TABLES = {
    "tokaido-duo": {
        "set": "set-guide-set",
        "dice": "set-guide-duo-dice",
        "wares": "set-guide-duo-wares",
        "shops": "set-guide-duo-shops",
        "paintings": "set-guide-duo-paintings",
        "points": "set-guide-duo-points",
        "limits": "set-guide-duo-limits",
        "coast": "set-guide-duo-coast",
        "routes": "set-guide-duo-routes",
        "regions": "set-guide-duo-regions",
        "start": "set-guide-duo-start",
    },
    "yamatai": {
        "set": "set-guide-set",
        "boats": "set-guide-yam-boats",
        "prices": "set-guide-yam-prices",
        "buildings_per_player": "set-guide-yam-buildings_per_player",
        "culture": "set-guide-yam-culture",
        "tokens": "set-guide-yam-tokens",
        "fleet": "set-guide-yam-fleet",
        "building": "set-guide-yam-building",
        "specialist": "set-guide-yam-specialist",
        "board": "set-guide-yam-board",
    },
}


def new_set(game: str, name: str, language: Language) -> str:
    """The text of a sound set of that name, with comments in the language."""
    text = standard_set(game)
    values = values_of(SetReader(text))
    lines = _comment(language.say("set-guide-head", game=game))
    guides = dict(_TABLES[game])
    own = {"name": f'name = "{name}"', "version": "version = 1"}
    table, entry = "", -1
    for line in text.splitlines():
        content = line.partition("#")[0].rstrip()  # no value of the standard sets has one in it
        header = _HEADER.fullmatch(content)
        if header:
            entry = entry + 1 if header.group(1) == table else 0
            table = header.group(1)
            if table in guides:
                lines += ["", *_comment(language.say(guides.pop(table)))]
            elif table == "building":
                lines.append("")
            lines.append(_beside(content, str(entry + 1) if table == "building" else ""))
        elif content:
            if table == "set":
                content = own.get(content.partition(" ")[0], content)
            lines.append(_beside(content, _kinds(content, table, entry, values, language)))
    return "\n".join(lines) + "\n"


def _kinds(content: str, table: str, entry: int, values: list[Value], language: Language) -> str:
    """Where the values on a line come from, in words."""
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


def _beside(content: str, comment: str) -> str:
    return f"{content:<{BESIDE}} # {comment}" if comment else content


def _comment(text: str) -> list[str]:
    return [f"# {line}" for part in text.split("\n") for line in textwrap.wrap(part.strip(), WIDTH)]
