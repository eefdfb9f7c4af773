"""Rate and connection limits, far above normal use, that protect shared resources."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address

MOST_ADDRESSES = 50_000


def household(address: str) -> str:
    """Return the key for limits: addresses in one household's IPv6 network share it."""
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
    """A token bucket that refills at `rate` per second up to `most`. A rate of 0 means no limit."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def spend(self, now: float, cost: float = 1) -> bool:
        """Return whether enough was left, and take it. A cost above `most` needs a full bucket and empties it."""
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
        """Take a cost that is only known afterwards. The balance can become negative."""
        if self.rate:
            self.spend(now, 0)
            self.left = max(-self.most, self.left - cost)


class Addresses:
    """One token bucket per address. The least recently used are forgotten."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def spend(self, address: str, cost: float = 1) -> bool:
        now = self.clock()
        return self._bucket(address, now).spend(now, cost)

    def charge(self, address: str, cost: float) -> None:
        now = self.clock()
        self._bucket(address, now).charge(now, cost)

    def _bucket(self, address: str, now: float) -> TokenBucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self.rate, self.most, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class Connections:
    """Counts open connections, in total and per address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.open = 0
        self._of: dict[str, int] = {}

    @property
    def is_full(self) -> bool:
        return bool(self.most) and self.open >= self.most

    def enter(self, address: str, is_limited: bool = True) -> bool:
        """Count one more connection, if allowed. Without `is_limited` only the total limit applies."""
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
