"""A burst of requests from one address is queued, and delays nobody else."""

import asyncio

import pytest

from shima.web.concurrency import ConcurrencyLimit, Pass

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def entered(turnstile: ConcurrencyLimit, address: str, inside: list[str]) -> None:
    await turnstile.enter(address)
    inside.append(address)


async def test_of_a_burst_only_some_are_inside_and_others_pass_by() -> None:
    turnstile, inside = ConcurrencyLimit(2), list[str]()
    burst = [asyncio.create_task(entered(turnstile, "attacker", inside)) for _ in range(100)]
    await asyncio.sleep(0)
    await entered(turnstile, "somebody", inside)
    assert inside == ["attacker", "attacker", "somebody"]
    for done in range(100):
        turnstile.leave("attacker")
        await asyncio.sleep(0)
        assert inside.count("attacker") == min(100, done + 3)
    await asyncio.gather(*burst)
    turnstile.leave("somebody")
    assert not turnstile._inside
    assert not turnstile._lines


async def test_a_cancelled_request_leaves_the_queue_and_takes_no_slot() -> None:
    turnstile, inside = ConcurrencyLimit(1), list[str]()
    await turnstile.enter("a")
    waiting = [asyncio.create_task(entered(turnstile, "a", inside)) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    turnstile.leave("a")  # it is the second one's turn, who goes at the same moment
    waiting[1].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert inside == ["a"]
    turnstile.leave("a")
    assert not turnstile._inside


async def test_a_request_is_outside_while_it_waits_for_its_body() -> None:
    turnstile = ConcurrencyLimit(1)
    slow, quick = Pass(turnstile, "a"), Pass(turnstile, "a")
    await slow.enter()
    slow.leave()
    await asyncio.wait_for(quick.enter(), 60)
    quick.leave()
    quick.leave()
    await slow.enter()
    await slow.enter()
    slow.leave()
    assert not turnstile._inside


async def test_waiting_for_something_slow_lets_the_next_request_in() -> None:
    """A hint takes a second: other players behind the same address must be able to move meanwhile."""
    turnstile = ConcurrencyLimit(1)
    hint, move = Pass(turnstile, "a"), Pass(turnstile, "a")
    await hint.enter()
    await asyncio.wait_for(move.enter(), 60)
    hint.leave()
    move.leave()
    assert not turnstile._inside


async def test_without_a_limit_everyone_is_let_in() -> None:
    turnstile, inside = ConcurrencyLimit(0), list[str]()
    await asyncio.gather(*(entered(turnstile, "a", inside) for _ in range(50)))
    assert len(inside) == 50
