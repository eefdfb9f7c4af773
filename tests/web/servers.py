"""Real servers for tests: each is a process of its own, on loopback, on a free port."""

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

from tests import fork_server
from tests.fork_server import ROOT, Process

TIMEOUT = fork_server.TIMEOUT
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""To read all that there are takes a client longer than a test."""


@dataclass
class ServerProcess:
    """A server that answers at `address`."""

    address: str
    process: Process
    log: Path

    @property
    def sockets(self) -> str:
        return self.address.replace("http://", "ws://")

    def kill(self) -> None:
        """As a power cut would: SIGKILL."""
        self.process.kill()
        self.process.wait(TIMEOUT)

    def stop(self) -> int:
        """As a host would: SIGTERM, and what it ends with."""
        self.process.terminate()
        return self.process.wait(TIMEOUT)

    def guest(self, name: str) -> httpx.Client:
        """A client that has said its name; to be used in a `with`, or closed."""
        settings: dict[str, Any] = {"timeout": TIMEOUT, "trust_env": False, "verify": NO_CERTIFICATES}
        with httpx.Client(base_url=self.address, **settings) as first:
            first.post("/api/me", json={"name": name}).raise_for_status()
            return httpx.Client(base_url=self.address, cookies=first.cookies, **settings)


def start(folder: Path, database: str = "", *options: str, module: str = "shima") -> ServerProcess:
    """Start `shima serve` and wait until it answers. Limits that one machine with many clients would meet are off."""
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
    """A new process, and the first line that it prints; its errors go to the log."""
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
    """A server for the time of a `with`; it must end well when asked to."""
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
    """The status that the server answers to these bytes."""
    with socket.create_connection(("localhost", port(server)), TIMEOUT) as line:
        line.sendall(sent)
        answer = line.recv(100).decode()
    assert answer.startswith("HTTP/1.1 "), answer
    return int(answer.split(" ")[1])
