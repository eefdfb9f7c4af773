"""Which build the tests run on, and the game that most of them need."""

import os

import pytest

from shima.games import game as engine
from shima.games.game import Game
from tests.pinned import pinned

BUILD = "pure" if (engine.__file__ or "").endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"shima: {BUILD} build"


def pytest_configure() -> None:
    expected = os.environ.get("SHIMA_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"these tests were to run on the {expected} build, but this is the {BUILD} one")


@pytest.fixture(scope="session")
def duo() -> Game:
    return pinned("tokaido-duo")
