"""The gate: what precedes a request to the application is bounded in size and time."""

import math
import re
import socket
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from shima.web.gate import WRITE_RATE, WRITE_SECONDS, Gate, Proxies, Watched
from shima.web.http_protocol import LONGEST_BODY, LONGEST_HEAD, MOST_HEADERS, MOST_PARTS, MOST_PIPELINED
from shima.web.limits import Connections
from tests.waiting import wait_until
from tests.web.clients import anonymous, wait_for_metrics
from tests.web.raw_connections import START, connect, read_all, statuses, still_answers
from tests.web.servers import ServerProcess, port, raw

POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

# Size and number.


def test_the_head_of_a_request_is_bounded_in_size(server: ServerProcess) -> None:
    assert raw(server, START + b"X: " + b"x" * (LONGEST_HEAD - 1000) + b"\r\nConnection: close\r\n\r\n") == 200
    for extra in (
        b"X: " + b"x" * LONGEST_HEAD + b"\r\n",
        b"".join(b"X%d: %s\r\n" % (number, b"x" * 1000) for number in range(40)),
        b"X" * LONGEST_HEAD + b": x\r\n",
    ):
        assert raw(server, START + extra + b"\r\n") == 431
    assert raw(server, b"GET /" + b"a" * LONGEST_HEAD + b" HTTP/1.1\r\nHost: localhost\r\n\r\n") == 431


def test_a_head_without_end_is_cut_off(server: ServerProcess) -> None:
    sent = 0
    with connect(server) as line, suppress(ConnectionError):
        line.sendall(START + b"X: ")
        while sent < 50_000_000:
            line.sendall(b"x" * 65536)
            sent += 65536
    assert sent < 50_000_000
    assert still_answers(server)


def test_the_fields_of_a_head_are_counted(server: ServerProcess) -> None:
    some = b"".join(b"X%d: x\r\n" % number for number in range(MOST_HEADERS - 2))
    assert raw(server, START + some + b"Connection: close\r\n\r\n") == 200
    assert raw(server, START + some + b"Y: y\r\nZ: z\r\n\r\n") == 431


def test_the_fields_behind_a_body_are_counted_too(server: ServerProcess) -> None:
    trailers = b"".join(b"X%d: %s\r\n" % (number, b"x" * 1000) for number in range(60))
    with connect(server) as line:
        line.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
        with suppress(ConnectionError):
            for _ in range(200):
                line.sendall(trailers)
        assert set(statuses(read_all(line))) <= {422, 431}
    assert still_answers(server)


def test_a_body_that_nobody_reads_is_cut_off(server: ServerProcess) -> None:
    """The application has answered that it is too long; what comes after that is bounded as well."""
    sent = 0
    with connect(server) as line, suppress(ConnectionError):
        line.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        while sent < 10 * LONGEST_BODY:
            line.sendall(b"10000\r\n" + b"x" * 65536 + b"\r\n")
            sent += 65536
    assert sent < 10 * LONGEST_BODY
    assert still_answers(server)


def test_a_body_in_very_many_chunks_is_cut_off(server: ServerProcess) -> None:
    with connect(server) as line, suppress(ConnectionError):
        line.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * (MOST_PARTS + 1000))
        assert set(statuses(read_all(line))) == {413}


def test_few_requests_may_wait_behind_one_another(server: ServerProcess) -> None:
    request = START + b"\r\n"
    last = START + b"Connection: close\r\n\r\n"
    with connect(server) as line:
        line.sendall(request * (MOST_PIPELINED - 1) + last)
        assert statuses(read_all(line)) == [200] * MOST_PIPELINED
    with connect(server) as line:
        line.sendall(request * 1000)
        assert statuses(read_all(line))[-1:] == [429]


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
def test_a_head_that_does_not_come_in_time_is_refused(short_timeouts: ServerProcess, begun: bytes) -> None:
    with connect(short_timeouts) as line:
        line.sendall(begun)
        assert statuses(read_all(line)) == [408]


def test_a_head_in_drips_is_refused(short_timeouts: ServerProcess) -> None:
    with connect(short_timeouts) as line:
        line.sendall(START + b"X: ")
        assert statuses(drip(line)) == [408]


def test_the_second_head_on_a_connection_has_no_more_time_than_the_first(short_timeouts: ServerProcess) -> None:
    with connect(short_timeouts) as line:
        line.sendall(START + b"\r\n" + START + b"X: ")
        assert statuses(drip(line)) == [200, 408]
    with connect(short_timeouts) as line:
        line.sendall(START + b"\r\n")
        assert statuses(drip(line, b"\r\n")) == [200, 408]  # empty lines before a request are no reason to wait


def test_a_body_that_does_not_come_in_time_is_refused(short_timeouts: ServerProcess) -> None:
    with connect(short_timeouts) as line:
        line.sendall(POST + b"Content-Length: 1000\r\n\r\n{")
        assert statuses(drip(line)) == [408]


def test_a_body_in_drips_behind_its_answer_is_cut_off(short_timeouts: ServerProcess) -> None:
    with connect(short_timeouts) as line:
        line.sendall(POST + b"Content-Length: 9000000\r\n\r\n{")
        assert statuses(drip(line)) in ([413], [413, 408])


def test_a_connection_without_a_word_is_closed(short_timeouts: ServerProcess) -> None:
    with connect(short_timeouts) as line:
        assert read_all(line) == b""


def test_a_client_that_does_not_read_is_dropped(short_timeouts: ServerProcess) -> None:
    with anonymous(short_timeouts) as client:
        page = client.get("/").text
    script = re.findall(r'src="(/assets/[^"]+\.js)"', page)[0]
    request = f"GET {script} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", port(short_timeouts)))

        def is_dropped() -> bool:
            line.settimeout(0.05)
            try:
                line.sendall(request)
            except TimeoutError:
                pass
            except ConnectionError:
                return True
            return False

        wait_until(is_dropped)
    wait_for_metrics(short_timeouts, 'shima_connections_dropped_total{why="write"} 1.0')


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
