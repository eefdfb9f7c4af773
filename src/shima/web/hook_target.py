"""Where a webhook goes: the address in a person's words, checked, and resolved to the one address that is called."""

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
"""Below it are services that could take a call for something else, such as mail."""
NOT_OURS: Final = "192.0.2.1"
"""An address for documentation, which no machine has."""
PATH_SIGNS: Final = "/%:@!$&'()*+,;=~?"


@dataclass(frozen=True)
class Target:
    """`address` is the one that was checked, and the one that is called."""

    scheme: str
    host: str
    port: int
    path: str
    address: str = ""

    @property
    def named(self) -> str:
        """The value of the Host header."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == PORTS[self.scheme] else f"{name}:{self.port}"


async def resolve(url: str, allowed: str, lookups: Lookups, asker: str) -> Target:
    """The target of a URL; Refused where calls must not go."""
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
    """The parts of a URL that can be called; Refused if it is not one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Refused(Fault.MALFORMED, Text("hook-url")) from error
    is_plain = url.isascii() and url.isprintable() and " " not in url  # what every store and HTTP take
    if not is_plain or parts.scheme not in PORTS or not parts.hostname or parts.username or parts.password or port == 0:
        raise Refused(Fault.MALFORMED, Text("hook-url"))
    return Target(parts.scheme, parts.hostname, port or PORTS[parts.scheme], _path(parts))


def _path(parts: SplitResult) -> str:
    path = quote(parts.path or "/", PATH_SIGNS)
    return f"{path}?{quote(parts.query, PATH_SIGNS)}" if parts.query else path


def is_own(address: str) -> bool:
    """Whether the address is one of this machine's: a call to it would not pass the firewall in front."""
    return _can_bind(address) and not _can_bind(NOT_OURS)


def _can_bind(address: str) -> bool:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True
