"""uvicorn's HTTP/1.1 protocol with limits on what arrives before a request reaches the application.

uvicorn and its parser (httptools) limit neither the size nor the duration of a request's head, nor pipelined data. A
proxy usually does; without one, these limits do.
"""

import asyncio
import enum
import http
from typing import Any, Final

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from shima.web.gate import NEVER, Gate, Watched
from shima.web.middleware import RETRY_AFTER, repeated

LONGEST_HEAD: Final = 32_768
MOST_HEADERS: Final = 100
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
BODY_RATE: Final = 16_384
"""Bytes per second of a body that extend its deadline."""
LONGEST_BODY: Final = 5_000_000
"""Limit on the bytes on the wire, including what the application does not read."""
MOST_PARTS: Final = 10_000
"""The most chunks or packets of a body."""
MOST_PIPELINED: Final = 16
PIECE: Final = 16_384
"""Bytes parsed between two checks of the limits."""


class Phase(enum.Enum):
    """The part of a request that the next byte belongs to."""

    BETWEEN = enum.auto()
    HEAD = enum.auto()
    BODY = enum.auto()


class TooMuch(Exception):
    """Raised when the request being parsed exceeds a limit."""


class LimitedHttp(Watched, HttpToolsProtocol):
    """One connection. `limited_http` creates a subclass for a gate."""

    phase = Phase.HEAD
    status = 400
    """The status for a request that cannot be parsed."""
    received = 0
    head_size = 0
    header_count = 0
    parts = 0
    body_began = 0.0
    is_upgraded = False
    answering: RequestResponseCycle | None = None
    """The request being answered; others may be queued behind it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.read_by = self.loop.time() + HEAD_SECONDS
        status = self.gate.enter(self)
        if status:
            self.refuse(status)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self)
        self._notify_disconnect()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.is_upgraded:
                return
            self._take(data[start : start + PIECE])

    def _take(self, piece: bytes) -> None:
        if self.phase is Phase.BETWEEN:
            self._begin_head()
        self.received += len(piece)
        super().data_received(piece)
        if self.phase is Phase.HEAD and self.received > LONGEST_HEAD:
            self.refuse(431)
        elif self.phase is Phase.BODY and self.received > LONGEST_BODY:
            self.refuse(413)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def _notify_disconnect(self) -> None:
        """Notify the request being answered. uvicorn notifies the last one read, which may be another."""
        if self.answering is not None and not self.answering.response_complete:
            self.answering.disconnected = True
            self.answering.message_event.set()

    # Parser callbacks.

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self.status = 429
            raise TooMuch
        self._begin_head()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.header_count += 1
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.phase = Phase.BODY
        self.received = self.parts = 0
        self.body_began = self.loop.time()
        self.read_by = self.body_began + BODY_SECONDS
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.parts += 1
        if self.parts > MOST_PARTS:
            self.status = 413
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.phase = Phase.BETWEEN
        self.received = 0
        self.read_by = NEVER
        super().on_message_complete()

    def _begin_head(self) -> None:
        if self.phase is not Phase.HEAD:
            self.phase = Phase.HEAD
            self.read_by = self.loop.time() + HEAD_SECONDS
        self.head_size = self.header_count = 0

    def _count_head(self, size: int) -> None:
        """Count bytes of the head, or of the trailer after a chunked body."""
        self.head_size += size
        if self.head_size > LONGEST_HEAD or self.header_count > MOST_HEADERS:
            self.status = 431
            raise TooMuch

    # Timeouts and refusals.

    def too_slow(self) -> None:
        if self.phase is Phase.BODY:
            until = self.body_began + BODY_SECONDS + self.received / BODY_RATE
            if self.loop.time() < until:
                self.read_by = until
                return
        if self.phase is Phase.HEAD and not self.received:
            self.transport.close()  # a preconnected socket that the browser never used
        else:
            self.refuse(408)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be parsed, or whose parser was stopped by a limit."""
        self.refuse(self.status)

    def refuse(self, status: int) -> None:
        """Send the reason if a response is still possible, and disconnect."""
        self.gate.on_refusal(str(status))
        self.read_by = NEVER
        if self.answering is not None and self.answering.response_started and not self.answering.response_complete:
            self.transport.abort()
            return
        self._notify_disconnect()
        self.transport.write(short_answer(status))
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.write_by = NEVER

    def handle_websocket_upgrade(self) -> None:
        if repeated(self.headers):
            self.refuse(400)
            return
        self.is_upgraded = True
        self.gate.watched.discard(self)
        super().handle_websocket_upgrade()


def short_answer(status: int) -> bytes:
    """Return the response to a request that did not reach the application."""
    said = f"{status} {http.HTTPStatus(status).phrase}\n".encode()
    lines = [
        said.rstrip(),
        b"content-type: text/plain; charset=utf-8",
        b"content-length: %d" % len(said),
        b"connection: close",
    ]
    if status in (429, 503):
        lines.append(b"retry-after: " + RETRY_AFTER.encode())
    return b"HTTP/1.1 " + b"\r\n".join(lines) + b"\r\n\r\n" + said


def limited_http(gate: Gate) -> type[LimitedHttp]:
    """Return the protocol class for uvicorn, which creates one instance per connection."""
    fields: dict[str, Any] = {"gate": gate}
    return type("GatedHttp", (LimitedHttp,), fields)
