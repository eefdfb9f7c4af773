"""People: a name is enough, and nobody comes in as somebody else."""

import pytest

from shima.tables.house import House
from shima.tables.people import LINK_LASTS, MOST_TOKENS, People, checked_name, token_id
from shima.tables.refusal import Fault, Refused
from tests.tables.hosting import Hands

pytestmark = pytest.mark.anyio


@pytest.fixture
def people(house: House, now: Hands) -> People:
    return People(house.store, "a secret", now)


async def test_whoever_is_welcome_is_known_by_the_tag_and_nobody_by_another(people: People, now: Hands) -> None:
    person = await people.welcome("  Ada | Lovelace\n")
    assert person.name == "Ada Lovelace"
    tag = people.tag(person)
    assert await people.by_tag(tag) == person
    other = await people.welcome("Eve")
    stolen = f"{people.tag(other).split('.')[0]}.{tag.split('.')[1]}"
    for wrong in ("", person.id, tag[:-1], tag + "x", stolen, "é" * 10):
        assert await people.by_tag(wrong) is None
    stranger = People(people.store, "another secret", now)
    assert await people.by_tag(stranger.tag(person)) is None


async def test_a_new_name_is_the_same_person(people: People) -> None:
    person = await people.welcome("Ada")
    renamed = await people.rename(person, "Countess")
    assert (renamed.id, await people.by_tag(people.tag(person))) == (person.id, renamed)


async def test_a_link_brings_the_same_person_once_and_within_a_day(people: People, now: Hands) -> None:
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
    assert await people.by_token(token) == person
    with pytest.raises(Refused):
        await people.by_link(token)
    (row,) = await people.tokens(person)
    assert not await people.drop_token(other, token_id(row))
    assert not await people.drop_token(person, "")
    assert await people.drop_token(person, token_id(row))
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
