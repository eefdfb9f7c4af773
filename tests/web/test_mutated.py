"""10,000 malicious messages: each is answered with a reason, and no table changes."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import httpx
import pytest
from websockets.sync.client import ClientConnection

from shima.web.actions import ACTION
from tests.profile import by_profile
from tests.web.clients import guests, receive, start_game, watch
from tests.web.mutations import Json, mutated
from tests.web.servers import ServerProcess, show

BY_SOCKET, BY_HTTP = by_profile(2700, 2700, 54_000), by_profile(700, 700, 14_000)
"""From each of the three who send them: 10,200 in all."""
AT_ONCE = 50


class Game:
    """A game in progress with the active player, another one, and a spectator."""

    def __init__(self, server: ServerProcess, table: str, clients: list[httpx.Client]) -> None:
        self.table = table
        self.server = server
        turn = show(clients[0], table)["turn"]
        self.who = {"mover": clients[turn - 1], "waiting": clients[2 - turn], "stranger": clients[2]}

    def seen(self) -> list[Json]:
        return [show(client, self.table) for client in self.who.values()]

    def examples(self) -> list[Json]:
        """What can be said at a table, well formed, with what is true of it now."""
        view = show(self.who["mover"], self.table)
        number, move = view["moves"] + 1, str(view["labels"][0]["move"])
        return [
            {"do": "sit", "id": "a", "chair": 1},
            {"do": "leave", "id": "b"},
            {"do": "start", "id": "c", "fill": "random"},
            {"do": "move", "id": "d", "number": number, "move": move},
            {"do": "move", "id": "e", "number": number, "move": view["view"]["moves"][-1]["text"]},
            {"do": "undo", "id": "f", "number": number, "to": 0},
            {"do": "ask", "id": "g", "number": number, "to": 0},
            {"do": "answer", "id": "h", "number": number, "agrees": True},
            {"do": "resign", "id": "i"},
            {"do": "return", "id": "j"},
            {"do": "say", "id": "k", "text": "hello"},
        ]

    def messages(self, who: str, dice: random.Random) -> Iterator[bytes]:
        """Mutated ones. What has stayed an action that its sender may do is left out."""
        may = {"stranger": (), "waiting": ("leave", "resign", "say"), "mover": ("leave", "resign", "say", "move")}[who]
        for message in mutated(self.examples(), dice):
            try:
                action = ACTION.validate_json(message)
            except ValueError:
                yield message
            else:
                if action.do not in may:
                    yield message


@pytest.fixture(scope="module", params=["tokaido-duo", "yamatai"])
def game(server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Game]:
    with guests(server, "Ann", "Bob", "Eve") as clients:
        yield Game(server, start_game(clients[0], clients[1], request.param), clients)


def answered(socket: ClientConnection, messages: list[bytes]) -> list[Json]:
    """Send them all, then hear as many answers."""
    for message in messages:
        socket.send(message, text=_is_text(message))
    return [receive(socket) for _ in messages]


def _is_text(message: bytes) -> bool:
    """Text that is none would end the conversation, as another test shows: it goes as a binary frame."""
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


@pytest.mark.parametrize("who", ["stranger", "waiting", "mover"])
def test_mutated_messages_over_a_websocket_are_refused_and_change_nothing(game: Game, who: str) -> None:
    before = game.seen()
    messages = list(islice(game.messages(who, random.Random(f"socket {who}")), BY_SOCKET // 2))
    faults: Counter[str] = Counter()
    with watch(game.server, game.table, game.who[who]) as socket:
        assert receive(socket)["type"] == "fresh"
        for start in range(0, len(messages), AT_ONCE):
            for said in answered(socket, messages[start : start + AT_ONCE]):
                assert said["type"] == "refused"
                assert said["message"]
                faults[said["fault"]] += 1
    assert "busy" not in faults
    assert faults["malformed"] > 500
    assert len(faults) > 1
    assert game.seen() == before


@pytest.mark.parametrize("who", ["stranger", "waiting", "mover"])
def test_mutated_messages_over_http_are_refused_and_change_nothing(game: Game, who: str) -> None:
    before = game.seen()
    path = f"/api/tables/{game.table}/actions"
    statuses: Counter[int] = Counter()
    headers = {"Content-Type": "application/json"}
    for message in islice(game.messages(who, random.Random(f"http {who}")), BY_HTTP // 2):
        answer = game.who[who].post(path, content=message, headers=headers)
        assert 400 <= answer.status_code < 500, (message, answer.text)
        assert json.loads(answer.content)["message"]
        statuses[answer.status_code] += 1
    assert statuses[422] > 100
    assert len(statuses) > 1
    assert game.seen() == before
