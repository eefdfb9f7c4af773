"""Selects the tests of a profile, checks which build they run on, and provides a game."""

import os
from pathlib import Path

import pytest

from shima.games import game as engine
from shima.games.game import Game
from tests import profile
from tests.component_sets import game_with_first_set

BUILD = "pure" if (engine.__file__ or "").endswith(".py") else "compiled"
TESTS = Path(__file__).parent
QUICK = (
    "games",
    "tokaido_duo",
    "yamatai",
    "search",
    "tables",
    "third_game",
    "lessons/test_reader.py",
    "lessons/test_taught.py",
    "test_client_text.py",
    "test_components.py",
    "test_saved_games.py",
    "test_fair.py",
    "test_golden.py",
    "test_language.py",
    "test_notation.py",
    "test_observations.py",
    "test_players.py",
    "test_contract_checks.py",
    "test_records.py",
    "test_rule_pictures.py",
    "test_rules_text.py",
    "test_saved_games.py",
    "test_set_bounds.py",
    "test_set_lines.py",
    "test_studio.py",
    "test_yamatai_set.py",
)
"""What `--quick` runs, except tests marked `slow`: rules, search, records, tables and texts in one process."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("shima")
    group.addoption("--quick", action="store_true", help="rules, records and tables, without servers and processes")
    group.addoption("--thorough", action="store_true", help="all tests, and those that try at random try for long")


def pytest_report_header() -> str:
    return f"shima: {BUILD} build, {profile.active.name.lower()} tests"


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("SHIMA_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"these tests were to run on the {expected} build, but this is the {BUILD} one")
    if config.getoption("--quick"):
        profile.active = profile.Profile.QUICK
    elif config.getoption("--thorough"):
        profile.active = profile.Profile.THOROUGH


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With `--quick`, do not even import the other tests."""
    if not config.getoption("--quick") or collection_path == TESTS or not collection_path.is_relative_to(TESTS):
        return None
    around = [TESTS / name for name in QUICK]
    is_quick = any(collection_path.is_relative_to(path) or path.is_relative_to(collection_path) for path in around)
    return None if is_quick else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """With `--quick`, a folder without quick tests is not an error."""
    if session.config.getoption("--quick") and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


@pytest.fixture(scope="session")
def duo() -> Game:
    return game_with_first_set("tokaido-duo")
