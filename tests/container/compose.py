"""Reads compose.yaml as Docker Compose does: with the variables of .env put in."""

import re
from typing import Any

import yaml  # type: ignore[import-untyped]

Json = dict[str, Any]


class Missing(Exception):
    """compose.yaml insists on a variable that has no value."""


def variables(text: str) -> dict[str, str]:
    """The lines of a .env file."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def read(text: str, values: dict[str, str]) -> Json:
    """The file with `${NAME:-default}` and `${NAME:?what is missing}` put in."""

    def value(found: re.Match[str]) -> str:
        name, kind, words = found.groups()
        if not values.get(name) and kind == "?":
            raise Missing(f"{name}: {words}")
        return values.get(name) or (words if kind == "-" else "")

    filled: Json = yaml.safe_load(re.sub(r"\$\{(\w+):([-?])([^}]*)\}", value, text))
    return filled


def command(test: list[str]) -> list[str]:
    """What the healthcheck of a service runs."""
    kind, *words = test
    assert kind == "CMD"
    return words
