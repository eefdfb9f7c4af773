"""The fair queue: a client with many items delays nobody else. Counted, not timed."""

import pytest

from shima.tables.fair_queue import FairQueue, QueueFull, Ticket


def filled(*tickets: Ticket, **limits: int) -> FairQueue[int]:
    """A queue of numbered items."""
    queue: FairQueue[int] = FairQueue(**limits)
    for number, ticket in enumerate(tickets):
        queue.put(ticket, number)
    return queue


def drained(queue: FairQueue[int]) -> list[int]:
    return [queue.get()[1] for _ in range(len(queue))]


def test_a_lower_rank_comes_first() -> None:
    assert drained(filled(Ticket(2), Ticket(0), Ticket(1), Ticket(0))) == [1, 3, 2, 0]


def test_what_one_person_asks_for_keeps_its_order() -> None:
    assert drained(filled(*(Ticket(0, "here", "ann") for _ in range(5)))) == [0, 1, 2, 3, 4]


def test_addresses_take_turns_however_much_one_of_them_asks_for() -> None:
    crowd = [Ticket(0, "crowded", f"person {n}") for n in range(1000)]
    queue = filled(*crowd, Ticket(0, "quiet", "ben"), Ticket(0, "calm", "cat"), Ticket(0, "quiet", "ben"))
    assert drained(queue)[:6] == [0, 1000, 1001, 1, 1002, 2]


def test_people_of_one_address_take_turns() -> None:
    queue = filled(*(Ticket(0, "home", "ann") for _ in range(1000)), Ticket(0, "home", "ben"))
    assert drained(queue)[:3] == [0, 1000, 1]


def test_an_address_that_comes_back_waits_for_one_item_of_each_other() -> None:
    queue = filled(*(Ticket(0, f"address {n % 10}", "x") for n in range(1000)))
    for _ in range(5):
        queue.put(Ticket(0, "quiet", "ben"), -1)
        assert [queue.get()[1] for _ in range(11)].index(-1) == 10


def test_taking_turns_in_one_rank_does_not_affect_another() -> None:
    queue = filled(Ticket(1, "a", "x"), Ticket(1, "b", "y"), Ticket(0, "a", "x"))
    assert drained(queue) == [2, 0, 1]


def test_an_item_that_has_become_less_urgent_keeps_waiting() -> None:
    ranks = {"left": 0}
    queue = filled(Ticket(0, "a", "x", lambda: ranks["left"]), Ticket(0, "b", "y"), Ticket(1, "c", "z"))
    ranks["left"] = 1
    assert drained(queue) == [1, 2, 0]


def test_an_item_that_has_become_more_urgent_overtakes() -> None:
    ranks = {"back": 1}
    ticket = Ticket(1, "a", "x", lambda: ranks["back"])
    queue = filled(*(Ticket(1, f"{n}", "x") for n in range(5)), ticket)
    queue.refresh(ticket)
    assert queue.lengths() == {1: 6}
    ranks["back"] = 0
    queue.refresh(ticket)
    assert queue.lengths() == {0: 1, 1: 5}
    assert drained(queue) == [5, 0, 1, 2, 3, 4]
    queue.refresh(ticket)  # it is gone: nothing to do
    assert len(queue) == 0


def test_what_is_removed_leaves_the_others_in_order_and_no_trace() -> None:
    tickets = [Ticket(n % 2, f"{n % 3}", f"{n % 5}") for n in range(60)]
    queue = filled(*tickets)
    for ticket in (*tickets[10:], *tickets[10:]):
        queue.remove(ticket)
    assert sorted(drained(queue)) == list(range(10))
    assert queue.lengths() == {0: 0, 1: 0}
    assert not queue._of_address
    assert not any(rank._addresses for rank in queue._ranks.values())


def test_an_empty_queue_says_so() -> None:
    queue: FairQueue[int] = FairQueue()
    assert not queue
    with pytest.raises(LookupError):
        queue.get()


def test_a_ticket_waits_once() -> None:
    ticket = Ticket()
    queue = filled(ticket)
    with pytest.raises(ValueError, match="already"):
        queue.put(ticket, 1)
    assert queue.get() == (ticket, 0)
    queue.put(ticket, 2)
    assert len(queue) == 1


def test_one_address_cannot_take_all_the_room() -> None:
    queue = filled(*(Ticket(n % 2, "here", f"{n}") for n in range(3)), most=5, most_of_address=3)
    with pytest.raises(QueueFull, match="3 items of one address"):
        queue.put(Ticket(0, "here", "ann"), 3)
    for number in (3, 4):
        queue.put(Ticket(0, "there", "ben"), number)
    with pytest.raises(QueueFull, match="5 items"):
        queue.put(Ticket(0, "elsewhere", "cat"), 5)
    assert len(queue) == 5
    first, _ = queue.get()
    queue.put(Ticket(0, first.address, "dan"), 6)
