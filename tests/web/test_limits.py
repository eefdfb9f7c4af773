"""Limits that no normal person meets, and the messages for clients that do."""

import random
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.waiting import wait_until
from tests.web.clients import (
    Json,
    anonymous,
    guests,
    random_move,
    receive,
    send_action,
    start_game,
    wait_for_metrics,
    watch,
)
from tests.web.servers import open_table, play, running, show


def test_too_many_requests_of_one_address_wait_and_are_told_so(tmp_path: Path) -> None:
    with running(tmp_path, "", "--address-requests", "1") as server, anonymous(server) as client:
        assert [client.get("/api/health").status_code for _ in range(10)] == [200] * 10

        def is_refused() -> bool:
            while (answer := client.get("/api/health")).status_code == 200:
                pass
            assert (answer.status_code, answer.json()["text"]["key"]) == (429, "web-too-many")
            assert answer.headers["retry-after"] == "10"
            with watch(server, "any") as live:
                return bool(receive(live)["text"]["key"] == "web-too-many")

        wait_until(is_refused)  # at once, unless a second went by before the last of these questions
        with anonymous(server, headers={"X-Forwarded-For": "192.0.2.7"}) as other:  # the next one behind the proxy
            assert other.get("/api/health").status_code == 200
        wait_until(lambda: client.get("/api/health").status_code == 200)


def test_too_many_newcomers_messages_and_connections_are_told_why(tmp_path: Path) -> None:
    limits = ("--address-people", "2", "--socket-credits", "2", "--address-connections", "3")
    with running(tmp_path, "", *limits) as server, guests(server, "Ann", "Bob") as (ann, _), anonymous(server) as third:
        answer = third.post("/api/me", json={"name": "Cid"})
        assert (answer.status_code, answer.json()["text"]["key"]) == (429, "web-too-many-people")
        assert answer.headers["retry-after"]
        assert ann.post("/api/me", json={"name": "Anna"}).status_code == 200
        table = open_table(ann, "yamatai", ["", ""])
        with ExitStack() as open_ones:
            first = open_ones.enter_context(watch(server, table, ann))
            receive(first)
            with suppress(ConnectionClosed):
                for _ in range(500):  # more than come back while they are counted
                    first.send('{"do": "ping"}')
            heard, code = all_that_is_said(first)
            assert {said["type"] for said in heard[:8]} == {"pong"}
            refused = [said for said in heard if said["type"] == "refused"]
            assert len(refused) == 50
            assert {(said["fault"], said["text"]["key"]) for said in refused} == {("too-many", "web-too-many-messages")}
            assert code == 1008
            held = [open_ones.enter_context(watch(server, table, ann)) for _ in range(3)]
            assert {receive(each)["type"] for each in held} == {"fresh"}
            one_more = open_ones.enter_context(watch(server, table, ann))
            (said,), code = all_that_is_said(one_more)
            assert (said["text"]["key"], code) == ("web-too-many-connections", 1013)
            answer = ann.get("/api/me/turns")
            assert (answer.status_code, answer.json()["text"]["key"]) == (429, "web-too-many-connections")
        wait_for_metrics(server, "shima_connections 0.0")


def test_messages_on_all_sockets_of_an_address_share_its_budget(tmp_path: Path) -> None:
    limits = ("--address-requests", "2", "--socket-credits", "0")
    with running(tmp_path, "", *limits) as server, guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with watch(server, table, ann) as one, watch(server, table, ann) as two:
            receive(one)
            receive(two)
            for _ in range(30):
                one.send('{"do": "ping"}')
            assert {receive(one)["type"] for _ in range(30)} == {"pong", "refused"}
            two.send('{"do": "ping"}')
            assert receive(two)["text"]["key"] == "web-too-many-messages"


def all_that_is_said(live: ClientConnection) -> tuple[list[Json], int | None]:
    """All messages until the conversation is ended, and the code with which it is."""
    heard: list[Json] = []
    try:
        while True:
            heard.append(receive(live))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


def test_normal_play_does_not_meet_the_limits(tmp_path: Path) -> None:
    """Two people behind one address, each with a page open, who hardly think."""
    defaults = ("--address-connections", "100", "--address-requests", "50", "--address-people", "60")
    with running(tmp_path, "", *defaults, "--socket-credits", "10") as server, guests(server, "Ann", "Bob") as clients:
        table = start_game(clients[0], clients[1], "tokaido-duo")
        with watch(server, table, clients[0]) as one, watch(server, table, clients[1]) as two:
            assert receive(one)["type"] == receive(two)["type"] == "fresh"
            for _ in range(20):
                view = show(clients[0], table)
                mover = clients[view["turn"] - 1]
                view = show(mover, table)
                live = one if mover is clients[0] else two
                move = random_move(view, random.Random(view["moves"]))
                assert send_action(live, "move", number=view["moves"] + 1, move=move)["type"] == "done"
                assert mover.get("/").status_code == 200
                time.sleep(0.02)
            assert play(clients[0], table, 1, "1").status_code == 409
