"""The gate: counts open TCP connections from the moment they are accepted, and ends those that keep it waiting.

A request that never ends and a client that does not read its answers cost memory and a file each. Proxies that we
trust stand for many people, so only the count of all connections applies to them.
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
"""Bytes a second that a client must read at least, once more than a buffer of answers waits for it."""
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
    """A connection that the gate has an eye on. `read_by` and `write_by` are when its patience ends."""

    gate: "Gate"
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    read_by: float = NEVER
    write_by: float = NEVER
    unsent: int = 0

    def too_slow(self) -> None:
        """What was to be read has not come in time."""

    def watch_writing(self) -> None:
        """From now on what waits to be sent must become less."""
        if self.write_by == NEVER:
            self.write_by = self.loop.time() + WRITE_SECONDS
            self.unsent = self.transport.get_write_buffer_size()

    def check(self, now: float) -> None:
        """Ends the connection if its time is up."""
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
    """`told` is called with the reason why a connection was refused or dropped."""

    def __init__(self, connections: Connections, proxies: Proxies, told: Callable[[str], None]) -> None:
        self.connections = connections
        self.proxies = proxies
        self.told = told
        self.watched: set[Watched] = set()
        self._entered: dict[asyncio.Transport, str] = {}

    def enter(self, connection: Watched) -> int:
        """0 if the connection may stay, or the status with which it is refused."""
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
        self.told(why)
        connection.transport.abort()

    def sweep(self, now: float) -> None:
        """Look at all connections, about once a second."""
        for connection in list(self.watched):
            if connection.read_by < now or connection.write_by < now or connection.transport.is_closing():
                connection.check(now)
