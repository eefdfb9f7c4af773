"""Checks the URL of a webhook and resolves it to the address that is called."""

import socket
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import SplitResult, quote, urlsplit

from shima.games.text import Text
from shima.tables.refusal import Fault, Refused
from shima.web.lookups import Busy, Lookups
from shima.web.public_address import is_public

PORTS: Final = {"http": 80, "https": 443}
FIRST_FREE_PORT: Final = 1024
"""Lower ports belong to services that could misinterpret a call, such as mail."""
NOT_OURS: Final = "192.0.2.1"
"""An address reserved for documentation, which no machine has."""
PATH_SIGNS: Final = "/%:@!$&'()*+,;=~?"


@dataclass(frozen=True)
class Target:
    """`address` is both checked and called, so DNS cannot change in between."""

    scheme: str
    host: str
    port: int
    path: str
    address: str = ""

    @property
    def named(self) -> str:
        """Return the value of the Host header."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == PORTS[self.scheme] else f"{name}:{self.port}"


async def resolve(url: str, allowed: str, lookups: Lookups, asker: str) -> Target:
    """Return the target of a URL. Raise Refused if calls must not go there."""
    target = parse(url)
    if allowed == "public" and target.port not in PORTS.values() and target.port < FIRST_FREE_PORT:
        raise Refused(Fault.FORBIDDEN, Text("hook-port", {"port": str(target.port)}))
    try:
        addresses = await lookups.find(target.host, asker)
    except Busy as error:
        raise Refused(Fault.TOO_MANY, Text("hook-busy")) from error
    except OSError as error:
        raise Refused(Fault.MALFORMED, Text("hook-host", {"host": target.host})) from error
    if allowed == "public" and not all(is_public(each) and not is_own(each) for each in addresses):
        raise Refused(Fault.FORBIDDEN, Text("hook-private", {"host": target.host}))
    return replace(target, address=addresses[0])


def parse(url: str) -> Target:
    """Parse a URL. Raise Refused if it is not a valid target."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Refused(Fault.MALFORMED, Text("hook-url")) from error
    is_plain = url.isascii() and url.isprintable() and " " not in url  # accepted by all databases and by HTTP
    if not is_plain or parts.scheme not in PORTS or not parts.hostname or parts.username or parts.password or port == 0:
        raise Refused(Fault.MALFORMED, Text("hook-url"))
    return Target(parts.scheme, parts.hostname, port or PORTS[parts.scheme], _path(parts))


def _path(parts: SplitResult) -> str:
    path = quote(parts.path or "/", PATH_SIGNS)
    return f"{path}?{quote(parts.query, PATH_SIGNS)}" if parts.query else path


def is_own(address: str) -> bool:
    """Whether the address belongs to this machine: a call to it would bypass the firewall."""
    return _can_bind(address) and not _can_bind(NOT_OURS)


def _can_bind(address: str) -> bool:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True
