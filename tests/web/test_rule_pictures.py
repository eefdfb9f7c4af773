"""The guide, the values of sets and the pictures for the rules over HTTP."""

from collections.abc import Iterator

import httpx
import pytest

from shima.lessons.guide import guide
from shima.lessons.pictures import pictures
from shima.registry import GAMES, earlier_sets, open_game, open_set_text
from shima.web.learn_models import Guide, RulePictures, SetValues
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
    assert [each.name for each in told.pictures] == [each.name for each in pictures(game)]
    assert all(view["game"] == game for view in told.views)
    assert {each.view for each in told.pictures} == set(range(len(told.views)))
    for number, view in enumerate(told.views):
        led = {text for each in told.pictures if each.view == number for text in each.moves}
        assert {each["text"] for each in view["moves"]} == led


@pytest.mark.parametrize("game", GAMES)
def test_anyone_gets_the_guide(anybody: httpx.Client, game: str) -> None:
    answer = anybody.get(f"/api/rules/{game}/guide")
    assert answer.status_code == 200
    told = Guide.model_validate_json(answer.content)
    assert [each.name for each in told.sections] == [each.name for each in guide(game).sections]
    assert told.names == list(guide(game).names)
    assert told.has_values


@pytest.mark.parametrize("game", GAMES)
def test_anyone_gets_the_values_of_every_set_that_tables_can_use(anybody: httpx.Client, game: str) -> None:
    standard = open_game(game).set_hash
    for asked in ("standard", standard, *(open_set_text(text).set_hash for text in earlier_sets(game))):
        answer = anybody.get(f"/api/rules/{game}/values/{asked}")
        assert answer.status_code == 200
        told = SetValues.model_validate_json(answer.content)
        assert told.hash == (standard if asked == "standard" else asked)
        assert any(any(cell.stated) for table in told.tables for row in table.rows for cell in row)


def test_an_unknown_game_has_none(anybody: httpx.Client) -> None:
    for part in ("pictures", "guide", "values/standard"):
        answer = anybody.get(f"/api/rules/chess/{part}")
        assert answer.status_code == 404
        assert "chess" in answer.json()["message"]
    assert anybody.get(f"/api/rules/yamatai/values/{'0' * 64}").status_code == 404
    assert anybody.get("/api/rules/yamatai/values/mine").status_code == 422
