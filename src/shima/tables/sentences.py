"""A sentence before it has a language, as plain data."""

from collections.abc import Callable
from typing import Any

import orjson

from shima.games.text import Text


def text_data(text: Text) -> dict[str, Any]:
    """The key of the catalogue and what fills it; players count from 0 in it."""
    return {"key": text.key, "args": {name: _argument(value) for name, value in text.args.items()}}


Said = Callable[[Text], object]
"""How a text is put into data: as data itself, or as it is, for `to_json`."""


def as_it_is(text: Text) -> object:
    return text


def to_json(data: object) -> bytes:
    """Data with texts in it as JSON: as with `text_data`, but much faster.

    It is copied to be kept: what orjson gives takes several kilobytes of memory, however short it is.
    """
    return bytes(memoryview(orjson.dumps(data, default=_one_level)))


def _one_level(value: object) -> Any:
    """orjson asks for each thing that it does not know, also for the texts within this one."""
    return {"key": value.key, "args": value.args} if isinstance(value, Text) else str(value)


def _argument(value: object) -> Any:
    if isinstance(value, Text):
        return text_data(value)
    return value if isinstance(value, int | str) else str(value)
