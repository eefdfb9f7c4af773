"""People who play at a real server: over HTTP, and at a WebSocket."""

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.waiting import wait_until
from tests.web.servers import NO_CERTIFICATES, TIMEOUT, ServerProcess, act, open_table, play, show

Json = dict[str, Any]
Seats = dict[int, httpx.Client]


def cookie(client: httpx.Client) -> str:
    return str(client.cookies["shima"])


@contextmanager
def guests(server: ServerProcess, *names: str) -> Iterator[list[httpx.Client]]:
    """People who have said their names, for the time of a `with`."""
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
    """A client that has said nothing."""
    settings |= {"timeout": TIMEOUT, "trust_env": False, "verify": NO_CERTIFICATES}
    with httpx.Client(base_url=server.address, **settings) as client:
        yield client


def wait_for_metrics(server: ServerProcess, *lines: str) -> None:
    """Until the metrics say so."""
    with anonymous(server) as client:
        wait_until(lambda: set(lines) <= set(client.get("/metrics").text.splitlines()))


def watch(
    server: ServerProcess, table: str, client: httpx.Client | None = None, since: int = 0, **headers: str
) -> ClientConnection:
    """The table's WebSocket, as the client's person or as nobody."""
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
    """The next message."""
    said: Json = json.loads(socket.recv(TIMEOUT))
    return said


def receive_until(socket: ClientConnection, wanted: Callable[[Json], bool]) -> list[Json]:
    """All messages up to the one that is wanted."""
    heard = [receive(socket)]
    while not wanted(heard[-1]):
        heard.append(receive(socket))
    return heard


def send_action(socket: ClientConnection, action: str, **fields: Any) -> Json:
    """Act over the WebSocket; the answer to it, whatever else is told before."""
    socket.send(json.dumps({"do": action, **fields}))
    return receive_until(socket, lambda said: said["type"] in ("done", "refused"))[-1]


def start_game(one: httpx.Client, two: httpx.Client, game: str, **choices: Any) -> str:
    """A table with a game in progress, the one on the first seat and the other on the second."""
    table = open_table(one, game, ["", ""], **choices)
    answer = act(two, table, "sit")
    assert answer.status_code == 200, answer.text
    return table


def seats_of(table: str, *clients: httpx.Client) -> Seats:
    """Who sits where."""
    return {show(client, table)["seat"]: client for client in clients}


def next_turn(seats: Seats, table: str) -> tuple[httpx.Client, Json] | None:
    """Who is to move, with that person's view of the table; None when the game is over."""
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
    """One of the moves on offer; what others may not know is looked at whenever it can be."""
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
    """Random legal moves, at most so many; whether the game is over. `after` is told how the mover saw the table."""
    for _ in range(most):
        found = next_turn(seats, table)
        if found is None:
            return True
        client, view = found
        answer = play(client, table, view["moves"] + 1, random_move(view, dice))
        assert answer.status_code == 200, answer.text
        after(view)
    return False
