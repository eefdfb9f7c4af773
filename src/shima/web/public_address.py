"""Tells whether an address belongs to the public internet.

`ipaddress.is_global` depends on the Python version and accepts addresses that embed another one (NAT64, 6to4 and other
tunnels), so the special ranges of the IANA registries are listed here.
"""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

_SPECIAL_4: Final = tuple(
    ip_network(each)
    for each in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # carrier-grade NAT
        "127.0.0.0/8",  # loopback
        "169.254.0.0/16",  # link-local, metadata services of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments, DS-Lite, NAT64 discovery
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT relays
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
_UNICAST_6: Final = IPv6Network("2000::/3")
"""All global unicast addresses. Loopback, unique local, link-local, site-local and multicast are outside."""
_SPECIAL_6: Final = tuple(
    IPv6Network(each)
    for each in (
        "2001::/23",  # protocol assignments: Teredo, benchmarks, ORCHID
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "2620:4f:8000::/48",  # AS112
        "3ffe::/16",  # 6bone, returned
        "3fff::/20",  # documentation
    )
)
_MAPPED: Final = IPv6Network("::ffff:0:0/96")
_NAT64: Final = IPv6Network("64:ff9b::/96")
_ISATAP: Final = (0x0000_5EFE, 0x0200_5EFE)


def is_public(address: str) -> bool:
    """Whether the address is on the public internet, as far as the address itself can tell."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv4Address):
        return _is_public_4(found)
    return found.scope_id is None and _is_public_6(found)


def _is_public_4(address: IPv4Address) -> bool:
    return not any(address in network for network in _SPECIAL_4)


def _is_public_6(address: IPv6Address) -> bool:
    inner = IPv4Address(int(address) & 0xFFFF_FFFF)
    if address in _MAPPED or address in _NAT64:  # an embedded IPv4 address
        return _is_public_4(inner)
    if address not in _UNICAST_6 or any(address in network for network in _SPECIAL_6):
        return False
    is_isatap = (int(address) >> 32) & 0xFFFF_FFFF in _ISATAP
    return not is_isatap or _is_public_4(inner)
