"""Real games with every response of the server: to each seat, to a spectator, to anonymous clients."""

import json
import random
import sqlite3
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection

from tests.waiting import TIMEOUT
from tests.web.clients import Json, Seats, anonymous, guests, random_move, seats_of, watch
from tests.web.servers import ServerProcess, act, open_table, play, show

GAMES = (
    ("tokaido-duo", ("", "random"), 1, 1),
    ("tokaido-duo", ("", ""), 2, 2),
    ("yamatai", ("", ""), 2, 3),
    ("yamatai", ("", "", "random"), 2, 4),
)
"""The game, its chairs, the number of people, the seed of the random moves."""
WORDS = {"tokaido-duo": "merchant", "yamatai": "build 5 on"}
"""How some moves of the game begin."""
EVERY = 40
"""The number of moves between two complete rounds of requests, unless a player looks at hidden tiles."""


@dataclass(frozen=True)
class Answer:
    """A response. `viewer` is a seat, 0 for a signed-in spectator, or -1 for an anonymous client."""

    viewer: int
    kind: str
    status: int
    text: str
    over: bool
    number: int = 0


@dataclass
class Recording:
    game: str
    table: str
    people: int
    cookies: list[str]
    record: str = ""
    answers: list[Answer] = field(default_factory=list)

    @property
    def seed(self) -> str:
        return next(line for line in self.record.splitlines() if line.startswith("seed: ")).removeprefix("seed: ")

    @property
    def names(self) -> list[str]:
        """The players' names in seat order."""
        (line,) = (line for line in self.record.splitlines() if line.startswith("players: "))
        return line.removeprefix("players: ").split(" | ")

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def moves(self) -> list[str]:
        """The moves in notation."""
        return self.record.partition("\n\n")[2].splitlines()


def record_games(server: ServerProcess) -> list[Recording]:
    return [_record(server, *game) for game in GAMES]


class Recorder:
    """Sends everyone's requests and records the responses."""

    def __init__(self, recording: Recording, viewers: dict[int, httpx.Client]) -> None:
        self.recording = recording
        self.viewers = viewers
        self.over = False

    def ask(self, viewer: int, kind: str, path: str, number: int = 0, method: str = "GET") -> None:
        answer = self.viewers[viewer].request(method, path)
        self.recording.answers.append(Answer(viewer, kind, answer.status_code, answer.text, self.over, number))

    def ask_all(self, number: int) -> None:
        """Send all requests that anyone can make about a table."""
        base = f"/api/tables/{self.recording.table}"
        for viewer in self.viewers:
            self.ask(viewer, "table", base)
            self.ask(viewer, "log", f"{base}/log", number)
            self.ask(viewer, "position", f"{base}/positions/{number}", number)
            self.ask(viewer, "why", f"{base}/why?move=1")
            self.ask(viewer, "whys", f"{base}/whys?start={WORDS[self.recording.game]}")
            self.ask(viewer, "record", f"{base}/record")
            self.ask(viewer, "proof", f"{base}/proof")
            self.ask(viewer, "best", f"{base}/best")
            if not self.over:  # after the end it would be computed, for half a minute
                self.ask(viewer, "review", f"{base}/review")
            self.ask(viewer, "open tables", "/api/tables")
            self.ask(viewer, "me", "/api/me")
            if viewer >= 0:
                self.ask(viewer, "my tables", "/api/me/tables")

    def hear(self, viewer: int, said: str) -> None:
        self.recording.answers.append(Answer(viewer, "live", 200, said, self.over))


def _record(server: ServerProcess, game: str, chairs: tuple[str, ...], people: int, dice: int) -> Recording:
    names = [f"Player {number}" for number in range(1, people + 1)]
    with guests(server, *names, "Watcher") as everybody, anonymous(server) as no_one:
        players = everybody[:people]
        table = open_table(players[0], game, list(chairs), open=True)
        recording = Recording(game, table, people, [client.cookies["shima"] for client in everybody])
        recorder = Recorder(recording, {1: players[0], 0: everybody[-1], -1: no_one})
        recorder.ask_all(0)
        for player in players[1:]:
            assert act(player, table, "sit").status_code == 200
        seats = seats_of(table, *players)
        recorder.viewers = {**seats, 0: everybody[-1], -1: no_one}
        _play(server, recorder, seats, random.Random(dice))
        recorder.over = True
        end = show(players[0], table)["moves"]
        recorder.ask_all(end)
        recording.record = no_one.get(f"/api/tables/{table}/record").text
    return recording


def _play(server: ServerProcess, recorder: Recorder, seats: Seats, dice: random.Random) -> None:
    """Play over WebSockets, with one spectator."""
    table = recorder.recording.table
    with ExitStack() as open_ones:
        sockets = {
            viewer: open_ones.enter_context(watch(server, table, client))
            for viewer, client in recorder.viewers.items()
            if viewer >= 0
        }
        now = _listen(recorder, sockets, 0)
        made = 0
        while now["status"] == "playing":
            if now["turn"] in seats:
                offered = {"moves": now["moves"], "labels": now["labels"]}
                move = {"do": "move", "number": now["moves"] + 1, "move": random_move(offered, dice)}
                sockets[now["turn"]].send(json.dumps(move))
                made += 1
            now = _listen(recorder, sockets, now["version"])
            is_looking = len(now["view"].get("looked_at", ())) == 3
            if now["turn"] in seats and (made % EVERY == 1 or is_looking):
                recorder.ask_all(now["moves"])
                _ask_players(recorder, seats, now)


def _listen(recorder: Recorder, sockets: dict[int, ClientConnection], seen: int) -> Json:
    """Read all sockets until they have reached the same new version. Return the active player's view."""
    tables: dict[int, Json] = {}
    newest = seen + 1
    while any(tables.get(viewer, {"version": 0})["version"] < newest for viewer in sockets):
        for viewer, socket in sockets.items():
            if tables.get(viewer, {"version": 0})["version"] < newest:
                said = socket.recv(TIMEOUT)
                assert isinstance(said, str)
                told = json.loads(said)
                assert told["type"] != "refused", said
                if told["type"] != "done":
                    recorder.hear(viewer, said)
                    tables[viewer] = told["table"]
                    newest = max(newest, told["version"])
    return tables.get(tables[0]["turn"], tables[0])


def _ask_players(recorder: Recorder, seats: Seats, now: Json) -> None:
    """Send the requests that only players can make, and one that is refused with the table."""
    table = recorder.recording.table
    for seat, client in seats.items():
        for offer in now["labels"][:3]:
            path = f"/api/tables/{table}/preview?move={offer['move']}&number={now['moves'] + 1}"
            recorder.ask(seat, "preview", path, now["moves"])
        answer = play(client, table, 1, "1")
        recorder.recording.answers.append(Answer(seat, "stale", answer.status_code, answer.text, recorder.over))
    if len([answer for answer in recorder.recording.answers if answer.kind == "hint"]) < 2:
        for viewer in seats:
            recorder.ask(viewer, "hint", f"/api/tables/{table}/hint", method="POST")


def stored_secrets(server: ServerProcess, table: str) -> list[str]:
    """Return secrets in the store: ids of people, hashes of keys, the server's secret, the seed."""
    file = Path(server.log).with_name("shima.sqlite3")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
        people = [row[0] for row in store.execute("SELECT id FROM people")]
        hashes = [row[0] for row in store.execute("SELECT hash FROM keys")]
        settings = [row[0] for row in store.execute("SELECT value FROM settings")]
        seeds = [row[0] for row in store.execute("SELECT seed FROM tables WHERE id = ?", [table])]
    return [*people, *hashes, *settings, *seeds]
