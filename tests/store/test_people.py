"""People, keys, hooks: what is kept of those who play."""

import asyncio

import pytest

from shima.store.errors import StoreError
from shima.store.rows import HookRow
from shima.store.store import Store
from tests.store.samples import BEGIN, key, person

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
    await store.add_key(key("k", "ana", expires=BEGIN + 10))
    await store.add_key(key("always", "ana"))
    assert await store.key("k", BEGIN + 9) == key("k", "ana", expires=BEGIN + 10)
    assert await store.key("k", BEGIN + 10) is None
    assert await store.take_key("k", BEGIN + 10) is None
    assert await store.key("always", BEGIN * 2) == key("always", "ana")
    assert await store.key("none", BEGIN) is None


async def test_a_key_needs_its_person(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.add_key(key("k", "nobody"))


async def test_of_many_who_take_a_key_at_once_one_gets_it(store: Store, other: Store) -> None:
    await store.add_person(person("ana"))
    await store.add_key(key("k", "ana"))
    taken = await asyncio.gather(*(server.take_key("k", BEGIN) for server in (store, other) * 5))
    assert [found for found in taken if found is not None] == [key("k", "ana")]
    assert await store.key("k", BEGIN) is None


async def test_keys_are_listed_by_person_and_kind(store: Store) -> None:
    for id in ("ana", "ben"):
        await store.add_person(person(id))
    mine = [key("b", "ana", "token", created=BEGIN), key("a", "ana", "token", created=BEGIN + 1)]
    for row in (mine[1], mine[0], key("c", "ana", "device"), key("d", "ben", "token")):
        await store.add_key(row)
    assert await store.keys_of("ana", "token") == mine


async def test_a_key_is_dropped_by_its_owner_alone(store: Store) -> None:
    await store.add_person(person("ana"))
    await store.add_key(key("k", "ana"))
    assert await store.drop_key("k", "ben") is False
    assert await store.key("k", BEGIN) is not None
    assert await store.drop_key("k", "ana") is True
    assert await store.drop_key("k", "ana") is False
    assert await store.key("k", BEGIN) is None


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


async def test_whoever_is_cut_off_while_writing_leaves_the_store_usable(store: Store) -> None:
    for count in range(40):
        writing = asyncio.create_task(store.add_person(person(f"p{count}")))
        await asyncio.sleep(count * 0.0001)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    await store.add_person(person("ana"))
    assert await store.person("ana") == person("ana")
