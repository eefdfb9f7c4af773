"""The guide to a game, the values of its sets, and the pictures next to the rules, over HTTP."""

import gzip
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from shima.games.text import Text
from shima.registry import GAMES
from shima.tables.refusal import Fault, Refused
from shima.web import learn_models
from shima.web.auth import Context
from shima.web.client import Asset
from shima.web.offloading import answer, asker, find_set

router = APIRouter(prefix="/api", tags=["rules"])
FOR_A_WHILE = "public, max-age=600"
STANDARD = "standard"
GameName = Annotated[str, Path(max_length=40)]


@router.get("/rules/{game}/pictures", response_model=learn_models.RulePictures)
async def pictures(context: Context, game: GameName, request: Request) -> Response:
    """A picture of a position for each rule and part of the guide that one helps."""
    _check(game)
    small = await context.cache.get(("pictures", game), lambda: context.offload.pictures(asker(request), game))
    return Asset(gzip.decompress(small), small, "application/json", FOR_A_WHILE).answer(request)


@router.get("/rules/{game}/guide", response_model=learn_models.Guide)
async def guide(context: Context, game: GameName, request: Request) -> Response:
    """What a learner reads before the numbered rules, and the player aid."""
    _check(game)
    small = await context.cache.get(("guide", game), lambda: context.offload.guide(asker(request), game))
    return Asset(gzip.decompress(small), small, "application/json", FOR_A_WHILE).answer(request)


@router.get("/rules/{game}/values/{set_hash}", response_model=learn_models.SetValues)
async def values(
    context: Context,
    game: GameName,
    set_hash: Annotated[str, Path(pattern=r"^([0-9a-f]{64}|standard)$")],
    request: Request,
) -> Response:
    """The values of a component set as tables; `standard` is the current standard set."""
    _check(game)
    found = await find_set(context, game, "" if set_hash == STANDARD else set_hash)
    known = found.game.set_hash
    job = partial(context.offload.values, asker(request), game, known, found.source())
    return answer(await context.cache.get(("values", game, known), job))


def _check(game: str) -> None:
    if game not in GAMES:
        raise Refused(Fault.UNKNOWN, Text("error-game", {"game": game, "games": ", ".join(GAMES)}))
