"""A database of the first version, with people who have cookies, links and tokens, works with this one."""

import asyncio
import hashlib
from pathlib import Path

import pytest
from alembic import command
from itsdangerous import URLSafeSerializer
from sqlalchemy import Connection, text

from shima.store.database import Database, normal
from shima.store.migrate import _config
from shima.store.store import Store, open_store
from shima.tables.people import MOST_DEVICES, People, key_id
from tests.store.samples import BEGIN

pytestmark = pytest.mark.anyio
SECRET = "ab" * 32
TAG = str(URLSafeSerializer(SECRET, salt="shima-person").dumps("ana-id"))


def hashed(kind: str, key: str) -> str:
    return hashlib.sha256(f"{kind}:{key}".encode()).hexdigest()


def make_first_version(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def old_store(url: str) -> Store:
    """Opened by this program, made by the one before."""
    if url.startswith("sqlite"):
        Path(normal(url).database or "").touch()
    database = Database(url)
    async with database.transaction() as connection:
        await connection.run_sync(make_first_version)
        await connection.execute(text(f"INSERT INTO settings VALUES ('secret', '{SECRET}')"))
        await connection.execute(text(f"INSERT INTO people VALUES ('ana-id', 'Ana', {BEGIN})"))
        for kind, expires in (("token", "NULL"), ("device", str(BEGIN + 10))):
            values = f"'{hashed(kind, 'k')}', 'ana-id', '{kind}', '', {BEGIN}, {expires}"
            await connection.execute(text(f"INSERT INTO keys VALUES ({values})"))
    await database.close()
    return await open_store(url)


async def test_old_cookies_links_and_tokens_open_the_same_person(url: str) -> None:
    store = await old_store(url)
    people = People(store, await store.secret(), lambda: BEGIN)
    visit = await people.by_tag(TAG)
    assert visit is not None
    assert (visit.person.id, visit.person.name, visit.is_earlier) == ("ana-id", "Ana", True)
    assert (await people.by_token("k")).person == visit.person
    assert await people.by_link("k") == visit.person
    await store.close()


async def test_an_old_cookie_is_exchanged_for_one_device_however_many_tabs_ask(url: str) -> None:
    store = await old_store(url)
    people = People(store, await store.secret(), lambda: BEGIN)
    visit = await people.by_tag(TAG)
    assert visit is not None
    tags = await asyncio.gather(*(people.upgrade(visit.person, "Firefox/Linux") for _ in range(5)))
    assert len(set(tags)) == 1
    assert [key_id(row) == "earlier" for row in await people.devices(visit.person)].count(False) == 1
    upgraded = await people.by_tag(tags[0])
    assert upgraded is not None
    assert (upgraded.person, upgraded.is_earlier) == (visit.person, False)
    await store.close()


async def test_all_old_cookies_of_a_person_are_revoked_for_good(url: str) -> None:
    store = await old_store(url)
    people = People(store, await store.secret(), lambda: BEGIN)
    visit = await people.by_tag(TAG)
    assert visit is not None
    tag = await people.upgrade(visit.person, "")
    assert await people.drop_device(visit.person, "earlier")
    assert await people.by_tag(TAG) is None
    assert await people.by_tag(tag) is not None
    for _ in range(MOST_DEVICES + 1):
        await people.new_device(visit.person, "")
    assert await people.by_tag(TAG) is None
    await store.close()
