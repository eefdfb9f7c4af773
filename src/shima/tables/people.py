"""People and how they sign in: with a name only. A cookie, token, link or recovery code proves who they are.

Each of these is a key of which the store only has a hash, so a copy of the database lets nobody in.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from shima.games.text import Text
from shima.record import clean_name
from shima.store.rows import KeyRow, PersonRow
from shima.store.store import Store
from shima.tables.names import checked_name
from shima.tables.refusal import Fault, Refused
from shima.tables.sessions import Sessions
from shima.tables.spec import DAY, SECOND

BROWSER, TOKEN, LINK, RECOVERY = "browser", "token", "device", "recovery"
LINK_LASTS: Final = DAY
MOST_TOKENS: Final = 10
MOST_LINKS: Final = 5
MOST_DEVICES: Final = 30
EARLIER: Final = "earlier:"
"""Prefix of the hash for cookies without a device key. All such cookies of a person count as one device."""
UPGRADE_WINDOW: Final = 60 * SECOND
"""Requests with such a cookie within this time get the same new key."""
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_GROUPS, CODE_GROUP = 5, 4
KEY_ID: Final = 12


@dataclass(frozen=True)
class Visit:
    """A person, and the key that proved it."""

    person: PersonRow
    key: KeyRow

    @property
    def is_browser(self) -> bool:
        return self.key.kind == BROWSER

    @property
    def is_earlier(self) -> bool:
        """Whether the cookie has no device key."""
        return self.key.hash.startswith(EARLIER)


class People:
    """Identifies people by their keys. `sessions` are the connections that end with a key."""

    def __init__(self, store: Store, secret: str, now: Callable[[], int], sessions: Sessions | None = None) -> None:
        self.store = store
        self.now = now
        self.sessions = sessions or Sessions()
        self._secret = secret.encode()
        self._signer = URLSafeSerializer(secret, salt="shima-person")

    async def welcome(self, name: str) -> PersonRow:
        """Create a person."""
        person = PersonRow(secrets.token_urlsafe(16), checked_name(name), self.now())
        await self.store.add_person(person)
        return person

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Rename the person. The new name is used from the next table on."""
        renamed = PersonRow(person.id, checked_name(name), person.created)
        await self.store.rename_person(person.id, renamed.name)
        return renamed

    # Browsers.

    async def new_device(self, person: PersonRow, label: str) -> str:
        """Return the cookie of a new browser: person and device key, signed."""
        return await self._device(person, secrets.token_urlsafe(24), label)

    async def upgrade(self, person: PersonRow, label: str) -> str:
        """Return a cookie with a device key. Several tabs that ask at once get the same one."""
        window = f"{person.id}:{label}:{self.now() // UPGRADE_WINDOW}"
        return await self._device(person, hmac.new(self._secret, window.encode(), "sha256").hexdigest(), label)

    async def _device(self, person: PersonRow, key: str, label: str) -> str:
        row = self._row(person, BROWSER, key, label)
        self.sessions.end(await self.store.push_key(row, MOST_DEVICES))
        return str(self._signer.dumps([person.id, key]))

    async def by_tag(self, tag: str) -> Visit | None:
        """Return the holder of the cookie; None if we did not sign it, or it was revoked."""
        try:
            held = self._signer.loads(tag)
        except BadSignature:
            return None
        match held:
            case str(person):
                visit = await self._visit(EARLIER + person)
            case [str(person), str(key)]:
                visit = await self._visit(_hash(BROWSER, key))
            case _:
                return None
        return visit if visit is not None and visit.person.id == person else None

    async def devices(self, person: PersonRow) -> list[KeyRow]:
        return await self.store.keys_of(person.id, BROWSER)

    async def drop_device(self, person: PersonRow, device: str) -> bool:
        """Revoke a browser and end its connections."""
        return await self._drop(person, BROWSER, device)

    async def drop_other_devices(self, visit: Visit) -> None:
        """Revoke all browsers but this one."""
        others = [row.hash for row in await self.devices(visit.person) if row.hash != visit.key.hash]
        self.sessions.end(await self.store.drop_keys(visit.person.id, others))

    async def sign_out(self, visit: Visit) -> None:
        """Revoke this browser, unless its cookie has no device key and others may share it."""
        if visit.is_browser and not visit.is_earlier:
            self.sessions.end(await self.store.drop_keys(visit.person.id, [visit.key.hash]))

    # Links to other devices.

    async def make_link(self, person: PersonRow) -> str:
        """Return the secret part of a link that signs in another device once, within a day."""
        key = secrets.token_urlsafe(24)
        await self.store.push_key(self._row(person, LINK, key, "", self.now() + LINK_LASTS), MOST_LINKS)
        return key

    async def by_link(self, key: str) -> PersonRow:
        row = await self.store.take_key(_hash(LINK, key), self.now())
        person = await self.store.person(row.person) if row else None
        if person is None:
            raise Refused(Fault.FORBIDDEN, Text("person-link"))
        return person

    # Recovery codes.

    async def make_recovery(self, person: PersonRow) -> str:
        """Return a recovery code to be kept on paper. It replaces the previous one."""
        letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUPS * CODE_GROUP)]
        groups = ("".join(letters[at : at + CODE_GROUP]) for at in range(0, len(letters), CODE_GROUP))
        await self.store.push_key(self._row(person, RECOVERY, "".join(letters), ""), 1)
        return "-".join(groups)

    async def recovery_made(self, person: PersonRow) -> int | None:
        """Return when the person's code was made, if there is one."""
        rows = await self.store.keys_of(person.id, RECOVERY)
        return rows[-1].created if rows else None

    async def by_recovery(self, code: str) -> PersonRow:
        letters = "".join(char for char in code.upper() if char in CODE_LETTERS)
        visit = await self._visit(_hash(RECOVERY, letters))
        if visit is None:
            raise Refused(Fault.FORBIDDEN, Text("person-recovery"))
        return visit.person

    # Tokens of programs.

    async def make_token(self, person: PersonRow, label: str) -> str:
        """Return a token for a program that plays in the person's name."""
        key = secrets.token_urlsafe(24)
        if not await self.store.add_key(self._row(person, TOKEN, key, clean_name(label)), MOST_TOKENS):
            raise Refused(Fault.TOO_MANY, Text("person-tokens", {"most": MOST_TOKENS}))
        return key

    async def by_token(self, token: str) -> Visit:
        visit = await self._visit(_hash(TOKEN, token))
        if visit is None:
            raise Refused(Fault.FORBIDDEN, Text("person-token"))
        return visit

    async def tokens(self, person: PersonRow) -> list[KeyRow]:
        return await self.store.keys_of(person.id, TOKEN)

    async def drop_token(self, person: PersonRow, token: str) -> bool:
        return await self._drop(person, TOKEN, token)

    # Keys.

    async def _visit(self, hash: str) -> Visit | None:
        """Return the holder of a key, recording once a day that they were seen."""
        found = await self.store.holder(hash, self.now())
        if found is None:
            return None
        person, key = found
        today = self._today()
        if key.seen < today and not await self.store.mark_seen(key, today):
            return None
        return Visit(person, key)

    async def _drop(self, person: PersonRow, kind: str, id: str) -> bool:
        found = [row.hash for row in await self.store.keys_of(person.id, kind) if key_id(row) == id]
        dropped = await self.store.drop_keys(person.id, found) if found else []
        self.sessions.end(dropped)
        return bool(dropped)

    def _row(self, person: PersonRow, kind: str, key: str, label: str, expires: int | None = None) -> KeyRow:
        return KeyRow(_hash(kind, key), person.id, kind, label, self.now(), expires, self._today())

    def _today(self) -> int:
        return self.now() // DAY * DAY


def key_id(row: KeyRow) -> str:
    """Return the id under which an owner sees a key: the beginning of its hash."""
    return EARLIER.rstrip(":") if row.hash.startswith(EARLIER) else row.hash[:KEY_ID]


def _hash(kind: str, key: str) -> str:
    return hashlib.sha256(f"{kind}:{key}".encode(errors="replace")).hexdigest()
