"""People over HTTP: a name, another device, programs."""

import asyncio
import json
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from shima.games.text import Text
from shima.shelf import GAMES
from shima.store.rows import PersonRow, TableRow
from shima.tables.people import LINK_LASTS, token_id
from shima.tables.refusal import Fault, Refused
from shima.web import models
from shima.web.guard import address
from shima.web.hall import Hall, now
from shima.web.limits import Connections
from shima.web.who import COOKIE, Anybody, Somebody, TheHall, give_tag

router = APIRouter(prefix="/api/me", tags=["people"])
HEARTBEAT = 15.0
MOST_LISTED = 200


@router.get("")
async def who_am_i(hall: TheHall, person: Anybody) -> models.Me:
    """The name and the ratings of whoever asks; no name for somebody who has not said one."""
    if person is None:
        return models.Me(name=None)
    rated = {game: row.rating for game in GAMES for row in (await hall.store.ratings(game, [person.id])).values()}
    return models.Me(name=person.name, ratings={game: round(value) for game, value in rated.items()})


@router.post("")
async def say_who_i_am(
    hall: TheHall, person: Anybody, wish: models.Name, request: Request, response: Response
) -> models.Me:
    """A name is enough to play; whoever has one gets the new one."""
    if person is not None:
        person = await hall.people.rename(person, wish.name)
    else:
        if not hall.newcomers.spend(address(request.scope)):
            raise Refused(Fault.TOO_MANY, Text("web-too-many-people"))
        person = await hall.people.welcome(wish.name)
        give_tag(request, response, person)
    return models.Me(name=person.name)


@router.delete("", status_code=204)
async def forget_me(_person: Somebody, response: Response) -> None:
    """This browser does not know the person any more."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.get("/tables")
async def my_tables(hall: TheHall, person: Somebody) -> models.MyTables:
    """One's games: my turn, waiting, finished; the ones with the latest news first."""
    rows = await hall.store.tables_of(person.id, MOST_LISTED, 0)
    mine = models.MyTables(turn=[], waiting=[], finished=[])
    for row in rows:
        place = mine.finished if row.status == "over" else mine.turn if row.turn == person.id else mine.waiting
        place.append(line(row, person))
    return mine


@router.post("/link", status_code=201)
async def link_to_other_device(hall: TheHall, person: Somebody) -> models.DeviceLink:
    """A private link that brings the same identity to another device."""
    key = await hall.people.make_link(person)
    return models.DeviceLink(key=key, path=f"/link#{key}", expires=now() + LINK_LASTS)


@router.post("/device")
async def come_from_other_device(hall: TheHall, sent: models.Key, request: Request, response: Response) -> models.Me:
    """Take the identity that a private link brings."""
    person = await hall.people.by_link(sent.key)
    give_tag(request, response, person)
    return models.Me(name=person.name)


@router.get("/tokens")
async def my_tokens(hall: TheHall, person: Somebody) -> list[models.ProgramToken]:
    rows = await hall.people.tokens(person)
    return [models.ProgramToken(id=token_id(row), label=row.label, created=row.created) for row in rows]


@router.post("/tokens", status_code=201)
async def make_token(hall: TheHall, person: Somebody, wish: models.Label) -> models.NewToken:
    """A token with which a program plays in one's name. It is shown this once."""
    return models.NewToken(token=await hall.people.make_token(person, wish.label))


@router.delete("/tokens/{token}", status_code=204)
async def drop_token(hall: TheHall, person: Somebody, token: str) -> None:
    if not await hall.people.drop_token(person, token):
        raise Refused(Fault.UNKNOWN, Text("person-token"))


@router.get("/hook")
async def my_hook(hall: TheHall, person: Somebody) -> models.Hook | None:
    row = await hall.store.hook(person.id)
    return None if row is None else models.Hook(url=row.url, secret=row.secret)


@router.put("/hook")
async def set_hook(hall: TheHall, person: Somebody, wish: models.HookUrl) -> models.Hook:
    """Where to call when it is one's turn."""
    row = await hall.hooks.set(person.id, wish.url)
    return models.Hook(url=row.url, secret=row.secret)


@router.delete("/hook", status_code=204)
async def drop_hook(hall: TheHall, person: Somebody) -> None:
    await hall.store.drop_hook(person.id)


@router.get(
    "/turns",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def my_turns(hall: TheHall, person: Somebody, request: Request) -> StreamingResponse:
    """A stream without end: a line of JSON for each table at which it is one's turn, an empty line as a heartbeat."""
    where = address(request.scope)
    if not hall.connections.enter(where):
        raise Refused(Fault.TOO_MANY, Text("web-too-many-connections"))
    return Counted(hall.connections, where, _turns(hall, person))


class Counted(StreamingResponse):
    """A stream that counts as a connection for as long as it is answered."""

    media_type = "application/x-ndjson"

    def __init__(self, connections: Connections, where: str, lines: AsyncIterator[str]) -> None:
        super().__init__(lines)
        self.connections = connections
        self.where = where

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.connections.leave(self.where)


async def _turns(hall: Hall, person: PersonRow) -> AsyncIterator[str]:
    with hall.turns.stream(person.id) as told:
        for row in await asyncio.shield(hall.house.begun(hall.store.tables_of(person.id, MOST_LISTED, 0))):
            if row.turn == person.id:
                yield _turn(row.id)
        closing = asyncio.create_task(hall.closing.wait())
        coming = asyncio.create_task(told.get())
        try:
            while not hall.closing.is_set():
                await asyncio.wait({coming, closing}, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
                line = "\n"
                if coming.done():
                    line = _turn(coming.result())
                    coming = asyncio.create_task(told.get())
                yield line
        finally:
            closing.cancel()
            coming.cancel()


def _turn(table: str) -> str:
    return json.dumps({"type": "turn", "table": table}) + "\n"


def line(row: TableRow, person: PersonRow | None) -> models.Line:
    return models.Line(
        id=row.id,
        game=row.game,
        status=row.status,
        names=list(row.names),
        players=row.players,
        moves=row.moves,
        open=row.open,
        your_turn=person is not None and row.turn == person.id,
        due=row.due if row.turn else None,
        updated=row.updated,
    )
