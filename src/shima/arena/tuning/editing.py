"""Changes one value in the text of a component set and keeps its comments."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from shima.games.set_lines import lines_of

_PART = re.compile(r"([\w-]+)|\[(\d+)\]")
_ITEM = re.compile(r'"[^"]*"|-?\d+')


def value_at(values: Mapping[str, Any], where: str) -> Any:
    """Return the value by its dotted name: `shops.fan[0]`, `specialist[3].points`."""
    found: Any = values
    for name, index in _PART.findall(where):
        found = found[name] if name else found[int(index)]
    return found


def edited(text: str, where: str, value: int | str) -> str:
    """Return the text with another value, which must be on one line: a whole number or a word."""
    path, _, index = where.rpartition("[") if where.endswith("]") else (where, "", "")
    key = path.rpartition(".")[2]
    lines = text.split("\n")
    at = lines_of(text)[where] - 1
    start = re.compile(rf"(?<![\w-]){re.escape(key)}\s*=\s*")
    found = start.search(lines[at])
    begin = found.end() if found else 0  # a list may have its items on later lines
    items = list(_ITEM.finditer(lines[at].partition("#")[0], begin))
    item = items[_nth(text, path, int(index.rstrip("]"))) if index else 0]
    written = f'"{value}"' if isinstance(value, str) else str(value)
    lines[at] = lines[at][: item.start()] + written + lines[at][item.end() :]
    changed = "\n".join(lines)
    _check(text, changed, where, value)
    return changed


def _nth(text: str, path: str, index: int) -> int:
    """Return which item of its line the item of a list is."""
    lines = lines_of(text)
    line = lines[f"{path}[{index}]"]
    return sum(lines[f"{path}[{earlier}]"] == line for earlier in range(index))


def _check(before: str, after: str, where: str, value: int | str) -> None:
    """Check that nothing but the value has changed."""
    old, new = tomllib.loads(before), tomllib.loads(after)
    holder, part = _holder(new, where)
    assert holder[part] == value, where
    holder[part] = value_at(old, where)
    assert new == old, where


def _holder(values: Any, where: str) -> tuple[Any, Any]:
    parts = [name or int(index) for name, index in _PART.findall(where)]
    for part in parts[:-1]:
        values = values[part]
    return values, parts[-1]
