"""Identifies the sender of a request: a person with a signed cookie, or a program with a token."""

import hashlib
from typing import Annotated

from fastapi import Depends, Header, Request, Response
from starlette.requests import HTTPConnection

from shima.games.text import Text
from shima.store.rows import PersonRow
from shima.tables.people import Visit
from shima.tables.refusal import Fault, Refused
from shima.web.agents import device_label
from shima.web.context import AppContext
from shima.web.errors import Unauthenticated

COOKIE = "shima"
YEAR = 365 * 24 * 3600
LONGEST_COOKIE = 400


def app_context(connection: HTTPConnection) -> AppContext:
    context: AppContext = connection.app.state.context
    return context


async def visit(connection: HTTPConnection) -> Visit | None:
    """Return the visit for the cookie or token, or None. An invalid token is an error."""
    people = app_context(connection).people
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        try:
            return await people.by_token(token.strip())
        except Refused as refused:
            raise Unauthenticated("person-token") from refused
    tag = connection.cookies.get(COOKIE, "")
    return await people.by_tag(tag) if 0 < len(tag) <= LONGEST_COOKIE else None


OptionalVisit = Annotated[Visit | None, Depends(visit)]


async def known_visit(found: OptionalVisit) -> Visit:
    if found is None:
        raise Unauthenticated
    return found


async def browser_visit(found: Annotated[Visit, Depends(known_visit)]) -> Visit:
    """Require a cookie, so that a stolen token cannot take over the person."""
    if not found.is_browser:
        raise Refused(Fault.FORBIDDEN, Text("person-browser-only"))
    return found


async def optional_person(found: OptionalVisit) -> PersonRow | None:
    return found.person if found else None


async def current_person(found: Annotated[Visit, Depends(known_visit)]) -> PersonRow:
    return found.person


def public_id(person: PersonRow) -> str:
    """Return an id that lets a browser distinguish its users. It grants no access."""
    return hashlib.sha256(f"browser:{person.id}".encode()).hexdigest()[:16]


async def same_person(
    person: Annotated[PersonRow, Depends(current_person)],
    shima_person: Annotated[str | None, Header(max_length=64)] = None,
) -> PersonRow:
    """Require the person named in the header `Shima-Person`, if present."""
    if shima_person not in (None, public_id(person)):
        raise Refused(Fault.FORBIDDEN, Text("web-other-person"))
    return person


async def give_device(request: Request, response: Response, person: PersonRow) -> None:
    """Register this browser as a device of the person."""
    label = device_label(request.headers.get("user-agent", ""))
    set_tag(request, response, await app_context(request).people.new_device(person, label))


async def upgrade_device(request: Request, response: Response, found: Visit) -> None:
    """Replace a cookie from before browsers had keys."""
    label = device_label(request.headers.get("user-agent", ""))
    set_tag(request, response, await app_context(request).people.upgrade(found.person, label))


def set_tag(request: Request, response: Response, tag: str) -> None:
    """Set the cookie that identifies the person, inaccessible to scripts and other sites."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, tag, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


Context = Annotated[AppContext, Depends(app_context)]
OptionalPerson = Annotated[PersonRow | None, Depends(optional_person)]
CurrentPerson = Annotated[PersonRow, Depends(current_person)]
KnownVisit = Annotated[Visit, Depends(known_visit)]
BrowserVisit = Annotated[Visit, Depends(browser_visit)]
SamePerson = Annotated[PersonRow, Depends(same_person)]
