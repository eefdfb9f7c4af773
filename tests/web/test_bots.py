"""Programs that play: the example of the docs, tokens, streams and webhooks."""

import hashlib
import hmac
import json
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import islice
from pathlib import Path

import httpx
import pytest

from shima import record
from shima.registry import open_game_with
from tests.waiting import TIMEOUT, wait_until
from tests.web.servers import ServerProcess, act, open_table, play, running, show

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("bots"), "", "--hooks", "any") as server:
        yield server


def example() -> str:
    blocks = re.findall(r"```python [^\n]*\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    return str(blocks[0])


def token(client: httpx.Client) -> str:
    return str(client.post("/api/me/tokens", json={"label": "test"}).raise_for_status().json()["token"])


def wait_for_end(client: httpx.Client, table: str, seconds: float = TIMEOUT) -> dict[str, object]:
    wait_until(lambda: show(client, table)["status"] == "over", seconds)
    return show(client, table)


def test_the_example_has_thirty_lines() -> None:
    code = [line for line in example().splitlines() if line.strip()]
    assert len(code) <= 30


def test_two_programs_of_the_docs_play_a_whole_game(server: ServerProcess, tmp_path: Path) -> None:
    script = tmp_path / "turtle.py"
    script.write_text(example(), encoding="utf-8")
    with server.guest("Turtle") as turtle, server.guest("Hare") as hare:
        table = open_table(turtle, "tokaido-duo", ["", ""])
        programs = [
            subprocess.Popen([sys.executable, str(script), server.address, token(turtle)]),
            subprocess.Popen([sys.executable, str(script), server.address, token(hare), table]),
        ]
        try:
            over = wait_for_end(turtle, table)
            assert over["ended"] == "played"
            saved = record.read(turtle.get(f"/api/tables/{table}/record").text)
            assert saved.players == ("Turtle", "Hare")
            assert record.verify(saved, open_game_with(saved.game, saved.set_hash)) > 0
        finally:
            for program in programs:
                program.kill()
                program.wait()


def test_a_token_is_the_person_until_it_is_dropped(server: ServerProcess) -> None:
    with server.guest("Ann") as ann, httpx.Client(base_url=server.address) as program:
        program.headers["Authorization"] = f"Bearer {token(ann)}"
        assert program.get("/api/me").json()["name"] == "Ann"
        (known,) = ann.get("/api/me/tokens").json()
        assert ann.delete(f"/api/me/tokens/{known['id']}").status_code == 204
        answer = program.get("/api/me")
        assert answer.status_code == 401
        assert answer.json()["text"]["key"] == "person-token"


def test_nobody_has_more_than_ten_tokens(server: ServerProcess) -> None:
    with server.guest("Ann") as ann:
        for _ in range(10):
            token(ann)
        answer = ann.post("/api/me/tokens", json={})
        assert answer.status_code == 429
        assert "10" in answer.json()["message"]


def test_the_stream_tells_of_turns_that_wait_and_of_those_that_come(server: ServerProcess) -> None:
    with server.guest("Ann") as ann, server.guest("Ben") as ben:
        waits = open_table(ann, "tokaido-duo", ["", ""])
        act(ben, waits, "sit")
        with ann.stream("GET", "/api/me/turns") as turns:
            lines = turns.iter_lines()
            assert json.loads(next(lines)) == {"type": "turn", "table": waits}
            comes = open_table(ann, "tokaido-duo", ["", ""])
            act(ben, comes, "sit")
            told = next(line for line in islice(lines, 4) if line)  # a heartbeat may come first
            assert json.loads(told) == {"type": "turn", "table": comes}


@contextmanager
def listener(status: int = 200) -> Iterator[tuple[str, "queue.Queue[tuple[bytes, str]]"]]:
    """An address on loopback that hears calls."""
    heard: queue.Queue[tuple[bytes, str]] = queue.Queue()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.put((body, self.headers["X-Shima-Signature"]))
            self.send_response(status)
            self.send_header("Location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    ear = HTTPServer(("127.0.0.1", 0), Ear)
    thread = threading.Thread(target=ear.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{ear.server_port}/turn", heard
    finally:
        ear.shutdown()
        thread.join()
        ear.server_close()


def test_a_webhook_is_called_with_a_signature_when_the_turn_has_passed(server: ServerProcess) -> None:
    with server.guest("Ann") as ann, server.guest("Ben") as ben, listener() as (url, heard):
        secret = ben.put("/api/me/hook", json={"url": url}).raise_for_status().json()["secret"]
        table = open_table(ann, "tokaido-duo", ["", ""])
        act(ben, table, "sit")
        while (seen := show(ann, table))["turn"] == 1:
            play(ann, table, seen["moves"] + 1, seen["view"]["moves"][0]["text"]).raise_for_status()
        body, sign = heard.get(timeout=TIMEOUT)
        assert json.loads(body) == {"type": "turn", "table": table}
        assert sign == hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
        assert heard.empty()


def test_a_webhook_that_fails_is_called_again_and_never_follows_a_redirect(server: ServerProcess) -> None:
    with server.guest("Ann") as ann, server.guest("Ben") as ben, listener(302) as (url, heard):
        ben.put("/api/me/hook", json={"url": url}).raise_for_status()
        table = open_table(ben, "tokaido-duo", ["", ""])
        act(ann, table, "sit")
        assert heard.get(timeout=TIMEOUT) == heard.get(timeout=TIMEOUT)


@pytest.mark.parametrize(
    "url", ["ftp://example.org/", "http://", "no address", "http://a:b@example.org/", "http://[::1", "http://h:x/"]
)
def test_a_webhook_is_an_address_of_the_web(server: ServerProcess, url: str) -> None:
    with server.guest("Ann") as ann:
        answer = ann.put("/api/me/hook", json={"url": url})
        assert answer.status_code == 422
        assert answer.json()["text"]["key"] == "hook-url"


def test_a_webhook_can_be_seen_and_dropped(server: ServerProcess) -> None:
    with server.guest("Ann") as ann:
        assert ann.get("/api/me/hook").json() is None
        ann.put("/api/me/hook", json={"url": "http://127.0.0.1:9/x"}).raise_for_status()
        assert ann.get("/api/me/hook").json()["url"] == "http://127.0.0.1:9/x"
        assert ann.delete("/api/me/hook").status_code == 204
        assert ann.get("/api/me/hook").json() is None


def test_a_webhook_must_not_reach_into_the_network_of_the_host(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.guest("Ann") as ann:
        for host in ("127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "0.0.0.0", "[::ffff:127.0.0.1]"):
            answer = ann.put("/api/me/hook", json={"url": f"http://{host}:8000/turn"})
            assert answer.status_code == 403, host
            assert answer.json()["text"]["key"] == "hook-private"
