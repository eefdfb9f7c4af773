"""One server for all tests without special needs, and checks at its end."""

from collections.abc import Iterator

import pytest

from tests.web.recorded_responses import Recording, record_games
from tests.web.servers import ServerProcess, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Check at the end that it still answers and has logged no error."""
    with running(tmp_path_factory.mktemp("server"), "", "--log", "info", "--workers", "1") as found:
        yield found
        assert found.process.poll() is None
        assert found.logged_errors() == []


@pytest.fixture(scope="session")
def recordings(server: ServerProcess) -> list[Recording]:
    """Record games of both kinds with all responses to everyone."""
    return record_games(server)


@pytest.fixture(scope="module")
def short_timeouts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with short timeouts."""
    with running(tmp_path_factory.mktemp("timeouts"), module="tests.web.serve_short_timeouts") as found:
        yield found
