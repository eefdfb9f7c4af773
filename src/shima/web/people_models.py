"""Requests and answers about people: names, devices, recovery, tokens, webhooks, blocks and reports."""

from typing import Annotated

from pydantic import Field

from shima.record import MOST_PLAYERS
from shima.tables.blocking import LONGEST_REPORT
from shima.tables.names import LONGEST_NAME
from shima.web.models import Wire

# Requests.


class Name(Wire):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Key(Wire):
    key: Annotated[str, Field(min_length=1, max_length=100)]


class Code(Wire):
    code: Annotated[str, Field(min_length=1, max_length=100)]


class Label(Wire):
    label: Annotated[str, Field(max_length=160)] = ""


class RelationChoice(Wire):
    """What is left out or null stays as it is."""

    muted: bool | None = None
    blocked: bool | None = None


class Report(Wire):
    chair: Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_REPORT)]


class HookUrl(Wire):
    url: Annotated[str, Field(min_length=1, max_length=500)]


# Answers.


class Me(Wire):
    """`name` and `id` are null for a visitor without a name. `id` stays the same when the name changes."""

    id: str | None = None
    name: str | None
    ratings: dict[str, float] = Field(default={})


class DeviceLink(Wire):
    """`path` is opened on the other device, within a day and once."""

    key: str
    path: str
    expires: int


class Device(Wire):
    """A browser; `seen` is a day. `earlier` stands for all browsers from before devices were told apart."""

    id: str
    browser: str
    system: str
    created: int
    seen: int
    here: bool
    earlier: bool


class Recovery(Wire):
    """`made` is null for somebody without a recovery code."""

    made: int | None


class RecoveryCode(Wire):
    code: str


class Relation(Wire):
    """The chair of a person whom the caller has muted or blocked."""

    chair: int
    muted: bool
    blocked: bool


class Block(Wire):
    """`kind` is `block` or `mute`; `name` is what the person was called then."""

    id: str
    name: str
    kind: str
    created: int


class ProgramToken(Wire):
    id: str
    label: str
    created: int


class NewToken(Wire):
    token: str


class Hook(Wire):
    """`secret` signs each call: X-Shima-Signature is the HMAC-SHA256 of the body. `failures` are those in a row."""

    url: str
    secret: str
    failures: int
    paused_until: int | None
