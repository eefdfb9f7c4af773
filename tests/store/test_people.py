"""People, keys, hooks: what is kept of those who play."""

import asyncio

import pytest

from shima.store.errors import StoreError
from shima.store.rows import HookRow
from shima.store.store import Store
from tests.store.samples import BEGIN, add_key, key, person

pytestmark = pytest.mark.anyio


async def test_people_are_found_by_id(store: Store) -> None:
    for id in ("ana", "ben", "eve"):
        await store.add_person(person(id))
    assert await store.person("ana") == person("ana")
    assert await store.person("none") is None
    assert await store.people(["ana", "eve", "none"]) == {"ana": person("ana"), "eve": person("eve")}
    assert await store.people([]) == {}


async def test_a_person_is_added_once(store: Store) -> None:
    await store.add_person(person("ana"))
    with pytest.raises(StoreError):
        await store.add_person(person("ana"))


async def test_renaming_changes_one_person(store: Store) -> None:
    for id in ("ana", "ben"):
        await store.add_person(person(id))
    await store.rename_person("ana", "Anna")
    found = await store.people(["ana", "ben"])
    assert [found[id].name for id in ("ana", "ben")] == ["Anna", person("ben").name]


async def test_a_key_opens_until_it_expires(store: Store) -> None:
    await store.add_person(person("ana"))
    await add_key(store, key("k", "ana", expires=BEGIN + 10))
    await add_key(store, key("always", "ana"))
    assert await store.holder("k", BEGIN + 9) == (person("ana"), key("k", "ana", expires=BEGIN + 10))
    assert await store.holder("k", BEGIN + 10) is None
    assert await store.take_key("k", BEGIN + 10) is None
    assert await store.holder("always", BEGIN * 2) == (person("ana"), key("always", "ana"))
    assert await store.holder("none", BEGIN) is None


async def test_a_key_needs_its_person(store: Store) -> None:
    with pytest.raises(StoreError):
        await add_key(store, key("k", "nobody"))


async def test_of_many_who_take_a_key_at_once_one_gets_it(store: Store, other: Store) -> None:
    await store.add_person(person("ana"))
    await add_key(store, key("k", "ana"))
    taken = await asyncio.gather(*(server.take_key("k", BEGIN) for server in (store, other) * 5))
    assert [found for found in taken if found is not None] == [key("k", "ana")]
    assert await store.holder("k", BEGIN) is None


async def test_keys_are_listed_by_person_and_kind(store: Store) -> None:
    for id in ("ana", "ben"):
        await store.add_person(person(id))
    mine = [key("b", "ana", "token", created=BEGIN), key("a", "ana", "token", created=BEGIN + 1)]
    for row in (mine[1], mine[0], key("c", "ana", "device"), key("d", "ben", "token")):
        await add_key(store, row)
    assert await store.keys_of("ana", "token") == mine


async def test_a_key_is_dropped_by_its_owner_alone(store: Store) -> None:
    await store.add_person(person("ana"))
    await add_key(store, key("k", "ana"))
    assert await store.drop_keys("ben", ["k"]) == []
    assert await store.known_keys(["k", "none"]) == {"k"}
    assert await store.drop_keys("ana", ["k", "none"]) == ["k"]
    assert await store.drop_keys("ana", ["k"]) == []
    assert await store.known_keys(["k"]) == set()


async def test_of_many_keys_that_are_added_at_once_no_more_are_taken_than_allowed(store: Store, other: Store) -> None:
    await store.add_person(person("ana"))
    rows = [key(f"k{number}", "ana", "token") for number in range(20)]
    servers = (store, other) * 10
    added = await asyncio.gather(*(server.add_key(row, 10) for server, row in zip(servers, rows, strict=True)))
    assert sum(added) == 10
    assert len(await store.keys_of("ana", "token")) == 10


async def test_of_many_keys_that_push_others_out_at_once_the_allowed_number_stays(store: Store, other: Store) -> None:
    await store.add_person(person("ana"))
    rows = [key(f"k{number:02}", "ana", created=BEGIN + number) for number in range(20)]
    servers = (store, other) * 10
    dropped = await asyncio.gather(*(server.push_key(row, 5) for server, row in zip(servers, rows, strict=True)))
    kept = {row.hash for row in await store.keys_of("ana", "device")}
    assert len(kept) == 5
    assert sorted(hash for hashes in dropped for hash in hashes) == sorted({row.hash for row in rows} - kept)


async def test_the_key_not_seen_for_longest_makes_room(store: Store) -> None:
    await store.add_person(person("ana"))
    for number in range(3):
        await store.push_key(key(f"k{number}", "ana", created=BEGIN + number), 3)
    assert await store.mark_seen(key("k0", "ana"), BEGIN + 100)
    assert await store.push_key(key("new", "ana", created=BEGIN + 50), 3) == ["k1"]
    assert await store.push_key(key("new", "ana", created=BEGIN + 50), 3) == []
    assert not await store.mark_seen(key("k1", "ana"), BEGIN + 100)


async def test_expired_keys_are_purged_in_portions(store: Store) -> None:
    await store.add_person(person("ana"))
    for number in range(5):
        await add_key(store, key(f"k{number}", "ana", expires=BEGIN + number))
    await add_key(store, key("always", "ana"))
    assert [await store.purge_keys(BEGIN + 3, 3) for _ in range(3)] == [3, 1, 0]
    assert {row.hash for row in await store.keys_of("ana", "device")} == {"k4", "always"}


async def test_a_person_has_one_hook(store: Store) -> None:
    await store.add_person(person("ana"))
    assert await store.hook("ana") is None
    await store.set_hook(HookRow("ana", "https://one.example", "s1"))
    await store.set_hook(HookRow("ana", "https://two.example", "s2"))
    assert await store.hook("ana") == HookRow("ana", "https://two.example", "s2")
    await store.drop_hook("ana")
    assert await store.hook("ana") is None


async def test_all_servers_have_the_same_secret(store: Store, other: Store) -> None:
    secrets = await asyncio.gather(*(server.secret() for server in (store, other) * 5))
    assert len(set(secrets)) == 1
    assert len(bytes.fromhex(secrets[0])) == 32


async def test_a_cancelled_write_leaves_the_store_usable(store: Store) -> None:
    for count in range(40):
        writing = asyncio.create_task(store.add_person(person(f"p{count}")))
        await asyncio.sleep(count * 0.0001)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    await store.add_person(person("ana"))
    assert await store.person("ana") == person("ana")
