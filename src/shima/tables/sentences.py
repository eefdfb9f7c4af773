"""Texts as plain data, before translation."""

from collections.abc import Callable
from typing import Any

import orjson

from shima.games.text import SEATS, Text


def text_data(text: Text) -> dict[str, Any]:
    """Return the catalogue key and its arguments. Seats count from 1, as in all output."""
    return {"key": text.key, "args": {name: _argument(name, value) for name, value in text.args.items()}}


Said = Callable[[Text], object]
"""How a text is converted: to data, or unchanged for `to_json`."""


def as_it_is(text: Text) -> object:
    return text


def to_json(data: object) -> bytes:
    """Serialise data with texts to JSON: as with `text_data`, but much faster.

    The result is copied, because orjson's own takes several kilobytes of memory even if it is short.
    """
    return bytes(memoryview(orjson.dumps(data, default=_one_level)))


def _one_level(value: object) -> Any:
    """Convert one level. orjson calls this again for texts within the result."""
    if not isinstance(value, Text):
        return str(value)
    args = value.args
    for name in SEATS:
        seat = args.get(name)
        if isinstance(seat, int):
            args = {**args, name: seat + 1}
    return {"key": value.key, "args": args}


def text_from(data: dict[str, Any]) -> Text:
    """Restore a text, with seats counted from 0."""
    return Text(data["key"], {name: _argument_from(name, value) for name, value in data["args"].items()})


def _argument_from(name: str, value: Any) -> object:
    if isinstance(value, dict):
        return text_from(value)
    return value - 1 if name in SEATS and isinstance(value, int) else value


def _argument(name: str, value: object) -> Any:
    if isinstance(value, Text):
        return text_data(value)
    if isinstance(value, int):
        return value + 1 if name in SEATS else value
    return str(value)
