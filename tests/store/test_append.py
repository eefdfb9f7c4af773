"""The journal of a table: it only grows, by one number at a time, and what was said to be stored is stored."""

import asyncio
from dataclasses import replace

import pytest

from shima.store.errors import StoreError
from shima.store.rows import Gain, RatingRow
from shima.store.store import Store, open_store
from tests.store.samples import BEGIN, change, numbers, opened, person, seated, table

pytestmark = pytest.mark.anyio


async def test_entries_come_back_in_order_and_unchanged(store: Store) -> None:
    data = {"text": "士 “ü” \0 \\", "list": [1, 2.5, None, True], "nested": {"b": 1, "a": []}}
    changes = [change("t", 2, id="r2", at=BEGIN + 5, data=data), change("t", 3, by="", turn="")]
    await opened(store, "t")
    for one in changes:
        assert await store.append(one)
    assert await store.entries("t", after=1) == [one.entry for one in changes]
    assert await numbers(store, "t") == [1, 2, 3]
    assert await store.entries("t", after=3) == []


async def test_the_row_of_a_table_follows_its_journal(store: Store) -> None:
    await opened(store, "t")
    assert await store.append(change("t", 2, at=BEGIN + 7, status="over", turn="ben", due=BEGIN + 9))
    expected = replace(table("t"), version=2, moves=1, status="over", turn="ben", due=BEGIN + 9, updated=BEGIN + 7)
    assert await store.table("t") == expected
    assert await store.versions(["t", "none"]) == {"t": 2}
    assert await store.table("none") is None


@pytest.mark.parametrize("number", [0, 1, 3, 4, -1])
async def test_only_the_next_number_is_stored(store: Store, number: int) -> None:
    await opened(store, "t")
    before = await store.table("t")
    refused = change("t", number, status="over", seats=seated("eve"), gains=(Gain("eve", "yamatai", 1000.0, 10.0),))
    assert await store.append(refused) is False
    assert await numbers(store, "t") == [1]
    assert await store.table("t") == before
    assert await store.tables_of("eve", 10, 0) == []
    assert await store.ratings("yamatai", ["eve"]) == {}


async def test_a_table_that_was_never_opened_takes_no_entry(store: Store) -> None:
    assert await store.append(change("t", 1)) is False
    assert await store.entries("t") == []


async def test_of_two_with_the_same_number_one_is_stored(store: Store) -> None:
    await opened(store, "t")
    answers = await asyncio.gather(*(store.append(change("t", 2, by=name)) for name in ("ana", "ben")))
    assert sorted(answers) == [False, True]
    (entry,) = await store.entries("t", after=1)
    assert entry.by == ("ana", "ben")[answers.index(True)]


async def test_the_very_same_change_is_stored_once(store: Store) -> None:
    await opened(store, "t")
    same = change("t", 2)
    assert sorted(await asyncio.gather(store.append(same), store.append(same))) == [False, True]


async def test_of_two_servers_with_the_same_number_one_is_stored(store: Store, other: Store) -> None:
    ids = [f"t{count}" for count in range(20)]
    await opened(store, *ids)
    ours, theirs = (
        asyncio.gather(*(server.append(change(id, 2, by=by)) for id in ids))
        for server, by in ((store, "ana"), (other, "ben"))
    )
    for id, one, two in zip(ids, await ours, await theirs, strict=True):
        assert one != two
        assert [entry.by for entry in await store.entries(id, after=1)] == ["ana" if one else "ben"]


async def test_what_follows_a_refused_change_is_refused_with_it(store: Store) -> None:
    await opened(store, "t", by="ana", id="first")
    changes = [change("t", 2, by="ana", id="first"), change("t", 3, by="ana", id="third")]
    assert await asyncio.gather(*(store.append(one) for one in changes)) == [False, False]
    assert await numbers(store, "t") == [1]


async def test_changes_of_one_table_may_come_together_and_in_any_order(store: Store) -> None:
    await opened(store, "t")
    assert all(await asyncio.gather(*(store.append(change("t", number)) for number in (4, 2, 5, 3))))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5]
    assert await store.versions(["t"]) == {"t": 5}


async def test_a_request_is_stored_once(store: Store, other: Store) -> None:
    await opened(store, "t", "u")
    assert await store.append(change("t", 2, by="ana", id="r"))
    assert await other.append(change("t", 3, by="ana", id="r")) is False
    assert await store.append(change("t", 3, by="ben", id="r")), "another one's request may have the same name"
    assert await store.append(change("u", 2, by="ana", id="r")), "and so may a request at another table"
    assert await store.append(change("t", 4, by="ana"))
    assert await store.append(change("t", 5, by="ana")), "requests without a name are all different"


async def test_a_request_that_comes_twice_at_once_is_stored_once(store: Store) -> None:
    await opened(store, "t")
    repeated = [change("t", 2, by="ana", id="r"), change("t", 3, by="ana", id="r")]
    assert await asyncio.gather(*(store.append(one) for one in repeated)) == [True, False]
    assert await numbers(store, "t") == [1, 2]


async def test_a_table_is_opened_once(store: Store, other: Store) -> None:
    await opened(store, "t")
    with pytest.raises(StoreError) as refused:
        await other.open_table(table("t", host="eve"), change("t", 1, by="eve"))
    assert refused.value.text.key == "store-table-taken"
    found = await store.table("t")
    assert found is not None
    assert found.host == "ana"
    assert [entry.by for entry in await store.entries("t")] == ["ana"]


async def test_a_table_is_opened_with_its_own_first_entry(store: Store) -> None:
    for wrong in (change("t", 2), change("u", 1)):
        with pytest.raises(ValueError, match="entry 1"):
            await store.open_table(table("t"), wrong)
    assert await store.table("t") is None


async def test_seats_change_only_with_a_change_that_says_so(store: Store) -> None:
    await opened(store, "t", seats=seated("ana", "ben"))
    assert await store.append(change("t", 2))
    assert [found.id for found in await store.tables_of("ben", 10, 0)] == ["t"]
    assert await store.append(change("t", 3, seats=seated("ana", "eve")))
    assert await store.tables_of("ben", 10, 0) == []
    assert [found.id for found in await store.tables_of("eve", 10, 0)] == ["t"]
    assert await store.append(change("t", 4, seats=()))
    assert await store.tables_of("eve", 10, 0) == []


async def test_ratings_are_stored_with_the_change_that_makes_them(store: Store) -> None:
    await opened(store, "t")
    first = (Gain("ana", "yamatai", 1000.0, 12.25), Gain("ben", "yamatai", 1000.0, -12.25))
    assert await store.append(change("t", 2, gains=first))
    assert await store.append(change("t", 3, gains=(Gain("ana", "yamatai", 1000.0, 8.5),)))
    ana, ben = RatingRow("ana", "yamatai", 1020.75, 2), RatingRow("ben", "yamatai", 987.75, 1)
    assert await store.ratings("yamatai", ["ana", "ben", "eve"]) == {"ana": ana, "ben": ben}
    assert await store.ratings("tokaido-duo", ["ana"]) == {}


async def test_games_that_end_at_once_all_count_for_a_rating(store: Store) -> None:
    names = [f"t{number}" for number in range(20)]
    await opened(store, *names)
    gain = (Gain("ana", "yamatai", 1000.0, 1.5),)
    assert all(await asyncio.gather(*(store.append(change(name, 2, gains=gain)) for name in names)))
    assert await store.ratings("yamatai", ["ana"]) == {"ana": RatingRow("ana", "yamatai", 1030.0, 20)}


async def test_all_is_there_when_the_store_is_opened_again(url: str) -> None:
    store = await open_store(url)
    await store.add_person(person("ana"))
    await opened(store, "t", seats=seated("ana"))
    assert await store.append(change("t", 2))
    before = (await store.table("t"), await store.entries("t"), await store.secret())
    await store.close()
    again = await open_store(url)
    assert (await again.table("t"), await again.entries("t"), await again.secret()) == before
    assert await again.person("ana") == person("ana")
    await again.close()
