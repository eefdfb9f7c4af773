"""Raw connections to a server, for what no well-behaved client sends."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.waiting import TIMEOUT
from tests.web.clients import anonymous
from tests.web.servers import ServerProcess, port

START = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"


@contextmanager
def connect(server: ServerProcess) -> Iterator[socket.socket]:
    with socket.create_connection(("localhost", port(server)), TIMEOUT) as line:
        yield line


def read_all(line: socket.socket) -> bytes:
    """Return everything until the server closes or resets the connection."""
    heard = b""
    with suppress(ConnectionError):
        while got := line.recv(65536):
            heard += got
    return heard


def statuses(heard: bytes) -> list[int]:
    return [int(each) for each in re.findall(rb"HTTP/1\.1 (\d+) ", heard)]


def still_answers(server: ServerProcess) -> bool:
    with anonymous(server) as client:
        return client.get("/api/health").status_code == 200


def status_or_zero(server: ServerProcess) -> int:
    with connect(server) as line:
        with suppress(ConnectionError):
            line.sendall(START + b"Connection: close\r\n\r\n")
        return next(iter(statuses(read_all(line))), 0)
