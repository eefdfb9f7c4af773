"""People: a name is enough, and nobody can sign in as another person."""

import pytest

from shima.store.rows import PersonRow
from shima.tables.names import checked_name
from shima.tables.people import LINK_LASTS, MOST_DEVICES, MOST_TOKENS, People, key_id
from shima.tables.refusal import Fault, Refused
from shima.tables.service import TableService
from tests.tables.services import FakeClock

pytestmark = pytest.mark.anyio


@pytest.fixture
def people(service: TableService, now: FakeClock) -> People:
    return People(service.store, "a secret", now)


async def who(people: People, tag: str) -> PersonRow | None:
    visit = await people.by_tag(tag)
    return visit.person if visit else None


async def test_a_new_person_is_known_by_the_tag_and_nobody_by_another(people: People, now: FakeClock) -> None:
    person = await people.welcome("  Ada | Lovelace\n")
    assert person.name == "Ada Lovelace"
    tag = await people.new_device(person, "")
    assert await who(people, tag) == person
    other = await people.welcome("Eve")
    stolen = f"{(await people.new_device(other, '')).split('.')[0]}.{tag.split('.')[1]}"
    for wrong in ("", person.id, tag[:-1], tag + "x", stolen, "é" * 10):
        assert await who(people, wrong) is None
    stranger = People(people.store, "another secret", now)
    assert await who(people, await stranger.new_device(person, "")) is None


async def test_a_new_name_is_the_same_person(people: People) -> None:
    person = await people.welcome("Ada")
    tag = await people.new_device(person, "")
    renamed = await people.rename(person, "Countess")
    assert (renamed.id, await who(people, tag)) == (person.id, renamed)


async def test_a_device_is_revoked_alone_or_with_all_others(people: People) -> None:
    person, other = await people.welcome("Ada"), await people.welcome("Eve")
    tags = [await people.new_device(person, f"Firefox/{number}") for number in range(4)]
    visits = [visit for tag in tags if (visit := await people.by_tag(tag))]
    first = key_id(visits[0].key)
    assert not await people.drop_device(other, first)
    assert not await people.drop_device(person, "")
    assert await people.drop_device(person, first)
    assert not await people.drop_device(person, first)
    assert [bool(await who(people, tag)) for tag in tags] == [False, True, True, True]
    await people.drop_other_devices(visits[2])
    assert [bool(await who(people, tag)) for tag in tags] == [False, False, True, False]
    await people.sign_out(visits[2])
    assert await who(people, tags[2]) is None


async def test_the_device_not_seen_for_longest_is_dropped_and_its_connections_end(
    people: People, now: FakeClock
) -> None:
    person = await people.welcome("Ada")
    tags = [await people.new_device(person, "") for _ in range(MOST_DEVICES)]
    oldest = await people.by_tag(tags[0])
    now.wait(3 * 24 * 3600)
    for tag in tags[1:]:
        assert await who(people, tag) == person
    assert oldest is not None
    with people.sessions.open(oldest.key.hash) as ended:
        await people.new_device(person, "")
        assert ended.is_set()
    assert await who(people, tags[0]) is None
    assert len(await people.devices(person)) == MOST_DEVICES


async def test_a_device_is_noted_as_seen_once_a_day(people: People, now: FakeClock) -> None:
    person = await people.welcome("Ada")
    tag = await people.new_device(person, "")
    days = []
    for _ in range(6):
        now.wait(8 * 3600)
        await people.by_tag(tag)
        (row,) = await people.devices(person)
        days.append(row.seen)
        assert row.seen % (24 * 3600 * 1000) == 0
    assert len(set(days)) in (2, 3)


async def test_other_servers_end_the_connections_of_a_revoked_device(people: People, now: FakeClock) -> None:
    there = People(people.store, "a secret", now)
    person = await people.welcome("Ada")
    visits = [await people.by_tag(await people.new_device(person, "")) for _ in range(2)]
    revoked, kept = (visit.key for visit in visits if visit)
    with there.sessions.open(revoked.hash) as ended, there.sessions.open(kept.hash) as open_still:
        await people.drop_device(person, key_id(revoked))
        assert not ended.is_set()
        await there.sessions.end_revoked(there.store)
        assert (ended.is_set(), open_still.is_set()) == (True, False)


async def test_a_recovery_code_signs_in_and_a_new_one_replaces_it(people: People) -> None:
    person = await people.welcome("Ada")
    assert await people.recovery_made(person) is None
    code = await people.make_recovery(person)
    assert len(code.replace("-", "")) == 20
    for way in (code, code.lower(), code.replace("-", " "), f"  {code}\n"):
        assert await people.by_recovery(way) == person
    newer = await people.make_recovery(person)
    assert await people.by_recovery(newer) == person
    for wrong in (code, "", newer[:-1], newer + "A", "ABCD-EFGH-JKMN-PQRS-TUVW", "\ud800"):
        with pytest.raises(Refused) as caught:
            await people.by_recovery(wrong)
        assert (caught.value.fault, caught.value.text.key) == (Fault.FORBIDDEN, "person-recovery")
    stored = {row.hash for row in await people.store.keys_of(person.id, "recovery")}
    assert len(stored) == 1
    assert newer.replace("-", "") not in stored


async def test_a_link_signs_in_the_same_person_once_and_within_a_day(people: People, now: FakeClock) -> None:
    person = await people.welcome("Ada")
    link, late = await people.make_link(person), await people.make_link(person)
    assert await people.by_link(link) == person
    for used in (link, "", "guess", "\ud800"):
        with pytest.raises(Refused) as caught:
            await people.by_link(used)
        assert caught.value.fault is Fault.FORBIDDEN
    now.at += LINK_LASTS + 1
    with pytest.raises(Refused):
        await people.by_link(late)


async def test_a_token_lets_a_program_play_until_it_is_dropped(people: People) -> None:
    person, other = await people.welcome("Ada"), await people.welcome("Eve")
    token = await people.make_token(person, "my program")
    assert (await people.by_token(token)).person == person
    with pytest.raises(Refused):
        await people.by_link(token)
    (row,) = await people.tokens(person)
    assert not await people.drop_token(other, key_id(row))
    assert not await people.drop_token(person, "")
    assert await people.drop_token(person, key_id(row))
    with pytest.raises(Refused):
        await people.by_token(token)


async def test_nobody_has_too_many_tokens(people: People) -> None:
    person = await people.welcome("Ada")
    for number in range(MOST_TOKENS):
        await people.make_token(person, f"{number}")
    with pytest.raises(Refused) as caught:
        await people.make_token(person, "more")
    assert caught.value.fault is Fault.TOO_MANY


@pytest.mark.parametrize("name", ["", "  ", "|", "\x00", "level3", "Level3", "RANDOM", "search:sims=1", "x" * 1000])
def test_nobody_has_no_name_or_that_of_a_bot(name: str) -> None:
    with pytest.raises(Refused):
        checked_name(name)
