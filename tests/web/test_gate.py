"""The gate: what comes before a request reaches the application is bounded in size, number and time."""

import json
import math
import os
import re
import resource
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from shima.web.gate import WRITE_RATE, WRITE_SECONDS, Gate, Proxies, Watched
from shima.web.http_protocol import LONGEST_BODY, LONGEST_HEAD, MOST_HEADERS, MOST_PARTS, MOST_PIPELINED
from shima.web.limits import Connections
from shima.web.serve import OTHER_FILES, most_connections
from shima.web.socket_protocol import BURST, MOST_FRAGMENTS
from tests.web.playing import cookie, guests, hear, nobody, wait_for, wait_for_metrics, watch
from tests.web.servers import PATIENCE, Running, open_table, port, raw, running

FLOOD = 10 * BURST
START = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hasty"), module="tests.web.hasty") as found:
        yield found


@pytest.fixture(scope="module")
def careful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With the usual limit on messages."""
    with running(tmp_path_factory.mktemp("careful"), "", "--socket-credits", "10") as found:
        yield found


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


# Size and number.


def test_the_head_of_a_request_is_bounded_in_size(server: Running) -> None:
    assert raw(server, START + b"X: " + b"x" * (LONGEST_HEAD - 1000) + b"\r\nConnection: close\r\n\r\n") == 200
    for extra in (
        b"X: " + b"x" * LONGEST_HEAD + b"\r\n",
        b"".join(b"X%d: %s\r\n" % (number, b"x" * 1000) for number in range(40)),
        b"X" * LONGEST_HEAD + b": x\r\n",
    ):
        assert raw(server, START + extra + b"\r\n") == 431
    assert raw(server, b"GET /" + b"a" * LONGEST_HEAD + b" HTTP/1.1\r\nHost: localhost\r\n\r\n") == 431


def test_a_head_without_end_is_cut_off(server: Running) -> None:
    sent = 0
    with line_to(server) as line, suppress(ConnectionError):
        line.sendall(START + b"X: ")
        while sent < 50_000_000:
            line.sendall(b"x" * 65536)
            sent += 65536
    assert sent < 50_000_000
    assert still_answers(server)


def test_the_fields_of_a_head_are_counted(server: Running) -> None:
    some = b"".join(b"X%d: x\r\n" % number for number in range(MOST_HEADERS - 2))
    assert raw(server, START + some + b"Connection: close\r\n\r\n") == 200
    assert raw(server, START + some + b"Y: y\r\nZ: z\r\n\r\n") == 431


def test_the_fields_behind_a_body_are_counted_too(server: Running) -> None:
    trailers = b"".join(b"X%d: %s\r\n" % (number, b"x" * 1000) for number in range(60))
    with line_to(server) as line:
        line.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
        with suppress(ConnectionError):
            for _ in range(200):
                line.sendall(trailers)
        assert set(statuses(rest(line))) <= {422, 431}
    assert still_answers(server)


def test_a_body_that_nobody_reads_is_cut_off(server: Running) -> None:
    """The application has answered that it is too long; what comes after that is bounded as well."""
    sent = 0
    with line_to(server) as line, suppress(ConnectionError):
        line.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        while sent < 10 * LONGEST_BODY:
            line.sendall(b"10000\r\n" + b"x" * 65536 + b"\r\n")
            sent += 65536
    assert sent < 10 * LONGEST_BODY
    assert still_answers(server)


def test_a_body_in_very_many_chunks_is_cut_off(server: Running) -> None:
    with line_to(server) as line, suppress(ConnectionError):
        line.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * (MOST_PARTS + 1000))
        assert set(statuses(rest(line))) == {413}


def test_few_requests_may_wait_behind_one_another(server: Running) -> None:
    request = START + b"\r\n"
    last = START + b"Connection: close\r\n\r\n"
    with line_to(server) as line:
        line.sendall(request * (MOST_PIPELINED - 1) + last)
        assert statuses(rest(line)) == [200] * MOST_PIPELINED
    with line_to(server) as line:
        line.sendall(request * 1000)
        assert statuses(rest(line))[-1:] == [429]


# Time.


def drip(line: socket.socket, drop: bytes = b"x") -> bytes:
    """A byte every now and then, until the server has had enough."""
    line.settimeout(0.05)
    heard = b""
    with suppress(ConnectionError):
        while True:
            line.sendall(drop)
            with suppress(TimeoutError):
                got = line.recv(65536)
                if not got:
                    return heard
                heard += got
    return heard


@pytest.mark.parametrize("begun", [b"G", START, START + b"X: "])
def test_a_head_that_does_not_come_in_time_is_refused(hasty: Running, begun: bytes) -> None:
    with line_to(hasty) as line:
        line.sendall(begun)
        assert statuses(rest(line)) == [408]


def test_a_head_in_drips_is_refused(hasty: Running) -> None:
    with line_to(hasty) as line:
        line.sendall(START + b"X: ")
        assert statuses(drip(line)) == [408]


def test_the_second_head_on_a_connection_has_no_more_time_than_the_first(hasty: Running) -> None:
    with line_to(hasty) as line:
        line.sendall(START + b"\r\n" + START + b"X: ")
        assert statuses(drip(line)) == [200, 408]
    with line_to(hasty) as line:
        line.sendall(START + b"\r\n")
        assert statuses(drip(line, b"\r\n")) == [200, 408]  # empty lines before a request are no reason to wait


def test_a_body_that_does_not_come_in_time_is_refused(hasty: Running) -> None:
    with line_to(hasty) as line:
        line.sendall(POST + b"Content-Length: 1000\r\n\r\n{")
        assert statuses(drip(line)) == [408]


def test_a_body_in_drips_behind_its_answer_is_cut_off(hasty: Running) -> None:
    with line_to(hasty) as line:
        line.sendall(POST + b"Content-Length: 9000000\r\n\r\n{")
        assert statuses(drip(line)) in ([413], [413, 408])


def test_a_connection_without_a_word_is_closed(hasty: Running) -> None:
    with line_to(hasty) as line:
        assert rest(line) == b""


def test_a_client_that_does_not_read_is_dropped(hasty: Running) -> None:
    with nobody(hasty) as client:
        page = client.get("/").text
    script = re.findall(r'src="(/assets/[^"]+\.js)"', page)[0]
    request = f"GET {script} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", port(hasty)))

        def is_dropped() -> bool:
            line.settimeout(0.05)
            try:
                line.sendall(request)
            except TimeoutError:
                pass
            except ConnectionError:
                return True
            return False

        wait_for(is_dropped)
    wait_for_metrics(hasty, 'shima_connections_dropped_total{why="write"} 1.0')


# How many are open.


def test_requests_that_are_not_complete_count_as_connections(tmp_path: Path) -> None:
    with running(tmp_path, "", "--connections", "10") as server:
        with ExitStack() as open_ones:
            for _ in range(10):
                open_ones.enter_context(line_to(server)).sendall(START)
            with line_to(server) as line:
                heard = rest(line)
                assert statuses(heard) == [503]
                assert b"\r\nretry-after: 10\r\n" in heard
        wait_for(lambda: raw_or_nothing(server) == 200)


def raw_or_nothing(server: Running) -> int:
    with line_to(server) as line:
        with suppress(ConnectionError):
            line.sendall(START + b"Connection: close\r\n\r\n")
        return next(iter(statuses(rest(line))), 0)


def test_one_address_has_a_share_of_the_connections_unless_it_is_a_trusted_proxy(tmp_path: Path) -> None:
    limits = ("--address-connections", "3")
    with running(tmp_path / "direct", "", *limits, "--proxies", "192.0.2.1") as server, ExitStack() as open_ones:
        for _ in range(6):
            open_ones.enter_context(line_to(server)).sendall(START)
        with line_to(server) as line:
            assert statuses(rest(line)) == [429]
    with running(tmp_path / "behind", "", *limits) as server, ExitStack() as open_ones:
        for _ in range(20):
            open_ones.enter_context(line_to(server)).sendall(START)
        assert still_answers(server)


def test_a_stream_ends_with_its_connection_even_if_another_request_waits_behind_it(tmp_path: Path) -> None:
    with running(tmp_path) as server, guests(server, "Ann") as (ann,):
        head = f"GET /api/me/turns HTTP/1.1\r\nHost: localhost\r\nCookie: shima={cookie(ann)}\r\n\r\n".encode()
        with line_to(server) as line:
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
    heard = rest(line)
    at = heard.rfind(b"\x88")
    return int(struct.unpack("!H", heard[at + 2 : at + 4])[0])


@contextmanager
def handshake(server: Running, table: str) -> Iterator[socket.socket]:
    key = b"Sec-WebSocket-Key: " + b"A" * 22 + b"==\r\n"
    with line_to(server) as line:
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
def test_a_flood_of_frames_ends_the_conversation(careful: Running, flood: bytes) -> None:
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
def test_a_handshake_that_cannot_be_read_is_answered(hasty: Running, header: str) -> None:
    shake = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: A\r\n"
    with line_to(hasty) as line:
        head = f"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\n{header}\r\n{shake}\r\n"
        line.sendall(head.encode("latin-1"))
        assert statuses(rest(line)) in ([400], [408])


def test_heartbeats_and_normal_messages_are_no_flood(careful: Running) -> None:
    with guests(careful, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with watch(careful, table, ann) as live:
            hear(live)
            for _ in range(30):
                live.ping(os.urandom(4)).wait(PATIENCE)
                live.send(json.dumps({"do": "ping"}))
                assert hear(live)["type"] == "pong"


def test_the_connections_of_websockets_are_counted_and_let_go(tmp_path: Path) -> None:
    with running(tmp_path, "", "--connections", "6") as server, guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        for _ in range(20):
            with watch(server, table, ann) as live, suppress(ConnectionClosed):
                hear(live)
        wait_for(lambda: raw_or_nothing(server) == 200)


# A client that does not read, in slow motion.


class Line:
    """A transport that sends nothing by itself."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.closing = False
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


def watched(line: Any, clock: Any, told: list[str]) -> Watched:
    found = Watched()
    found.gate = Gate(Connections(0, 0), Proxies(""), told.append)
    found.gate.watched.add(found)
    found.transport = line
    found.loop = clock
    return found


def test_what_waits_to_be_sent_must_become_less() -> None:
    now = 100.0
    line, told = Line(10_000_000), list[str]()
    one = watched(line, SimpleNamespace(time=lambda: now), told)
    one.watch_writing()
    for _ in range(3):  # a slow client, but it reads
        now += WRITE_SECONDS + 1
        line.waiting -= math.ceil(WRITE_SECONDS * WRITE_RATE)
        one.gate.sweep(now)
        assert not line.aborted
    now += WRITE_SECONDS + 1
    line.waiting -= 1000
    one.gate.sweep(now)
    assert line.aborted
    assert told == ["write"]


def test_a_closed_connection_whose_client_does_not_read_the_rest_is_dropped() -> None:
    now = 100.0
    line, told = Line(1000), list[str]()
    one = watched(line, SimpleNamespace(time=lambda: now), told)
    one.gate.sweep(now)
    now += 10 * WRITE_SECONDS
    one.gate.sweep(now)
    assert not line.aborted
    line.closing = True
    one.gate.sweep(now)
    assert not line.aborted
    now += WRITE_SECONDS + 1
    one.gate.sweep(now)
    assert line.aborted
