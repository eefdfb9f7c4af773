"""Component sets over HTTP: check, draw and show them, and store them if the host allows it."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

import anyio.to_thread
from anyio import CapacityLimiter
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from shima.games.text import Text
from shima.tables.refusal import Fault, Refused
from shima.web import set_models
from shima.web.auth import Context, CurrentPerson
from shima.web.errors import wished_language
from shima.web.offloading import answer, asker, find_set

R = TypeVar("R")

router = APIRouter(prefix="/api/sets", tags=["sets"])
STANDARD, NEW = "standard", "new"
AT_ONCE = CapacityLimiter(1)
"""Sets are stored one at a time, so that games are not delayed."""
SetText: dict[str, Any] = {
    "requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True},
}


@router.post("/check", response_model=set_models.SetCheck, openapi_extra=SetText)
async def check(context: Context, request: Request) -> Response:
    """Check a set: its problems by line, and drawings of a valid one. Nothing is stored."""
    code = wished_language(request.headers.get("accept-language", ""))
    known = [each.game.set_hash for each in context.sets.offered]
    who = asker(request)
    with context.offload.room(who):
        return answer(await context.offload.check_set(who, await _text(request), known, code, context.keeps_sets))


@router.post("", status_code=201, openapi_extra=SetText)
async def keep(context: Context, person: CurrentPerson, request: Request) -> set_models.KeptSet:
    """Store a valid set, so that tables of this server can use it."""
    if not context.keeps_sets:
        raise Refused(Fault.FORBIDDEN, Text("set-not-kept"))
    who = asker(request, person)
    with context.offload.room(who):
        text = await _text(request)
        await context.offload.sound_set(who, text)
    try:
        game = (await _in_thread(lambda: context.sets.keep(text))).game
    except OSError as error:
        raise Refused(Fault.BUSY, Text("set-unwritten", {"problem": error.strerror or str(error)})) from error
    return set_models.KeptSet(game=game.name, name=game.set_name, hash=game.set_hash)


@router.get(
    "/{game}/{set_hash}",
    response_class=Response,  # without a media type, because refusals are JSON
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def show(
    context: Context,
    game: Annotated[str, Path(max_length=40)],
    set_hash: Annotated[str, Path(pattern=r"^([0-9a-f]{64}|standard|new)$")],
    request: Request,
) -> PlainTextResponse:
    """The text of a set that is available here or was a standard set before; `standard` is the current one.

    `new` is a template with explaining comments.
    """
    if set_hash == NEW:
        game = context.sets.find(game).game.name
        code = wished_language(request.headers.get("accept-language", ""))
        make = partial(context.offload.new_set, asker(request), game, code)
        return PlainTextResponse(await context.cache.get(("new set", game, code), make))
    found = await find_set(context, game, "" if set_hash == STANDARD else set_hash)
    name = f"{found.game.name}-{found.game.set_name}.toml"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(found.source(), headers=headers)


async def _text(request: Request) -> str:
    try:
        return (await request.body()).decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Refused(Fault.MALFORMED, Text("error-file-text", {"file": "set"})) from error


async def _in_thread(do: Callable[[], R]) -> R:
    """Run blocking disk access in a thread. The set has already been validated."""
    return await anyio.to_thread.run_sync(do, limiter=AT_ONCE)
