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
from shima.web.models import Wire

PLAIN = ""


def _declared(kind: str) -> dict[str, Any]:
    """The types that games declare, by game. They are as strict as our models, and so are the types inside of them."""
    found = {name: provided(name, "view_types", kind) for name in GAMES}
    return {name: with_config(Wire.model_config)(declared) for name, declared in found.items() if declared}


VIEWS = _declared("VIEW")
BOARDS = _declared("BOARD")
with_config(Wire.model_config)(view_types.LegalMove)  # in plain views too


def _no_other(schema: dict[str, Any]) -> None:
    """A view that has a type of its own is not a plain one."""
    schema["properties"]["game"]["not"] = {"enum": list(VIEWS)}


@with_config(ConfigDict(extra="allow", strict=True, json_schema_extra=_no_other))
class PlainView(view_types.PlainView):
    """A view that its game declares no type for."""


class _Schema:
    """A type that is known at run time only, with a name of its own in OpenAPI."""

    def __init__(self, name: str, kind: Any) -> None:
        self.alias = TypeAliasType(name, kind)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(self.alias)


def _tag(view: Any) -> str:
    name = view.get("game") if isinstance(view, dict) else None
    return name if name in VIEWS else PLAIN


_TAGGED = [Annotated[view, Tag(name)] for name, view in {**VIEWS, PLAIN: PlainView}.items()]
GameView = Annotated[Any, _Schema("GameView", Annotated[reduce(or_, _TAGGED), Discriminator(_tag)])]
GameBoard = Annotated[Any, _Schema("GameBoard", reduce(or_, [*BOARDS.values(), dict[str, Any]]))]
