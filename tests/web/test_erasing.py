"""Deleting one's data over HTTP, with another server on the same database."""

import json
from pathlib import Path

from tests.postgres import fresh_database
from tests.web.clients import anonymous, guests, receive, receive_until, start_game, watch
from tests.web.servers import ServerProcess, act, running, show


def test_deleting_ones_data_signs_out_and_resigns_the_game(server: ServerProcess) -> None:
    with guests(server, "Ludmila", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        assert act(ann, table, "say", text="my words").status_code == 200
        with watch(server, table, bob) as socket:
            assert "Ludmila" in json.dumps(receive(socket))
            answer = ann.delete("/api/me/data")
            assert answer.status_code == 204
            assert 'shima=""' in answer.headers["set-cookie"]
            last = receive_until(socket, lambda said: "Ludmila" not in json.dumps(said.get("table", "Ludmila")))[-1]
            assert [chair["name"] for chair in last["table"]["chairs"]] == ["former player", "Bob"]
            assert last["table"]["chat"] == []
        assert ann.get("/api/me").json()["name"] is None
        assert ann.delete("/api/me/data").status_code == 401
        assert "former player" in bob.get(f"/api/tables/{table}/record").text
        assert show(bob, table)["ended"] == "resigned"
        (line,) = bob.get("/api/me/tables").json()["finished"]
        assert line["names"] == ["former player", "Bob"]
        with anonymous(server) as newcomer:
            assert newcomer.post("/api/me", json={"name": "former player"}).status_code == 422


def test_a_program_cannot_delete_the_data(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        token = ann.post("/api/me/tokens", json={"label": ""}).json()["token"]
        with anonymous(server, headers={"Authorization": f"Bearer {token}"}) as program:
            assert program.delete("/api/me/data").status_code == 403
        assert ann.get("/api/me").json()["name"] == "Ann"


def test_another_server_shows_the_former_player(tmp_path: Path) -> None:
    database = fresh_database()
    with (
        running(tmp_path / "one", database) as one,
        running(tmp_path / "two", database) as two,
        guests(one, "Ludmila", "Bob") as (ann, bob),
    ):
        table = start_game(ann, bob, "tokaido-duo")
        with watch(two, table, bob) as socket:
            assert "Ludmila" in json.dumps(receive(socket))
            assert ann.delete("/api/me/data").status_code == 204
            last = receive_until(socket, lambda said: "Ludmila" not in json.dumps(said))[-1]
            assert [chair["name"] for chair in last["table"]["chairs"]] == ["former player", "Bob"]
