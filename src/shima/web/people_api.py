"""People over HTTP: names, devices, tokens and webhooks."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from shima.games.text import Text
from shima.registry import GAMES
from shima.store.rows import HookRow, KeyRow, PersonRow, TableRow
from shima.tables.people import EARLIER, LINK_LASTS, Visit, key_id
from shima.tables.refusal import Fault, Refused
from shima.tables.table import PAUSE_LASTS, PLAYING
from shima.web import lobby_models, people_models
from shima.web.auth import (
    COOKIE,
    BrowserVisit,
    Context,
    CurrentPerson,
    KnownVisit,
    OptionalPerson,
    OptionalVisit,
    give_device,
    public_id,
    upgrade_device,
)
from shima.web.context import AppContext, now
from shima.web.limits import Connections
from shima.web.middleware import address

router = APIRouter(prefix="/api/me", tags=["people"])
HEARTBEAT = 15.0
MOST_LISTED = 200
DELETION_PATIENCE = 10.0


@router.get("")
async def who_am_i(context: Context, visit: OptionalVisit, request: Request, response: Response) -> people_models.Me:
    """The caller's name and ratings; no name for a visitor who has not chosen one."""
    if visit is None:
        return people_models.Me(name=None)
    person = visit.person
    if visit.is_earlier:
        await upgrade_device(request, response, visit)
    rated = {game: row.rating for game in GAMES for row in (await context.store.ratings(game, [person.id])).values()}
    ratings: dict[str, float] = {game: round(value) for game, value in rated.items()}
    return people_models.Me(id=public_id(person), name=person.name, ratings=ratings)


@router.post("")
async def say_who_i_am(
    context: Context, person: OptionalPerson, wish: people_models.Name, request: Request, response: Response
) -> people_models.Me:
    """Set or change the caller's name. A name is enough to play."""
    if person is not None:
        person = await context.people.rename(person, wish.name)
    else:
        if not context.newcomers.spend(address(request.scope)):
            raise Refused(Fault.TOO_MANY, Text("web-too-many-people"))
        person = await context.people.welcome(wish.name)
        await give_device(request, response, person)
    return people_models.Me(id=public_id(person), name=person.name)


@router.delete("", status_code=204)
async def sign_out(context: Context, visit: KnownVisit, response: Response) -> None:
    """Sign out this browser and invalidate its cookie."""
    await context.people.sign_out(visit)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.delete("/data", status_code=204)
async def delete_my_data(context: Context, visit: BrowserVisit, response: Response) -> None:
    """Delete the person: name, devices, tokens, ratings and chat. Their games stay, with a former player.

    Running games are resigned. With many tables this continues after the response.
    """
    await asyncio.shield(context.service.begun(context.eraser.begin(visit.person)))
    await context.hooks.drop(visit.person.id)
    await asyncio.wait({context.service.begun(context.eraser.finish(visit.person))}, timeout=DELETION_PATIENCE)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.get("/tables")
async def my_tables(context: Context, person: CurrentPerson) -> lobby_models.MyTables:
    """The caller's games: their turn, waiting, finished; most recently changed first."""
    rows = await context.store.tables_of(person.id, MOST_LISTED, 0)
    mine = lobby_models.MyTables(turn=[], waiting=[], finished=[])
    for row in rows:
        place = mine.finished if row.status == "over" else mine.turn if row.turn == person.id else mine.waiting
        place.append(line(row, person))
    return mine


@router.post("/link", status_code=201)
async def link_to_other_device(context: Context, visit: BrowserVisit) -> people_models.DeviceLink:
    """Create a private link that signs in another device with the same identity."""
    key = await context.people.make_link(visit.person)
    return people_models.DeviceLink(key=key, path=f"/link#{key}", expires=now() + LINK_LASTS)


@router.post("/device")
async def come_from_other_device(
    context: Context, sent: people_models.Key, request: Request, response: Response
) -> people_models.Me:
    """Sign in with a private link."""
    person = await context.people.by_link(sent.key)
    await give_device(request, response, person)
    return people_models.Me(id=public_id(person), name=person.name)


@router.get("/devices")
async def my_devices(context: Context, visit: BrowserVisit) -> list[people_models.Device]:
    """The browsers signed in as this person: this one first, then the most recent."""
    found = [device(row, visit) for row in await context.people.devices(visit.person)]
    return sorted(found, key=lambda each: (each.here, each.seen, each.created), reverse=True)


@router.delete("/devices", status_code=204)
async def sign_out_others(context: Context, visit: BrowserVisit) -> None:
    """Sign out all other browsers."""
    await context.people.drop_other_devices(visit)


@router.delete("/devices/{device}", status_code=204)
async def sign_out_device(context: Context, visit: BrowserVisit, device: Annotated[str, Path(max_length=40)]) -> None:
    """Sign out one browser: invalidate its cookie and close its connections."""
    if not await context.people.drop_device(visit.person, device):
        raise Refused(Fault.UNKNOWN, Text("person-device"))


@router.get("/recovery")
async def my_recovery(context: Context, visit: BrowserVisit) -> people_models.Recovery:
    """When the current recovery code was created."""
    return people_models.Recovery(made=await context.people.recovery_made(visit.person))


@router.post("/recovery", status_code=201)
async def make_recovery(context: Context, visit: BrowserVisit) -> people_models.RecoveryCode:
    """Create a code that signs in any browser as this person. It is shown once and replaces the previous one."""
    return people_models.RecoveryCode(code=await context.people.make_recovery(visit.person))


@router.post("/recover")
async def recover(context: Context, sent: people_models.Code, request: Request, response: Response) -> people_models.Me:
    """Sign in this browser with a recovery code."""
    if not context.recoveries.spend(address(request.scope)):
        raise Refused(Fault.TOO_MANY, Text("web-too-many-codes"))
    person = await context.people.by_recovery(sent.code)
    await give_device(request, response, person)
    return people_models.Me(id=public_id(person), name=person.name)


@router.get("/tokens")
async def my_tokens(context: Context, person: CurrentPerson) -> list[people_models.ProgramToken]:
    rows = await context.people.tokens(person)
    return [people_models.ProgramToken(id=key_id(row), label=row.label, created=row.created) for row in rows]


@router.post("/tokens", status_code=201)
async def make_token(context: Context, visit: BrowserVisit, wish: people_models.Label) -> people_models.NewToken:
    """Create a token with which a program plays in the caller's name. It is shown only once."""
    return people_models.NewToken(token=await context.people.make_token(visit.person, wish.label))


@router.delete("/tokens/{token}", status_code=204)
async def drop_token(context: Context, person: CurrentPerson, token: str) -> None:
    if not await context.people.drop_token(person, token):
        raise Refused(Fault.UNKNOWN, Text("person-token"))


@router.get("/hook")
async def my_hook(context: Context, person: CurrentPerson) -> people_models.Hook | None:
    row = await context.store.hook(person.id)
    return None if row is None else _hook(context, row)


@router.put("/hook")
async def set_hook(context: Context, person: CurrentPerson, wish: people_models.HookUrl) -> people_models.Hook:
    """Set the URL to call when it is the caller's turn."""
    row = await context.hooks.set(person.id, wish.url)
    return _hook(context, row)


@router.delete("/hook", status_code=204)
async def drop_hook(context: Context, person: CurrentPerson) -> None:
    await context.hooks.drop(person.id)


@router.get(
    "/turns",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def my_turns(context: Context, visit: KnownVisit, request: Request) -> StreamingResponse:
    """An endless stream: one JSON line per table where it is the caller's turn, empty lines as heartbeats."""
    where = address(request.scope)
    if not context.connections.enter(where):
        raise Refused(Fault.TOO_MANY, Text("web-too-many-connections"))
    return CountedStream(context.connections, where, _turns(context, visit))


class CountedStream(StreamingResponse):
    """A stream that counts as an open connection."""

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


async def _turns(context: AppContext, visit: Visit) -> AsyncIterator[str]:
    person = visit.person
    with context.sessions.open(visit.key.hash) as revoked, context.turns.stream(person.id) as turns:
        for row in await asyncio.shield(context.service.begun(context.store.tables_of(person.id, MOST_LISTED, 0))):
            if row.turn == person.id:
                yield _turn(row.id)
        closing = asyncio.create_task(context.closing.wait())
        ending = asyncio.create_task(revoked.wait())
        coming = asyncio.create_task(turns.get())
        try:
            while not context.closing.is_set():
                await asyncio.wait({coming, closing, ending}, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
                if revoked.is_set():
                    return
                line = "\n"
                if coming.done():
                    line = _turn(coming.result())
                    coming = asyncio.create_task(turns.get())
                yield line
        finally:
            closing.cancel()
            ending.cancel()
            coming.cancel()


def device(row: KeyRow, visit: Visit) -> people_models.Device:
    browser, _, system = row.label.partition("/")
    return people_models.Device(
        id=key_id(row),
        browser=browser,
        system=system,
        created=row.created,
        seen=row.seen,
        here=row.hash == visit.key.hash,
        earlier=row.hash.startswith(EARLIER),
    )


def _hook(context: AppContext, row: HookRow) -> people_models.Hook:
    failures, pause = context.hooks.state(row.person)
    until = now() + round(pause * 1000) if pause else None
    return people_models.Hook(url=row.url, secret=row.secret, failures=failures, paused_until=until)


def _turn(table: str) -> str:
    return json.dumps({"type": "turn", "table": table}) + "\n"


def line(row: TableRow, person: PersonRow | None) -> lobby_models.Line:
    return lobby_models.Line(
        id=row.id,
        game=row.game,
        status=row.status,
        names=list(row.names),
        players=row.players,
        moves=row.moves,
        open=row.open,
        your_turn=person is not None and row.turn == person.id,
        due=row.due if row.turn else None,
        paused=row.status == PLAYING and row.due == row.updated + PAUSE_LASTS,
        updated=row.updated,
    )
