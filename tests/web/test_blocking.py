"""People who do not get along: blocks, mutes, reports."""

import json
from pathlib import Path
from typing import Any

import httpx

from tests.test_server_command import shima
from tests.web.clients import anonymous, guests, start_game, wait_for_metrics
from tests.web.servers import ServerProcess, act, open_table, running, show


def set_person(client: httpx.Client, table: str, chair: int, **wish: Any) -> httpx.Response:
    return client.put(f"/api/tables/{table}/people/{chair}", json=wish)


def listed(client: httpx.Client) -> set[str]:
    return {line["id"] for line in client.get("/api/tables").json()["tables"]}


def report(client: httpx.Client, table: str, chair: int, text: str = "rude") -> httpx.Response:
    return client.post(f"/api/tables/{table}/report", json={"chair": chair, "text": text})


def test_a_blocked_person_cannot_sit_down_at_the_tables_of_the_blocker(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob", "Cat") as (ann, bob, cat):
        met = start_game(ann, bob, "tokaido-duo")
        assert set_person(ann, met, 2, blocked=True).json() == [{"chair": 2, "muted": False, "blocked": True}]
        table = open_table(ann, "yamatai", ["", "", ""], open=True)
        refused = act(bob, table, "sit", anyway=True)
        assert (refused.status_code, refused.json()["text"]["key"]) == (403, "table-host-blocks")
        assert act(cat, table, "sit").status_code == 200
        assert [chair["name"] for chair in show(ann, table)["chairs"]] == ["Ann", "Cat", None]
        assert set_person(ann, met, 2, blocked=False).json() == []
        assert act(bob, table, "sit").status_code == 200


def test_neither_sees_the_others_open_tables(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob", "Cat") as (ann, bob, cat):
        met = start_game(ann, bob, "tokaido-duo")
        tables = [open_table(client, "yamatai", ["", ""], open=True) for client in (ann, bob)]
        assert all(set(tables) <= listed(client) for client in (ann, bob, cat))
        assert set_person(ann, met, 2, blocked=True).status_code == 200
        assert [[table in listed(client) for table in tables] for client in (ann, bob)] == [
            [True, False],
            [False, True],
        ]
        assert set(tables) <= listed(cat)
        with anonymous(server) as stranger:
            assert set(tables) <= listed(stranger)


def test_sitting_down_with_a_blocked_person_is_warned_about(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob", "Cat") as (ann, bob, cat):
        met = start_game(ann, bob, "tokaido-duo")
        assert set_person(ann, met, 2, blocked=True).status_code == 200
        for host in (bob, cat):
            table = open_table(host, "yamatai", ["", "", ""])
            if host is cat:
                assert act(bob, table, "sit").status_code == 200
            warned = act(ann, table, "sit")
            assert (warned.status_code, warned.json()["text"]["key"]) == (409, "table-blocked-here")
            assert warned.json()["text"]["args"] == {"name": "Bob"}
            assert act(ann, table, "sit", anyway=True).status_code == 200


def test_mutes_and_blocks_are_listed_and_undone(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob", "Cat") as (ann, bob, cat):
        table = start_game(ann, bob, "tokaido-duo")
        answer = set_person(ann, table, 2, muted=True, blocked=True)
        assert answer.json() == [{"chair": 2, "muted": True, "blocked": True}]
        assert set_person(ann, table, 2, muted=True).status_code == 200
        assert set_person(cat, table, 2, muted=True).status_code == 200
        assert bob.get(f"/api/tables/{table}/people").json() == []
        mine = ann.get("/api/me/blocks").json()
        assert sorted((block["name"], block["kind"]) for block in mine) == [("Bob", "block"), ("Bob", "mute")]
        for block in mine:
            assert bob.delete(f"/api/me/blocks/{block['id']}").status_code == 404
            assert ann.delete(f"/api/me/blocks/{block['id']}").status_code == 204
        assert ann.get("/api/me/blocks").json() == ann.get(f"/api/tables/{table}/people").json() == []
        assert len(cat.get("/api/me/blocks").json()) == 1


def test_only_other_people_at_the_table_can_be_blocked_or_reported(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = open_table(ann, "yamatai", ["", "", "level1"])
        for chair in (1, 2, 3, 4):
            for answer in (set_person(ann, table, chair, blocked=True), report(ann, table, chair)):
                assert (answer.status_code, answer.json()["text"]["key"]) == (404, "table-no-other")
        for chair in (0, 9):
            assert set_person(ann, table, chair, blocked=True).status_code == 422
            assert report(ann, table, chair).status_code == 422
        with anonymous(server) as stranger:
            assert set_person(stranger, table, 1, blocked=True).status_code == 401
            assert report(stranger, table, 1).status_code == 401
            assert stranger.get(f"/api/tables/{table}/people").status_code == 401
        assert report(bob, table, 1, "").status_code == 422
        assert report(bob, table, 1, " \u0000 ").status_code == 422
        assert report(bob, table, 1, "x" * 501).status_code == 422
        assert report(bob, "no-such-table", 1).status_code == 404


def test_chat_lines_name_the_speakers_chair(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = open_table(ann, "yamatai", ["", "", ""])
        assert act(bob, table, "sit").status_code == 200
        for client in (ann, bob):
            assert act(client, table, "say", text="hello").status_code == 200
        assert [line["chair"] for line in show(ann, table)["chat"]] == [1, 2]
        assert act(bob, table, "leave").status_code == 200
        assert [line["chair"] for line in show(ann, table)["chat"]] == [1, None]


def test_the_host_lists_shows_closes_and_deletes_reports(tmp_path: Path) -> None:
    with running(tmp_path) as server, guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        assert act(bob, table, "say", text="something rude").status_code == 200
        assert report(ann, table, 2, "he was\n rude \x1b[31m").status_code == 204
        assert report(bob, table, 1, "she lies").status_code == 204
        found = json.loads(shima("reports", "list", "--json", folder=tmp_path).stdout)["reports"]
        assert [(each["by"], each["about"], each["table"]) for each in found] == [
            ("Bob", "Ann", table),
            ("Ann", "Bob", table),
        ]
        id = found[1]["id"]
        shown = shima("reports", "show", id, folder=tmp_path)
        assert shown.returncode == 0, shown.stderr
        assert "he was rude" in shown.stdout
        assert "something rude" in shown.stdout
        assert "\x1b" not in shown.stdout
        assert "person" not in json.loads(shima("reports", "show", id, "--json", folder=tmp_path).stdout)
        assert shima("reports", "close", id, folder=tmp_path).returncode == 0
        assert id not in shima("reports", "list", folder=tmp_path).stdout
        assert "closed" in shima("reports", "list", "--all", folder=tmp_path).stdout
        assert shima("reports", "delete", id, folder=tmp_path).returncode == 0
        for command in ("show", "close", "delete"):
            missing = shima("reports", command, id, folder=tmp_path)
            assert (missing.returncode, id in missing.stderr) == (2, True)
    with running(tmp_path) as again:
        wait_for_metrics(again, "shima_reports_open 1.0")


def test_a_person_sends_few_reports_a_day(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        statuses = [report(ann, table, 2, f"{number}").status_code for number in range(11)]
        assert statuses == [204] * 10 + [429]
