"""Libraries that come with an extra of the package, and are loaded only where they are needed."""

import os
from importlib import import_module
from typing import Any

from shima.games.text import Text
from shima.language import language, preferred


class MissingExtra(ImportError):
    """Says which extra to install, in one sentence."""

    def __init__(self, error: ModuleNotFoundError, extra: str) -> None:
        self.text = Text("error-extra", {"module": error.name or "", "command": f"pip install 'shima[{extra}]'"})
        super().__init__(language(preferred(os.environ)).say(self.text), name=error.name)


def need(module: str, extra: str) -> Any:
    """The module; MissingExtra if it, or something that it imports, is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra(error, extra) from error
