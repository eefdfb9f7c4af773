"""Real servers for tests: separate processes on free loopback ports."""

import json
import os
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.fork_server import ROOT, Process
from tests.waiting import TIMEOUT

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Loading all certificates would take a client longer than a test."""


@dataclass
class ServerProcess:
    """A server that answers at `address`."""

    address: str
    process: Process
    log: Path

    @property
    def sockets(self) -> str:
        return self.address.replace("http://", "ws://")

    def logged_errors(self) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.log.read_text(encoding="utf-8").split("\n") if line]
        return [line for line in lines if line["level"] in ("error", "critical") or "trace" in line]

    def kill(self) -> None:
        """Send SIGKILL, as in a power cut."""
        self.process.kill()
        self.process.wait(TIMEOUT)

    def stop(self) -> int:
        """Send SIGTERM, and return the exit status."""
        self.process.terminate()
        return self.process.wait(TIMEOUT)

    def guest(self, name: str) -> httpx.Client:
        """Return a signed-in client, to be closed by the caller."""
        settings: dict[str, Any] = {"timeout": TIMEOUT, "trust_env": False, "verify": NO_CERTIFICATES}
        with httpx.Client(base_url=self.address, **settings) as first:
            first.post("/api/me", json={"name": name}).raise_for_status()
            return httpx.Client(base_url=self.address, cookies=first.cookies, **settings)


def start(folder: Path, database: str = "", *options: str, module: str = "shima") -> ServerProcess:
    """Start `shima serve` and wait until it answers. Limits that many clients on one machine would hit are off."""
    url = database or f"sqlite:///{folder / 'shima.sqlite3'}"
    names = ("connections", "requests", "people", "tables")
    limits = [word for name in names for word in (f"--address-{name}", "0")]
    limits += ["--person-bot-games", "0", "--socket-credits", "0"]
    patience = ["--think-seconds", str(TIMEOUT)]
    words = ["serve", "--port", "0", "--no-open", "--database", url, *patience, *limits, *options]
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "server.log"
    process, line = _first_line(words, log, module)
    found = re.search(r"http://\S+", line)
    if found is None:
        process.kill()
        process.wait(TIMEOUT)
        raise AssertionError(f"the server did not start: {line!r} {log.read_text()[-2000:]}")
    return ServerProcess(found.group(), process, log)


def _first_line(words: list[str], log: Path, module: str) -> tuple[Process, str]:
    """Start a process and return the first line that it prints. Its errors go to the log."""
    read, written = os.pipe()
    with open(os.devnull, "rb") as nothing, log.open("a") as errors, os.fdopen(read) as printed:
        try:
            environment = {**os.environ, "SHIMA_LANGUAGE": "en"}
            process = Process(words, ROOT, environment, (nothing.fileno(), written, errors.fileno()), module)
        finally:
            os.close(written)
        return process, printed.readline()


@contextmanager
def running(folder: Path, database: str = "", *options: str, module: str = "shima") -> Iterator[ServerProcess]:
    """Run a server for the duration of a `with`. It must end cleanly."""
    server = start(folder, database, *options, module=module)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.terminate()
            try:
                server.process.wait(TIMEOUT)
            except subprocess.TimeoutExpired:
                server.kill()


def open_table(client: httpx.Client, game: str, chairs: list[str], **choices: Any) -> str:
    answer = client.post("/api/tables", json={"game": game, "chairs": chairs, "order": "seated", **choices})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def act(client: httpx.Client, table: str, do: str, **fields: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table}/actions", json={"do": do, **fields})


def show(client: httpx.Client, table: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = answer.json()
    return view


def play(client: httpx.Client, table: str, number: int, move: str, **fields: Any) -> httpx.Response:
    return act(client, table, "move", number=number, move=move, **fields)


def port(server: ServerProcess) -> int:
    return int(server.address.rpartition(":")[2])


def raw(server: ServerProcess, sent: bytes) -> int:
    """Return the status of the response to these bytes."""
    with socket.create_connection(("localhost", port(server)), TIMEOUT) as line:
        line.sendall(sent)
        answer = line.recv(100).decode()
    assert answer.startswith("HTTP/1.1 "), answer
    return int(answer.split(" ")[1])
