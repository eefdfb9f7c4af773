"""What comes with an extra of the package, and is brought in only when it is asked for."""

from importlib import import_module
from typing import Any

from shima.games.game import BadNotation
from shima.games.text import Text


def need(module: str, extra: str) -> Any:
    """The module, or a sentence that says which extra to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise BadNotation(Text("arena-extra", {"module": module, "extra": f"shima[{extra}]"})) from error
