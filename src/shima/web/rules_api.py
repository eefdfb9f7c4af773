"""The pictures beside the rules, over HTTP."""

import asyncio
import gzip
from functools import cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Request, Response

from shima.games.text import Text
from shima.lessons.pictures import gallery
from shima.shelf import GAMES
from shima.tables.refusal import Fault, Refused
from shima.web import learn_models
from shima.web.client import Asset

router = APIRouter(prefix="/api", tags=["rules"])
FOR_A_WHILE = "public, max-age=600"


@router.get("/rules/{game}/pictures", response_model=learn_models.RulePictures)
async def pictures(game: Annotated[str, Path(max_length=40)], request: Request) -> Response:
    """A picture of a position for each rule that one helps."""
    if game not in GAMES:
        raise Refused(Fault.UNKNOWN, Text("error-game", {"game": game, "games": ", ".join(GAMES)}))
    return (await asyncio.to_thread(_answer, game)).answer(request)


@cache
def _answer(game: str) -> Asset:
    """Made once: replaying the records takes a moment."""
    body = orjson.dumps(rule_pictures(game))
    return Asset(body, gzip.compress(body, 9, mtime=0), "application/json", FOR_A_WHILE)


def rule_pictures(game: str) -> dict[str, object]:
    """All pictures of a game as they go over the wire."""
    found = gallery(game)
    views: list[dict[str, object]] = []
    told: list[dict[str, object]] = []
    for shown in found.shown:
        if shown.view not in views:
            views.append(shown.view)
        picture = shown.picture
        told.append(
            {
                "rule": picture.rule,
                "view": views.index(shown.view),
                "show": picture.show,
                "look": picture.look,
                "mark": picture.mark,
                "moves": shown.moves,
                "way": picture.way,
            }
        )
    return {"board": found.game.board(), "names": found.names, "views": views, "pictures": told}
