"""Optional libraries, which come with an extra of the package and are imported when needed."""

import os
from importlib import import_module
from typing import Any

from shima.games.text import Text
from shima.language import language, preferred


class MissingExtra(ImportError):
    """Names the extra to install."""

    def __init__(self, error: ModuleNotFoundError, extra: str) -> None:
        self.text = Text("error-extra", {"module": error.name or "", "command": f"pip install 'shima[{extra}]'"})
        super().__init__(language(preferred(os.environ)).say(self.text), name=error.name)


def need(module: str, extra: str) -> Any:
    """Import the module. Raise MissingExtra if it or one of its imports is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra(error, extra) from error
