"""Every answer is what its model says, so that the models, the views and what clients are told cannot drift apart."""

import json
import random
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter

from shima.web import advice_models, lobby_models, models, people_models, table_models
from shima.web.game_views import GameView
from tests.web.clients import (
    anonymous,
    cookie,
    guests,
    play_random_moves,
    receive,
    seats_of,
    send_action,
    start_game,
    watch,
)
from tests.web.recorded_responses import Recording
from tests.web.servers import ServerProcess, act, open_table, show

MODELS: dict[str, type[BaseModel]] = {
    "table": table_models.TableView,
    "log": table_models.Log,
    "position": table_models.PositionView,
    "why": advice_models.Why,
    "open tables": lobby_models.OpenTables,
    "my tables": lobby_models.MyTables,
    "me": people_models.Me,
    "live": table_models.Update,
    "hint": advice_models.HintView,
    "preview": advice_models.Preview,
    "whys": advice_models.Whys,
    "proof": advice_models.Proof,
    "best": advice_models.BestTurns,
}
STATUSES = {
    ("log", "before"): 409,
    ("position", "before"): 409,
    ("record", "before"): 409,
    ("record", "during"): 409,
    ("proof", "before"): 409,
    ("proof", "during"): 409,
    ("best", "before"): 409,
    ("best", "during"): 409,
    ("review", "before"): 409,
    ("review", "during"): 409,
}


def check(model: type[BaseModel], text: str) -> None:
    """Strictly: nothing too much, nothing missing, nothing of another type."""
    model.model_validate_json(text, strict=True)


def test_every_answer_in_games_to_the_end_is_what_its_model_says(recordings: list[Recording]) -> None:
    kinds = set()
    for recording in recordings:
        for answer in recording.answers:
            if answer.kind == "record" and answer.status == 200:
                continue
            check(MODELS[answer.kind] if answer.status == 200 else table_models.Problem, answer.text)
            kinds.add((recording.game, answer.kind, answer.status))
    for game in ("tokaido-duo", "yamatai"):
        assert {(game, kind, 200) for kind in MODELS} <= kinds
        assert (game, "stale", 409) in kinds
        assert (game, "stale", 200) not in kinds


def test_what_is_shown_when_is_told_by_the_status(recordings: list[Recording]) -> None:
    for recording in recordings:
        begun = False
        for answer in recording.answers:
            begun = begun or answer.kind == "live"
            if answer.kind in ("table", "log", "position", "record", "proof", "best", "review"):
                when = "after" if answer.over else "during" if begun else "before"
                if when == "before" and recording.people == 1:
                    continue  # with a bot on the other chair the game has begun at once
                assert answer.status == STATUSES.get((answer.kind, when), 200), answer


def test_scores_places_and_seed_are_shown_at_the_end(recordings: list[Recording]) -> None:
    for recording in recordings:
        tables = [json.loads(each.text) for each in recording.answers if each.kind == "table" and each.over]
        assert tables
        for table in tables:
            assert (table["status"], table["ended"]) == ("over", "played")
            assert len(table["scores"]) == len(table["places"]) == len(table["chairs"])
            assert min(table["places"]) == 1
            assert table["seed"] == recording.seed
            assert table["labels"] == table["undo"] == table["view"]["moves"] == []


def test_only_the_active_player_is_offered_moves(recordings: list[Recording]) -> None:
    offered = 0
    for recording in recordings:
        for answer in recording.answers:
            if answer.kind in ("table", "live") and answer.status == 200:
                said = json.loads(answer.text)
                table = said["table"] if answer.kind == "live" else said
                assert table["seat"] == (answer.viewer if answer.viewer > 0 else None)
                moves = [] if table["view"] is None else table["view"]["moves"]
                assert [each["move"] for each in moves] == [each["move"] for each in table["labels"]]
                assert bool(moves) == (table["turn"] == answer.viewer)
                offered += bool(moves)
    assert offered > 50


def test_what_is_said_of_people_links_tokens_and_games_is_what_the_models_say(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        check(people_models.Me, ann.get("/api/me").text)
        check(people_models.Me, ann.post("/api/me", json={"name": "Anna"}).text)
        check(people_models.DeviceLink, ann.post("/api/me/link").text)
        check(people_models.NewToken, ann.post("/api/me/tokens", json={"label": "one"}).text)
        TypeAdapter(list[people_models.ProgramToken]).validate_json(ann.get("/api/me/tokens").text, strict=True)
        check(lobby_models.Shelf, ann.get("/api/games").text)
        check(models.Health, ann.get("/api/health").text)
        check(models.Health, ann.get("/api/ready").text)
        for game in ("tokaido-duo", "yamatai"):
            assert ann.get(f"/api/games/{game}/board").json()
            view = TypeAdapter(GameView).validate_json(ann.get(f"/api/games/{game}/start?players=2").text, strict=True)
            assert view["viewer"] is None
            assert view["moves"] == []
        refused = ann.get("/api/games/tokaido-duo/start?players=3")
        assert (refused.status_code, refused.json()["text"]["key"]) == (422, "error-seats")
        opened = ann.post("/api/tables", json={"game": "yamatai", "chairs": ["", "", ""]})
        check(lobby_models.Opened, opened.text)
        check(table_models.Done, act(ann, opened.json()["id"], "say", text="hello").text)


def test_clocks_chat_proposals_rematches_and_leaving_are_what_the_models_say(server: ServerProcess) -> None:
    clock = {"kind": "live", "seconds": 600, "increment": 5}
    with guests(server, "Ann", "Bob") as (ann, bob), anonymous(server) as no_one:
        table = start_game(ann, bob, "tokaido-duo", clock=clock)
        with watch(server, table, ann) as socket:
            check(table_models.Update, json.dumps(receive(socket)))
            seats = seats_of(table, ann, bob)
            play_random_moves(seats, table, random.Random(1), 4)
            decision = show(ann, table)["decisions"][0]["before"]
            for client, action, fields in (
                (bob, "say", {"text": "hm"}),
                (ann, "ask", {"number": show(ann, table)["moves"] + 1, "to": decision}),
                (bob, "leave", {}),
                (bob, "return", {}),
                (bob, "resign", {}),
            ):
                answer = act(client, table, action, **fields)
                assert answer.status_code == 200, answer.text
                for viewer in (ann, bob, no_one):
                    check(table_models.TableView, viewer.get(f"/api/tables/{table}").text)
            refused = send_action(socket, "resign")
            assert refused.pop("type") == "refused"
            assert refused.pop("id") == ""
            check(table_models.Problem, json.dumps(refused))
        check(lobby_models.Opened, ann.post(f"/api/tables/{table}/rematch").text)
        shown = show(no_one, table)
        assert (shown["status"], shown["ended"], shown["places"]) == ("over", "resigned", [1, 2])
        check(table_models.TableView, no_one.get(f"/api/tables/{shown['rematch']}").text)


def test_a_closed_table_and_a_brought_record_are_what_the_models_say(
    server: ServerProcess, recordings: list[Recording]
) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        assert act(ann, table, "leave").status_code == 200
        check(table_models.TableView, ann.get(f"/api/tables/{table}").text)
        for recording in recordings[1:3]:
            brought = ann.post("/api/records", content=recording.record)
            check(lobby_models.Opened, brought.text)
            path = f"/api/tables/{brought.json()['id']}"
            check(table_models.TableView, ann.get(path).text)
            check(table_models.Log, ann.get(f"{path}/log").text)
            assert ann.get(f"{path}/record").text == recording.record


def test_a_hook_is_what_its_model_says(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        assert ann.get("/api/me/hook").json() is None
        check(people_models.Hook, ann.put("/api/me/hook", json={"url": "https://1.1.1.1/turn"}).text)
        check(people_models.Hook, ann.get("/api/me/hook").text)
        assert ann.delete("/api/me/hook").status_code == 204


@pytest.fixture(scope="module")
def openapi(server: ServerProcess) -> dict[str, Any]:
    with anonymous(server) as client:
        found: dict[str, Any] = client.get("/api/openapi.json").json()
    return found


def test_the_openapi_document_lists_every_route_with_a_typed_answer(openapi: dict[str, Any]) -> None:
    untyped = []
    for path, methods in openapi["paths"].items():
        assert path.startswith("/api/")
        for method, route in methods.items():
            good = {status: answer for status, answer in route["responses"].items() if status.startswith("2")}
            empty = good.pop("204", None)  # also if the position that is asked about has passed
            assert len(good) == 1 or (empty and not good), (method, path)
            if not good:
                continue
            ((_, answer),) = good.items()
            for kind, content in answer["content"].items():
                if not content["schema"]:
                    untyped.append((method, path, kind))
            refusals = [answer for code, answer in route["responses"].items() if code.startswith("4")]
            assert refusals
            for answer in refusals:
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, (method, path)
    assert untyped == []


def test_the_openapi_document_names_all_that_can_be_done_at_a_table(openapi: dict[str, Any]) -> None:
    body = openapi["paths"]["/api/tables/{table}/actions"]["post"]["requestBody"]
    schema = body["content"]["application/json"]["schema"]
    actions = set(schema["discriminator"]["mapping"])
    assert actions == {"sit", "leave", "start", "move", "undo", "ask", "answer", "resign", "return", "decline", "say"}
    assert len(schema["oneOf"]) == len(actions)


def test_what_the_openapi_document_lists_is_all_that_there_is(openapi: dict[str, Any]) -> None:
    paths = {f"{method.upper()} {path}" for path, methods in openapi["paths"].items() for method in methods}
    assert paths == {
        "GET /api/me",
        "POST /api/me",
        "DELETE /api/me",
        "DELETE /api/me/data",
        "GET /api/me/blocks",
        "DELETE /api/me/blocks/{block}",
        "GET /api/me/devices",
        "DELETE /api/me/devices",
        "DELETE /api/me/devices/{device}",
        "GET /api/me/recovery",
        "POST /api/me/recovery",
        "POST /api/me/recover",
        "GET /api/me/tables",
        "POST /api/me/link",
        "POST /api/me/device",
        "GET /api/me/tokens",
        "POST /api/me/tokens",
        "DELETE /api/me/tokens/{token}",
        "GET /api/me/hook",
        "PUT /api/me/hook",
        "DELETE /api/me/hook",
        "GET /api/me/turns",
        "GET /api/games",
        "GET /api/games/{game}/board",
        "GET /api/games/{game}/start",
        "GET /api/games/{game}/words/{code}",
        "GET /api/tables",
        "POST /api/tables",
        "GET /api/tables/{table}",
        "POST /api/tables/{table}/actions",
        "GET /api/tables/{table}/people",
        "PUT /api/tables/{table}/people/{chair}",
        "POST /api/tables/{table}/report",
        "GET /api/tables/{table}/invitation.svg",
        "POST /api/tables/{table}/rematch",
        "POST /api/tables/{table}/hint",
        "POST /api/tables/{table}/variation",
        "POST /api/tables/{table}/variation/hint",
        "POST /api/tables/{table}/continue",
        "GET /api/tables/{table}/why",
        "GET /api/tables/{table}/whys",
        "GET /api/tables/{table}/preview",
        "GET /api/tables/{table}/positions/{number}",
        "GET /api/tables/{table}/log",
        "GET /api/tables/{table}/record",
        "GET /api/tables/{table}/review",
        "GET /api/tables/{table}/best",
        "GET /api/tables/{table}/proof",
        "POST /api/records",
        "GET /api/lessons",
        "GET /api/lessons/{lesson}/words/{code}",
        "GET /api/lessons/{lesson}/stops/{number}",
        "GET /api/lessons/{lesson}/stops/{number}/why",
        "GET /api/lessons/{lesson}/stops/{number}/whys",
        "GET /api/lessons/{lesson}/stops/{number}/preview",
        "GET /api/rules/{game}/guide",
        "GET /api/rules/{game}/pictures",
        "GET /api/rules/{game}/values/{set_hash}",
        "POST /api/sets",
        "POST /api/sets/check",
        "GET /api/sets/{game}/{set_hash}",
        "GET /api/health",
        "GET /api/ready",
    }


def test_a_cookie_in_play_is_never_shown_again(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        assert cookie(ann) not in ann.get("/api/me").text
        assert "set-cookie" not in ann.get("/api/me").headers
