"""What the research interfaces are built on is installed only by those who ask for it."""

import os

from shima.language import language, preferred


class MissingExtra(ImportError):
    """Says which extra to install, in one sentence."""

    def __init__(self, error: ModuleNotFoundError) -> None:
        say = language(preferred(os.environ)).say
        super().__init__(say("research-extra", module=error.name or "", command="pip install 'shima[research]'"))
