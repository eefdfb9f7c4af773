"""A real Chromium with a real server. No test may cause console errors or policy violations.

A test is dealt the same games in every run, so that it does not fail by chance. The thorough tests are dealt new ones.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests import profile
from tests.browser.chromium import launch_settings
from tests.browser.page_actions import TIMEOUT
from tests.browser.serve import DEALS
from tests.web.servers import ServerProcess, running

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SLOW = "WebSocket is closed before the connection is established"
"""On a slow machine the client gives up a connection that does not open, and reconnects."""

Visit = Callable[..., Page]

expect.set_options(timeout=TIMEOUT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run whole games first: they are long, and should not keep one worker busy at the end."""
    items.sort(key=lambda item: "test_whole_games" not in item.nodeid)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_settings(), "timeout": TIMEOUT}


@contextmanager
def serving(folder: Path, module: str) -> Iterator[ServerProcess]:
    """Run a server that must not log any error."""
    options = ("--log", "info", "--workers", "1", "--think-seconds", "600")
    with running(folder, "", *options, module=module) as found:
        yield found
        assert found.logged_errors() == []


@pytest.fixture(scope="session", autouse=True)
def deals(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file that says what all tables of a test are dealt from."""
    path = tmp_path_factory.mktemp("deals") / "test"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(DEALS, str(path))
        yield path


@pytest.fixture(autouse=True)
def _dealt(request: pytest.FixtureRequest, deals: Path) -> None:
    test = request.node.name if profile.active < profile.Profile.THOROUGH else secrets.token_hex(8)
    deals.write_text(test, encoding="utf-8")
    print(f"dealt from {test!r}")  # pytest shows it if the test fails


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server"), "tests.browser.serve") as found:
        yield found


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Open a page as a new person: `visit("/", locale="de")`. Animations are off by default."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(path: str = "/", **wishes: Any) -> Page:
        expected = (SLOW, *wishes.pop("expected", ()))
        usual = {"base_url": server.address, "locale": "en-GB", "viewport": DESKTOP, "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **wishes})
        contexts.append(context)
        context.set_default_timeout(TIMEOUT)
        page = context.new_page()

        def heard(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not any(word in message.text for word in expected):
                wrong.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

        page.on("console", heard)
        page.on("pageerror", lambda error: wrong.append(f"{error}"))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert wrong == []
