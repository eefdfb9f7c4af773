"""Responses are made once for equal requests, and take no more memory than allowed."""

import asyncio

import pytest

from shima.tables.cache import OVERHEAD, Cache

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_equal_questions_are_answered_once_even_while_the_answer_is_made() -> None:
    cache, asked = Cache(), list[int]()
    go = asyncio.Event()

    async def make() -> bytes:
        asked.append(1)
        await go.wait()
        return b"answer"

    first = [asyncio.create_task(cache.get("key", make)) for _ in range(5)]
    await asyncio.sleep(0)
    first[0].cancel()  # the first request goes away
    go.set()
    assert await asyncio.gather(*first[1:]) == [b"answer"] * 4
    assert await cache.get("key", make) == b"answer"
    assert (len(asked), cache.hits, cache.misses) == (1, 1, 5)


async def test_an_answer_that_cannot_be_made_is_not_kept() -> None:
    cache, errors = Cache(), [ValueError("once")]

    async def make() -> bytes:
        if errors:
            raise errors.pop()
        return b"answer"

    with pytest.raises(ValueError, match="once"):
        await cache.get("key", make)
    assert await cache.get("key", make) == b"answer"


def test_the_answers_not_asked_for_longest_make_room() -> None:
    cache = Cache(10 * (OVERHEAD + 100))
    for number in range(10):
        cache.get_now(number, lambda: b"x" * 100)
    cache.get_now(0, lambda: b"never")
    cache.get_now(10, lambda: b"x" * 100)
    assert cache.size <= cache.most
    assert (len(cache), cache.get_now(0, lambda: b"again")) == (10, b"x" * 100)
    assert cache.get_now(1, lambda: b"again") == b"again"
    cache.get_now("huge", lambda: b"x" * cache.most)
    assert (len(cache), cache.size <= cache.most) == (10, True)
    assert cache.get_now("huge", lambda: b"") == b""
