"""uvicorn's WebSocket protocol with limits on frames: their rate, their fragments, and pending output."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from shima.web.gate import NEVER, Gate, Watched
from shima.web.http_protocol import short_answer
from shima.web.limits import TokenBucket

FRAMES: Final = 10
"""Frames of any kind, including pings, per allowed message. A browser sends one per message."""
BURST: Final = 600
"""Burst of frames: large enough that the limit on messages, which explains itself, applies first."""
MOST_FRAGMENTS: Final = 64
MOST_UNSENT: Final = 1_000_000
"""Pending output beyond one message, in bytes: replies to pings do not wait for the client to read."""
PIECE: Final = 2048
POLICY: Final = 1008


class LimitedSocket(Watched, WebSocketsSansIOProtocol):
    """One connection. `limited_socket` creates a subclass for a gate."""

    frame_rate: float = 0.0
    frames_left: TokenBucket
    has_flooded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.frames_left = TokenBucket(self.frame_rate, max(BURST, self.frame_rate), self.loop.time())
        self.gate.watched.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()
            return
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > MOST_UNSENT + self.unsent:
            self.gate.drop(self, "write")

    def handle_events(self) -> None:
        super().handle_events()
        if self.has_flooded:
            self._refuse("too many frames")

    def handle_text(self, event: Frame) -> None:
        self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._count()
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self._refuse("too many fragments")

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def _count(self) -> None:
        self.has_flooded = self.has_flooded or not self.frames_left.spend(self.loop.time())

    def _refuse_handshake(self) -> None:
        """Refuse an invalid handshake. uvicorn would neither respond nor disconnect."""
        if not self.transport.is_closing():
            self.gate.on_refusal("400")
            self.transport.write(short_answer(400))
            self.transport.close()

    def _refuse(self, reason: str) -> None:
        if self.transport.is_closing():
            return
        self.gate.on_refusal("frames")
        self.frames = []
        self.conn.fail(POLICY, reason)
        self.handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.write_by = NEVER


def limited_socket(gate: Gate, messages: float) -> type[LimitedSocket]:
    """Return the protocol class for uvicorn, with a limit of messages per second; 0 means no limit."""
    fields: dict[str, Any] = {"gate": gate, "frame_rate": FRAMES * messages}
    return type("GatedSocket", (LimitedSocket,), fields)
