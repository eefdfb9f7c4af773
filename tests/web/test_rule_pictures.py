"""The pictures for the rules over HTTP."""

from collections.abc import Iterator

import httpx
import pytest

from shima.lessons.pictures import pictures
from shima.registry import GAMES
from shima.web.learn_models import RulePictures
from tests.waiting import TIMEOUT
from tests.web.servers import NO_CERTIFICATES, ServerProcess

MOST_BYTES = 300_000


@pytest.fixture(scope="module")
def anybody(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, verify=NO_CERTIFICATES, timeout=TIMEOUT) as client:
        yield client


@pytest.mark.parametrize("game", GAMES)
def test_anyone_gets_all_pictures_of_a_game_in_one_small_answer(anybody: httpx.Client, game: str) -> None:
    answer = anybody.get(f"/api/rules/{game}/pictures")
    assert answer.status_code == 200
    assert len(answer.content) < MOST_BYTES
    assert int(answer.headers["content-length"]) < MOST_BYTES / 10  # it comes compressed
    told = RulePictures.model_validate_json(answer.content)
    assert [each.rule for each in told.pictures] == [each.rule for each in pictures(game)]
    assert all(view["game"] == game for view in told.views)
    assert {each.view for each in told.pictures} == set(range(len(told.views)))
    for number, view in enumerate(told.views):
        led = {text for each in told.pictures if each.view == number for text in each.moves}
        assert {each["text"] for each in view["moves"]} == led


def test_an_unknown_game_has_none(anybody: httpx.Client) -> None:
    answer = anybody.get("/api/rules/chess/pictures")
    assert answer.status_code == 404
    assert "chess" in answer.json()["message"]
