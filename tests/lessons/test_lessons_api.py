"""Lessons over HTTP: available to anyone, without a name."""

import random
from collections.abc import Iterator
from urllib.parse import quote

import httpx
import pytest

from shima.lessons.loader import lessons
from shima.web import advice_models, learn_models
from tests.lessons.broken_samples import SAMPLES
from tests.web.clients import Json, anonymous
from tests.web.servers import running


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client that is not signed in, at a server with lessons of its host."""
    folder = tmp_path_factory.mktemp("lessons")
    with running(folder, "", "--lessons", str(SAMPLES), "--workers", "1") as server, anonymous(server) as found:
        yield found


def stop(client: httpx.Client, lesson: str, number: int) -> learn_models.StopView:
    answer = client.get(f"/api/lessons/{lesson}/stops/{number}")
    assert answer.status_code == 200, answer.text
    return learn_models.StopView.model_validate_json(answer.text, strict=True)


def refused(answer: httpx.Response, status: int, key: str) -> Json:
    said: Json = answer.json()
    assert (answer.status_code, said["text"]["key"]) == (status, key), answer.text
    return said


def test_the_hosts_lessons_are_listed_with_ours(client: httpx.Client) -> None:
    lines = learn_models.Lessons.model_validate_json(client.get("/api/lessons").text, strict=True).lessons
    named = {line.name: line for line in lines}
    assert {"tokaido-duo-opener", "yamatai-opener", "first-dice", "first-fleet"} <= named.keys()
    fleet = named["first-fleet"]
    assert (fleet.game, fleet.seconds, fleet.stops, list(fleet.titles)) == ("yamatai", 240, 10, ["en", "de"])
    assert fleet.titles["de"].title == "Die erste Flotte"
    assert fleet.chapter is None
    assert (named["yamatai-opener"].chapter, named["yamatai-opener"].seconds) == (0, 90)
    board = client.get(f"/api/games/yamatai/board?set={fleet.set.hash}")
    assert board.status_code == 200


def test_words_come_in_the_language_or_in_one_that_there_is(client: httpx.Client) -> None:
    for code, spoken, title in (("de", "de", "Die erste Flotte"), ("fr", "en", "The first fleet")):
        answer = client.get(f"/api/lessons/first-fleet/words/{code}")
        words = learn_models.LessonWords.model_validate_json(answer.text, strict=True)
        assert words.language == spoken
        assert words.messages["title"] == title


@pytest.mark.parametrize("lesson", ["first-dice", "first-fleet", *lessons()])
def test_every_stop_is_a_table_where_the_awaited_move_is_on_offer(client: httpx.Client, lesson: str) -> None:
    last = stop(client, lesson, 0).stops - 1
    for number in range(last + 1):
        here = stop(client, lesson, number)
        table = here.table
        assert table.seat == 1
        assert (table.seed, table.status) == (None, "playing")
        offered = {each.move for each in table.labels}
        assert (here.awaited is None and here.answers == []) == (offered == set())
        if here.awaited is None:
            continue
        assert here.awaited.move in offered
        assert table.view is not None
        assert {each["move"]: each["text"] for each in table.view["moves"]}[here.awaited.move] == here.awaited.notation
        path = f"/api/lessons/{lesson}/stops/{number}"
        query = {"move": here.awaited.move, "number": table.moves + 1}
        told = advice_models.Preview.model_validate_json(client.get(f"{path}/preview", params=query).text, strict=True)
        why = client.get(f"{path}/why", params={"move": here.awaited.notation}).json()
        assert why["allowed"] is True
        after = stop(client, lesson, number + 1)
        assert after.steps[0].stories[0] == told.stories[0]
        assert after.table.view is not None
        if after.table.labels == []:
            continue
        assert {**after.steps[-1].view, "moves": []} == {**after.table.view, "moves": []}


def test_a_decision_is_sent_with_the_position_after_each_answer(client: httpx.Client) -> None:
    last = stop(client, "yamatai-specialists", 0).stops - 1
    decision, closing = stop(client, "yamatai-specialists", last - 1), stop(client, "yamatai-specialists", last)
    assert [answer.key for answer in decision.answers] == ["riu", "kagutsuchi"]
    assert (decision.awaited, closing.answers, closing.steps) == (None, [], [])
    texts = {each["move"]: each["text"] for each in (decision.table.view or {})["moves"]}
    for answer in decision.answers:
        assert texts[answer.move] == answer.notation
        assert answer.step.view["moves"] == []
    riu, kagutsuchi = (answer.step for answer in decision.answers)
    assert "Riu" in riu.view["players"][0]["specialists"]
    assert riu.scores[0] == kagutsuchi.scores[0] + 1


def test_a_chapter_begins_in_its_prepared_position(client: httpx.Client) -> None:
    first = stop(client, "yamatai-scoring", 0)
    assert first.steps == []
    assert first.table.scores == [61, 48]
    assert first.light == ["zone:scores"]


def test_what_is_not_allowed_is_said_with_its_rule(client: httpx.Client) -> None:
    why = client.get("/api/lessons/first-dice/stops/1/why?move=pilgrim+C1").json()
    assert (why["allowed"], why["rule"]) == (False, "D6.1")
    whys = client.get("/api/lessons/first-fleet/stops/4/whys?start=build+1+on").json()
    assert len(whys["moves"]) == 34
    assert any(each["lacks"] for each in whys["moves"])


def test_moves_cannot_be_previewed_in_anothers_turn(client: httpx.Client) -> None:
    number = stop(client, "first-fleet", 9).table.moves + 1
    refused(client.get("/api/lessons/first-fleet/stops/9/why?move=end"), 409, "table-not-your-move")
    refused(client.get(f"/api/lessons/first-fleet/stops/9/preview?move=1&number={number}"), 409, "table-not-your-move")


def test_whatever_is_asked_is_answered(client: httpx.Client) -> None:
    refused(client.get("/api/lessons/nowhere/stops/0"), 404, "lesson-unknown")
    refused(client.get("/api/lessons/nowhere/words/en"), 404, "lesson-unknown")
    refused(client.get("/api/lessons/first-dice/stops/7"), 404, "lesson-no-stop")
    refused(client.get("/api/lessons/first-dice/stops/1/preview?move=48&number=12"), 409, "table-stale")
    refused(client.get("/api/lessons/first-dice/stops/1/why?move=castle"), 422, "error-verb")
    dice = random.Random(7)
    signs = "abz09-_.%/\\\"'{}$ é島\x00"
    for _ in range(120):
        word = "".join(dice.choice(signs) for _ in range(dice.randrange(1, 50)))
        for path in (f"{quote(word, safe='')}/stops/0", f"first-dice/stops/{quote(word, safe='')}"):
            answer = client.get(f"/api/lessons/{path}")
            assert answer.status_code in (404, 422) or word.isdecimal(), (path, answer.text)
            assert answer.json()
    for query in ("move=-1&number=13", "move=1", f"move={10**30}&number=13", "move=0x1&number=13"):
        refused(client.get(f"/api/lessons/first-dice/stops/1/preview?{query}"), 422, "web-malformed")
    for start in ("", "x" * 61):
        refused(client.get("/api/lessons/first-dice/stops/1/whys", params={"start": start}), 422, "web-malformed")
