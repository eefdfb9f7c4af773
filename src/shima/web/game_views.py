"""The views and boards of all games in the models of what goes over the wire.

Each game declares the types of its own. A game without them has a plain view.
"""

from functools import reduce
from operator import or_
from typing import Annotated, Any

from pydantic import ConfigDict, Discriminator, GetCoreSchemaHandler, Tag, with_config
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType

from shima.games import view_types
from shima.registry import GAMES, provided

PLAIN = ""
VIEWS: dict[str, Any] = {name: view for name in GAMES if (view := provided(name, "view_types", "VIEW"))}
BOARDS: dict[str, Any] = {name: board for name in GAMES if (board := provided(name, "view_types", "BOARD"))}


def _no_other(schema: dict[str, Any]) -> None:
    """A view that has a type of its own is not a plain one."""
    schema["properties"]["game"]["not"] = {"enum": list(VIEWS)}


@with_config(ConfigDict(extra="allow", strict=True, json_schema_extra=_no_other))
class PlainView(view_types.PlainView):
    """A view that its game declares no type for."""


class _Schema:
    """A type that is known at run time only."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(self.kind)


def _tag(view: Any) -> str:
    return view["game"] if view["game"] in VIEWS else PLAIN


def _named(name: str, kind: Any) -> _Schema:
    """A type with a name of its own in OpenAPI."""
    return _Schema(TypeAliasType(name, kind))


_TAGGED = [Annotated[view, Tag(name)] for name, view in {**VIEWS, PLAIN: PlainView}.items()]
GameView = Annotated[Any, _named("GameView", Annotated[reduce(or_, _TAGGED), Discriminator(_tag)])]
GameBoard = Annotated[Any, _named("GameBoard", reduce(or_, [*BOARDS.values(), dict[str, Any]]))]
