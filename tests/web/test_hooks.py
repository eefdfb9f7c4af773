"""Webhooks: no receiver and no resolver delays the calls of others, and none gets more than its share."""

import asyncio
import threading
from contextlib import AsyncExitStack

import pytest

from shima.tables.refusal import Fault, Refused
from shima.web import hook_call, receivers
from shima.web import hooks as hooks_module
from shima.web.hook_call import LONGEST_HEAD, BadAnswer, post
from shima.web.hook_target import Target, is_own, parse, resolve
from shima.web.hooks import AT_ONCE, AT_ONCE_TO_ONE
from shima.web.limits import household
from shima.web.lookups import Busy, Lookups
from shima.web.receivers import MOST_FAILURES, MOST_WAITING
from tests.waiting import eventually
from tests.web.webhook_receiver import TIMEOUT, Answer, Rows, badly, hooks, in_drips, never, receiver, well

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def short_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook_call, "DEADLINE", 0.5)


def target_of(url: str) -> Target:
    parsed = parse(url)
    return Target(parsed.scheme, parsed.host, parsed.port, parsed.path, parsed.host)


# Slow receivers.


@pytest.mark.parametrize("slow", [in_drips, never])
@pytest.mark.usefixtures("short_deadline")
async def test_receivers_that_drip_do_not_stop_the_calls_of_others(slow: Answer) -> None:
    rows = Rows()
    async with AsyncExitStack() as stack:
        made = await stack.enter_async_context(hooks(rows))
        for number in range(AT_ONCE + 5):
            person = f"eve{number}"
            rows.urls[person] = (await stack.enter_async_context(receiver(slow, f"127.0.1.{number}"))).url
            made.call(person, f"{person}-a")
        honest = await stack.enter_async_context(receiver(well))
        rows.urls["ann"] = honest.url
        made.call("ann", "ann-a")
        await honest.heard(1)


@pytest.mark.parametrize("slow", [in_drips, never])
@pytest.mark.usefixtures("short_deadline")
async def test_the_deadline_is_for_the_whole_call_and_drips_do_not_extend_it(slow: Answer) -> None:
    async with receiver(slow) as slow_one:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(post(target_of(slow_one.url), {}, b"", None), TIMEOUT)


async def test_a_quick_receiver_does_not_wait_behind_slow_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deadline is out of reach here: only a slot of its own lets the quick one through."""
    monkeypatch.setattr(hook_call, "DEADLINE", 10 * TIMEOUT)
    rows = Rows()
    async with AsyncExitStack() as stack:
        made = await stack.enter_async_context(hooks(rows))
        honest = await stack.enter_async_context(receiver(well))
        rows.urls["ann"] = honest.url
        made.call("ann", "ann-a")
        await honest.heard(1)
        slow_ones = []
        for number in range(AT_ONCE + 5):
            person = f"eve{number}"
            slow_ones.append(await stack.enter_async_context(receiver(never, f"127.0.1.{number}")))
            rows.urls[person] = slow_ones[-1].url
            made.call(person, f"{person}-a")
        for each in slow_ones[:AT_ONCE]:
            await each.heard(1)
        made.call("ann", "ann-b")
        await honest.heard(2)


async def test_a_retry_holds_no_slot_while_it_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks_module, "AT_ONCE", 1)
    monkeypatch.setattr(hooks_module, "PAUSE", 10 * TIMEOUT)
    rows = Rows()
    async with hooks(rows) as made, receiver(badly, "127.0.1.1") as failing, receiver(well) as honest:
        rows.urls |= {"eve": failing.url, "ann": honest.url}
        made.call("eve", "eve-a")
        await failing.heard(1)
        made.call("ann", "ann-a")
        await honest.heard(1)


# Fair shares.


async def test_a_person_has_one_call_at_a_time_and_the_newest_turns_wait() -> None:
    rows = Rows()
    go = asyncio.Event()

    async def when_told(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await go.wait()
        await well(reader, writer)

    async with hooks(rows) as made, receiver(when_told) as slow:
        rows.urls["ann"] = slow.url
        made.call("ann", "ann-first")
        await slow.heard(1)
        for number in range(MOST_WAITING + 10):
            made.call("ann", f"ann-{number}")
        made.call("ann", "ann-15")  # again: the newest turn of a table counts
        go.set()
        await slow.heard(1 + MOST_WAITING)
        waited = [f"ann-{number}" for number in range(10, MOST_WAITING + 10) if number != 15]
        assert slow.tables == ["ann-first", *waited, "ann-15"]
        assert slow.most_open == 1


async def test_one_address_gets_few_calls_at_once_for_however_many_people() -> None:
    rows = Rows()
    go = asyncio.Event()

    async def when_told(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await go.wait()
        await well(reader, writer)

    async with hooks(rows) as made, receiver(when_told) as target, receiver(well, "127.0.1.1") as other:
        people = [f"p{number}" for number in range(2 * AT_ONCE)]
        for person in people:
            rows.urls[person] = target.url
            made.call(person, f"{person}-a")
        await target.heard(AT_ONCE_TO_ONE)
        rows.urls["ann"] = other.url
        made.call("ann", "ann-a")
        await other.heard(1)  # an address that waits occupies no slot
        go.set()
        await target.heard(len(people))
        assert target.most_open <= AT_ONCE_TO_ONE


async def test_a_turn_that_is_over_is_not_called_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks_module, "PAUSE", 0.01)
    monkeypatch.setattr(hooks_module, "FRESH", 0.0)
    rows = Rows()
    async with hooks(rows) as made, receiver(well) as honest:
        rows.urls["ann"] = honest.url
        made.call("ann", "ben-a")
        made.call("ann", "ann-b")
        await honest.heard(1)
        assert honest.tables == ["ann-b"]


# Receivers that fail.


async def test_a_receiver_that_fails_again_and_again_is_left_alone_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hooks_module, "PAUSE", 0.01)
    rows = Rows()
    async with hooks(rows) as made, receiver(badly) as failing, receiver(well) as honest:
        rows.urls["ann"] = failing.url
        assert made.state("ann") == (0, 0.0)
        for table in ("ann-a", "ann-b", "ann-c"):
            made.call("ann", table)
        await eventually(lambda: made.state("ann")[1])
        failures, pause = made.state("ann")
        assert failures == MOST_FAILURES == len(failing.tables)
        assert 0 < pause <= receivers.FIRST_PAUSE
        made.call("ann", "ann-d")
        await asyncio.sleep(0.05)
        assert len(failing.tables) == MOST_FAILURES
        await made.set("ann", honest.url)  # a new address is tried at once, for all turns that wait
        await honest.heard(3)
        assert set(honest.tables) == {"ann-b", "ann-c", "ann-d"}
        assert made.state("ann")[1] == 0.0


async def test_a_pause_grows_and_a_new_address_does_not_start_from_nothing() -> None:
    one = receivers.Receiver()
    pauses = []
    for _ in range(MOST_FAILURES + 12):
        one.failed()
        pauses.append(round(one.pause))
    assert pauses[: MOST_FAILURES - 1] == [0] * (MOST_FAILURES - 1)
    assert pauses[MOST_FAILURES - 1 : MOST_FAILURES + 4] == [300, 600, 1200, 2400, 3600]
    assert pauses[-1] == receivers.LONGEST_PAUSE
    one.renew()
    assert one.pause == 0
    one.failed()
    assert round(one.pause) == receivers.FIRST_PAUSE
    one.answered(0.1)
    assert one.failures == 0


async def test_nothing_is_called_after_a_webhook_was_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks_module, "PAUSE", 0.01)
    rows = Rows()
    async with hooks(rows) as made, receiver(badly) as failing:
        rows.urls["ann"] = failing.url
        for table in ("ann-a", "ann-b", "ann-c"):
            made.call("ann", table)
        await eventually(lambda: made.state("ann")[1])
        await made.drop("ann")
        assert made.state("ann") == (0, 0.0)
        made.call("ann", "ann-d")
        await asyncio.sleep(0.05)
        assert len(failing.tables) == MOST_FAILURES


# Answers.


async def flood_a_header(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 4 * LONGEST_HEAD)
    await writer.drain()
    await asyncio.sleep(TIMEOUT)


async def flood_interim_answers(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 100 Continue\r\n\r\n" * 1000)
    await writer.drain()
    await asyncio.sleep(TIMEOUT)


async def talk_nonsense(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"220 mail.example ESMTP\r\n\r\n")
    await writer.drain()


async def hang_up(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    """Without a word."""


@pytest.mark.parametrize("answer", [flood_a_header, flood_interim_answers, talk_nonsense, hang_up])
async def test_an_answer_without_bounds_or_sense_is_refused_at_once(
    answer: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook_call, "DEADLINE", 10 * TIMEOUT)
    async with receiver(answer) as strange:
        with pytest.raises(BadAnswer):
            await asyncio.wait_for(post(target_of(strange.url), {}, b"", None), TIMEOUT)


async def test_interim_answers_precede_the_one_that_counts_and_its_body_is_not_read() -> None:
    async def early_hints(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 202 Accepted\r\n\r\n" + b"x" * 100_000)
        await writer.drain()

    async with receiver(early_hints) as ready:
        assert await post(target_of(ready.url), {}, b"", None) == 202


# Names and addresses.


async def test_the_address_that_was_checked_is_the_one_that_is_called() -> None:
    rows = Rows()
    answers = iter([("127.0.1.7",), ("127.0.1.8",)])  # a resolver that changes its mind
    async with hooks(rows) as made, receiver(well, "127.0.1.7") as checked:
        port = checked.url.rpartition(":")[2]
        made.lookups.look_up = lambda _host: next(answers)
        await made.set("ann", f"http://hook.example:{port}")
        made.call("ann", "ann-a")
        await checked.heard(1)
        assert f"Host: hook.example:{port.partition('/')[0]}\r\n" in checked.heads[0]


@pytest.mark.parametrize(
    "found",
    [("10.0.0.1",), ("1.1.1.1", "127.0.0.1"), ("64:ff9b::a00:1",), ("2002:7f00:1::",), ("::7f00:1",), ("224.0.0.1",)],
)
async def test_a_name_that_leads_anywhere_else_than_the_public_internet_is_refused(found: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as error:
        await resolve("https://hook.example/", "public", Lookups(lambda _host: found), "ann")
    assert (error.value.fault, error.value.text.key) == (Fault.FORBIDDEN, "hook-private")


async def test_addresses_of_this_machine_are_its_own() -> None:
    assert is_own("127.0.0.1")
    assert not is_own("1.1.1.1")
    assert not is_own("2606:4700:4700::1111")


@pytest.mark.parametrize(
    ("url", "is_fine"), [("http://a.example:25/", False), ("http://a.example:8080/", True), ("https://a.example", True)]
)
async def test_public_webhooks_do_not_reach_the_ports_of_other_services(url: str, is_fine: bool) -> None:
    lookups = Lookups(lambda _host: ("1.1.1.1",))
    if is_fine:
        assert (await resolve(url, "public", lookups, "ann")).address == "1.1.1.1"
    else:
        with pytest.raises(Refused) as error:
            await resolve(url, "public", lookups, "ann")
        assert error.value.text.key == "hook-port"
    assert (await resolve(url, "any", lookups, "ann")).address == "1.1.1.1"


def test_parts_of_a_url_are_written_as_http_takes_them() -> None:
    assert parse('http://A.example/a{b}?c=d"e#f') == Target("http", "a.example", 80, "/a%7Bb%7D?c=d%22e")
    assert parse("https://[::1]:8443").named == "[::1]:8443"
    assert parse("https://a.example:443/").named == "a.example"
    with pytest.raises(Refused):
        parse("http://a.example:0/")


async def test_a_slow_resolver_occupies_neither_the_common_threads_nor_more_than_its_share() -> None:
    go = threading.Event()
    started = threading.Semaphore(0)

    def look_up(host: str) -> tuple[str, ...]:
        if host.startswith("slow"):
            started.release()
            go.wait(TIMEOUT)
        return ("192.0.2.1",)

    lookups = Lookups(look_up, most=3)
    lookups.seconds = 0.05
    try:
        for asker in ("eve", "mallory"):
            with pytest.raises(TimeoutError):
                await lookups.find("slow.example", asker)
        for _ in range(2):
            started.acquire(timeout=TIMEOUT)
        with pytest.raises(Busy):  # the thread of the last one still waits
            await lookups.find("other.example", "eve")
        lookups.seconds = TIMEOUT
        assert await lookups.find("other.example", "ann") == ("192.0.2.1",)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: 1), TIMEOUT) == 1
    finally:
        go.set()


async def test_no_more_lookups_than_a_few_are_under_way() -> None:
    go = threading.Event()

    def look_up(_host: str) -> tuple[str, ...]:
        go.wait(TIMEOUT)
        return ("192.0.2.1",)

    lookups = Lookups(look_up, most=2)
    first = [asyncio.create_task(lookups.find(f"{name}.example", name)) for name in ("a", "b")]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await lookups.find("c.example", "c")
    go.set()
    assert await asyncio.gather(*first) == [("192.0.2.1",)] * 2
    assert await lookups.find("a.example", "c") == ("192.0.2.1",)


async def test_a_name_that_cannot_be_found_is_refused() -> None:
    def look_up(_host: str) -> tuple[str, ...]:
        raise UnicodeError("label too long")

    with pytest.raises(Refused) as error:
        await resolve("https://hook.example/", "public", Lookups(look_up), "ann")
    assert error.value.text.key == "hook-host"


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert household("2001:db8::1") == household("2001:db8::2:3") == household("2001:db8:0:0:ffff::") == "2001:db8::"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("testclient") == "testclient"
