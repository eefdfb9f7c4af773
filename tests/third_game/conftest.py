"""Installs the game in `examples/stones`: a separate package on the module path, found by its entry point."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shima.games.game import Game
from shima.language import browser_catalogue, language
from shima.registry import GAMES, open_game
from tests.arena.shima_command import absolute_python_path

STONES = Path(__file__).parents[2] / "examples" / "stones"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install it for this process and its children."""
    monkeypatch.syspath_prepend(str(STONES))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(STONES), absolute_python_path()))))
    _refresh()
    yield
    monkeypatch.undo()
    _refresh()


def _refresh() -> None:
    GAMES.refresh()
    language.cache_clear()
    browser_catalogue.cache_clear()


@pytest.fixture
def stones() -> Game:
    return open_game("stones")
