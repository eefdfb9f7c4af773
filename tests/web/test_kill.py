"""Acknowledged actions are durable: the server is killed under load, and nothing that it acknowledged is lost."""

import asyncio
from pathlib import Path

import pytest

from tests.postgres import fresh_database
from tests.profile import by_profile
from tests.web.crash_scenario import kill_repeatedly

KILLS = by_profile(5, 5, 50)
"""For each store."""
MANY = 30
"""With this number, some kills come between a stored move and its answer, and some before it is stored."""
PEOPLE = 16
"""Those who play against people: no bot moves on when they have looked for the last time."""


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_a_server_that_is_killed_again_and_again_has_lost_no_move(store: str, tmp_path: Path) -> None:
    database = fresh_database() if store == "postgresql" else f"sqlite:///{tmp_path / 'shima.sqlite3'}"
    found = asyncio.run(kill_repeatedly(tmp_path, database, KILLS, seed=5))
    print(found)
    assert found["still_births"] == 0, "a server did not start"
    assert found["under_load"] > KILLS / 2, "most were killed before anybody had moved"
    assert found["acknowledged"] > 5 * KILLS
    assert found["asked_again"] > 0, "nobody waited for an answer"
    if KILLS >= MANY:
        assert found["stored_unanswered"] > 0, "no move was stored whose answer was lost"
        assert found["asked_again"] > found["stored_unanswered"], "no move was lost before it was stored"
        assert found["records"] > 0, "no game came to its end"
    assert found["moves_of_bots"] > 0
    assert found["checked"] > 0
    assert found["last_views"] >= PEOPLE, "somebody saw last what is not there now"
