"""Who asks: a person with a signed cookie, or a program with a token."""

from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from shima.store.rows import PersonRow
from shima.tables.refusal import Refused
from shima.web.faults import Nobody
from shima.web.hall import Hall

COOKIE = "shima"
YEAR = 365 * 24 * 3600


def the_hall(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


async def anybody(connection: HTTPConnection) -> PersonRow | None:
    """The person, or None. A token that is shown must be valid."""
    people = the_hall(connection).people
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        try:
            return await people.by_token(token.strip())
        except Refused as refused:
            raise Nobody("person-token") from refused
    tag = connection.cookies.get(COOKIE)
    return await people.by_tag(tag) if tag else None


async def somebody(connection: HTTPConnection) -> PersonRow:
    person = await anybody(connection)
    if person is None:
        raise Nobody
    return person


def give_tag(request: Request, response: Response, person: PersonRow) -> None:
    """The cookie that is this person from now on, out of reach of scripts and of other sites."""
    tag = the_hall(request).people.tag(person)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, tag, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


TheHall = Annotated[Hall, Depends(the_hall)]
Anybody = Annotated[PersonRow | None, Depends(anybody)]
Somebody = Annotated[PersonRow, Depends(somebody)]
