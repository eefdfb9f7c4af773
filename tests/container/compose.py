"""Reads compose.yaml as Docker Compose does, with the variables of .env substituted."""

import re
from typing import Any

import yaml  # type: ignore[import-untyped]

Json = dict[str, Any]


class Missing(Exception):
    """A required variable has no value."""


def variables(text: str) -> dict[str, str]:
    """Parse a .env file."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def read(text: str, values: dict[str, str]) -> Json:
    """Parse the file, substituting `${NAME:-default}` and `${NAME:?error}`."""

    def value(found: re.Match[str]) -> str:
        name, kind, words = found.groups()
        if not values.get(name) and kind == "?":
            raise Missing(f"{name}: {words}")
        return values.get(name) or (words if kind == "-" else "")

    filled: Json = yaml.safe_load(re.sub(r"\$\{(\w+):([-?])([^}]*)\}", value, text))
    return filled


def command(test: list[str]) -> list[str]:
    """Return the command of a service's healthcheck."""
    kind, *words = test
    assert kind == "CMD"
    return words
