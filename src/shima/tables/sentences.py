"""A sentence before it has a language, as plain data."""

from typing import Any

from shima.games.text import Text


def text_data(text: Text) -> dict[str, Any]:
    """The key of the catalogue and what fills it; players count from 0 in it."""
    return {"key": text.key, "args": {name: _argument(value) for name, value in text.args.items()}}


def _argument(value: object) -> Any:
    if isinstance(value, Text):
        return text_data(value)
    return value if isinstance(value, int | str) else str(value)
