"""The pictures next to the rules, over HTTP."""

import gzip
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from shima.games.text import Text
from shima.registry import GAMES
from shima.tables.refusal import Fault, Refused
from shima.web import learn_models
from shima.web.auth import Context
from shima.web.client import Asset
from shima.web.offloading import asker

router = APIRouter(prefix="/api", tags=["rules"])
FOR_A_WHILE = "public, max-age=600"


@router.get("/rules/{game}/pictures", response_model=learn_models.RulePictures)
async def pictures(context: Context, game: Annotated[str, Path(max_length=40)], request: Request) -> Response:
    """A picture of a position for each rule that one helps."""
    if game not in GAMES:
        raise Refused(Fault.UNKNOWN, Text("error-game", {"game": game, "games": ", ".join(GAMES)}))
    small = await context.cache.get(("pictures", game), lambda: context.offload.pictures(asker(request), game))
    return Asset(gzip.decompress(small), small, "application/json", FOR_A_WHILE).answer(request)
