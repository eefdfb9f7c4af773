"""Live updates: nothing is missed after a gap, and a server that stops finishes what it has accepted."""

import json
import random
import socket as sockets
import sqlite3
import threading
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from shima.tables.live import REMEMBERED
from tests.waiting import TIMEOUT, wait_until
from tests.web.clients import (
    Json,
    anonymous,
    cookie,
    guests,
    next_turn,
    play_random_moves,
    random_move,
    receive,
    receive_until,
    seats_of,
    send_action,
    start_game,
    wait_for_metrics,
    watch,
)
from tests.web.servers import ServerProcess, act, open_table, play, running, show, start

GOING = (0, -15)
"""Exit statuses of a process that was asked to end: clean, or by the signal."""


# Gaps.


def test_a_gap_is_told_exactly(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        play_random_moves(seats_of(table, ann, bob), table, random.Random(1), REMEMBERED + 5)
        last = show(ann, table)["version"]
        for since in range(last - REMEMBERED, last):
            with watch(server, table, ann, since) as socket:
                said = receive(socket)
            assert (said["type"], said["version"]) == ("update", last)
            assert [event["version"] for event in said["events"]] == list(range(since + 1, last + 1))
            assert said["table"] == show(ann, table)


def test_a_client_that_missed_too_much_or_asks_for_the_future_gets_the_whole_table(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        play_random_moves(seats_of(table, ann, bob), table, random.Random(1), REMEMBERED + 5)
        last = show(ann, table)["version"]
        for since in (0, 1, last - REMEMBERED - 1, last + 1, 10_000_000):
            with watch(server, table, bob, since) as socket:
                said = receive(socket)
            assert (said["type"], said["version"], said["events"]) == ("fresh", last, [])
            assert said["table"] == show(bob, table)


def test_an_up_to_date_client_gets_no_message_until_something_happens(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        version = show(ann, table)["version"]
        with watch(server, table, ann, version) as socket:
            with pytest.raises(TimeoutError):
                socket.recv(0.3)
            assert act(bob, table, "say", text="hello").status_code == 200
            said = receive(socket)
            assert (said["type"], [event["kind"] for event in said["events"]]) == ("update", ["said"])


def test_reconnecting_repeatedly_during_a_game_loses_nothing(server: ServerProcess) -> None:
    """Bob's connection breaks after each message, without a word: in the end he has heard every event once."""
    dice = random.Random(2)
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "yamatai")
        seats = seats_of(table, ann, bob)
        seen = show(bob, table)["version"]
        heard: list[int] = []
        first = seen
        for _ in range(12):
            play_random_moves(seats, table, dice, dice.randint(1, 5))
            with watch(server, table, bob, seen) as socket:
                said = receive(socket)
                socket.socket.shutdown(sockets.SHUT_RDWR)
            assert said["type"] == "update"
            heard += [event["version"] for event in said["events"]]
            seen = said["version"]
        assert heard == list(range(first + 1, show(ann, table)["version"] + 1))


def test_all_watchers_get_every_event_in_order(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        with watch(server, table, ann) as one, watch(server, table, bob) as two, watch(server, table) as three:
            watching = (one, two, three)
            first = {receive(socket)["version"] for socket in watching}
            play_random_moves(seats_of(table, ann, bob), table, random.Random(3), 10)
            last = show(ann, table)["version"]
            for socket in watching:
                told = receive_until(socket, lambda said: said["version"] >= last)
                versions = [event["version"] for said in told for event in said["events"]]
                assert [*first, *versions] == list(range(min(first), last + 1))


def test_a_ping_is_answered_with_the_version(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with watch(server, table) as socket:  # nobody needs a name to ask
            version = receive(socket)["version"]
            for ping in ('{"do":"ping"}', json.dumps({"do": "ping"}), ' {"do" : "ping"}\n'):
                socket.send(ping)
                assert receive(socket) == {"type": "pong", "version": version}
            assert socket.ping().wait(TIMEOUT)  # and so is the one of the protocol


def test_a_person_who_sits_down_on_the_last_chair_and_is_gone_has_begun_the_game(server: ServerProcess) -> None:
    """To sit down and to begin are two entries, and the second is not left out when nobody waits for the answer."""
    with guests(server, "Ann", "Bob") as (ann, bob):
        for number in range(20):
            table = open_table(ann, "tokaido-duo", ["", ""])
            with watch(server, table, bob) as socket:
                receive(socket)
                socket.send('{"do": "sit"}')
                time.sleep(number % 5 / 2000)
                socket.socket.shutdown(sockets.SHUT_RDWR)
            wait_until(partial(is_played, ann, table))


def is_played(client: httpx.Client, table: str) -> bool:
    return bool(show(client, table)["status"] == "playing")


def test_closed_connections_are_not_counted(server: ServerProcess) -> None:
    """Not even who is gone before anything was said."""
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        port = int(server.address.rpartition(":")[2])
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        for path, head in ((f"/api/tables/{table}/live", upgrade + key), ("/api/me/turns", "")):
            for number in range(40):
                with sockets.create_connection(("localhost", port), TIMEOUT) as line:
                    line.sendall(
                        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: shima={cookie(ann)}\r\n{head}\r\n".encode()
                    )
                    time.sleep(number % 4 / 1000)
        wait_for_metrics(server, "shima_connections 0.0", "shima_watchers 0.0")


# The stream of turns.


def test_the_stream_of_turns_tells_every_turn(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        found = next_turn({1: ann, 2: bob}, table)
        assert found is not None
        client, view = found
        other = bob if client is ann else ann
        with client.stream("GET", "/api/me/turns") as mine, other.stream("GET", "/api/me/turns") as theirs:
            assert mine.headers["content-type"].startswith("application/x-ndjson")
            assert json.loads(next(mine.iter_lines())) == {"type": "turn", "table": table}
            lines = theirs.iter_lines()
            with server.guest("Watcher"), anonymous(server, headers={"Cookie": f"shima={cookie(client)}"}) as again:
                while show(again, table)["turn"] == view["turn"]:
                    now = show(again, table)
                    move = random_move(now, random.Random(now["moves"]))
                    assert play(again, table, now["moves"] + 1, move).status_code == 200
            assert json.loads(next(line for line in lines if line)) == {"type": "turn", "table": table}


def test_nobody_has_no_stream_of_turns(server: ServerProcess) -> None:
    with anonymous(server) as client:
        assert client.get("/api/me/turns").status_code == 401


# The end of a server.


class Movers(threading.Thread):
    """Two people who play as fast as they can over their WebSockets, until the server says goodbye."""

    def __init__(self, server: ServerProcess, ann: httpx.Client, bob: httpx.Client, game: str) -> None:
        super().__init__()
        self.server = server
        self.clients = (ann, bob)
        self.table = start_game(ann, bob, game)
        self.acknowledged: dict[int, int] = {}
        """The versions of moves, with the number of each."""
        self.codes: list[int | None] = []

    def run(self) -> None:
        with (
            watch(self.server, self.table, self.clients[0]) as one,
            watch(self.server, self.table, self.clients[1]) as two,
        ):
            both = (one, two)
            try:
                self._play(both)
            except ConnectionClosed:
                self.codes = [_code(socket) for socket in both]

    def _play(self, both: tuple[ClientConnection, ClientConnection]) -> None:
        dice = random.Random(self.table)
        tables: list[Json] = [receive(socket)["table"] for socket in both]
        while True:
            seat = tables[0]["turn"] - 1
            number = tables[0]["moves"] + 1
            move = random_move(tables[seat], dice)
            both[seat].send(json.dumps({"do": "move", "number": number, "move": move}))
            version = 0
            while not version:
                said = receive(both[seat])
                if said["type"] == "done":
                    version = self.acknowledged[said["version"]] = said["version"]
                else:
                    tables[seat] = said["table"]
            for each, socket in enumerate(both):
                while tables[each]["version"] < version:
                    said = receive(socket)
                    if said["type"] != "done":
                        tables[each] = said["table"]


def _code(socket: ClientConnection) -> int | None:
    try:
        while True:
            socket.recv(TIMEOUT)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("moves", [6, 30])
def test_a_server_that_is_asked_to_stop_finishes_what_it_has_accepted(tmp_path: Path, moves: int) -> None:
    with running(tmp_path) as server, guests(server, "Ann", "Bob") as (ann, bob):
        movers = [Movers(server, ann, bob, game) for game in ("tokaido-duo", "yamatai")]
        with ann.stream("GET", "/api/me/turns") as stream:
            for mover in movers:
                mover.start()
            wait_until(lambda: sum(len(mover.acknowledged) for mover in movers) >= moves)
            assert server.stop() in GOING
            for _ in stream.iter_lines():
                pass  # it comes to its end
        for mover in movers:
            mover.join(TIMEOUT)
            assert not mover.is_alive()
        cookies = [cookie(ann), cookie(bob)]
    assert [mover.codes for mover in movers] == [[1012, 1012]] * 2
    with closing(sqlite3.connect(tmp_path / "shima.sqlite3")) as store:
        for mover in movers:
            entries = store.execute('SELECT number FROM entries WHERE "table" = ? AND kind = ?', [mover.table, "moved"])
            assert set(mover.acknowledged) <= {number for (number,) in entries}
    with running(tmp_path) as server:
        for mover in movers:
            continue_game(server, mover, cookies)


def continue_game(server: ServerProcess, mover: Movers, cookies: list[str]) -> None:
    """The same people at the same table: the game continues where it was."""
    with (
        anonymous(server, headers={"Cookie": f"shima={cookies[0]}"}) as ann,
        anonymous(server, headers={"Cookie": f"shima={cookies[1]}"}) as bob,
    ):
        assert show(ann, mover.table)["version"] >= max(mover.acknowledged)
        assert not play_random_moves({1: ann, 2: bob}, mover.table, random.Random(1), 3)


def test_a_game_against_a_bot_continues_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, guests(server, "Ann") as (ann,):
        table = open_table(ann, "tokaido-duo", ["", "random"])
        play_random_moves({1: ann}, table, random.Random(1), 3)
        before = show(ann, table)
        tag = cookie(ann)
        with watch(server, table, ann) as socket:
            seen = receive(socket)["version"]
            assert server.stop() in GOING
            assert _code(socket) == 1012
    with running(tmp_path) as server, anonymous(server, headers={"Cookie": f"shima={tag}"}) as ann:
        assert show(ann, table)["version"] >= before["version"]
        assert not play_random_moves({1: ann}, table, random.Random(1), 3)
        with watch(server, table, None, seen, Cookie=f"shima={tag}") as socket:
            said = receive(socket)
            assert said["type"] == "update"
            assert [event["version"] for event in said["events"]] == list(range(seen + 1, said["version"] + 1))


def test_a_server_that_nobody_uses_stops_and_has_nothing_to_say(tmp_path: Path) -> None:
    server = start(tmp_path)
    assert server.stop() in GOING
    assert server.log.read_text() == ""  # it would name clients that it had to wait for


# What a server says about itself.


def test_a_server_says_that_it_is_well(server: ServerProcess) -> None:
    with anonymous(server) as client:
        assert client.get("/api/health").json() == {"status": "ok"}
        assert client.get("/api/ready").json() == {"status": "ready"}


def test_a_server_without_its_database_says_so_and_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path, "", "--log", "error") as server, guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        before = show(ann, table)
        with closing(sqlite3.connect(tmp_path / "shima.sqlite3", isolation_level=None, timeout=30)) as store:
            store.execute("ALTER TABLE entries RENAME TO gone")
            answer = act(ann, table, "say", text="hello")
            assert (answer.status_code, answer.json()["text"]["key"]) == (503, "web-store")
            with watch(server, table, bob) as socket:
                receive(socket)
                assert send_action(socket, "say", text="hello")["text"]["key"] == "web-store"
            store.execute("ALTER TABLE gone RENAME TO entries")
            store.execute("ALTER TABLE settings RENAME TO lost")
            assert client_status(server) == {"status": "not ready"}
            store.execute("ALTER TABLE lost RENAME TO settings")
        assert show(ann, table) == before
        assert act(ann, table, "say", text="hello").status_code == 200
        wait_until(lambda: client_status(server) == {"status": "ready"})


def client_status(server: ServerProcess) -> Json:
    with anonymous(server) as client:
        answer = client.get("/api/ready")
        assert answer.status_code == (200 if answer.json()["status"] == "ready" else 503)
        said: Json = answer.json()
        return said


def test_the_metrics_count_what_happens_and_are_shown_on_this_machine_only(server: ServerProcess) -> None:
    def metrics() -> dict[str, float]:
        with anonymous(server) as client:
            lines = client.get("/metrics").text.splitlines()
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}

    with guests(server, "Ann", "Bob") as (ann, bob):
        before = metrics()
        table = start_game(ann, bob, "tokaido-duo")
        play_random_moves(seats_of(table, ann, bob), table, random.Random(1), 3)
        assert play(ann, table, 1, "1").status_code == 409
        with watch(server, table, ann) as socket:
            receive(socket)
            during = metrics()
        assert during["shima_moves_total"] == before["shima_moves_total"] + 3
        stale = 'shima_refusals_total{fault="stale"}'
        assert during[stale] == before.get(stale, 0) + 1
        assert (during["shima_connections"], during["shima_watchers"]) == (1, 1)
        assert during["shima_action_seconds_count"] > before["shima_action_seconds_count"]
        assert during['shima_requests_total{method="POST",status="201"}'] >= 1
        waiting = {f'shima_thoughts_waiting{{class="{name}"}}' for name in ("awaited", "unwatched", "review")}
        assert waiting | {"shima_tables_in_memory", "shima_workers_replaced_total"} <= set(during)
    with anonymous(server, headers={"X-Forwarded-For": "192.0.2.1"}) as far:
        answer = far.get("/metrics")
        assert (answer.status_code, answer.json()["text"]["key"]) == (403, "web-metrics")


def test_the_log_is_json_and_holds_no_cookie_token_link_or_chat(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,), anonymous(server) as phone:
        token = ann.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        key = ann.post("/api/me/link").json()["key"]
        phone.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        phone.post("/api/me/device", json={"key": key})
        table = open_table(ann, "yamatai", ["", ""])
        assert act(ann, table, "say", text="chat-is-nobodys-business").status_code == 200
        ann.get("/api/nothing?token=" + token, headers={"Referer": token})
        ann.post("/api/me", content=json.dumps({"name": 1, token: 2}), headers={"Content-Type": "application/json"})
        with watch(server, table, ann) as socket:
            receive(socket)
            socket.send("{" + token)
            receive(socket)
        secrets = [token, key, cookie(ann), "chat-is-nobodys-business"]
    text = server.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.split("\n") if line]
    asked = [line for line in lines if line["message"] == "request"]
    assert {"at", "level", "from", "method", "path", "status", "ms"} <= set(asked[-1])
    assert any(line["path"] == "/api/nothing" and line["status"] == 404 for line in asked)
    assert not [secret for secret in secrets if secret in text]
