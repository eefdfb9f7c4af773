"""Limits that no normal person meets, and that keep one from taking what is there for all."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address

MOST_ADDRESSES = 50_000


def household(address: str) -> str:
    """The address as limits count it: an IPv6 network of one household counts as one address."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


class TokenBucket:
    """A purse that fills by `rate` a second up to `most`. A rate of 0 never runs out."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def spend(self, now: float, cost: float = 1) -> bool:
        """Whether there was enough left. What costs more than a full purse takes all of it."""
        if not self.rate:
            return True
        cost = min(cost, self.most)
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def charge(self, now: float, cost: float) -> None:
        """Take what something has turned out to cost, also what is not there: it must be earned before the next."""
        if self.rate:
            self.spend(now, 0)
            self.left = max(-self.most, self.left - cost)


class Addresses:
    """A purse for each address; the ones not seen for longest are forgotten."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self._purses: OrderedDict[str, TokenBucket] = OrderedDict()

    def spend(self, address: str, cost: float = 1) -> bool:
        now = self.clock()
        return self._purse(address, now).spend(now, cost)

    def charge(self, address: str, cost: float) -> None:
        now = self.clock()
        self._purse(address, now).charge(now, cost)

    def _purse(self, address: str, now: float) -> TokenBucket:
        purse = self._purses.get(address)
        if purse is None:
            purse = self._purses[address] = TokenBucket(self.rate, self.most, now)
            if len(self._purses) > MOST_ADDRESSES:
                self._purses.popitem(last=False)
        self._purses.move_to_end(address)
        return purse


class Connections:
    """How many connections are open, in all and from each address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.open = 0
        self._of: dict[str, int] = {}

    @property
    def is_full(self) -> bool:
        return bool(self.most) and self.open >= self.most

    def enter(self, address: str, is_limited: bool = True) -> bool:
        """Whether one more may be open; with `is_limited` off only the limit in all counts."""
        held = self._of.get(address, 0)
        if self.is_full or (is_limited and self.most_of_one and held >= self.most_of_one):
            return False
        self._of[address] = held + 1
        self.open += 1
        return True

    def leave(self, address: str) -> None:
        self.open -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]
