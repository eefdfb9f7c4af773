"""Clients of a real server, over HTTP and WebSockets."""

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.waiting import TIMEOUT, wait_until
from tests.web.servers import NO_CERTIFICATES, ServerProcess, act, open_table, play, show

Json = dict[str, Any]
Seats = dict[int, httpx.Client]


def cookie(client: httpx.Client) -> str:
    return str(client.cookies["shima"])


@contextmanager
def guests(server: ServerProcess, *names: str) -> Iterator[list[httpx.Client]]:
    """Sign in people for the duration of a `with`."""
    clients: list[httpx.Client] = []
    try:
        for name in names:
            clients.append(server.guest(name))
        yield clients
    finally:
        for client in clients:
            client.close()


@contextmanager
def anonymous(server: ServerProcess, **settings: Any) -> Iterator[httpx.Client]:
    """A client that is not signed in."""
    settings |= {"timeout": TIMEOUT, "trust_env": False, "verify": NO_CERTIFICATES}
    with httpx.Client(base_url=server.address, **settings) as client:
        yield client


def wait_for_metrics(server: ServerProcess, *lines: str) -> None:
    """Wait until the metrics contain these lines."""
    with anonymous(server) as client:
        wait_until(lambda: set(lines) <= set(client.get("/metrics").text.splitlines()))


def watch(
    server: ServerProcess, table: str, client: httpx.Client | None = None, since: int = 0, **headers: str
) -> ClientConnection:
    """Open the table's WebSocket, as the client's person or anonymously."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if client is not None:
        sent["Cookie"] = f"shima={cookie(client)}"
    address = f"{server.sockets}/api/tables/{table}/live?since={since}"
    return connect(
        address,
        additional_headers=sent,
        proxy=None,
        compression=None,
        ping_interval=None,
        open_timeout=TIMEOUT,
        close_timeout=TIMEOUT,
        max_queue=None,  # a client that does not read everything still sees the end
        max_size=None,
    )


def receive(socket: ClientConnection) -> Json:
    """Return the next message."""
    said: Json = json.loads(socket.recv(TIMEOUT))
    return said


def receive_until(socket: ClientConnection, wanted: Callable[[Json], bool]) -> list[Json]:
    """Return all messages up to the wanted one."""
    heard = [receive(socket)]
    while not wanted(heard[-1]):
        heard.append(receive(socket))
    return heard


def send_action(socket: ClientConnection, action: str, **fields: Any) -> Json:
    """Send an action over the WebSocket. Return the answer to it, ignoring other messages."""
    socket.send(json.dumps({"do": action, **fields}))
    return receive_until(socket, lambda said: said["type"] in ("done", "refused"))[-1]


def start_game(one: httpx.Client, two: httpx.Client, game: str, **choices: Any) -> str:
    """Start a game with these people on the first and second seat. Return the table."""
    table = open_table(one, game, ["", ""], **choices)
    answer = act(two, table, "sit")
    assert answer.status_code == 200, answer.text
    return table


def seats_of(table: str, *clients: httpx.Client) -> Seats:
    """Return the clients by seat."""
    return {show(client, table)["seat"]: client for client in clients}


def next_turn(seats: Seats, table: str) -> tuple[httpx.Client, Json] | None:
    """Return the active client with its view of the table; None when the game is over."""
    asked = next(iter(seats.values()))
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        view = show(asked, table)
        if view["status"] == "over":
            return None
        if view["turn"] == view["seat"] and view["labels"]:
            return asked, view
        if view["turn"] in seats:
            asked = seats[view["turn"]]
        else:
            time.sleep(0.01)
    raise AssertionError("nobody moves")


def random_move(view: Json, dice: random.Random) -> str:
    """Choose a random move, preferring those that reveal hidden information."""
    offers = view["labels"]
    looks = [offer for offer in offers if _looks(offer["label"])]
    return str(dice.choice(looks or offers)["move"])


def _looks(label: Json) -> bool:
    return bool(
        label["key"] == "yam-label-peek" or (label["key"], label["args"].get("fleet")) == ("yam-label-fleet", 3)
    )


def play_random_moves(
    seats: Seats, table: str, dice: random.Random, most: int = 10_000, after: Callable[[Json], None] = lambda _: None
) -> bool:
    """Play at most `most` random moves. Return whether the game is over. `after` gets the active player's view."""
    for _ in range(most):
        found = next_turn(seats, table)
        if found is None:
            return True
        client, view = found
        answer = play(client, table, view["moves"] + 1, random_move(view, dice))
        assert answer.status_code == 200, answer.text
        after(view)
    return False
