"""The check of a component set as plain data: problems, values with their provenance, and what to draw."""

from collections.abc import Collection
from typing import Any

from shima.games.set_values import Value, values_of
from shima.games.sets import BadSet, Finding, SetReader
from shima.games.text import Text
from shima.language import Language, shortened
from shima.registry import GAMES, open_set_text
from shima.tables.refusal import Fault, Refused
from shima.tables.sentences import text_data

MOST_FINDINGS = 100
LONGEST_ARGUMENT = 200


def set_view(text: str, known: Collection[str], language: Language, keeps: bool) -> dict[str, Any]:
    """Check a set without storing it. `known` are the hashes of the sets that tables can already use."""
    shown: dict[str, Any] = {
        "sound": False,
        "findings": [],
        "values": [],
        "keeps": keeps,
        "offered": False,
        "game": None,
        "name": None,
        "hash": None,
        "board": None,
        "view": None,
    }
    try:
        reader = SetReader(text)
        shown["values"] = [_value(value) for value in values_of(reader)]
        named = reader.values.get("set")
        named = named.get("game") if isinstance(named, dict) else None
        shown["game"] = named if isinstance(named, str) and named in GAMES else None
        game = open_set_text(text)
    except BadSet as error:
        shown["findings"] = [_finding(each, language) for each in error.findings[:MOST_FINDINGS]]
        return shown
    start = game.new(game.seats[0])
    shown |= {"sound": True, "offered": game.set_hash in known, "name": game.set_name, "hash": game.set_hash}
    return shown | {"board": game.board(), "view": game.view(start, None)}


def unsound(error: BadSet) -> Refused:
    """Return the refusal to store a set, with its first problem."""
    first = error.findings[0]
    return Refused(Fault.MALFORMED, Text("set-unsound", {"line": first.line, "problem": _short(first.text)}))


def _finding(found: Finding, language: Language) -> dict[str, Any]:
    text = _short(found.text)
    where = shortened(found.where, LONGEST_ARGUMENT)
    return {"line": found.line, "where": where, "text": text_data(text), "message": language.say(text)}


def _short(text: Text) -> Text:
    """Return the text without arguments that are too long."""
    args: dict[str, object] = {
        name: shortened(value, LONGEST_ARGUMENT) if isinstance(value, str) else value
        for name, value in text.args.items()
    }
    return Text(text.key, args)


def _value(value: Value) -> dict[str, Any]:
    where = shortened(value.where, LONGEST_ARGUMENT)
    return {"where": where, "line": value.line, "value": value.text, "kind": value.kind, "note": value.note}
