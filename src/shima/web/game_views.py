"""What the games show, typed: their views and boards as they go over the wire.

The games make them as plain data; a test checks every one of them against these models, and the browser's types are
generated from them. A game without models of its own has the plain ones.
"""

from functools import reduce
from operator import or_
from typing import Annotated, Any

from pydantic import BaseModel, Discriminator, GetCoreSchemaHandler, Tag
from pydantic_core import CoreSchema

from shima.registry import GAMES, provided
from shima.web.views.plain import PlainView

PLAIN = ""
VIEWS: dict[str, type[BaseModel]] = {name: view for name in GAMES if (view := provided(name, "views", "VIEW"))}
BOARDS: dict[str, type[BaseModel]] = {name: board for name in GAMES if (board := provided(name, "views", "BOARD"))}


class _Schema:
    """A type that is known at run time only."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(self.kind)


def _tag(view: Any) -> str:
    name = view.get("game") if isinstance(view, dict) else getattr(view, "game", None)
    return name if name in VIEWS else PLAIN


_TAGGED = [Annotated[model, Tag(name)] for name, model in {**VIEWS, PLAIN: PlainView}.items()]
GameView = Annotated[Any, _Schema(Annotated[reduce(or_, _TAGGED), Discriminator(_tag)])]
GameBoard = Annotated[Any, _Schema(reduce(or_, [*BOARDS.values(), dict[str, Any]]))]
