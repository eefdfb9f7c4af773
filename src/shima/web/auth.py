"""Who sends a request: a person in a browser with a signed cookie, or a program with a token."""

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
from shima.web.errors import Nobody

COOKIE = "shima"
YEAR = 365 * 24 * 3600
LONGEST_COOKIE = 400


def the_hall(connection: HTTPConnection) -> AppContext:
    context: AppContext = connection.app.state.context
    return context


async def visit(connection: HTTPConnection) -> Visit | None:
    """The person with the key that was shown, or None. A token that is shown must be valid."""
    people = the_hall(connection).people
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        try:
            return await people.by_token(token.strip())
        except Refused as refused:
            raise Nobody("person-token") from refused
    tag = connection.cookies.get(COOKIE, "")
    return await people.by_tag(tag) if 0 < len(tag) <= LONGEST_COOKIE else None


AnyVisit = Annotated[Visit | None, Depends(visit)]


async def known_visit(found: AnyVisit) -> Visit:
    if found is None:
        raise Nobody
    return found


async def browser_visit(found: Annotated[Visit, Depends(known_visit)]) -> Visit:
    """What a program must not do in a person's name: a token that got lost does not give away the person."""
    if not found.is_browser:
        raise Refused(Fault.FORBIDDEN, Text("person-browser-only"))
    return found


async def anybody(found: AnyVisit) -> PersonRow | None:
    return found.person if found else None


async def somebody(found: Annotated[Visit, Depends(known_visit)]) -> PersonRow:
    return found.person


def public_id(person: PersonRow) -> str:
    """An id by which a browser tells its users apart. It grants no access."""
    return hashlib.sha256(f"browser:{person.id}".encode()).hexdigest()[:16]


async def same_person(
    person: Annotated[PersonRow, Depends(somebody)],
    shima_person: Annotated[str | None, Header(max_length=64)] = None,
) -> PersonRow:
    """As `somebody`; a request that says for whom it was made (`Shima-Person`) counts for nobody else."""
    if shima_person not in (None, public_id(person)):
        raise Refused(Fault.FORBIDDEN, Text("web-other-person"))
    return person


async def give_device(request: Request, response: Response, person: PersonRow) -> None:
    """This browser becomes a device of the person."""
    label = device_label(request.headers.get("user-agent", ""))
    set_tag(request, response, await the_hall(request).people.new_device(person, label))


async def upgrade_device(request: Request, response: Response, found: Visit) -> None:
    """A cookie from before browsers had keys is replaced."""
    label = device_label(request.headers.get("user-agent", ""))
    set_tag(request, response, await the_hall(request).people.upgrade(found.person, label))


def set_tag(request: Request, response: Response, tag: str) -> None:
    """The cookie that is this person from now on, out of reach of scripts and of other sites."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, tag, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


Context = Annotated[AppContext, Depends(the_hall)]
Anybody = Annotated[PersonRow | None, Depends(anybody)]
Somebody = Annotated[PersonRow, Depends(somebody)]
KnownVisit = Annotated[Visit, Depends(known_visit)]
BrowserVisit = Annotated[Visit, Depends(browser_visit)]
SamePerson = Annotated[PersonRow, Depends(same_person)]
