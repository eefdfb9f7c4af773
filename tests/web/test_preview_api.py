"""Previews over HTTP: what a move would do, and why others are not allowed."""

import random
from collections.abc import Iterator

import httpx
import pytest

from shima.games.text import Text
from shima.language import LANGUAGES, language
from shima.web import advice_models
from tests.web.clients import Json, guests, next_turn, play_random_moves, receive, seats_of, start_game, watch
from tests.web.servers import ServerProcess, act, play, show


class Asked:
    """A game in progress with the active player, the other player, and Eve, who watches."""

    def __init__(self, table: str, ann: httpx.Client, bob: httpx.Client, eve: httpx.Client) -> None:
        self.table = table
        self.eve = eve
        self.mover, self.other = (ann, bob) if show(ann, table)["turn"] == show(ann, table)["seat"] else (bob, ann)
        self.view = show(self.mover, table)
        self.number = self.view["moves"] + 1

    def preview(self, client: httpx.Client, move: int, number: int = 0) -> httpx.Response:
        return client.get(f"/api/tables/{self.table}/preview", params={"move": move, "number": number or self.number})

    def whys(self, client: httpx.Client, start: str) -> httpx.Response:
        return client.get(f"/api/tables/{self.table}/whys", params={"start": start})


@pytest.fixture(params=["tokaido-duo", "yamatai"])
def asked(server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Asked]:
    with guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = start_game(ann, bob, request.param)
        play_random_moves(seats_of(table, ann, bob), table, random.Random(2), 7)
        yield Asked(table, ann, bob, eve)


def refused(answer: httpx.Response, status: int, fault: str, key: str) -> Json:
    said: Json = answer.json()
    assert (answer.status_code, said["fault"], said["text"]["key"]) == (status, fault, key), answer.text
    assert len(said["message"]) > 10
    return said


def test_every_move_on_offer_can_be_tried_and_nothing_is_played(asked: Asked) -> None:
    for offer in asked.view["labels"]:
        answer = asked.preview(asked.mover, offer["move"])
        assert answer.status_code == 200, answer.text
        told = advice_models.Preview.model_validate_json(answer.text, strict=True)
        assert (told.number, told.move) == (asked.number, offer["move"])
        assert {story.by for story in told.stories} == {asked.view["seat"]}
        assert all(story.texts for story in told.stories)
        assert len(told.scores) == 2
    assert show(asked.mover, asked.table) == asked.view


def test_what_was_told_is_what_happens(asked: Asked) -> None:
    move = asked.view["labels"][-1]["move"]
    told = asked.preview(asked.mover, move).json()
    assert play(asked.mover, asked.table, asked.number, str(move)).status_code == 200
    happened = asked.mover.get(f"/api/tables/{asked.table}/log", params={"after": asked.number - 1}).json()["lines"]
    for story, line in zip(told["stories"], happened, strict=False):
        assert all(story[field] == line[field] for field in ("by", "texts", "handles"))
        assert len(line["sentences"]) == len(line["texts"])


def test_only_the_active_player_previews_moves_and_only_current_ones(asked: Asked) -> None:
    move = asked.view["labels"][0]["move"]
    for client in (asked.other, asked.eve):
        refused(asked.preview(client, move), 409, "not-now", "table-not-your-move")
    illegal = next(number for number in range(3000) if number not in {each["move"] for each in asked.view["labels"]})
    answer = asked.preview(asked.mover, illegal)
    assert (answer.status_code, answer.json()["fault"]) == (422, "illegal")
    assert answer.json()["rule"][0] in "DTY"
    refused(asked.preview(asked.mover, 99_999), 422, "malformed", "table-no-move")
    for query in ("move=1", "number=1", "move=-1&number=1", "move=x&number=1", "move=1&number=0"):
        answer = asked.mover.get(f"/api/tables/{asked.table}/preview?{query}")
        refused(answer, 422, "malformed", "web-malformed")


def test_all_moves_that_begin_so_are_told_with_their_rules(asked: Asked) -> None:
    offered = {each["move"]: each["text"] for each in asked.view["view"]["moves"]}
    verb = next(iter(offered.values())).split(" ")[0]
    told = advice_models.Whys.model_validate_json(asked.whys(asked.mover, verb).text, strict=True)
    assert told.number == asked.number
    allowed = {one.move: one.notation for one in told.moves if one.allowed}
    assert allowed == {move: text for move, text in offered.items() if text.split(" ")[0] == verb}
    for one in told.moves:
        assert (one.rule is None) == (one.text is None) == one.allowed
        reason = asked.mover.get(f"/api/tables/{asked.table}/why", params={"move": one.move}).json()
        assert (reason["allowed"], reason["rule"]) == (one.allowed, one.rule)
    assert asked.whys(asked.mover, "castle").json() == {"number": asked.number, "moves": []}
    for start in ("", "x" * 61):
        refused(asked.whys(asked.mover, start), 422, "malformed", "web-malformed")


def test_other_players_learn_what_is_missing_and_strangers_nothing(asked: Asked) -> None:
    told = asked.whys(asked.other, "build 5").json()
    assert len(told["moves"]) == (34 if asked.view["game"] == "yamatai" else 0)
    assert not any(one["allowed"] or one["rule"] or one["text"] for one in told["moves"])
    mine = asked.whys(asked.mover, "build 5").json()
    assert [one["lacks"] for one in told["moves"]] == [one["lacks"] for one in mine["moves"]]
    refused(asked.whys(asked.eve, "build 5"), 403, "forbidden", "table-not-seated")
    assert act(asked.other, asked.table, "resign").status_code == 200
    refused(asked.whys(asked.mover, "build 5"), 409, "not-now", "table-status")


QUESTIONS = ("preview?move=1", "why?move=1", "whys?start=build")


def test_a_player_who_does_not_know_the_last_move_yet_gets_no_answer_and_no_error(asked: Asked) -> None:
    def statuses(client: httpx.Client, number: int) -> list[int]:
        paths = [f"/api/tables/{asked.table}/{question}&number={number}" for question in QUESTIONS]
        return [client.get(path).status_code for path in paths]

    for number in (asked.number - 1, asked.number + 1):  # a move was played, or taken back
        assert statuses(asked.mover, number) == statuses(asked.other, number) == [204, 204, 204]
        assert statuses(asked.eve, number) == [409, 409, 403]
    assert 204 not in statuses(asked.mover, asked.number) + statuses(asked.other, asked.number)
    for number in (0, 100_001):
        assert statuses(asked.mover, number) == [422, 422, 422]
    assert act(asked.other, asked.table, "resign").status_code == 200
    assert statuses(asked.mover, asked.number) == [204, 204, 204]  # no move is the next one


def test_hints_have_the_labels_of_the_offers(asked: Asked) -> None:
    answer = asked.mover.post(f"/api/tables/{asked.table}/hint")
    hint = advice_models.HintView.model_validate_json(answer.text, strict=True)
    labels = {offer["move"]: offer["label"] for offer in asked.view["labels"]}
    assert hint.choices
    assert all(choice.label.model_dump() == labels[choice.move] for choice in hint.choices)


def test_hints_are_three_at_most_the_best_first_and_say_why(asked: Asked) -> None:
    answer = asked.mover.post(f"/api/tables/{asked.table}/hint")
    hint = advice_models.HintView.model_validate_json(answer.text, strict=True)
    assert 1 <= len(hint.choices) == min(3, len(asked.view["labels"]))
    visits = [choice.visits for choice in hint.choices]
    assert visits[1:] == sorted(visits[1:], reverse=True)  # the first is the best of those visited often
    assert {choice.why.key for choice in hint.choices} <= {
        "reason-you",
        "reason-risk",
        "reason-only-risk",
        "reason-plan",
        "reason-chance",
    }
    for choice in hint.choices:
        for code in LANGUAGES:
            sentence = language(code).say(text_of(choice.why.model_dump()), ("Ann", "Bob"))
            assert sentence.endswith(".")
            assert "reason-" not in sentence


def text_of(data: Json) -> Text:
    """The sentence that went over the wire."""
    return Text(
        data["key"], {name: text_of(each) if isinstance(each, dict) else each for name, each in data["args"].items()}
    )


def test_events_say_with_which_move_they_begin(server: ServerProcess, asked: Asked) -> None:
    assert act(asked.mover, asked.table, "say", text="hm").status_code == 200
    with watch(server, asked.table, asked.mover, 1) as socket:
        events = receive(socket)["events"]
    lines = asked.mover.get(f"/api/tables/{asked.table}/log").json()["lines"]
    told: list[int] = []
    for event in events:
        assert (event["first"] is None) == (event["stories"] == []) == (event["kind"] in ("sat", "said"))
        for number, story in enumerate(event["stories"], start=event["first"] or 0):
            assert all(story[field] == lines[number - 1][field] for field in ("by", "texts", "handles"))
            told.append(number)
    assert told == list(range(1, asked.number))


def test_what_comes_after_a_move_taken_back_counts_from_there(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "yamatai")
        mover, view = next_turn(seats_of(table, ann, bob), table) or (ann, {})
        number = view["moves"] + 1
        for _ in range(2):
            assert play(mover, table, number, str(view["labels"][0]["move"])).status_code == 200
            back = act(mover, table, "undo", number=show(mover, table)["moves"] + 1, to=number - 1)
            assert back.status_code == 200, back.text
        with watch(server, table, mover, view["version"]) as socket:
            events = receive(socket)["events"]
        kinds = [(event["kind"], event["first"]) for event in events]
        assert kinds == [("moved", number), ("undone", None)] * 2
