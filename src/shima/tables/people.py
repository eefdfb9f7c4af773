"""People without hurdles: a name is enough. Who somebody is, a signed cookie or a token says."""

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from shima.games.text import Text
from shima.players import is_bot
from shima.record import clean_name
from shima.store.rows import KeyRow, PersonRow
from shima.store.store import Store
from shima.tables.refusal import Fault, Refused
from shima.tables.spec import DAY

LINK_LASTS: Final = DAY
MOST_TOKENS: Final = 10
LONGEST_NAME: Final = 40


class People:
    """Knows people by their signed name tags, links by which they come from another device, and tokens."""

    def __init__(self, store: Store, secret: str, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self._signer = URLSafeSerializer(secret, salt="shima-person")

    async def welcome(self, name: str) -> PersonRow:
        """Somebody new."""
        person = PersonRow(secrets.token_urlsafe(16), checked_name(name), self.now())
        await self.store.add_person(person)
        return person

    def tag(self, person: PersonRow) -> str:
        """What the cookie holds: the person, signed."""
        return str(self._signer.dumps(person.id))

    async def by_tag(self, tag: str) -> PersonRow | None:
        """Who shows this tag; None for a tag that we did not sign."""
        try:
            name = self._signer.loads(tag)
        except BadSignature:
            return None
        return await self.store.person(name) if isinstance(name, str) else None

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """The new name counts from the next table on."""
        renamed = PersonRow(person.id, checked_name(name), person.created)
        await self.store.rename_person(person.id, renamed.name)
        return renamed

    async def make_link(self, person: PersonRow) -> str:
        """The secret part of a link that brings the same identity to another device, once, within a day."""
        return await self._make_key(person, "device", "", self.now() + LINK_LASTS)

    async def by_link(self, key: str) -> PersonRow:
        row = await self.store.take_key(_hash("device", key), self.now())
        person = await self.store.person(row.person) if row else None
        if person is None:
            raise Refused(Fault.FORBIDDEN, Text("person-link"))
        return person

    async def make_token(self, person: PersonRow, label: str) -> str:
        """For a program that plays in the person's name."""
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise Refused(Fault.TOO_MANY, Text("person-tokens", {"most": MOST_TOKENS}))
        return await self._make_key(person, "token", clean_name(label), None)

    async def by_token(self, token: str) -> PersonRow:
        row = await self.store.key(_hash("token", token), self.now())
        person = await self.store.person(row.person) if row else None
        if person is None:
            raise Refused(Fault.FORBIDDEN, Text("person-token"))
        return person

    async def tokens(self, person: PersonRow) -> list[KeyRow]:
        return await self.store.keys_of(person.id, "token")

    async def drop_token(self, person: PersonRow, token_id: str) -> bool:
        """Tokens are told apart by the beginning of their hashes."""
        for row in await self.tokens(person):
            if row.hash.startswith(token_id) and len(token_id) == TOKEN_ID:
                return await self.store.drop_key(row.hash, person.id)
        return False

    async def _make_key(self, person: PersonRow, kind: str, label: str, expires: int | None) -> str:
        key = secrets.token_urlsafe(24)
        await self.store.add_key(KeyRow(_hash(kind, key), person.id, kind, label, self.now(), expires))
        return key


TOKEN_ID: Final = 12


def token_id(row: KeyRow) -> str:
    return row.hash[:TOKEN_ID]


def checked_name(name: str) -> str:
    cleaned = clean_name(name)
    if not cleaned or is_bot(cleaned.lower()) or len(name) > LONGEST_NAME:
        raise Refused(Fault.MALFORMED, Text("person-name"))
    return cleaned


def _hash(kind: str, key: str) -> str:
    """The store keeps hashes only: whoever reads it cannot come in with what was read."""
    return hashlib.sha256(f"{kind}:{key}".encode(errors="replace")).hexdigest()
