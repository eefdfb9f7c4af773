"""Clients of the containers: they play against a bot, and come back after a restart."""

import random
import ssl
import time
from dataclasses import dataclass
from typing import Any

import httpx

from tests.waiting import TIMEOUT
from tests.web.clients import Json, next_turn, play_random_moves
from tests.web.servers import NO_CERTIFICATES, open_table

GAME = "tokaido-duo"
MOVES = 5


@dataclass(frozen=True)
class Game:
    """A game in which it is a person's turn, with that person's view."""

    cookie: str
    table: str
    seen: Json


def visitor(
    address: str,
    typed: str,
    *,
    comes_from: str | None = None,
    certificates: ssl.SSLContext = NO_CERTIFICATES,
) -> httpx.Client:
    """Return a browser-like client for the URL `typed`, whose requests go to `address`."""
    wanted = httpx.URL(typed)
    host = wanted.netloc.decode()
    transport = httpx.HTTPTransport(local_address=comes_from, verify=certificates)
    client = httpx.Client(
        base_url=wanted.copy_with(host=address),
        headers={"Host": host, "Origin": typed},
        timeout=TIMEOUT,
        transport=transport,
        trust_env=False,
    )

    def name_the_server(request: httpx.Request) -> None:
        request.extensions["sni_hostname"] = wanted.host

    client.event_hooks = {"request": [name_the_server]}
    return client


def play_some(client: httpx.Client, name: str) -> Game:
    """Play a few moves against a bot, until it is the person's turn again."""
    answer = client.post("/api/me", json={"name": name}).raise_for_status()
    cookie = answer.cookies["shima"]
    client.headers["Cookie"] = f"shima={cookie}"
    table = open_table(client, GAME, ["", "level1"])
    seat: int = client.get(f"/api/tables/{table}").json()["seat"]
    play_random_moves({seat: client}, table, random.Random(14), most=MOVES)
    found = next_turn({seat: client}, table)
    assert found is not None
    assert found[1]["moves"] > MOVES
    return Game(cookie, table, found[1])


def find_again(client: httpx.Client, game: Game) -> Json:
    """Check that the person's game is unchanged."""
    client.headers["Cookie"] = f"shima={game.cookie}"
    seen: Json = client.get(f"/api/tables/{game.table}").raise_for_status().json()
    for part in ("moves", "seat", "turn", "view"):
        assert seen[part] == game.seen[part], part
    return seen


class Report:
    """Prints a line for each check that passed, with the time since the start."""

    def __init__(self) -> None:
        self.began = time.monotonic()

    def __call__(self, line: str, *values: Any) -> None:
        print(f"{time.monotonic() - self.began:7.1f} s  {line}", *values, flush=True)
