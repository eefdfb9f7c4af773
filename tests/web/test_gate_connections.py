"""The gate: connections and the messages of WebSockets are counted and bounded."""

import json
import os
import resource
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from shima.web.gate import Proxies
from shima.web.serve import OTHER_FILES, most_connections
from shima.web.socket_protocol import BURST, MOST_FRAGMENTS
from tests.waiting import TIMEOUT, wait_until
from tests.web.clients import cookie, guests, receive, wait_for_metrics, watch
from tests.web.raw_connections import START, connect, read_all, status_or_zero, statuses, still_answers
from tests.web.servers import ServerProcess, open_table, running

FLOOD = 10 * BURST


@pytest.fixture(scope="module")
def careful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the usual limit on messages."""
    with running(tmp_path_factory.mktemp("careful"), "", "--socket-credits", "10") as found:
        yield found


# How many are open.


def test_requests_that_are_not_complete_count_as_connections(tmp_path: Path) -> None:
    with running(tmp_path, "", "--connections", "10") as server:
        with ExitStack() as open_ones:
            for _ in range(10):
                open_ones.enter_context(connect(server)).sendall(START)
            with connect(server) as line:
                heard = read_all(line)
                assert statuses(heard) == [503]
                assert b"\r\nretry-after: 10\r\n" in heard
        wait_until(lambda: status_or_zero(server) == 200)


def test_one_address_has_a_share_of_the_connections_unless_it_is_a_trusted_proxy(tmp_path: Path) -> None:
    limits = ("--address-connections", "3")
    with running(tmp_path / "direct", "", *limits, "--proxies", "192.0.2.1") as server, ExitStack() as open_ones:
        for _ in range(6):
            open_ones.enter_context(connect(server)).sendall(START)
        with connect(server) as line:
            assert statuses(read_all(line)) == [429]
    with running(tmp_path / "behind", "", *limits) as server, ExitStack() as open_ones:
        for _ in range(20):
            open_ones.enter_context(connect(server)).sendall(START)
        assert still_answers(server)


def test_a_stream_ends_with_its_connection_even_if_another_request_waits_behind_it(tmp_path: Path) -> None:
    with running(tmp_path) as server, guests(server, "Ann") as (ann,):
        head = f"GET /api/me/turns HTTP/1.1\r\nHost: localhost\r\nCookie: shima={cookie(ann)}\r\n\r\n".encode()
        with connect(server) as line:
            line.sendall(head)
            assert statuses(line.recv(1000)) == [200]
            wait_for_metrics(server, "shima_connections 1.0")
            line.sendall(START + b"\r\n")
        wait_for_metrics(server, "shima_connections 0.0")


def test_open_files_bound_the_connections() -> None:
    assert most_connections(20_000, 1_000_000) == 20_000
    assert most_connections(20_000, 1024) == 1024 - OTHER_FILES
    assert most_connections(0, 1024) == 1024 - OTHER_FILES
    assert most_connections(5, 10) == 1
    assert most_connections(20_000, resource.RLIM_INFINITY) == 20_000


def test_proxies_are_addresses_and_networks() -> None:
    some = Proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    assert "127.0.0.1" in some
    assert "10.1.2.3" in some
    assert "2001:db8::5" in some
    assert "127.0.0.2" not in some
    assert "" not in some
    assert "unix:" not in some
    assert "192.0.2.1" in Proxies("*")
    assert "127.0.0.1" not in Proxies("")


# WebSockets.


def frames(opcode: Opcode, data: bytes, count: int, is_last: bool = True) -> bytes:
    frame = Frame(opcode, data, fin=is_last)
    return frame.serialize(mask=True) * count


def closing_code(line: socket.socket) -> int:
    """The code in the close frame at the end of what the server has said."""
    heard = read_all(line)
    at = heard.rfind(b"\x88")
    return int(struct.unpack("!H", heard[at + 2 : at + 4])[0])


@contextmanager
def handshake(server: ServerProcess, table: str) -> Iterator[socket.socket]:
    key = b"Sec-WebSocket-Key: " + b"A" * 22 + b"==\r\n"
    with connect(server) as line:
        line.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\n".encode()
            + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            + key
            + b"\r\n"
        )
        assert statuses(line.recv(100)) == [101]
        yield line


@pytest.mark.parametrize(
    "flood",
    [
        frames(Opcode.PING, b"", FLOOD),
        frames(Opcode.PONG, b"x" * 100, FLOOD),
        frames(Opcode.TEXT, b"", 1, is_last=False) + frames(Opcode.CONT, b"", MOST_FRAGMENTS + 1, is_last=False),
        frames(Opcode.BINARY, b"", FLOOD),
    ],
    ids=["pings", "pongs", "fragments", "empty messages"],
)
def test_a_flood_of_frames_ends_the_conversation(careful: ServerProcess, flood: bytes) -> None:
    with guests(careful, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
    with handshake(careful, table) as line:
        with suppress(ConnectionError):
            line.sendall(flood)
        assert closing_code(line) == 1008
    assert still_answers(careful)


@pytest.mark.parametrize(
    "header", ["Transfer-Encoding: chunked", "Content-Length: 5", "X: " + "x" * 10_000, "Cookie: \x80"]
)
def test_a_handshake_that_cannot_be_read_is_answered(short_timeouts: ServerProcess, header: str) -> None:
    shake = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: A\r\n"
    with connect(short_timeouts) as line:
        head = f"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\n{header}\r\n{shake}\r\n"
        line.sendall(head.encode("latin-1"))
        assert statuses(read_all(line)) in ([400], [408])


def test_heartbeats_and_normal_messages_are_no_flood(careful: ServerProcess) -> None:
    with guests(careful, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with watch(careful, table, ann) as live:
            receive(live)
            for _ in range(30):
                live.ping(os.urandom(4)).wait(TIMEOUT)
                live.send(json.dumps({"do": "ping"}))
                assert receive(live)["type"] == "pong"


def test_the_connections_of_websockets_are_counted_and_let_go(tmp_path: Path) -> None:
    with running(tmp_path, "", "--connections", "6") as server, guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        for _ in range(20):
            with watch(server, table, ann) as live, suppress(ConnectionClosed):
                receive(live)
        wait_until(lambda: status_or_zero(server) == 200)
