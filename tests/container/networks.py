"""Networks between containers: kernel bridges as Docker creates them, in our own network namespace."""

import ipaddress
import itertools
import subprocess
from dataclasses import dataclass

_numbers = itertools.count(1)


@dataclass(frozen=True)
class Network:
    """A bridge. This process has its first address, and may have others for visitors."""

    bridge: str
    subnet: ipaddress.IPv4Network

    @property
    def gateway(self) -> str:
        return str(self.subnet[1])

    def add_visitor(self, number: int) -> str:
        """Add an address for this process."""
        address = str(self.subnet[number])
        _ip("addr", "add", f"{address}/{self.subnet.prefixlen}", "dev", self.bridge)
        return address

    def attach(self, process: int, interface: str, address: str) -> None:
        """Give a process in another network namespace an address here."""
        cable = f"shima{next(_numbers)}"
        # As with Docker, an address keeps its MAC after a restart, because neighbours have cached it.
        card = ":".join(f"{byte:02x}" for byte in (0x02, 0x42, *ipaddress.IPv4Address(address).packed))
        peer = ("peer", "name", interface, "address", card, "netns", str(process))
        _ip("link", "add", "name", cable, "type", "veth", *peer)
        _ip("link", "set", cable, "master", self.bridge, "up")
        _ip("addr", "add", f"{address}/{self.subnet.prefixlen}", "dev", interface, inside=process)
        for each in ("lo", interface):
            _ip("link", "set", each, "up", inside=process)

    def remove(self) -> None:
        _ip("link", "delete", self.bridge)


def make_network(subnet: str) -> Network:
    network = Network(f"bridge{next(_numbers)}", ipaddress.IPv4Network(subnet))
    _ip("link", "set", "lo", "up")
    _ip("link", "add", "name", network.bridge, "type", "bridge")
    _ip("addr", "add", f"{network.gateway}/{network.subnet.prefixlen}", "dev", network.bridge)
    _ip("link", "set", network.bridge, "up")
    return network


def _ip(*words: str, inside: int | None = None) -> None:
    enter = [] if inside is None else ["nsenter", "--target", str(inside), "--net"]
    subprocess.run([*enter, "ip", *words], check=True)
