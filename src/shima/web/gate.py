"""Counts open TCP connections from the moment they are accepted, and closes those that are too slow.

An endless request or a client that does not read its responses occupies memory and a file descriptor. Trusted proxies
stand for many people, so only the total number of connections applies to them.
"""

import asyncio
import math
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Final

from shima.web.limits import Connections, household

TOO_MANY_OF_ONE: Final = 429
TOO_MANY: Final = 503
WRITE_SECONDS: Final = 30.0
WRITE_RATE: Final = 4096
"""Minimum bytes per second that a client must read once more than a buffer of responses waits for it."""
NEVER: Final = math.inf


class Proxies:
    """The addresses and networks of `--proxies`; `*` for all."""

    def __init__(self, named: str) -> None:
        self.all = named.strip() == "*"
        words = [] if self.all else filter(None, map(str.strip, named.split(",")))
        self.networks = tuple(ip_network(word) for word in words)

    def __contains__(self, address: str) -> bool:
        if self.all:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


class Watched:
    """A connection that the gate watches. `read_by` and `write_by` are its deadlines."""

    gate: "Gate"
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    read_by: float = NEVER
    write_by: float = NEVER
    unsent: int = 0

    def too_slow(self) -> None:
        """Called when the expected data has not arrived in time."""

    def watch_writing(self) -> None:
        """Require that the outgoing data shrinks from now on."""
        if self.write_by == NEVER:
            self.write_by = self.loop.time() + WRITE_SECONDS
            self.unsent = self.transport.get_write_buffer_size()

    def check(self, now: float) -> None:
        """Close the connection if a deadline has passed."""
        if self.transport.is_closing():
            self.watch_writing()
        if self.write_by < now:
            left = self.transport.get_write_buffer_size()
            if self.unsent - left < WRITE_SECONDS * WRITE_RATE:
                self.gate.drop(self, "write")
                return
            self.write_by, self.unsent = now + WRITE_SECONDS, left
        if self.read_by < now and not self.transport.is_closing():
            self.too_slow()


class Gate:
    """`on_refusal` is called with the reason when a connection is refused or dropped."""

    def __init__(self, connections: Connections, proxies: Proxies, on_refusal: Callable[[str], None]) -> None:
        self.connections = connections
        self.proxies = proxies
        self.on_refusal = on_refusal
        self.watched: set[Watched] = set()
        self._entered: dict[asyncio.Transport, str] = {}

    def enter(self, connection: Watched) -> int:
        """Return 0 if the connection is accepted, otherwise the status of the refusal."""
        peer = connection.client[0] if connection.client else ""
        where = household(peer)
        is_limited = peer not in self.proxies
        if not self.connections.enter(where, is_limited):
            return TOO_MANY if self.connections.is_full else TOO_MANY_OF_ONE
        self._entered[connection.transport] = where
        self.watched.add(connection)
        return 0

    def leave(self, connection: Watched) -> None:
        self.watched.discard(connection)
        where = self._entered.pop(connection.transport, None)
        if where is not None:
            self.connections.leave(where)

    def drop(self, connection: Watched, why: str) -> None:
        self.on_refusal(why)
        connection.transport.abort()

    def sweep(self, now: float) -> None:
        """Check all connections, about once per second."""
        for connection in list(self.watched):
            if connection.read_by < now or connection.write_by < now or connection.transport.is_closing():
                connection.check(now)
