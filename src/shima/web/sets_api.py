"""Component sets over HTTP: checked and drawn for whoever writes one, shown, and kept where the host allows it."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import anyio.to_thread
import orjson
from anyio import CapacityLimiter
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from shima.games.sets import BadSet
from shima.games.text import Text
from shima.language import language
from shima.tables.refusal import Fault, Refused
from shima.tables.set_guide import USUAL_NAMES, new_set
from shima.tables.set_view import set_view
from shima.web import set_models
from shima.web.faults import wished_language
from shima.web.guard import address
from shima.web.hall import Hall
from shima.web.who import Somebody, TheHall

R = TypeVar("R")

router = APIRouter(prefix="/api/sets", tags=["sets"])
STANDARD, NEW = "standard", "new"
AT_ONCE = CapacityLimiter(1)
"""Sets are read one after the other, so that games go on meanwhile."""
SetText: dict[str, Any] = {
    "requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True},
}


@router.post("/check", response_model=set_models.SetCheck, openapi_extra=SetText)
async def check(hall: TheHall, request: Request) -> Response:
    """What is wrong with a set, line by line, and what a sound one draws. Nothing of it is kept."""
    text = await _text(hall, request)
    speech = language(wished_language(request.headers.get("accept-language", "")))
    shown = await _apart(lambda: set_view(text, hall.sets, speech, hall.keeps_sets))
    return Response(orjson.dumps(shown), media_type="application/json")


@router.post("", status_code=201, openapi_extra=SetText)
async def keep(hall: TheHall, _person: Somebody, request: Request) -> set_models.KeptSet:
    """Keep a sound set, so that tables of this server can choose it."""
    if not hall.keeps_sets:
        raise Refused(Fault.FORBIDDEN, Text("set-not-kept"))
    text = await _text(hall, request)
    try:
        game = (await _apart(lambda: hall.sets.keep(text))).game
    except BadSet as error:
        first = error.findings[0]
        raise Refused(Fault.MALFORMED, Text("set-unsound", {"line": first.line, "problem": first.text})) from error
    except OSError as error:
        raise Refused(Fault.BUSY, Text("set-unwritten", {"problem": error.strerror or str(error)})) from error
    return set_models.KeptSet(game=game.name, name=game.set_name, hash=game.set_hash)


@router.get(
    "/{game}/{set_hash}",
    response_class=Response,  # which has no type of its own: refusals are JSON
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def show(
    hall: TheHall,
    game: Annotated[str, Path(max_length=40)],
    set_hash: Annotated[str, Path(pattern=r"^([0-9a-f]{64}|standard|new)$")],
    request: Request,
) -> PlainTextResponse:
    """The text of a set that is offered here, or was standard once; `standard` is the one of today.

    `new` is one to begin with, whose comments lead through it.
    """
    if set_hash == NEW:
        game = hall.sets.find(game).game.name
        speech = language(wished_language(request.headers.get("accept-language", "")))
        return PlainTextResponse(await _apart(lambda: new_set(game, USUAL_NAMES[game], speech)))
    found = await _apart(lambda: hall.sets.find(game, "" if set_hash == STANDARD else set_hash))
    name = f"{found.game.name}-{found.game.set_name}.toml"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(await _apart(found.source), headers=headers)


async def _text(hall: Hall, request: Request) -> str:
    if not hall.checks.spend(address(request.scope)):
        raise Refused(Fault.TOO_MANY, Text("web-too-many"))
    try:
        return (await request.body()).decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Refused(Fault.MALFORMED, Text("error-file-text", {"file": "set"})) from error


async def _apart(do: Callable[[], R]) -> R:
    """On a thread: it takes too long for the one on which all games go on."""
    return await anyio.to_thread.run_sync(do, limiter=AT_ONCE)
