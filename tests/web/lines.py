"""Raw connections to a server, for what no well-behaved client sends."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.web.playing import nobody
from tests.web.servers import PATIENCE, Running, port

START = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"


@contextmanager
def line_to(server: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("localhost", port(server)), PATIENCE) as line:
        yield line


def rest(line: socket.socket) -> bytes:
    """All that comes until the server hangs up, politely or not."""
    heard = b""
    with suppress(ConnectionError):
        while got := line.recv(65536):
            heard += got
    return heard


def statuses(heard: bytes) -> list[int]:
    return [int(each) for each in re.findall(rb"HTTP/1\.1 (\d+) ", heard)]


def still_answers(server: Running) -> bool:
    with nobody(server) as client:
        return client.get("/api/health").status_code == 200


def raw_or_nothing(server: Running) -> int:
    with line_to(server) as line:
        with suppress(ConnectionError):
            line.sendall(START + b"Connection: close\r\n\r\n")
        return next(iter(statuses(rest(line))), 0)
