"""What the store forgets: in one transaction, or not at all."""

from dataclasses import replace

import pytest

from shima.store.rows import BlockRow, EntryRow, Gain, HookRow, PersonRow, ReportRow
from shima.store.store import Store
from tests.store.samples import BEGIN, add_key, change, key, opened, person, seated

pytestmark = pytest.mark.anyio


async def test_a_journal_is_rewritten_with_the_entry_that_tells_of_it(store: Store) -> None:
    await opened(store, "t", "u", seats=seated("ana", "ben"))
    for number in (2, 3):
        assert await store.append(change("t", number, by="ana" if number == 2 else "ben", id="same"))
    assert await store.append(change("u", 2))
    first = (await store.entries("t"))[0]
    rewritten = replace(first, data={"new": ["ü", None]})
    last = change("t", 4, by="")
    assert await store.rewrite(last, [rewritten], "ana", "former:1")
    journal = await store.entries("t")
    assert [(entry.number, entry.by) for entry in journal] == [(1, "former:1"), (2, "former:1"), (3, "ben"), (4, "")]
    assert (journal[0].data, journal[1].data) == (rewritten.data, change("t", 2).entry.data)
    row = await store.table("t")
    assert row is not None
    assert (row.version, row.host) == (4, "former:1")
    assert [row.id for row in await store.tables_of("ana", 10, 0)] == ["u"]
    assert {entry.by for entry in await store.entries("u")} == {"ana"}


async def test_a_rewriting_that_comes_too_late_changes_nothing(store: Store, other: Store) -> None:
    await opened(store, "t", seats=seated("ana", "ben"))
    assert await other.append(change("t", 2))
    before = await store.entries("t")
    changed = [replace(entry, data={}) for entry in before]
    assert not await store.rewrite(change("t", 2, by=""), changed, "ana", "former:1")
    assert await store.entries("t") == before


async def test_the_tables_of_a_person_are_found_also_those_they_left(store: Store) -> None:
    await opened(store, "t", "u", by="ben", seats=())
    sat = replace(change("u", 2, by="eve"), entry=EntryRow("u", 2, "sat", {}, BEGIN, "eve", ""), seats=seated("eve"))
    assert await store.append(sat)
    assert await store.append(change("u", 3, by="eve", seats=()))
    assert await store.tables_with("eve") == ["u"]
    assert await store.tables_with("ana") == ["t", "u"]
    assert await store.tables_with("none") == []


async def test_imported_games_are_found_by_who_brought_them(store: Store) -> None:
    await opened(store, "t", "u")
    imported = EntryRow("u", 2, "imported", {"names": []}, BEGIN, "", "")
    assert await store.append(replace(change("u", 2), entry=imported))
    assert await store.imported_by("ana") == ["u"]
    assert await store.imported_by("ben") == []


async def test_a_person_is_erased_in_two_steps_that_can_be_resumed(store: Store) -> None:
    for id in ("ana", "ben"):
        await store.add_person(person(id))
        await add_key(store, key(f"key of {id}", id))
        await store.set_hook(HookRow(id, "https://hook.example", "s"))
    await opened(store, "t", gains=tuple(Gain(id, "yamatai", 1000.0, 1.0) for id in ("ana", "ben")))
    for number, (one, two) in enumerate([("ana", "ben"), ("ben", "ana")]):
        assert await store.add_block(BlockRow(f"b{number}", one, two, "block", "", BEGIN), 10)
        row = ReportRow(f"r{number}", BEGIN, "t", one, one, two, two, "", [])
        assert await store.add_report(row, 0, 10)
    assert await store.begin_erasing("ana", "former player") == ["key of ana"]
    assert await store.being_erased(10) == [PersonRow("ana", "former player", BEGIN)]
    assert await store.holder("key of ana", BEGIN) is None
    assert await store.hook("ana") is None
    await store.finish_erasing("ana")
    assert await store.being_erased(10) == []
    assert await store.people(["ana", "ben"]) == {"ben": person("ben")}
    assert set(await store.ratings("yamatai", ["ana", "ben"])) == {"ben"}
    assert await store.blocks_of("ben") == []
    assert await store.reports(True, 10) == []
    assert await store.hook("ben") is not None
    assert await store.known_keys(["key of ana", "key of ben"]) == {"key of ben"}


async def test_words_in_reports_about_others_are_erased_too(store: Store) -> None:
    for id in ("ana", "ben", "eve"):
        await store.add_person(person(id))
    await opened(store, "t")
    chat = [{"person": id, "name": id, "text": f"{id} says"} for id in ("ana", "ben")]
    assert await store.add_report(ReportRow("r", BEGIN, "t", "eve", "Eve", "ben", "Ben", "", chat), 0, 10)
    assert await store.rewrite(change("t", 2, by=""), [], "ana", "former:1")
    (kept,) = await store.reports(False, 10)
    assert [line["person"] for line in kept.chat] == ["ben"]


async def test_guests_who_have_nothing_are_purged_in_portions(store: Store) -> None:
    for id in ("a", "b", "c", "d", "e", "f"):
        await store.add_person(replace(person(id), created=BEGIN + 10 * (id == "b")))
    await add_key(store, key("kc", "c", "token"))
    await add_key(store, key("kd", "d", "browser"))
    await store.set_hook(HookRow("e", "https://hook.example", "s"))
    await opened(store, "t", by="f")
    sat = EntryRow("t", 2, "sat", {}, BEGIN, "f", "")
    assert await store.append(replace(change("t", 2), entry=sat))
    cursors = [""]
    while len(cursors) == 1 or cursors[-1]:
        cursors.append(await store.purge_guests(cursors[-1], BEGIN + 5, 4))
    assert cursors == ["", "d", ""]
    assert set(await store.people(list("abcdef"))) == set("bcef")
