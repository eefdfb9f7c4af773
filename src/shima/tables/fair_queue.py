"""A fair queue: a client with many jobs cannot delay the others.

Lower ranks come first. Within a rank, addresses take turns; within an address, its people do; each person's items keep
their order. Every operation takes constant time.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


class QueueFull(Exception):
    """The queue is full, for this address or altogether."""


@dataclass(eq=False, slots=True)
class Ticket:
    """Who asks, and how urgently. Each item needs its own ticket."""

    rank: int = 0
    address: str = ""
    person: str = ""
    rank_now: Callable[[], int] | None = None
    """The urgency when the item's turn comes, if it can change."""


class FairQueue(Generic[T]):
    """A limit of 0 means none."""

    def __init__(self, most: int = 0, most_of_address: int = 0) -> None:
        self.most = most
        self.most_of_address = most_of_address
        self._waiting: dict[Ticket, T] = {}
        self._ranks: dict[int, _Rank] = {}
        self._of_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, ticket: Ticket) -> bool:
        return ticket in self._waiting

    def lengths(self) -> dict[int, int]:
        """Return the number of waiting items by rank, for all ranks used so far."""
        return {rank: waiting.length for rank, waiting in sorted(self._ranks.items())}

    def put(self, ticket: Ticket, item: T) -> None:
        if ticket in self._waiting:
            raise ValueError("this ticket is waiting already")
        if self.most and len(self._waiting) >= self.most:
            raise QueueFull(f"{self.most} items wait already")
        if self.most_of_address and self._of_address[ticket.address] >= self.most_of_address:
            raise QueueFull(f"{self.most_of_address} items of one address wait already")
        self._waiting[ticket] = item
        self._of_address[ticket.address] += 1
        self._rank(ticket.rank).put(ticket)

    def get(self) -> tuple[Ticket, T]:
        """Return the next item, or raise LookupError. Items that became less urgent keep waiting."""
        while ticket := self._next():
            rank = ticket.rank_now() if ticket.rank_now else ticket.rank
            if rank <= ticket.rank:
                return ticket, self._forget(ticket)
            ticket.rank = rank
            self._rank(rank).put(ticket)
        raise LookupError("the queue is empty")

    def remove(self, ticket: Ticket) -> None:
        """Remove the item if it is still waiting."""
        if ticket in self._waiting:
            self._ranks[ticket.rank].remove(ticket)
            self._forget(ticket)

    def refresh(self, ticket: Ticket) -> None:
        """Update the urgency of the item if it is still waiting."""
        if ticket in self._waiting and ticket.rank_now and ticket.rank_now() < ticket.rank:
            self._ranks[ticket.rank].remove(ticket)
            ticket.rank = ticket.rank_now()
            self._rank(ticket.rank).put(ticket)

    def _next(self) -> Ticket | None:
        rank = min((rank for rank, waiting in self._ranks.items() if waiting.length), default=None)
        return None if rank is None else self._ranks[rank].get()

    def _rank(self, rank: int) -> "_Rank":
        return self._ranks.setdefault(rank, _Rank())

    def _forget(self, ticket: Ticket) -> T:
        self._of_address[ticket.address] -= 1
        if not self._of_address[ticket.address]:
            del self._of_address[ticket.address]
        return self._waiting.pop(ticket)


class _Rank:
    """The tickets of one rank by address and person, in round-robin order. Empty queues are removed."""

    def __init__(self) -> None:
        self.length = 0
        self._addresses: OrderedDict[str, OrderedDict[str, OrderedDict[Ticket, None]]] = OrderedDict()

    def put(self, ticket: Ticket) -> None:
        people = self._addresses.setdefault(ticket.address, OrderedDict())
        people.setdefault(ticket.person, OrderedDict())[ticket] = None
        self.length += 1

    def get(self) -> Ticket:
        """Remove and return the first ticket. Its person and address move to the back."""
        address, people = next(iter(self._addresses.items()))
        person, tickets = next(iter(people.items()))
        ticket = next(iter(tickets))
        self._addresses.move_to_end(address)
        people.move_to_end(person)
        self.remove(ticket)
        return ticket

    def remove(self, ticket: Ticket) -> None:
        people = self._addresses[ticket.address]
        tickets = people[ticket.person]
        del tickets[ticket]
        self.length -= 1
        if not tickets:
            del people[ticket.person]
        if not people:
            del self._addresses[ticket.address]
